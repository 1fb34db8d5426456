/** Cards that a question is about and that lie nowhere in sight: in a deck looked through, in a pile, in a pool. */
import type { Choice, View } from "../../wire/view";
import { titleOf } from "./cards/print";
import { cardTable, onTable, type CardGameView } from "./table";

export type Place = "deck" | "whole-deck" | "hand" | "plots" | "discard" | "dead" | "used" | "titles" | "beneath" | "elsewhere";

export interface LaidOut {
  place: Place;
  /** Whose cards they are; null: nobody's. */
  seat: number | null;
  /** Each card, or each title with its copies, once; those that may be chosen first. */
  cards: string[];
  copies: Record<string, number>;
  /** Known by their titles alone: the same title in my hand is another card. */
  hidden: boolean;
}

const FROM_HAND = new Set(["marshal", "play", "play-for", "ambush", "place", "hide", "attach"]);
const UNSEEN = new Set(["take", "sink", "lay"]);

/** The card that an answer is about, if it is about one. */
const cardOf = (choice: Choice): string | null => (typeof choice.args.card === "string" ? choice.args.card : null);

const holds = (pile: readonly (string | null)[] | null, cards: string[]): boolean => !!pile && cards.every((card) => pile.includes(card));

/** Piles in which all of the titles are known to lie, the likeliest first. */
function hiddenPlace(table: CardGameView, me: number, prompt: string, titles: string[]): [Place, number, string[]] | null {
  const own = table.players[me];
  if (!own || prompt === "reserve") return null;
  const seen = (pile: (string | null)[]): string[] => pile.filter((card) => card !== null);
  const seats = [me, ...table.players.keys()].filter((seat, i, all) => all.indexOf(seat) === i);
  for (const seat of seats) {
    const known = seen(table.players[seat]?.deck_known ?? []);
    if (holds(known, titles)) return [known.length === table.players[seat]?.deck_size ? "whole-deck" : "deck", seat, known];
  }
  if (holds(own.hand, titles)) return null;
  for (const seat of seats) if (seat !== me && holds(table.players[seat]?.hand ?? [], titles)) return ["hand", seat, table.players[seat]?.hand ?? []];
  if (holds(own.plots, titles)) return ["plots", me, own.plots ?? []];
  return ["elsewhere", me, titles];
}

function openPlace(table: CardGameView, card: string): [Place, number | null, string[]] {
  for (const [seat, player] of table.players.entries()) {
    if (player.discard.includes(card)) return ["discard", seat, player.discard];
    if (player.dead.includes(card)) return ["dead", seat, player.dead];
    if (player.used.includes(card)) return ["used", seat, player.used];
    const twins = player.play.flatMap((c) => c.duplicates).filter((twin) => twin !== null);
    if (twins.includes(card)) return ["beneath", seat, twins];
  }
  return ["elsewhere", null, [card]];
}

function laidOut(place: Place, seat: number | null, all: string[], legal: Set<string>, hidden: boolean): LaidOut {
  const copies: Record<string, number> = {};
  for (const card of all) copies[card] = (copies[card] ?? 0) + 1;
  const cards = Object.keys(copies).toSorted((a, b) => Number(legal.has(b)) - Number(legal.has(a)));
  return { place, seat, cards, copies, hidden };
}

/** What must be laid out so that the open question can be answered by pointing at cards. */
export function laidOutFor(view: View): LaidOut[] {
  const ask = view.ask;
  if (!ask || view.seat === null) return [];
  const table = cardTable(view);
  const open = onTable(table);
  const own = table.players[view.seat];
  const found = new Map<string, LaidOut>();
  const legal = new Set(ask.choices.flatMap((c) => cardOf(c) ?? []));
  const titles = ask.choices.filter((c) => UNSEEN.has(c.verb)).flatMap((c) => cardOf(c) ?? []);
  const place = titles.length ? hiddenPlace(table, view.seat, ask.prompt, titles) : null;
  if (place) found.set("hidden", laidOut(...place, legal, true));
  const pool = ask.choices.filter((c) => c.verb === "title").flatMap((c) => cardOf(c) ?? []);
  if (pool.length) found.set("titles", laidOut("titles", null, pool, legal, false));
  for (const choice of ask.choices) {
    const card = cardOf(choice);
    if (!card || UNSEEN.has(choice.verb) || choice.verb === "title" || open.has(card)) continue;
    if (choice.verb === "emerge" && own?.shadows?.includes(card)) continue;
    if (own && (own.hand.includes(card) || own.plots?.includes(card)) && (FROM_HAND.has(choice.verb) || titleOf(card) === card)) continue;
    const [where, seat, all] = openPlace(table, card);
    found.set(`${where}-${seat}`, laidOut(where, seat, where === "elsewhere" ? [...(found.get(`${where}-${seat}`)?.cards ?? []), card] : all, legal, false));
  }
  return [...found.values()];
}

/** What can be clicked: what lies open, one's own hand and plots, cards spread out for a choice, and players.
 *
 * With one opponent there is nobody to choose for a challenge: its type alone is asked.
 */
export function clickable(view: View): Set<string> {
  const table = cardTable(view);
  const found = onTable(table);
  const me = view.seat === null ? undefined : table.players[view.seat];
  const spread = laidOutFor(view);
  if (me && !spread.some((pile) => pile.hidden)) for (const title of [...me.hand, ...(me.plots ?? []), ...(me.shadows ?? [])]) found.add(title);
  for (const pile of spread) for (const card of pile.cards) found.add(card);
  if (view.ask?.prompt !== "challenge" || table.alive.length > 2) for (const seat of view.seats) found.add(seat);
  return found;
}
