/** What the view of The Iron Throne says. */
import type { View } from "../../wire/view";

export interface House {
  house: string;
  leader: string | null;
  leaders_drawn: string[];
  sheet: number;
  power: Record<string, number>;
  influence: Record<string, number>;
  deck: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  discard: string[];
  played: string[];
  hostages: string[];
  hostage_cards: string[];
}

export type Side = "challenger" | "defender";
export const SIDES: readonly Side[] = ["challenger", "defender"];

export interface Encounter {
  challenger: string;
  defender: string | null;
  event: string | null;
  sides: Record<string, { side: Side; character: string | null; extra: number }>;
  cards: { laid: boolean; face_up: boolean; card: string | null; value: number | null }[];
  result: "none" | "war" | "peace" | "betrayal";
  winner: Side | null;
  deal: boolean;
  barred: string[];
  spared: string[];
  ability_used: string[];
}

export interface Negotiation {
  speaker: Side;
  proposals_left: number[];
  standing: number[] | null;
  draft: number[];
}

export interface Throne {
  turn: number;
  houses: House[];
  box: number;
  events: { deck: number; discard: string[] };
  encounter: Encounter | null;
  negotiation: Negotiation | null;
}

export const look = (view: View): Throne => view.table as unknown as Throne;

/** Influence tokens that lie on other boards, one entry a token. */
export const spread = (house: House): string[] =>
  Object.entries(house.influence).flatMap(([on, count]) => (on === house.house ? [] : Array.from({ length: count }, () => on)));

export interface Kind {
  kind: "war" | "peace" | "character";
  value: number;
  house: string | null;
}

/** What a card is: `stark_war_7`, `stark_peace`, or the card of a character, which counts as war 0. */
export function kindOf(card: string): Kind {
  const war = /^(.+)_war_(\d+)$/.exec(card);
  if (war) return { kind: "war", value: Number(war[2]), house: war[1] ?? null };
  const peace = /^(.+)_peace$/.exec(card);
  return peace ? { kind: "peace", value: 0, house: peace[1] ?? null } : { kind: "character", value: 0, house: null };
}

export interface Share {
  seat: string;
  character: string | null;
  power: number;
  extra: number;
}

/** One side of the encounter: who stands on it, its card and its sum as far as it is known. */
export interface Stand {
  side: Side;
  active: string | null;
  shares: Share[];
  card: Encounter["cards"][number];
  /** The value of the card, if one may know it. */
  value: number | null;
  total: number | null;
}

export function stand(table: Throne, encounter: Encounter, side: Side): Stand {
  const powers = Object.assign({}, ...table.houses.map((h) => h.power)) as Record<string, number>;
  const shares = Object.entries(encounter.sides)
    .filter(([, s]) => s.side === side)
    .map(([seat, s]) => ({ seat, character: s.character, power: s.character === null ? 0 : (powers[s.character] ?? 0), extra: s.extra }));
  const card = encounter.cards[SIDES.indexOf(side)] ?? { laid: false, face_up: false, card: null, value: null };
  const value = card.value ?? (card.card === null ? null : kindOf(card.card).value);
  const known = shares.reduce((sum, s) => sum + s.power + s.extra, 0);
  return { side, active: side === "challenger" ? encounter.challenger : encounter.defender, shares, card, value, total: value === null ? null : Math.max(0, value + known) };
}
