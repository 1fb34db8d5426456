/** Where pieces and names go, so that nothing that is read lies on anything else.
 *
 * Areas from small to large, three rounds. The row of pieces goes where it lies most inside its own area, nearest the
 * middle; a row that lies on others or on a neighbour is tried again in its smaller forms. The name goes below, above,
 * beside or at a corner of the row, in one line or two, whichever is free. A name that would still lie on something is
 * left out: it is shown when its area is pointed at.
 */
import { bounds, type GameMap, type MapArea, type Point } from "../map";
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

/** Whether the line from a to b runs through a box. */
function crosses(a: Point, b: Point, r: Rect): boolean {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.max(a[0], b[0]) < r[0] || Math.min(a[0], b[0]) > r[2] || Math.max(a[1], b[1]) < r[1] || Math.min(a[1], b[1]) > r[3]) return false;
  let [near, far] = [0, 1];
  if (Math.abs(dx) >= 1e-9) {
    const [s, e] = [(r[0] - a[0]) / dx, (r[2] - a[0]) / dx];
    near = Math.max(near, Math.min(s, e));
    far = Math.min(far, Math.max(s, e));
  }
  if (Math.abs(dy) >= 1e-9) {
    const [s, e] = [(r[1] - a[1]) / dy, (r[3] - a[1]) / dy];
    near = Math.max(near, Math.min(s, e));
    far = Math.min(far, Math.max(s, e));
  }
  return near <= far;
}

/** Boxes that others must not lie on, one a place or none. */
class Boxes {
  private at: (Rect | null)[] = [];

  set(place: number, box: Rect | null): void {
    this.at[place] = box;
  }

