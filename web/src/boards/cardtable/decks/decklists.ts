/** The decks that a player may choose from, and what they are called. */
import { keptDecks } from "./decks";
import { factionName, nameOf, readyDecks, type DeckList } from "../cards/print";
import type { Facts } from "../../game";
import { say, slug } from "../../../words/words.svelte";

export interface Offered {
  key: string;
  name: string;
  deck: DeckList;
  /** What the server is told: the id of a ready deck, or the deck itself. */
  entry: string | DeckList;
  group: "own" | "ready" | "learning";
}

/** Decks to learn the game with. */
export const learning = (id: string): boolean => id.startsWith("tutorial") || id.startsWith("starter");

/** One's own legal decks, the ready ones by faction, and those to learn the game with. */
export function offeredDecks(game: string, facts: Facts): Offered[] {
  const own = Object.entries(keptDecks(game)).flatMap(([id, kept]): Offered[] => (kept.draft ? [] : [{ key: id, name: kept.name, deck: kept.deck, entry: kept.deck, group: "own" }]));
  const ready = Object.entries(readyDecks(facts)).map(([id, deck]): Offered => ({ key: id, name: say(`${game}-deck-${slug(id)}`), deck, entry: id, group: learning(id) ? "learning" : "ready" }));
  return [...own, ...ready.toSorted((a, b) => (a.group === b.group ? factionName(game, a.deck.faction).localeCompare(factionName(game, b.deck.faction)) : a.group === "ready" ? -1 : 1))];
}

const pile = (cards: Record<string, number>): string => Object.entries(cards).toSorted().join();
const alike = (a: DeckList, b: DeckList): boolean => a.faction === b.faction && (a.agenda ?? null) === (b.agenda ?? null) && pile(a.plots) === pile(b.plots) && pile(a.draw) === pile(b.draw);

/** Which of the decks an entry is. */
export const found = (decks: Offered[], entry: unknown): Offered | undefined =>
  typeof entry === "string" ? decks.find((d) => d.entry === entry) : entry ? decks.find((d) => typeof d.entry !== "string" && alike(d.deck, entry as DeckList)) : undefined;

export const agendaOf = (game: string, deck: DeckList): string => (deck.agenda ? nameOf(game, deck.agenda) : say("web-decks-no-agenda"));
