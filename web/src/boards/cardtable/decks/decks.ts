/** Decks while they are built: counting, filtering, keeping. The rules of deck building are the server's. */
import { housesOf, ICONS, spoken, type Crest, type DeckList, type Icon, type Kind, type Printed } from "../cards/print";

export interface Wanted {
  /** `fit`: what the deck may hold; `all`; or one faction. */
  faction: string;
  type: Kind | "";
  cost: string;
  icons: Icon[];
  trait: string;
  /** With or without its value: `ambush` finds `ambush:3`. */
  keyword: string;
  crest: Crest | "";
  set: string;
  text: string;
}

export const EVERYTHING: Wanted = { faction: "fit", type: "", cost: "", icons: [], trait: "", keyword: "", crest: "", set: "", text: "" };

/** What a card costs, a number: that of a shadow card stands behind its letter (`s2`), an X counts as nothing. */
export const costOf = (card: Printed): number => Number(String(card.cost ?? 0).replace(/^s/, "")) || 0;

export const BUILDABLE: readonly Kind[] = ["character", "location", "attachment", "event", "plot"];

/** Whether a card may be in the deck at all: a rule of the edition. */
export type Fits = (card: Printed, deck: DeckList) => boolean;

export function wanted(cards: Printed[], want: Wanted, deck: DeckList, fits: Fits): Printed[] {
  const words = want.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      BUILDABLE.includes(card.type) &&
      (want.faction === "all" || (want.faction === "fit" ? fits(card, deck) : housesOf(card).includes(want.faction))) &&
      (!want.type || card.type === want.type) &&
      (!want.cost || (want.cost === "7" ? costOf(card) >= 7 : want.cost === "X" ? card.cost === "X" : card.cost !== undefined && card.cost !== "X" && costOf(card) === Number(want.cost))) &&
      want.icons.every((icon) => card.icons?.includes(icon)) &&
      (!want.trait || card.traits.includes(want.trait)) &&
      (!want.keyword || card.keywords.some((k) => k === want.keyword || k.split(":")[0] === want.keyword)) &&
      (!want.crest || card.crests?.includes(want.crest)) &&
      (!want.set || card.set === want.set) &&
      (!words.length || words.every((w) => spoken(card).includes(w))),
  );
}

export const count = (pile: Record<string, number>): number => Object.values(pile).reduce((a, b) => a + b, 0);

export const pileOf = (card: Printed): "plots" | "draw" => (card.type === "plot" ? "plots" : "draw");

/** The deck with so many more (or fewer) of a card. */
export function changed(deck: DeckList, card: Printed, by: number): DeckList {
  const pile = pileOf(card);
  const left = Math.max(0, (deck[pile][card.id] ?? 0) + by);
  const { [card.id]: _, ...rest } = deck[pile];
  return { ...deck, [pile]: left ? { ...deck[pile], [card.id]: left } : rest };
}

export interface Plots {
  /** Cards of the draw deck by cost: 0, 1, ... 6, 7 and more. */
  curve: number[];
  average: number;
  icons: Record<Icon, number>;
}

export function plots(deck: DeckList, prints: Map<string, Printed>): Plots {
  const curve = Array.from({ length: 8 }, () => 0);
  const icons: Record<Icon, number> = { military: 0, intrigue: 0, power: 0 };
  let cost = 0;
  for (const [id, n] of Object.entries(deck.draw)) {
    const card = prints.get(id);
    if (!card) continue;
    const at = Math.min(7, costOf(card));
    curve[at] = (curve[at] ?? 0) + n;
    cost += n * costOf(card);
    for (const icon of ICONS) if (card.icons?.includes(icon)) icons[icon] += n;
  }
  return { curve, average: cost / Math.max(1, count(deck.draw)), icons };
}

export interface Kept {
  name: string;
  deck: DeckList;
  draft: boolean;
}

const storageKey = (game: string): string => `${game}-decks`;

/** The decks that this browser keeps. */
export function keptDecks(game: string): Record<string, Kept> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(storageKey(game)) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keep(game: string, id: string, kept: Kept | null): Record<string, Kept> {
  const { [id]: _, ...rest } = keptDecks(game);
  const now = kept ? { ...rest, [id]: kept } : rest;
  globalThis.localStorage?.setItem(storageKey(game), JSON.stringify(now));
  return now;
}
