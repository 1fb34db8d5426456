/** Where a part of a map is best looked at from. */
import type { Point } from "./map";

/** How many of the places are in sight round a middle. */
const inSight = (places: readonly Point[], [x, y]: Point, w: number, h: number): number => places.filter((p) => Math.abs(p[0] - x) < w / 2 && Math.abs(p[1] - y) < h / 2).length;

/** The middle from which most of the places are seen, where that is well more than from the present one; else null. */
export function betterMiddle(places: readonly Point[], now: Point, w: number, h: number): Point | null {
  if (!places.length) return null;
  const mean: Point = [0, 1].map((i) => places.reduce((sum, p) => sum + (p[i] ?? 0), 0) / places.length) as unknown as Point;
  const best = [mean, ...places].reduce((a, b) => (inSight(places, b, w, h) > inSight(places, a, w, h) ? b : a));
  return inSight(places, best, w, h) > 1.4 * inSight(places, now, w, h) ? best : null;
}
