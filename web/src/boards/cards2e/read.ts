/** What the view of the card game says. */
import type { View } from "../../wire/view";
import { titleOf, type Icon, type Values } from "./print";

export interface InPlay {
  card: string;
  title: string;
  kneeling: boolean;
  power: number;
  strength: number;
  icons: Icon[];
  keywords: string[];
  blank: boolean;
  on: string | null;
  duplicates: (string | null)[];
  tokens: Record<string, number>;
}

export interface Lord {
  faction: string;
  agenda: string | null;
  gold: number;
  power: number;
  faction_power: number;
  faction_kneeling: boolean;
  hand: string[];
  hand_size: number;
  deck_size: number;
  deck_known: (string | null)[];
  discard: string[];
  dead: string[];
  plot: string | null;
  plot_values: Required<Values>;
  plots: string[] | null;
  plots_size: number;
  chosen: string | null;
  has_chosen: boolean;
  used: string[];
  title: string | null;
  placed: string[] | null;
  placed_size: number;
  play: InPlay[];
}

export interface Contest {
  type: Icon;
  attacker: number;
  defender: number;
  against: number;
  attackers: string[];
  defenders: string[];
  bypassed: string[];
  may_defend: string[];
  attack: number;
  defense: number;
  winner: number | null;
  margin: number;
  unopposed: boolean;
}

export interface Pending {
  what: string;
  occasion: string | null;
  seat: number | null;
  cards: string[];
  targets: string[];
}

export interface Thrones {
  round: number;
  phase: string;
  step: string | null;
  first: number;
  active: number;
  alive: number[];
  players: Lord[];
  challenge: Contest | null;
  declaring: string[];
  pending: Pending[];
  lasting: { effect: string; card: string | null; value: number; seat: number }[];
}

export const look = (view: View): Thrones => view.table as unknown as Thrones;

export const PHASES = ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"] as const;

/** The faction of a faction card: `house_stark.0a`, `the_nights_watch.1a`. */
export const factionOf = (card: string): string => titleOf(card).replace(/^(house|the)_/, "");

/** Titles are looked up in a deck while such a question is open: the hand has no say in it. */
const looksElsewhere = (prompt: string): boolean => prompt.startsWith("look");

/** Everything that can be clicked: cards in play, faction cards, agendas, revealed plots, one's own hand and plots. */
export function clickable(view: View): Set<string> {
  const table = look(view);
  const found = new Set<string>();
  for (const lord of table.players) {
    for (const card of [lord.faction, lord.agenda, lord.plot, ...lord.play.map((c) => c.card)]) if (card) found.add(card);
  }
  const me = view.seat === null ? undefined : table.players[view.seat];
  if (me && !looksElsewhere(view.ask?.prompt ?? "")) for (const title of [...me.hand, ...(me.plots ?? [])]) found.add(title);
  return found;
}

export interface Rows {
  characters: Stack[];
  locations: Stack[];
}

/** A card with what lies on it. */
export interface Stack {
  card: InPlay;
  attachments: InPlay[];
}

/** Characters in front, everything else behind; attachments lie on their bearers. */
export function rows(play: InPlay[], everyone: Lord[], isCharacter: (title: string) => boolean): Rows {
  const worn = everyone.flatMap((lord) => lord.play).filter((c) => c.on !== null);
  const stacks = play.filter((c) => c.on === null).map((card) => ({ card, attachments: worn.filter((a) => a.on === card.card) }));
  return { characters: stacks.filter((s) => isCharacter(s.card.title)), locations: stacks.filter((s) => !isCharacter(s.card.title)) };
}

/** What a challenge costs the loser, as the claim stands now. */
export const claimOf = (table: Thrones, contest: Contest): number => table.players[contest.attacker]?.plot_values.claim ?? 0;

/** The strength of cards that are being declared. */
export const sum = (table: Thrones, cards: string[]): number =>
  table.players.flatMap((p) => p.play).reduce((total, c) => (cards.includes(c.card) ? total + c.strength : total), 0);
