/** A board of areas, as every game with a map describes its own. */
export type Point = readonly [number, number];

/** Land is held and crossed on foot; sea and ports are for ships. */
export type AreaKind = "land" | "sea" | "port";

export interface MapArea {
  id: string;
  /** Areas of one region share a colour; between two regions the border is heavier. */
  region: string;
  kind: AreaKind;
  polygon: readonly Point[];
  /** Where its pieces would stand if nothing else did. */
  at: Point;
}

export interface GameMap {
  areas: readonly MapArea[];
  /** Ways across the sea between two areas of land. */
  seaLines: readonly { from: Point; to: Point }[];
  /** Pairs of areas whose common border is a river. */
  rivers?: readonly (readonly [string, string])[];
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box round some points: left, top, width, height. */
export function bounds(points: Iterable<Point>): Box {
  let [l, t, r, b] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    l = Math.min(l, x);
    r = Math.max(r, x);
    t = Math.min(t, y);
    b = Math.max(b, y);
  }
  return { x: l, y: t, w: r - l, h: b - t };
}

/** All of a map, with room at its edges. */
export function boundsOf(map: GameMap, margin = 34): Box {
  const b = bounds(map.areas.flatMap((a) => [...a.polygon]));
  return { x: b.x - margin, y: b.y - margin, w: b.w + 2 * margin, h: b.h + 2 * margin };
}
