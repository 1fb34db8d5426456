import { expect, it } from "vitest";
import type { GameMap, Point } from "../map";
import { overlaps, type Rect } from "./layout";
import { survey } from "./outlines";
import { Raster } from "./raster";
import { drawTerrain, type Terrain } from "./terrain";

const square = (x: number, s: number): Point[] => [[x, 0], [x + s, 0], [x + s, s], [x, s]];
const map: GameMap = {
  areas: [
    { id: "wood", region: "wood", kind: "land", polygon: square(0, 300), at: [150, 150] },
    { id: "sea", region: "sea", kind: "sea", polygon: square(300, 300), at: [450, 150] },
  ],
  seaLines: [],
};
const raster = new Raster(map, survey(map).points);
const terrain = (id: string): Terrain | null => (id === "wood" ? "tree" : null);
const drawn = (scale: number, taken: Rect[] = []): Point[] => [...drawTerrain({ map, raster, scale, taken, terrain }).matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x) / scale, Number(y) / scale]);

it("stands on its own land, off all that is read, and alike at every visit", () => {
  const taken: Rect = [60, 60, 240, 200];
  const found = drawn(1, [taken]);
  expect(found.length).toBeGreaterThan(3);
  expect(found).toEqual(drawn(1, [taken]));
  for (const [x, y] of found) {
    const box: Rect = [x - 12, y - 9, x + 12, y + 7];
    expect(raster.cover("wood", ...box).own).toBe(1);
    expect(overlaps(box, taken)).toBe(false);
  }
});

it("grows no denser however far one goes in", () => {
  for (const scale of [0.5, 1, 3, 6]) expect(drawn(scale).length).toBeLessThan(24);
});
