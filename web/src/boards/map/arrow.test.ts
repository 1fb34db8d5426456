import { expect, it } from "vitest";
import { wayBetween, type Way } from "./arrow";
import type { Rect } from "./layout/layout";
import type { Point } from "./map";

const row = (x: number, y: number): Rect => [x - 20, y - 15, x + 20, y + 15];
const FROM: Point = [0, 0];
const TO: Point = [0, 200];
const NAME: Rect = [-40, 15, 40, 30];
const ends = { from: FROM, to: TO, source: [row(...FROM), NAME], target: [row(...TO)], others: [] as Rect[] };

/** Points along the way that is drawn. */
function points({ from, over, to }: Way): Point[] {
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const at = (a: number, m: number, b: number): number => (1 - t) ** 2 * a + 2 * t * (1 - t) * m + t ** 2 * b;
    return [at(from[0], over[0], to[0]), at(from[1], over[1], to[1])];
  });
}
const lies = (way: Way, [l, t, r, b]: Rect): boolean => points(way).some(([x, y]) => x > l + 1 && x < r - 1 && y > t + 1 && y < b - 1);

it("leaves pieces and names at both ends free", () => {
  const way = wayBetween(ends) as Way;
  for (const box of [...ends.source, ...ends.target]) expect(lies(way, box)).toBe(false);
  expect(way.from[1]).toBeLessThan(way.to[1]);
});

it("swings aside from what is read between them", () => {
  const between: Rect = [-30, 90, 60, 110];
  expect(lies(wayBetween({ ...ends, others: [between] }) as Way, between)).toBe(false);
  const other: Rect = [-60, 90, 30, 110];
  expect(lies(wayBetween({ ...ends, others: [other] }) as Way, other)).toBe(false);
});

it("is drawn where there is hardly any room, and not at all from a place to itself", () => {
  const near = wayBetween({ ...ends, to: [0, 50], target: [row(0, 50)] }) as Way;
  expect(Math.hypot(near.to[0] - near.from[0], near.to[1] - near.from[1])).toBeGreaterThan(5);
  expect(wayBetween({ ...ends, to: FROM })).toBeNull();
});