  /** Whether a box lies on any of them, that of one place left out. */
  under(r: Rect, but: number): boolean {
    for (let i = 0; i < this.at.length; i += 1) {
      const box = this.at[i];
      if (box && i !== but && overlaps(box, r)) return true;
    }
    return false;
  }
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

/** A place for the row of an area, with what it costs for the ground beneath it and how much of it lies on neighbours. */
interface Ground {
  cost: number;
  at: Point;
  rect: Rect;
  form: number;
  other: number;
}

/** With what it costs besides for what stands there already. */
interface RowPlace {
  cost: number;
  ground: Ground;
  /** It lies on nothing, and hardly on a neighbour. */
  fits: boolean;
}

function* upTo<T>(most: number, of: Iterable<T>): Generator<T> {
  let n = 0;
  for (const one of of) {
    yield one;
    n += 1;
    if (n >= most) return;
  }
}

const cheaper = (p: { cost: number }, q: { cost: number }): number => p.cost - q.cost;

export function layout(options: LayoutOptions): Map<string, Placed> {
  const { map, raster, scale: k, forms, name, font, measure, fixed = [] } = options;
  const found = new Map<string, Placed>();
  const order = map.areas.toSorted((a, b) => (raster.size.get(a.id) ?? 0) - (raster.size.get(b.id) ?? 0));
  /** Rows of pieces and what stands where it stands; names that are shown. */
  const [rows, names] = [new Boxes(), new Boxes()];
  fixed.forEach((box, i) => rows.set(order.length + i, box));
  const onLine = (r: Rect): boolean => map.seaLines.some((l) => crosses(l.from, l.to, r));
  const limits: Rect = [raster.box.x + 2 / k, raster.box.y + 2 / k, raster.box.x + raster.box.w - 2 / k, raster.box.y + raster.box.h - 2 / k];
  const outside = (r: Rect): boolean => r[0] < limits[0] || r[1] < limits[1] || r[2] > limits[2] || r[3] > limits[3];

  /** Places for a row by what lies beneath them, the best first; `reach`: how far off its area it may go, in pixels. */
  const grounds = (area: MapArea, form: number, reach: number): Ground[] => {
    const { w, h } = forms(area.id)[form] as Size;
    const [hw, hh] = [Math.max(w, 2) / k / 2, Math.max(h, 2) / k / 2];
    const hang = reach || (raster.size.get(area.id) ?? 0) * k * k < 3600 ? Math.min((reach || 26) / k, raster.box.w / 4) : 0;
    const around = bounds(area.polygon);
    const [l, r, t, b] = [around.x - hang, around.x + around.w + hang, around.y - hang, around.y + around.h + hang];
    const step = Math.max(3, Math.min(14, (r - l) / 16), Math.sqrt(((r - l) * (b - t)) / TRIED));
    const [mx, my] = raster.middle.get(area.id) ?? area.at;
    const least = reach ? -1 : hang ? 0.1 : 0.3;
    const places: Ground[] = [];
    for (let x = l; x <= r; x += step)
      for (let y = t; y <= b; y += step) {
        const rect: Rect = [x - hw, y - hh, x + hw, y + hh];
        const { own, other } = raster.cover(area.id, ...rect);
        if (own <= least) continue;
        const cost = (1 - own) * 90 + other * 240 + Math.hypot(x - mx, y - my) * k * 0.22 + (outside(rect) ? 400 : 0) + (onLine(rect) ? 24 : 0) + form * SMALLER;
        places.push({ cost, at: [x, y], rect, form, other });
      }
    if (!places.length) places.push({ cost: 0, at: area.at, rect: [area.at[0] - hw, area.at[1] - hh, area.at[0] + hw, area.at[1] + hh], form, other: 0 });
    return places.sort(cheaper).slice(0, (reach ? 10 : 2) * MOST);
  };
  const kept = new Map<string, Ground[]>();
  /** The best first; most are never asked for, and cost nothing. What lies on something waits until its time has come. */
  function* rowsOf(n: number, form: number, reach = 0): Generator<RowPlace> {
    const key = `${n} ${form} ${reach}`;
    const places = kept.get(key) ?? grounds(order[n] as MapArea, form, reach);
    kept.set(key, places);
    const later: RowPlace[] = [];
    for (const ground of places) {
      while (later[0] && later[0].cost < ground.cost) yield later.shift() as RowPlace;
      const [pieces, named] = [rows.under(ground.rect, n), names.under(ground.rect, n)];
      const place = { ground, cost: ground.cost + (pieces ? ROW_ON : 0) + (named ? NAME_ON : 0), fits: !pieces && !named && ground.other < BESIDE };
      if (!pieces && !named) yield place;
      else later.splice(later.findLastIndex((other) => other.cost <= place.cost) + 1, 0, place);
    }
    yield* later;
  }
  /** Places of the row in its usual form if one fits, else in all forms up to the first that does; else beside its area. */
  function* placesOf(n: number): Generator<RowPlace> {
    const all: RowPlace[] = [];
    const sizes = forms((order[n] as MapArea).id);
    for (const form of sizes.keys()) {
      const places = rowsOf(n, form);
      const first = places.next().value as RowPlace;
      if (form === 0 && first.fits) {
        yield first;
        yield* places;
        return;
      }
      all.push(first, ...upTo(MOST - 1, places));
      if (first.fits) return yield* all.sort(cheaper);
    }
    yield* [...all, ...upTo(MOST, rowsOf(n, sizes.length - 1, FAR))].sort(cheaper);
  }
  const texts = order.map((area) => breaks(name(area.id)).map((lines) => ({ lines, tw: Math.max(...lines.map(measure)) / k, th: (lines.length * font * 1.08) / k })));
  const gap = 2 / k;
  const pad = 2.5 / k;

  /** The best places for the row and the name of an area, given all others. */
  const place = (n: number): Placed | null => {
    const { id } = order[n] as MapArea;
    let best: { cost: number; placed: Placed } | null = null;
    for (const { cost, ground } of upTo(MOST, placesOf(n))) {
      if (best && cost >= best.cost) break;
      const { at, rect: r, form } = ground;
      const [x, y] = at;
      for (const { lines, tw, th } of texts[n] ?? []) {
        const spots: [number, number, number][] = [
          [0, x, r[3] + gap + th / 2], [6, x, r[1] - gap - th / 2], [9, r[2] + gap * 1.5 + tw / 2, y], [9, r[0] - gap * 1.5 - tw / 2, y],
          [12, r[2] + tw * 0.36, r[3] + gap + th / 2], [12, r[0] - tw * 0.36, r[3] + gap + th / 2], [14, r[2] + tw * 0.36, r[1] - gap - th / 2], [14, r[0] - tw * 0.36, r[1] - gap - th / 2],
        ];
        for (const [penalty, nx, ny] of spots) {
          if (best && cost + penalty >= best.cost) continue;
          const q: Rect = [nx - tw / 2 - pad, ny - th / 2 - pad * 0.4, nx + tw / 2 + pad, ny + th / 2 + pad * 0.4];
          if (outside(q)) continue;
          const { own, other } = raster.cover(id, ...q);
          const coast = Math.min(own, 1 - own - other);
          let v = cost + penalty + other * 260 + coast * 46 + (1 - own) * 14 + (lines.length - 1) * 4;
          if (best && v >= best.cost) continue;
          const free = other < FOREIGN && !overlaps(q, r) && !rows.under(q, n) && !names.under(q, n);
          v += (free ? 0 : NAME_ON) + (onLine(q) ? 34 : 0);
          if (!best || v < best.cost) best = { cost: v, placed: { at, form, name: [nx, ny], lines, free, off: false, boxes: [r, q] } };
        }
      }
    }
    return best && { ...best.placed, off: raster.cover(id, ...best.placed.boxes[0]).own < NEAR };
  };

  for (let round = 0, moved = true; round < ROUNDS && moved; round += 1) {
    moved = false;
    for (const [n, { id }] of order.entries()) {
      const before = found.get(id);
      rows.set(n, null);
      names.set(n, null);
      found.delete(id);
      const placed = place(n);
      if (!placed) continue;
      moved ||= !before || !same(before.boxes[0], placed.boxes[0]) || !same(before.boxes[1], placed.boxes[1]) || before.free !== placed.free;
      found.set(id, placed);
      rows.set(n, placed.boxes[0]);
      names.set(n, placed.free ? placed.boxes[1] : null);
    }
  }
  return withoutOverlaps(found);
}

const same = (a: Rect, b: Rect): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];

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
