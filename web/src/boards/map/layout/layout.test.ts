import { expect, it } from "vitest";
import { breaks, layout, overlaps, type Placed, type Rect } from "./layout";
import type { GameMap, Point } from "../map";
import { survey } from "./outlines";
import { Raster } from "./raster";

const square = (x: number, y: number, s: number): Point[] => [[x, y], [x + s, y], [x + s, y + s], [x, y + s]];
/** A chequerboard of land with a sea to the east. */
const N = 4;
const S = 90;
const map: GameMap = {
  areas: [
    ...Array.from({ length: N * N }, (_, i) => {
      const [x, y] = [(i % N) * S, Math.floor(i / N) * S];
      return { id: `a${i}`, region: "land", kind: "land" as const, polygon: square(x, y, S), at: [x + S / 2, y + S / 2] as Point };
    }),
    { id: "sea", region: "sea", kind: "sea", polygon: square(N * S, 0, N * S), at: [N * S * 1.5, N * S * 0.5] },
  ],
  seaLines: [],
};
const raster = new Raster(map, survey(map).points);
const names = ["Pyke", "The Mountains of the Moon", "Winterfell", "Storm’s End", "Moat Cailin"];
const place = (scale: number, fixed: Rect[] = []): Map<string, Placed> =>
  layout({ map, raster, scale, forms: () => [{ w: 40, h: 30 }], name: (id) => names[id.length + Number(id.slice(1) || 0)] ?? "Harrenhal", font: 12, measure: (t) => t.length * 7, fixed });

it("lets nothing that is read lie on anything", () => {
  for (const scale of [0.7, 1.6]) {
    const boxes = [...place(scale)].flatMap(([id, p]) => [{ id, box: p.boxes[0] }, ...(p.free ? [{ id, box: p.boxes[1] }] : [])]);
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlaps(a.box, b.box), `${a.id} ${b.id} at ${scale}`).toBe(false);
  }
});

it("keeps pieces in their own area, and off what is fixed", () => {
  const fixed: Rect = [30, 30, 60, 60];
  const placed = place(1, [fixed]);
  for (const area of map.areas) expect(raster.cover(area.id, ...(placed.get(area.id) as Placed).boxes[0]).own).toBeGreaterThan(0.85);
  expect(overlaps((placed.get("a0") as Placed).boxes[0], fixed)).toBe(false);
});

it("leaves names out where there is no room, and finds room when zoomed in", () => {
  const free = (scale: number): number => [...place(scale).values()].filter((p) => p.free).length;
  expect(free(0.35)).toBeLessThan(free(1.6));
  expect(free(1.6)).toBe(map.areas.length);
});

it("breaks names where they are most even", () => {
  expect(breaks("Pyke")).toEqual([["Pyke"]]);
  expect(breaks("The Mountains of the Moon")).toEqual([["The Mountains of the Moon"], ["The Mountains", "of the Moon"]]);
});

it("makes a row smaller where it would lie on others, and only there", () => {
  const inland = "a5";
  const form = (scale: number): number | undefined => layout({ map, raster, scale, forms: () => [{ w: 120, h: 30 }, { w: 40, h: 30 }], name: () => "", font: 12, measure: () => 0 }).get(inland)?.form;
  expect(form(1)).toBe(1);
  expect(form(1.6)).toBe(0);
});

it("looks at a bounded number of places, however little of the map is in sight", () => {
  for (const scale of [1, 0.01, 1e-6]) {
    let looks = 0;
    const counted = Object.assign(Object.create(raster) as Raster, { cover: (...args: Parameters<Raster["cover"]>) => ((looks += 1), raster.cover(...args)) });
    layout({ map, raster: counted, scale, forms: () => [{ w: 40, h: 30 }], name: () => "Pyke", font: 12, measure: () => 28 });
    expect(looks / map.areas.length, `scale ${scale}`).toBeLessThan(3 * 4000);
  }
});
