/** What the view of The Iron Throne says. */
import type { Choice, View } from "../../wire/view";
import type { Facts } from "../game";
import type { EncounterView, HouseView, NegotiationView, PartView, ThroneView } from "./view";

export type House = HouseView;
export type Encounter = EncounterView;
export type Negotiation = NegotiationView;
export type Throne = ThroneView;
export type Side = PartView["side"];
export const SIDES: readonly Side[] = ["challenger", "defender"];

export const seen = (view: View): Throne => view.table as Throne;

/** Verbs whose card is a hostage, not a card of one's own. */
export const ON_HOSTAGES: ReadonlySet<string> = new Set(["release", "torture"]);

/** The choice is made by a card in sight: one of my hand, or a hostage I hold. What one says of a card is said in words. */
export function handles({ verb, args }: Choice, view: View): boolean {
  const me = view.seat === null ? undefined : seen(view).houses[view.seat];
  const cards = ON_HOSTAGES.has(verb) ? me?.hostage_cards : me?.hand;
  return verb !== "claim" && (cards?.includes(String(args.card)) ?? false);
}

/** Influence tokens that lie on other boards, one entry a token. */
export const spread = (house: House): string[] =>
  Object.entries(house.influence).flatMap(([on, count]) => (on === house.house ? [] : Array.from({ length: count }, () => on)));

/** What a card is, as the facts say. */
export interface Kind {
  id: string;
  kind: "war" | "peace" | "character";
  value: number;
  house: string;
}

const kinds = new WeakMap<Facts, Map<string, Kind>>();

export function kindOf(facts: Facts, card: string): Kind | null {
  const known = kinds.get(facts) ?? new Map(((facts.cards ?? []) as Kind[]).map((k) => [k.id, k]));
  kinds.set(facts, known);
  return known.get(card) ?? null;
}

/** The word of the guide that explains a kind of card. */
export const termOf = (kind: Kind | null): string | undefined => (kind?.kind === "character" ? "character-card" : kind?.kind);

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

export function stand(facts: Facts, table: Throne, encounter: Encounter, side: Side): Stand {
  const powers = Object.assign({}, ...table.houses.map((h) => h.power)) as Record<string, number>;
  const shares = Object.entries(encounter.sides)
    .filter(([, s]) => s.side === side)
    .map(([seat, s]) => ({ seat, character: s.character, power: s.character === null ? 0 : (powers[s.character] ?? 0), extra: s.extra }));
  const card = encounter.cards[SIDES.indexOf(side)] ?? { laid: false, face_up: false, card: null, value: null };
  const value = card.value ?? (card.card === null ? null : (kindOf(facts, card.card)?.value ?? null));
  const known = shares.reduce((sum, s) => sum + s.power + s.extra, 0);
  return { side, active: side === "challenger" ? encounter.challenger : encounter.defender, shares, card, value, total: value === null ? null : Math.max(0, value + known) };
}
