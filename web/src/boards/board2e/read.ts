/** The board and a view of the table, as the map and the panels need them. */
import type { View } from "../../wire/view";
import { valueName } from "../../words/names.svelte";
import type { AreaKind, GameMap, MapArea, Point } from "../map/map";
import type { AreaView, TableView } from "./view";

export const GAME = "board2e";

export interface AreaFacts {
  id: string;
  kind: AreaKind;
  x: number;
  y: number;
  polygon: [number, number][];
  structure?: "none" | "castle" | "stronghold";
  supply?: number;
  power?: number;
  /** The house whose home it is. */
  home_house?: string;
}

export interface OrderFacts {
  id: string;
  type: "march" | "defense" | "support" | "raid" | "consolidate_power";
  special: boolean;
  copies: number;
  value?: number;
}

export interface CardFacts {
  id: string;
  house: string;
  strength: number;
  swords: number;
  fortifications: number;
}

export interface BoardFacts {
  areas: AreaFacts[];
  rivers: { between: [string, string] }[];
  orders: OrderFacts[];
  tracks: { id: string; token: string }[];
  house_cards: CardFacts[];
  wildling_track: number[];
  /** The largest armies by supply. */
  supply: number[][];
  /** What each house gets for an objective. */
  objectives: { id: string; points: Record<string, number> }[];
  /** The one that a house has from the beginning, for all to see. */
  special_objectives: { id: string; house: string; points: number }[];
}

export interface Chart extends GameMap {
  facts: Map<string, AreaFacts>;
  orders: Map<string, OrderFacts>;
  cards: Map<string, CardFacts>;
  objectives: Map<string, Record<string, number>>;
}

export const seen = (view: View): TableView => view.table as TableView;
export const boardFacts = (facts: unknown): BoardFacts => facts as BoardFacts;
export const nameOf = (domain: string, id: string): string => valueName(GAME, domain, id);
export const areaName = (id: string): string => nameOf("area", id);

/** What is drawn later lies on top: islands lie in their seas. */
const LAYERS: AreaKind[] = ["sea", "port", "land"];

const charts = new WeakMap<BoardFacts, Chart>();

/** The board, drawn once. */
export function chartOf(facts: BoardFacts): Chart {
  const kept = charts.get(facts);
  if (kept) return kept;
  const areas = facts.areas
    .map((a): MapArea => ({ id: a.id, region: "westeros", kind: a.kind, polygon: a.polygon as Point[], at: [a.x, a.y] }))
    .toSorted((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind));
  const chart: Chart = {
    areas,
    seaLines: [],
    rivers: facts.rivers.map((r) => r.between),
    facts: new Map(facts.areas.map((a) => [a.id, a])),
    orders: new Map(facts.orders.map((o) => [o.id, o])),
    cards: new Map(facts.house_cards.map((c) => [c.id, c])),
    objectives: new Map(facts.objectives.map((o) => [o.id, o.points])),
  };
  charts.set(facts, chart);
  return chart;
}

/** A neutral force stands there; null: one that can never be beaten. */
export const isNeutral = (lies: AreaView): boolean => lies.neutral === null || lies.neutral > 0;

/** A Feast for Crows: objectives bring points, castles alone do not win. */
export const byPoints = (table: TableView): boolean => table.houses.some((h) => h.objective_count > 0 || h.scored.length > 0);
