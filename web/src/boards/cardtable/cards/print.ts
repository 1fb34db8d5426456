/** What stands on the cards, and how it is said. */
import { valueName } from "../../../words/names.svelte";
import { knows, lang, say, slug } from "../../../words/words.svelte";
import type { Facts } from "../../game";

export type Icon = "military" | "intrigue" | "power";
export const ICONS: readonly Icon[] = ["military", "intrigue", "power"];
export type Kind = "character" | "location" | "attachment" | "event" | "plot" | "agenda" | "faction" | "title";

export interface Values {
  gold?: number;
  initiative?: number;
  claim?: number;
  reserve?: number;
}

export interface Printed {
  /** The game whose words say what is printed. */
  game: string;
  id: string;
  name: string;
  type: Kind;
  faction?: string;
  loyal?: boolean;
  unique?: boolean;
  cost?: number | string;
  strength?: number;
  icons?: Icon[];
  traits: string[];
  keywords: string[];
  plot?: Values;
  modifiers?: Values;
  deck_limit?: number;
}

export interface DeckList {
  faction: string;
  agenda: string | null;
  plots: Record<string, number>;
  draw: Record<string, number>;
}

const known = new WeakMap<Facts, Map<string, Printed>>();

/** All cards by their ids. */
export function prints(game: string, facts: Facts): Map<string, Printed> {
  const found = known.get(facts) ?? new Map(((facts.cards ?? []) as Printed[]).map((card) => [card.id, { ...card, game }]));
  known.set(facts, found);
  return found;
}

export const readyDecks = (facts: Facts): Record<string, DeckList> => (facts.decks ?? {}) as Record<string, DeckList>;

/** The title of a card on the table: `arya_stark` of `arya_stark.0a`. */
export const titleOf = (card: string): string => card.split(".")[0] ?? card;

export const nameOf = (game: string, card: string): string => valueName(game, card.includes(".") ? "thing" : "card", card);

/** The faction whose colours a card has: a faction card has its own. */
export const factionOfCard = (card: Printed): string | null => (card.type === "faction" ? card.id.replace(/^(house|the)_/, "") : (card.faction ?? null));

export const factionName = (faction: string): string => say(`web-faction-${slug(faction)}`);

const word = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export const traitName = (trait: string): string => (knows(`web-trait-${word(trait)}`) ? say(`web-trait-${word(trait)}`) : trait);

/** `ambush:3` and `no_attachments_except:Weapon` carry a value. */
export function keywordName(keyword: string): string {
  const [name = "", value = ""] = keyword.split(":");
  return say(`web-keyword-${slug(name)}`, { value: /^\d+$/.test(value) ? value : traitName(value) });
}

export const keywords = (card: Printed): string => card.keywords.map(keywordName).join(". ");

export const traits = (card: Printed): string => card.traits.map(traitName).join(". ");

/** The text of a card without the keywords that stand above it. */
function bare(card: Printed, text: string): string {
  const named = card.keywords.map((keyword) => `${keywordName(keyword)}.`).find((name) => text.startsWith(name));
  return named ? bare(card, text.slice(named.length).trimStart()) : text;
}

/** What a card does, a paragraph an ability; the first words of a paragraph may say when: `Reaction: ...`. */
export const paragraphs = (card: Printed): { lead: string; text: string }[] => {
  const key = `${card.game}-card-${slug(card.id)}.text`;
  if (!knows(key)) return [];
  return bare(card, say(key)).split(/(?<=\.)\s+(?=(?:\p{Lu}[\p{L}'’-]*\s)?[\p{L}'’-]+:\s)/u).filter(Boolean).map((line) => {
    const cut = /^([^:.;]{3,34}):\s(.*)$/s.exec(line);
    return cut ? { lead: cut[1] ?? "", text: cut[2] ?? "" } : { lead: "", text: line };
  });
};

/** All that can be searched for in a card, in the language of the page. */
export function spoken(card: Printed): string {
  return [nameOf(card.game, card.id), card.name, traits(card), keywords(card), ...paragraphs(card).map((p) => `${p.lead} ${p.text}`)].join(" ").toLocaleLowerCase(lang());
}
