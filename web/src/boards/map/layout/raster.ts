/** Which area lies where, in small cells, so that "how much of this box is land of mine" is answered at once. */
import { boundsOf, type Box, type GameMap, type Point } from "../map";

const CELLS = 420; // along the longer side

/** Counts of marked cells in any box: sums from the corner, row by row. All of them lie within `left` to `right`, `top` to `bottom`. */
class Sums {
  private at: Int32Array;
  private w: number;
  private h: number;

  constructor(
    private left: number,
    private top: number,
    right: number,
    bottom: number,
    marked: (x: number, y: number) => boolean,
  ) {
    const [w, h] = [Math.max(0, right - left), Math.max(0, bottom - top)];
    [this.w, this.h] = [w, h];
    this.at = new Int32Array((w + 1) * (h + 1));
    for (let y = 0; y < h; y += 1)
      for (let x = 0, row = 0; x < w; x += 1) {
        row += marked(left + x, top + y) ? 1 : 0;
        this.at[(y + 1) * (w + 1) + x + 1] = (this.at[y * (w + 1) + x + 1] ?? 0) + row;
      }
  }

  within(l: number, t: number, r: number, b: number): number {
    const x0 = Math.max(0, Math.min(this.w, l - this.left));
    const y0 = Math.max(0, Math.min(this.h, t - this.top));
    const x1 = Math.max(0, Math.min(this.w, r - this.left));
    const y1 = Math.max(0, Math.min(this.h, b - this.top));
    const k = this.w + 1;
    return (this.at[y1 * k + x1] ?? 0) - (this.at[y0 * k + x1] ?? 0) - (this.at[y1 * k + x0] ?? 0) + (this.at[y0 * k + x0] ?? 0);
  }
}

export interface Cover {
  /** Shares of a box: in the area itself, and in others that it must not lie on. */
  own: number;
  other: number;
}

export class Raster {
  readonly box: Box;
  /** Cells of each area. */
  readonly size = new Map<string, number>();
  /** The middle of each area. */
  readonly middle = new Map<string, Point>();
  private cell: number;
  private sums = new Map<string, Sums>();
  private land: Sums;
  private named: Sums;
  private kinds = new Map<string, string>();

  constructor(map: GameMap, outlines: ReadonlyMap<string, readonly Point[]>) {
    this.box = boundsOf(map);
    this.cell = Math.max(this.box.w, this.box.h) / CELLS;
    const w = Math.ceil(this.box.w / this.cell);
    const h = Math.ceil(this.box.h / this.cell);
    const own = new Int16Array(w * h);
    const order = ["sea", "land", "port"];
    const areas = map.areas.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
    areas.forEach((area, n) => this.fill(own, w, h, outlines.get(area.id) ?? area.polygon, n + 1));
    const all = areas.map(() => ({ cells: 0, sx: 0, sy: 0, l: w, t: h, r: 0, b: 0 }));
    for (let y = 0, i = 0; y < h; y += 1)
      for (let x = 0; x < w; x += 1, i += 1) {
        const of = all[(own[i] ?? 0) - 1];
        if (!of) continue;
        of.cells += 1;
        of.sx += x;
        of.sy += y;
        if (x < of.l) of.l = x;
        if (x >= of.r) of.r = x + 1;
        if (y < of.t) of.t = y;
        if (y >= of.b) of.b = y + 1;
      }
    areas.forEach((area, n) => {
      const { cells, sx, sy, l, t, r, b } = all[n] as (typeof all)[number];
      this.kinds.set(area.id, area.kind);
      this.size.set(area.id, cells * this.cell ** 2);
      this.middle.set(area.id, cells ? [this.box.x + (sx / cells + 0.5) * this.cell, this.box.y + (sy / cells + 0.5) * this.cell] : area.at);
      this.sums.set(area.id, new Sums(l, t, r, b, (x, y) => own[y * w + x] === n + 1));
    });
    const land = areas.map((a) => a.kind === "land");
    this.land = new Sums(0, 0, w, h, (x, y) => land[(own[y * w + x] ?? 0) - 1] ?? false);
    this.named = new Sums(0, 0, w, h, (x, y) => (own[y * w + x] ?? 0) > 0);
  }

  private fill(own: Int16Array, w: number, h: number, outline: readonly Point[], n: number): void {
    const row = (y: number): number => Math.max(0, Math.min(h, Math.ceil((y - this.box.y) / this.cell - 0.5)));
    const crossings = new Map<number, number[]>();
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point;
      const to = row(Math.max(a[1], b[1]));
      for (let y = row(Math.min(a[1], b[1])); y < to; y += 1) {
        const x = ((b[0] - a[0]) * (this.box.y + (y + 0.5) * this.cell - a[1])) / (b[1] - a[1]) + a[0];
        const there = crossings.get(y);
        if (there) there.push(x);
        else crossings.set(y, [x]);
      }
    });
    for (const [y, xs] of crossings) {
      xs.sort((a, b) => a - b);
      for (let c = 0; c + 1 < xs.length; c += 2) {
        const from = Math.max(0, Math.ceil(((xs[c] ?? 0) - this.box.x) / this.cell - 0.5));
        const to = Math.min(w - 1, Math.floor(((xs[c + 1] ?? 0) - this.box.x) / this.cell - 0.5));
        if (to >= from) own.fill(n, y * w + from, y * w + to + 1);
      }
    }
  }

  /** What a box lies on, from the point of view of an area: land may hang over the sea, but on no neighbour's land. */
  cover(id: string, l: number, t: number, r: number, b: number): Cover {
    const x0 = Math.floor((l - this.box.x) / this.cell);
    const y0 = Math.floor((t - this.box.y) / this.cell);
    const x1 = Math.ceil((r - this.box.x) / this.cell);
    const y1 = Math.ceil((b - this.box.y) / this.cell);
    const cells = Math.max(1, (x1 - x0) * (y1 - y0));
    const own = this.sums.get(id)?.within(x0, y0, x1, y1) ?? 0;
    const kind = this.kinds.get(id);
    const foreign = (kind === "land" ? this.land : this.named).within(x0, y0, x1, y1) - own;
    return { own: own / cells, other: foreign / cells };
  }
}
