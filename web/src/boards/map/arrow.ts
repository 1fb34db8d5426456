/** The way from one place to another, led round what is read between them. */
import type { Rect } from "./layout/layout";
import type { Point } from "./map";

const ASIDE = [0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.75, -0.75, 1.05, -1.05, 1.4, -1.4]; // how far either half swings aside, in shares of the distance
const SAMPLES = 64;
const LEAST = 0.25; // of the way; a shorter arrow says too little, and begins at the pieces instead
const ON_PIECES = 30; // what it costs to lie on something, for each sample
const ON_NAME = 4;
const OFF_MAP = 20;
const SHORT = 40;
const DETOUR = 60; // for a way twice as long as the straight one
const BEND = 8;

const on = ([x, y]: Point, [l, t, r, b]: Rect): boolean => x > l && x < r && y > t && y < b;

const wider = ([l, t, r, b]: Rect, by: number): Rect => [l - by, t - by, r + by, b + by];

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A curve from its first point to its last, drawn aside by those between them. */
export type Way = readonly [Point, Point, Point, Point];

/** The points that lead to the one after a share of the way: both parts of the curve are made of them. */
function split([a, b, c, d]: Way, t: number): { before: Way; after: Way } {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  const [abc, bcd] = [between(ab, bc, t), between(bc, cd, t)];
  const at = between(abc, bcd, t);
  return { before: [a, ab, abc, at], after: [at, bcd, cd, d] };
}

/** Points along a way, evenly by share. */
export const along = (way: Way): Point[] => Array.from({ length: SAMPLES + 1 }, (_, i) => split(way, i / SAMPLES).after[0]);

interface Ends {
  from: Point;
  to: Point;
  /** Pieces and name at either end: the arrow begins and ends outside of them. */
  source: readonly Rect[];
  target: readonly Rect[];
  /** All other pieces, and names. */
  pieces: readonly Rect[];
  names: readonly Rect[];
  /** All of the map. */
  map: Rect;
  /** Half of its stroke: so far it keeps off all that is read. */
  half: number;
}

/** The first and the last of the points that are drawn: between what stands at the ends. */
function part(points: readonly Point[], source: readonly Rect[], target: readonly Rect[]): [number, number] {
  const start = points.findLastIndex((at) => source.some((box) => on(at, box))) + 1;
  const end = points.findIndex((at, i) => i > start && target.some((box) => on(at, box)));
  return [Math.min(start, SAMPLES), end < 0 ? SAMPLES : end - 1];
}

/** Of many curves, the one that lies on least and strays least; null between a place and itself. */
export function wayBetween({ from, to, source, target, pieces, names, map, half }: Ends): Way | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (!dx && !dy) return null;
  const far = Math.hypot(dx, dy);
  const [over, beside] = [pieces.map((box) => wider(box, half)), names.map((box) => wider(box, half))];
  let best: { cost: number; way: Way } | null = null;
  for (const first of ASIDE)
    for (const second of ASIDE) {
      const curve: Way = [from, [from[0] + dx / 3 - dy * first, from[1] + dy / 3 + dx * first], [from[0] + (dx * 2) / 3 - dy * second, from[1] + (dy * 2) / 3 + dx * second], to];
      const points = along(curve);
      const length = points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0);
      let cost = (length / far - 1) * DETOUR + Math.abs(first - second) * BEND;
      if (best && cost >= best.cost) continue;
      let [start, end] = part(points, source, target);
      if (end - start < LEAST * SAMPLES) {
        [start, end] = part(points, source.slice(0, 1), target.slice(0, 1));
        cost += SHORT;
      }
      for (const at of points.slice(start, end + 1)) {
        if (over.some((box) => on(at, box))) cost += ON_PIECES;
        if (beside.some((box) => on(at, box))) cost += ON_NAME;
        if (!on(at, map)) cost += OFF_MAP;
      }
      if (best && cost >= best.cost) continue;
      const drawn = split(split(curve, end / SAMPLES).before, start / Math.max(end, 1)).after;
      best = { cost, way: drawn };
    }
  return best?.way ?? null;
}
