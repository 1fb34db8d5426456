/** Pieces side by side in one line or several, round their common middle. */
import type { Size } from "./layout";

export type InRow<P> = P & {
  /** The middle of the piece, from the middle of all. */
  x: number;
  y: number;
};

export interface Rows<P> extends Size {
  pieces: InRow<P>[];
}

const GAP = 1;
/** What is not there takes a little room nevertheless: a name stands beside it. */
const NOTHING = 4;

export function inRows<P>(lines: readonly (readonly P[])[], width: (piece: P) => number, high: number): Rows<P> {
  const filled = lines.filter((line) => line.length);
  const wide = (line: readonly P[]): number => line.reduce((all, piece) => all + width(piece) + GAP, -GAP);
  const pieces = filled.flatMap((line, i) => {
    let x = -wide(line) / 2;
    return line.map((piece) => {
      const placed = { ...piece, x: x + width(piece) / 2, y: (i - (filled.length - 1) / 2) * high };
      x += width(piece) + GAP;
      return placed;
    });
  });
  return { pieces, w: Math.max(NOTHING, ...filled.map(wide)), h: Math.max(NOTHING, filled.length * high) };
}
