/** What the arguments of a game's words stand for, as the game publishes it with its facts: from this alone things are named. */
export interface Domain {
  /** How its values are named: by the message of their slug, as numbers, as the table calls its seats, or by the title before the dot. */
  kind: "name" | "number" | "seat" | "copy";
  /** How the ids of the messages begin, after the game's own. */
  messages: string;
}

export interface Vocabulary {
  verbs: Record<string, Record<string, string>>;
  prompts: Record<string, Record<string, string>>;
  news: Record<string, Record<string, string>>;
  domains: Record<string, Domain>;
}

const known = new Map<string, Vocabulary>();

export function learnVocabulary(game: string, vocabulary: Vocabulary): void {
  known.set(game, vocabulary);
}

/** A domain by its name. */
export const domainOf = (game: string, domain: string): Domain | undefined => known.get(game)?.domains[domain];

/** What the arguments of a word stand for: parameter -> domain. */
export const paramsOf = (game: string, kind: "verbs" | "prompts" | "news", word: string): Record<string, string> => known.get(game)?.[kind][word] ?? {};
