/** Land drawn from coarse polygons: every edge becomes a rough line that both of its sides share. */
export type Point = readonly [number, number];

export interface Shape {
  id: string;
  region: string;
  polygon: readonly Point[];
}

export interface Land {
  /** Outline of each shape. */
  outlines: Map<string, string>;
  /** Borders between two regions, as one path. */
  frontiers: string;
  /** Borders with the sea, as one path. */
  coast: string;
}

/** A number in [-1, 1) that depends on two integers alone: the same coast at every visit. */
function noise(x: number, y: number): number {
  let h = (Math.round(x * 8) * 374761393 + Math.round(y * 8) * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 2147483648 - 1;
}

/** The points between a and b, both left out: midpoints moved aside again and again. */
function rough(a: Point, b: Point, wildness: number): Point[] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  if (dx * dx + dy * dy < 90) return [];
  const mx = (a[0] + b[0]) / 2;
  const my = (a[1] + b[1]) / 2;
  const off = noise(mx, my) * wildness;
  const m: Point = [mx - dy * off, my + dx * off];
  return [...rough(a, m, wildness), m, ...rough(m, b, wildness)];
}

const before = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
const name = (a: Point, b: Point): string => (before(a, b) ? `${a}/${b}` : `${b}/${a}`);
const write = (points: readonly Point[]): string => points.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join("L");

/** The line from a to b, in that direction, b left out; drawn alike from either side. */
function edge(a: Point, b: Point, wildness: number): Point[] {
  return before(a, b) ? [a, ...rough(a, b, wildness)] : [a, ...rough(b, a, wildness).reverse()];
}

export function survey(shapes: readonly Shape[]): Land {
  const sides = new Map<string, string[]>();
  const walk = (polygon: readonly Point[], step: (a: Point, b: Point) => void): void =>
    polygon.forEach((a, i) => step(a, polygon[(i + 1) % polygon.length] as Point));

  for (const shape of shapes)
    walk(shape.polygon, (a, b) => {
      const key = name(a, b);
      sides.set(key, [...(sides.get(key) ?? []), shape.region]);
    });

  const outlines = new Map<string, string>();
  const frontiers: string[] = [];
  const coast: string[] = [];
  const drawn = new Set<string>();
  for (const shape of shapes) {
    const points: Point[] = [];
    walk(shape.polygon, (a, b) => {
      const key = name(a, b);
      const regions = sides.get(key) ?? [];
      const line = edge(a, b, regions.length === 1 ? 0.2 : 0.1);
      points.push(...line);
      if (drawn.has(key)) return;
      drawn.add(key);
      if (regions.length === 1) coast.push(`M${write([...line, b])}`);
      else if (regions[0] !== regions[1]) frontiers.push(`M${write([...line, b])}`);
    });
    outlines.set(shape.id, `M${write(points)}Z`);
  }
  return { outlines, frontiers: frontiers.join(""), coast: coast.join("") };
}

/** The box round some points: left, top, width, height. */
export function bounds(points: Iterable<Point>): { x: number; y: number; w: number; h: number } {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    l = Math.min(l, x);
    r = Math.max(r, x);
    t = Math.min(t, y);
    b = Math.max(b, y);
  }
  return { x: l, y: t, w: r - l, h: b - t };
}
