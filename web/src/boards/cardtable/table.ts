/** What the view of the card game says. */
import type { View } from "../../wire/view";
import type { Mark } from "./cards/context";
import { slug } from "../../words/words.svelte";
import { sayOf, titleOf, type Values } from "./cards/print";
import type { Relation } from "./relations";
import type { CardView, ChallengeView, PendingView, RoundView, SeatView } from "./view";

export type CardInPlay = CardView;
export type Pending = PendingView;

export interface CardPlayer extends SeatView {
  plot_values: Values;
  /** Editions that have them: influence of standing cards, cards in shadows (those that I know), the power that wins, a partner. */
  influence?: number;
  shadows?: string[];
  shadows_size?: number;
  power_to_win?: number;
  partner?: number | null;
  title_used?: boolean;
}

export interface CardGameView extends RoundView {
  players: CardPlayer[];
}

export const cardTable = (view: View): CardGameView => view.table as unknown as CardGameView;

export const PHASES = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"] as const;

/** The faction of a faction card: `house_stark.0a`, `the_nights_watch.1a`. */
export const factionOf = (card: string): string => titleOf(card).replace(/^(house|the)_/, "");

/** How far a player is: alone, or together with a partner. */
export function race(table: CardGameView, player: CardPlayer): { power: number; of: number } {
  const partner = player.partner == null ? undefined : table.players[player.partner];
  return { power: player.power + (partner?.power ?? 0), of: player.power_to_win ?? 15 };
}

/** What another player is to me: partner, rival, supporter, or nothing in particular. */
export const bondWith = (table: CardGameView, mine: number | null, seat: number, byTitles: Relation): Relation =>
  mine !== null && table.players[mine]?.partner === seat ? "partner" : byTitles;

/** Everything that lies open on the table: cards in play, faction cards, agendas, revealed plots, titles. */
export function onTable(table: CardGameView): Set<string> {
  const found = new Set<string>();
  for (const player of table.players)
    for (const card of [player.faction, player.agenda, player.plot, player.title, ...player.play.map((c) => c.card)]) if (card) found.add(card);
  return found;
}

/** Cards to mark: who fights, who could still join, who was bypassed. */
export function marksOf(table: CardGameView): Map<string, Mark> {
  const found = new Map<string, Mark>();
  const c = table.challenge;
  if (c) {
    if (c.winner === null) for (const card of c.may_defend) found.set(card, "able");
    for (const card of c.bypassed) found.set(card, "bypassed");
    for (const card of c.attackers) found.set(card, "attacker");
    for (const card of c.defenders) found.set(card, "defender");
  }
  for (const card of table.declaring) found.set(card, c ? "defender" : "declared");
  return found;
}

/** Who plays for a seat: by the name of the house, with the number of the seat where two bear the same. */
export function seatNames(view: View): string[] {
  const names = cardTable(view).players.map((player) => sayOf(view.game, `lord-${slug(factionOf(player.faction))}`));
  return names.map((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${seat + 1})`));
}

/** Players are called by their houses, and so are their faction cards: two may share a house. */
export const calledByHouse = (view: View): Map<string, string> => {
  const names = seatNames(view);
  return new Map(cardTable(view).players.flatMap((player, seat) => [view.seats[seat] ?? "", player.faction].map((of) => [of, names[seat] ?? ""] as const)));
};

export interface Rows {
  characters: Stack[];
  locations: Stack[];
}

/** A card with what lies on it. */
export interface Stack {
  card: CardInPlay;
  attachments: CardInPlay[];
}

/** Characters in front, everything else behind; attachments lie on their bearers, those of a house card behind. */
export function rows(play: CardInPlay[], everyone: CardPlayer[], isCharacter: (title: string) => boolean): Rows {
  const worn = everyone.flatMap((player) => player.play).filter((c) => c.on !== null);
  const houses = new Set(everyone.map((player) => player.faction));
  const stacks = play.filter((c) => c.on === null || houses.has(c.on)).map((card) => ({ card, attachments: worn.filter((a) => a.on === card.card) }));
  return { characters: stacks.filter((s) => isCharacter(s.card.title)), locations: stacks.filter((s) => !isCharacter(s.card.title)) };
}

/** What a challenge costs the loser, as the claim stands now. */
export const claimOf = (table: CardGameView, contest: ChallengeView): number => table.players[contest.attacker]?.plot_values.claim ?? 0;

/** The strength of cards that are being declared. */
export const sum = (table: CardGameView, cards: string[]): number =>
  table.players.flatMap((p) => p.play).reduce((total, c) => (cards.includes(c.card) ? total + c.strength : total), 0);

/** Players to whom cards belong, or who are themselves among what is lit. */
export function owners(table: CardGameView, areas: Iterable<string>): Set<number> {
  const found = new Set<number>();
  const wanted = new Set(areas);
  for (const [seat, player] of table.players.entries())
    if ([player.faction, player.agenda, player.plot, player.title, ...player.play.map((c) => c.card)].some((card) => card !== null && wanted.has(card))) found.add(seat);
  return found;
}

/** Opponents to show where there is room for few: who fights, whose cards are asked for, whom I look at, whose turn it is. */
export function nearby(table: CardGameView, others: number[], asked: ReadonlySet<number>, watched: number | null): number[] {
  const c = table.challenge;
  const fights = c ? others.filter((seat) => seat === c.attacker || seat === c.defender) : [];
  const wanted = others.filter((seat) => asked.has(seat));
  const found = new Set(wanted.length ? wanted : fights);
  if (watched !== null && others.includes(watched) && !found.has(watched)) return [watched];
  if (!found.size) found.add(others.includes(table.active) ? table.active : (others[0] ?? 0));
  return others.filter((seat) => found.has(seat));
}
