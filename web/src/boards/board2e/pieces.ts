/** What lies in an area, in the order of its row, with the room that each piece takes in pixels. */
import type { Size } from "../map/layout";
import { isNeutral, type AreaFacts } from "./read";
import type { AreaView } from "./view";

export type PieceKind = "order" | "unit" | "token" | "garrison" | "neutral" | "anchor";

export interface Piece {
  key: string;
  kind: PieceKind;
  /** The unit, or the order that lies face up. */
  what: string | null;
  /** How many, where they are not drawn one by one; the strength of a garrison or a neutral force. */
  count: number | null;
  routed: boolean;
  /** The middle of the piece, from the middle of the row. */
  x: number;
}

/** A small emblem of the land itself: castle, stronghold, barrel, crown. */
export type Symbol = "castle" | "stronghold" | "supply" | "crown";

const WIDTH: Record<PieceKind, number> = { order: 33, unit: 28, token: 26, garrison: 24, neutral: 28, anchor: 24 };
const GAP = 1;
/** More than this are drawn once for each kind. */
const SINGLE = 4;
const ORDER = ["siege_engine", "knight", "footman", "ship"];

export const PIECES_HIGH = 36;
export const SYMBOL = 15;

type Lying = Omit<Piece, "x">;

function units(of: Record<string, number>, routed: boolean, single: boolean): Lying[] {
  return ORDER.flatMap((what): Lying[] => {
    const count = of[what] ?? 0;
    const one = (i: number, shown: number | null): Lying => ({ key: `${what}-${routed ? "routed" : "up"}-${i}`, kind: "unit", what, count: shown, routed });
    if (!count) return [];
    return single ? Array.from({ length: count }, (_, i) => one(i, null)) : [one(0, count > 1 ? count : null)];
  });
}

const sum = (of: Record<string, number>): number => Object.values(of).reduce((a, b) => a + b, 0);
const width = (pieces: Lying[]): number => pieces.reduce((all, p) => all + WIDTH[p.kind] + GAP, 0) - (pieces.length ? GAP : 0);

export function piecesOf(area: AreaFacts, lies: AreaView | undefined): Piece[] {
  const found: Lying[] = [];
  const add = (kind: PieceKind, what: string | null, count: number | null): void => void found.push({ key: kind, kind, what, count, routed: false });
  if (lies) {
    if (lies.ordered || lies.order) add("order", lies.order, null);
    const single = sum(lies.units) + sum(lies.routed) <= SINGLE;
    found.push(...units(lies.units, false, single), ...units(lies.routed, true, single));
    if (lies.token) add("token", null, null);
    if (lies.garrison) add("garrison", null, lies.garrison);
    if (isNeutral(lies)) add("neutral", null, lies.neutral);
  }
  if (area.kind === "port" && !found.length) add("anchor", null, null);
  let x = -width(found) / 2;
  return found.map((p) => {
    const piece = { ...p, x: x + WIDTH[p.kind] / 2 };
    x += WIDTH[p.kind] + GAP;
    return piece;
  });
}

export function symbolsOf(area: AreaFacts): Symbol[] {
  const structure: Symbol[] = area.structure === "castle" || area.structure === "stronghold" ? [area.structure] : [];
  return [...structure, ...Array<Symbol>(area.supply ?? 0).fill("supply"), ...Array<Symbol>(area.power ?? 0).fill("crown")];
}

export function rowOf(area: AreaFacts, lies: AreaView | undefined): Size {
  const pieces = width(piecesOf(area, lies));
  const symbols = symbolsOf(area).length;
  return { w: Math.max(pieces, symbols * SYMBOL, 4), h: Math.max((pieces ? PIECES_HIGH : 0) + (symbols ? SYMBOL : 0), 4) };
}
