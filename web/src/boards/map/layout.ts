/** Where pieces and names go, so that nothing that is read lies on anything else.
 *
 * Areas from small to large, three rounds. The row of pieces goes where it lies most inside its own area, nearest the
 * middle; a row that lies on others or on a neighbour is tried again in its smaller forms. The name goes below, above,
 * beside or at a corner of the row, in one line or two, whichever is free. A name that would still lie on something is
 * left out: it is shown when its area is pointed at.
 */
import type { GameMap, MapArea, Point } from "./map";
import type { Raster } from "./raster";

export interface Size {
  w: number;
  h: number;
}

/** Left, top, right, bottom. */
export type Rect = readonly [number, number, number, number];

export interface Placed {
  /** The middle of the row of pieces, and which of its forms was chosen. */
  at: Point;
  form: number;
  /** The middle of the name, its lines, and whether it is free of everything else. */
  name: Point;
  lines: readonly string[];
  free: boolean;
  /** It stands off its area: a line leads there. */
  off: boolean;
  boxes: readonly [Rect, Rect];
}

export interface LayoutOptions {
  map: GameMap;
  raster: Raster;
  /** Pixels to a unit of the map. */
  scale: number;
  /** The row of pieces of an area in pixels: in its usual form, then in smaller ones for where there is little room. */
  forms: (id: string) => readonly Size[];
  name: (id: string) => string;
  /** Height of the type, and the width of a text in it, in pixels. */
  font: number;
  measure: (text: string) => number;
  /** What stands where it stands: ports. In units of the map. */
  fixed?: readonly Rect[];
}

const ROUNDS = 3;
const FOREIGN = 0.6; // a name may reach into a neighbour, not lie there
const MOST = 60; // places of the row that are tried with names
const TRIED = 1600; // places of the row that are looked at, however large the area is at this zoom
const ROW_ON = 3000; // what it costs to lie on something; a name may be left out, pieces may not
const NAME_ON = 900;
const SMALLER = 30; // what a smaller form costs
const BESIDE = 0.2; // a row may reach so far into a neighbour before it becomes smaller
const FAR = 60; // pixels that a row without any room goes off its area
const NEAR = 0.1; // of a row that lies in its area: less, and a line leads there

export const overlaps = (a: Rect, b: Rect): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function crosses(a: Point, b: Point, r: Rect): boolean {
  let [near, far] = [0, 1];
  for (const axis of [0, 1] as const) {
    const d = b[axis] - a[axis];
    const [low, high] = [r[axis], r[axis + 2] as number];
    if (Math.abs(d) < 1e-9) {
      if (a[axis] < low || a[axis] > high) return false;
      continue;
    }
    const [s, e] = [(low - a[axis]) / d, (high - a[axis]) / d];
    near = Math.max(near, Math.min(s, e));
    far = Math.min(far, Math.max(s, e));
  }
  return near <= far;
}

/** A name in one line, and in two where it has several words, broken where they are most even. */
export function breaks(name: string): string[][] {
  const words = name.split(" ");
  if (words.length === 1) return [[name]];
  const gap = (at: number): number => Math.abs(words.slice(0, at).join(" ").length - words.slice(at).join(" ").length);
  let best = 1;
  for (let i = 2; i < words.length; i += 1) if (gap(i) < gap(best)) best = i;
  return [[name], [words.slice(0, best).join(" "), words.slice(best).join(" ")]];
}

