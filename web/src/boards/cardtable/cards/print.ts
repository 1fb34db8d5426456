/** What stands on the cards, and how it is said. */
import { valueName } from "../../../words/names.svelte";
import { knows, lang, say, slug } from "../../../words/words.svelte";
import type { Facts } from "../../game";

export type Icon = "military" | "intrigue" | "power";
export const ICONS: readonly Icon[] = ["military", "intrigue", "power"];
/** Siglum of a card's kind of person or deed: the 1st edition. */
export const CRESTS = ["holy", "learned", "noble", "war", "shadow"] as const;
export type Crest = (typeof CRESTS)[number];
export type Kind = "character" | "location" | "attachment" | "event" | "plot" | "agenda" | "faction" | "title";

/** The numbers of a plot, in the order in which they are read. */
const VALUES = ["gold", "income", "initiative", "claim", "reserve"] as const;
export type Value = (typeof VALUES)[number];
export type Values = Partial<Record<Value, number>>;

/** Those numbers that the plots of this edition have. */
export const valuesOf = (values: Values): Value[] => VALUES.filter((key) => values[key] !== undefined);

export interface Printed {
  /** The game whose words say what is printed. */
  game: string;
  id: string;
  name: string;
  type: Kind;
  faction?: string;
  /** Where it belongs to several. */
  houses?: string[];
  /** Only a deck of one of these may hold it. */
  house_only?: string[];
  loyal?: boolean;
  unique?: boolean;
  cost?: number | string;
  strength?: number;
  icons?: Icon[];
  crests?: Crest[];
  traits: string[];
  keywords: string[];
  plot?: Values;
  modifiers?: Partial<Record<Value | "influence", number>>;
  deck_limit?: number;
  /** The product that it is from. */
  set?: string;
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

/** A word of the card table: as the edition says it (`web-<game>-...`), or as all do. */
export const sayOf = (game: string, message: string, args?: Record<string, string | number>): string => say(knows(`web-${game}-${message}`) ? `web-${game}-${message}` : `web-${message}`, args);

export const kindName = (card: Printed): string => sayOf(card.game, `kind-${card.type}`);

/** All houses of a card. */
export const housesOf = (card: Printed): string[] => card.houses ?? [card.faction ?? "neutral"];

export const nameOf = (game: string, card: string): string => valueName(game, card.includes(".") ? "thing" : "card", card);

/** The faction whose colours a card has: a faction card has its own. */
export const factionOfCard = (card: Printed): string | null => (card.type === "faction" ? card.id.replace(/^(house|the)_/, "") : (card.faction ?? null));

export const factionName = (game: string, faction: string): string => sayOf(game, `faction-${slug(faction)}`);

const word = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

export const traitName = (game: string, trait: string): string => (knows(`web-trait-${word(trait)}`) ? sayOf(game, `trait-${word(trait)}`) : trait);

/** `ambush:3` and `no_attachments_except:Weapon` carry a value; an edition may say one of them in words of its own. */
export function keywordName(game: string, keyword: string): string {
  const [name = "", value = ""] = keyword.split(":");
  const whole = `web-${game}-keyword-${slug(name)}-${slug(value)}`;
  if (value && knows(whole)) return say(whole);
  return sayOf(game, `keyword-${slug(name)}`, { value: /^\d+$/.test(value) ? value : traitName(game, value) });
}

export const keywords = (card: Printed): string => card.keywords.map((keyword) => keywordName(card.game, keyword)).join(". ");

export const traits = (card: Printed): string => card.traits.map((trait) => traitName(card.game, trait)).join(". ");

/** The text of a card without the keywords that stand above it. */
function bare(card: Printed, text: string): string {
  const named = card.keywords.map((keyword) => `${keywordName(card.game, keyword)}.`).find((name) => text.startsWith(name));
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
