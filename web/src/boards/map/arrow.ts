/** The way from one place to another, drawn where it crosses out nothing that is read. */
import type { Rect } from "./layout/layout";
import type { Point } from "./map";

const BOWS = [0.18, -0.18, 0, 0.34, -0.34, 0.5, -0.5]; // how far it swings aside, in shares of its length
const SAMPLES = 32;
const LEAST = 0.25; // of the way; a shorter arrow says too little, and begins at the pieces instead

const on = ([x, y]: Point, [l, t, r, b]: Rect): boolean => x > l && x < r && y > t && y < b;

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The point of a bow from a over m to b, after a share of the way. */
const along = (a: Point, m: Point, b: Point, t: number): Point => between(between(a, m, t), between(m, b, t), t);

export interface Way {
  from: Point;
  over: Point;
  to: Point;
}

interface Ends {
  from: Point;
  to: Point;
  /** Pieces and name at either end: the arrow begins and ends outside of them. */
  source: readonly Rect[];
  target: readonly Rect[];
  /** All other pieces and names. */
  others: readonly Rect[];
}

/** The part of a bow that is drawn: it leaves what stands at its ends. */
function part(from: Point, over: Point, to: Point, source: readonly Rect[], target: readonly Rect[]): [number, number] {
  let [start, end] = [0, 1];
  for (let i = 1; i < SAMPLES; i += 1) {
    const t = i / SAMPLES;
    const at = along(from, over, to, t);
    if (source.some((box) => on(at, box))) start = (i + 1) / SAMPLES;
    else if (end === 1 && target.some((box) => on(at, box))) end = (i - 1) / SAMPLES;
  }
  return [start, end];
}

/** Of several bows, the one that lies on least and swings least; null between a place and itself. */
export function wayBetween({ from, to, source, target, others }: Ends): Way | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (!dx && !dy) return null;
  let best: { cost: number; way: Way } | null = null;
  for (const bow of BOWS) {
    const over: Point = [from[0] + dx / 2 - dy * bow, from[1] + dy / 2 + dx * bow];
    let [start, end] = part(from, over, to, source, target);
    const short = end - start < LEAST;
    if (short) [start, end] = part(from, over, to, source.slice(0, 1), target.slice(0, 1));
    let covered = 0;
    for (let i = 0; i <= SAMPLES; i += 1) {
      const at = along(from, over, to, start + ((end - start) * i) / SAMPLES);
      if (others.some((box) => on(at, box))) covered += 1;
    }
    const cost = covered * 10 + (short ? 40 : 0) + Math.abs(bow) * 20;
    if (best && cost >= best.cost) continue;
    const a = along(from, over, to, start);
    const b = along(from, over, to, end);
    best = { cost, way: { from: a, over: between(between(from, over, start), between(over, to, start), end), to: b } };
  }
  return best?.way ?? null;
}