export function layout(options: LayoutOptions): Map<string, Placed> {
  const { map, raster, scale: k, forms, name, font, measure, fixed = [] } = options;
  const found = new Map<string, Placed>();
  const order = map.areas.toSorted((a, b) => (raster.size.get(a.id) ?? 0) - (raster.size.get(b.id) ?? 0));
  /** Lies on pieces, or on what stands where it stands; on a name that is shown. */
  const onPieces = (r: Rect, but: string): boolean => {
    if (fixed.some((f) => overlaps(f, r))) return true;
    for (const [id, placed] of found) if (id !== but && overlaps(placed.boxes[0], r)) return true;
    return false;
  };
  const onName = (r: Rect, but: string): boolean => {
    for (const [id, placed] of found) if (placed.free && id !== but && overlaps(placed.boxes[1], r)) return true;
    return false;
  };
  const onLine = (r: Rect): boolean => map.seaLines.some((l) => crosses(l.from, l.to, r));
  const limits: Rect = [raster.box.x + 2 / k, raster.box.y + 2 / k, raster.box.x + raster.box.w - 2 / k, raster.box.y + raster.box.h - 2 / k];
  const outside = (r: Rect): boolean => r[0] < limits[0] || r[1] < limits[1] || r[2] > limits[2] || r[3] > limits[3];

  interface RowPlace {
    cost: number;
    at: Point;
    rect: Rect;
    form: number;
    /** It lies on nothing, and hardly on a neighbour. */
    fits: boolean;
  }
  /** Places for a row by what lies beneath them, the best first; `reach`: how far off its area it may go, in pixels. */
  const grounds = (area: MapArea, form: number, reach: number): (RowPlace & { other: number })[] => {
    const { w, h } = forms(area.id)[form] as Size;
    const [hw, hh] = [Math.max(w, 2) / k / 2, Math.max(h, 2) / k / 2];
    const xs = area.polygon.map((p) => p[0]);
    const ys = area.polygon.map((p) => p[1]);
    const hang = reach || (raster.size.get(area.id) ?? 0) * k * k < 3600 ? Math.min((reach || 26) / k, raster.box.w / 4) : 0;
    const [l, r, t, b] = [Math.min(...xs) - hang, Math.max(...xs) + hang, Math.min(...ys) - hang, Math.max(...ys) + hang];
    const step = Math.max(3, Math.min(14, (r - l) / 16), Math.sqrt(((r - l) * (b - t)) / TRIED));
    const [mx, my] = raster.middle.get(area.id) ?? area.at;
    const least = reach ? -1 : hang ? 0.1 : 0.3;
    const places: (RowPlace & { other: number })[] = [];
    for (let x = l; x <= r; x += step)
      for (let y = t; y <= b; y += step) {
        const rect: Rect = [x - hw, y - hh, x + hw, y + hh];
        const { own, other } = raster.cover(area.id, ...rect);
        const cost = (1 - own) * 90 + other * 240 + Math.hypot(x - mx, y - my) * k * 0.22 + (outside(rect) ? 400 : 0) + (onLine(rect) ? 24 : 0) + form * SMALLER;
        if (own > least) places.push({ cost, at: [x, y], rect, form, other, fits: true });
      }
    if (!places.length) places.push({ cost: 0, at: area.at, rect: [area.at[0] - hw, area.at[1] - hh, area.at[0] + hw, area.at[1] + hh], form, other: 0, fits: true });
    return places.sort((p, q) => p.cost - q.cost).slice(0, (reach ? 10 : 2) * MOST);
  };
  const kept = new Map<string, (RowPlace & { other: number })[]>();
  const rowsOf = (area: MapArea, form: number, reach = 0): RowPlace[] => {
    const key = `${area.id} ${form} ${reach}`;
    const places = kept.get(key) ?? grounds(area, form, reach);
    kept.set(key, places);
    return places
      .map((p) => {
        const [pieces, name] = [onPieces(p.rect, area.id), onName(p.rect, area.id)];
        return { ...p, cost: p.cost + (pieces ? ROW_ON : 0) + (name ? NAME_ON : 0), fits: !pieces && !name && p.other < BESIDE };
      })
      .sort((p, q) => p.cost - q.cost)
      .slice(0, MOST);
  };
  /** Places of the row in its usual form if one fits, else in all forms up to the first that does; else beside its area. */
  const placesOf = (area: MapArea): RowPlace[] => {
    const found: RowPlace[] = [];
    const sizes = forms(area.id);
    const better = (p: RowPlace, q: RowPlace): number => p.cost - q.cost;
    for (const form of sizes.keys()) {
      const places = rowsOf(area, form);
      found.push(...places);
      if (places[0]?.fits) return found.sort(better).slice(0, MOST);
    }
    return [...found, ...rowsOf(area, sizes.length - 1, FAR)].sort(better).slice(0, MOST);
  };

  for (let round = 0; round < ROUNDS; round += 1)
    for (const area of order) {
      found.delete(area.id);
      const texts = breaks(name(area.id)).map((lines) => ({ lines, tw: Math.max(...lines.map(measure)) / k, th: (lines.length * font * 1.08) / k }));
      const gap = 2 / k;
      const pad = 2.5 / k;
      let best: { cost: number; placed: Placed } | null = null;
      for (const { cost, at, rect: r, form } of placesOf(area)) {
        if (best && cost >= best.cost) break;
        const [x, y] = at;
        for (const { lines, tw, th } of texts) {
          const spots: [number, number, number][] = [
            [0, x, r[3] + gap + th / 2], [6, x, r[1] - gap - th / 2], [9, r[2] + gap * 1.5 + tw / 2, y], [9, r[0] - gap * 1.5 - tw / 2, y],
            [12, r[2] + tw * 0.36, r[3] + gap + th / 2], [12, r[0] - tw * 0.36, r[3] + gap + th / 2], [14, r[2] + tw * 0.36, r[1] - gap - th / 2], [14, r[0] - tw * 0.36, r[1] - gap - th / 2],
          ];
          for (const [penalty, nx, ny] of spots) {
            const q: Rect = [nx - tw / 2 - pad, ny - th / 2 - pad * 0.4, nx + tw / 2 + pad, ny + th / 2 + pad * 0.4];
            if (outside(q)) continue;
            const { own, other } = raster.cover(area.id, ...q);
            const coast = Math.min(own, 1 - own - other);
            let v = cost + penalty + other * 260 + coast * 46 + (1 - own) * 14 + (lines.length - 1) * 4;
            if (best && v >= best.cost) continue;
            const free = !onPieces(q, area.id) && !onName(q, area.id) && !overlaps(q, r) && other < FOREIGN;
            v += (free ? 0 : NAME_ON) + (onLine(q) ? 34 : 0);
            if (!best || v < best.cost) best = { cost: v, placed: { at, form, name: [nx, ny], lines, free, off: false, boxes: [r, q] } };
          }
        }
      }
      if (best) found.set(area.id, { ...best.placed, off: raster.cover(area.id, ...best.placed.boxes[0]).own < NEAR });
    }
  return withoutOverlaps(found);
}

/** What came to lie on something placed later is left out as well. */
function withoutOverlaps(found: Map<string, Placed>): Map<string, Placed> {
  const all = [...found];
  return new Map(
    all.map(([id, placed]) => {
      const q = placed.boxes[1];
      const hit = all.some(([other, p]) => other !== id && (overlaps(p.boxes[0], q) || (p.free && overlaps(p.boxes[1], q) && other < id)));
      return [id, { ...placed, free: placed.free && !hit }];
    }),
  );
}
