/** What the land is like, in ink: hills, woods and fields drawn where nothing else stands. */
import { bounds, type GameMap } from "../map";
import { overlaps, type Rect } from "./layout";
import { noise } from "./outlines";
import type { Raster } from "./raster";

export type Terrain = "pine" | "peak" | "reed" | "hill" | "tree" | "grain" | "dune" | "palm" | "volcano" | "wall";

/** Strokes round the origin in pixels, each one relative to the last: they can be drawn anywhere. */
const STROKES: Record<Terrain, string> = {
  pine: "m0-7 4 7h-2l3 5h-10l3-5h-2z",
  peak: "m-11 6 9-15 5 7 3-4 7 12m-15-15 1 7 2-2",
  reed: "m-6 4q2-6 0-10m6 10v-11m6 11q-2-6 0-9",
  hill: "m-10 4q7-11 14 0m-4-4q6-6 12 4",
  tree: "m0 6v-5m0-9a5 5 0 0 1 3 9h-6a5 5 0 0 1 3-9",
  grain: "m-6 5v-9m-2 3 2 2 2-2m4 6v-11m-2 3 2 2 2-2m4 8v-9m-2 3 2 2 2-2",
  dune: "m-12 4q8-10 14 0m-4-3q8-7 15 3",
  palm: "m0 7q2-6 0-11m0 0q-6-3-8 1m8-1q6-3 8 1m-8-1q-4-6-7-4m7 4q4-6 7-4",
  volcano: "m-11 6 7-13h8l7 13m-15-13q4 4 8 0",
  wall: "m-10 5v-9h4v3h4v-3h4v3h4v-3h4v9",
};

const ROOM: Rect = [-13, -10, 13, 8];
const APART = 44; // pixels from one to the next
const MOST = 14; // in one area, however large it is at this zoom

export interface Ground {
  map: GameMap;
  raster: Raster;
  /** Pixels to a unit of the map. */
  scale: number;
  /** What is read or stands there, in units of the map. */
  taken: readonly Rect[];
  terrain: (id: string) => Terrain | null;
}

/** One path for the whole map, in pixels from its origin: the same strokes at every visit. */
export function drawTerrain({ map, raster, scale: k, taken, terrain }: Ground): string {
  const drawn: string[] = [];
  for (const { id, polygon } of map.areas) {
    const kind = terrain(id);
    if (!kind) continue;
    const { x: left, y: top, w, h } = bounds(polygon);
    const step = Math.max(APART / k, Math.sqrt((raster.size.get(id) ?? 0) / MOST));
    const around: Rect = [left, top, left + w, top + h];
    const near = taken.filter((box) => overlaps(box, around));
    for (let row = 0, y = top + step / 4; y < top + h; y += step * 0.8, row += 1)
      for (let x = left + (row % 2 ? 0.75 : 0.25) * step; x < left + w; x += step) {
        const [px, py] = [x + noise(x, y) * step * 0.22, y + noise(y, x) * step * 0.22];
        const box: Rect = [px + ROOM[0] / k, py + ROOM[1] / k, px + ROOM[2] / k, py + ROOM[3] / k];
        if (raster.cover(id, ...box).own < 1 || near.some((other) => overlaps(other, box))) continue;
        drawn.push(`M${(px * k).toFixed(1)} ${(py * k).toFixed(1)}${STROKES[kind]}`);
      }
  }
  return drawn.join("");
}
