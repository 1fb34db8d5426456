/** What stands in a territory, in the order of its row, with the room that each piece takes in pixels. */
import type { Size } from "../map/layout";
import type { Garrison } from "./read";
import type { Territory } from "./territories";

export type PieceKind = "castle" | "power" | "army" | "knight" | "engine" | "fort";

export interface Piece {
  kind: PieceKind;
  count: number;
  /** The middle of the piece, from the middle of the row. */
  x: number;
}

const WIDTH: Record<PieceKind, number> = { castle: 20, power: 30, army: 32, knight: 28, engine: 28, fort: 28 };
const GAP = 1;
const HEIGHT = 38;

export function piecesOf(t: Territory, garrison: Garrison | undefined): Piece[] {
  const kinds: [PieceKind, number][] = [
    ["castle", t.castle && !garrison?.seat ? 1 : 0],
    ["power", garrison?.seat ? 1 : 0],
    ["army", garrison && !garrison.empty ? garrison.units : 0],
    ["knight", garrison?.knights ?? 0],
    ["engine", garrison?.engines ?? 0],
    ["fort", garrison?.forts ?? 0],
  ];
  const there = kinds.filter(([, count]) => count > 0);
  let x = -width(there.map(([kind]) => kind)) / 2;
  return there.map(([kind, count]) => {
    const piece = { kind, count, x: x + WIDTH[kind] / 2 };
    x += WIDTH[kind] + GAP;
    return piece;
  });
}

const width = (kinds: PieceKind[]): number => kinds.reduce((sum, kind) => sum + WIDTH[kind] + GAP, 0) - (kinds.length ? GAP : 0);

export function rowOf(t: Territory, garrison: Garrison | undefined): Size {
  const pieces = piecesOf(t, garrison);
  return pieces.length ? { w: width(pieces.map((p) => p.kind)), h: HEIGHT } : { w: 4, h: 4 };
}
