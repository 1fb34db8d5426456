/** A view of a Risk table, as the board and the panels need it. */
import type { View } from "../../wire/view";
import { chart, type Chart, type RawBoard } from "./map/territories";
import type { RiskView } from "./view";

export interface Garrison {
  /** The house that holds the territory; null: the neutral side, or nobody yet. */
  owner: string | null;
  empty: boolean;
  units: number;
  knights: number;
  engines: number;
  forts: number;
  /** The house whose seat of power stands here. */
  seat: string | null;
}

export type { RiskView };

export interface RiskFacts {
  boards: Record<"westeros" | "essos", RawBoard>;
  links: Record<string, Record<string, string[]>>;
  houses: { id: string; seat: string }[];
  characters: { id: string; house: string; cost: number }[];
  maesters: { id: string; cost: number }[];
  objectives: { id: string; points: number }[];
  /** What a set of cards brings: three knights, three siege engines, three fortifications, one of each. */
  set_units: number[];
  /** More units for each card of a set whose territory one holds. */
  matching_units: number;
  /** In gold, by verb. */
  prices: Record<string, number>;
}

export const seen = (view: View): RiskView => view.table as RiskView;
export const riskFacts = (facts: unknown): RiskFacts => facts as RiskFacts;

const charts = new WeakMap<RiskFacts, Map<string, Chart>>();

/** The chart of the board in play; drawn once. */
export function chartOf(facts: RiskFacts, board: string): Chart {
  const drawn = charts.get(facts) ?? new Map<string, Chart>();
  charts.set(facts, drawn);
  let found = drawn.get(board);
  if (!found) {
    const { westeros, essos } = facts.boards;
    found = chart(board === "both" ? [westeros, essos] : board === "essos" ? [essos] : [westeros]);
    drawn.set(board, found);
  }
  return found;
}

export function garrisons(facts: RiskFacts, table: RiskView, seats: string[]): Map<string, Garrison> {
  const powers = new Map(facts.houses.filter((h) => table.players.some((p) => p.house === h.id)).map((h) => [h.seat, h.id]));
  return new Map(
    Object.entries(table.territories).map(([id, lies]) => [
      id,
      {
        owner: lies.owner !== null && seats.includes(lies.owner) ? lies.owner : null,
        empty: lies.owner === null,
        units: lies.units,
        knights: lies.knights ?? 0,
        engines: lies.siege_engines ?? 0,
        forts: lies.fortifications ?? 0,
        seat: table.players.some((p) => p.points !== undefined) ? (powers.get(id) ?? null) : null,
      },
    ]),
  );
}
