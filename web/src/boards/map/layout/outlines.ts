/** Areas drawn from coarse polygons: every edge becomes a rough line that both of its sides share. */
import type { GameMap, MapArea, Point } from "../map";

export interface Outlines {
  /** The outline of each area, closed. */
  points: Map<string, Point[]>;
  paths: Map<string, string>;
  /** Borders between two regions of land, between land and water, between two waters, and rivers: one path each. */
  frontiers: string;
  coast: string;
  seaBorders: string;
  rivers: string;
}

/** A number in [-1, 1) that depends on two integers alone: the same coast at every visit. */
export function noise(x: number, y: number): number {
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

type Border = "coast" | "frontier" | "river" | "sea" | "plain";

function borderOf(sides: readonly MapArea[], rivers: ReadonlySet<string>): Border {
  const land = sides.filter((a) => a.kind === "land");
  if (land.length === 0) return sides.length > 1 && sides.every((a) => a.kind === "sea") ? "sea" : "plain";
  if (land.length === 1) return "coast";
  const [one, other] = land as [MapArea, MapArea];
  if (rivers.has([one.id, other.id].toSorted().join())) return "river";
  return one.region === other.region ? "plain" : "frontier";
}

export function survey(map: GameMap): Outlines {
  const sides = new Map<string, MapArea[]>();
  const walk = (polygon: readonly Point[], step: (a: Point, b: Point) => void): void =>
    polygon.forEach((a, i) => step(a, polygon[(i + 1) % polygon.length] as Point));
  for (const area of map.areas)
    walk(area.polygon, (a, b) => {
      const key = name(a, b);
      sides.set(key, [...(sides.get(key) ?? []), area]);
    });

  const rivers = new Set((map.rivers ?? []).map((pair) => pair.toSorted().join()));
  const points = new Map<string, Point[]>();
  const drawn: Record<Border, string[]> = { coast: [], frontier: [], river: [], sea: [], plain: [] };
  const seen = new Set<string>();
  for (const area of map.areas) {
    const outline: Point[] = [];
    walk(area.polygon, (a, b) => {
      const key = name(a, b);
      const border = borderOf(sides.get(key) ?? [], rivers);
      const line = edge(a, b, border === "coast" ? 0.2 : 0.1);
      outline.push(...line);
      if (seen.has(key)) return;
      seen.add(key);
      drawn[border].push(`M${write([...line, b])}`);
    });
    points.set(area.id, outline);
  }
  return {
    points,
    paths: new Map([...points].map(([id, outline]) => [id, `M${write(outline)}Z`])),
    frontiers: drawn.frontier.join(""),
    coast: drawn.coast.join(""),
    seaBorders: drawn.sea.join(""),
    rivers: drawn.river.join(""),
  };
}
