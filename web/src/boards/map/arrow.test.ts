import { expect, it } from "vitest";
import { along, wayBetween, type Way } from "./arrow";
import type { Rect } from "./layout/layout";
import type { Point } from "./map";

const row = (x: number, y: number): Rect => [x - 20, y - 15, x + 20, y + 15];
const FROM: Point = [0, 0];
const TO: Point = [0, 200];
const NAME: Rect = [-40, 15, 40, 30];
const ends = { from: FROM, to: TO, source: [row(...FROM), NAME], target: [row(...TO)], pieces: [] as Rect[], names: [] as Rect[], map: [-400, -400, 400, 1000] as Rect, half: 4 };

const lies = (way: Way, [l, t, r, b]: Rect): boolean => along(way).some(([x, y]) => x > l + 1 && x < r - 1 && y > t + 1 && y < b - 1);

it("leaves pieces and names at both ends free", () => {
  const way = wayBetween(ends) as Way;
  for (const box of [...ends.source, ...ends.target]) expect(lies(way, box)).toBe(false);
  expect(way[0][1]).toBeLessThan(way[3][1]);
});

it("goes straight where nothing lies between", () => {
  for (const [x] of along(wayBetween(ends) as Way)) expect(x).toBeCloseTo(0);
});

it("swings aside from what is read between them, with all of its stroke", () => {
  for (const between of [[-30, 90, 60, 110], [-60, 90, 30, 110]] as Rect[])
    for (const what of ["pieces", "names"]) {
      const [l, t, r, b] = between;
      expect(lies(wayBetween({ ...ends, [what]: [between] }) as Way, [l - ends.half, t - ends.half, r + ends.half, b + ends.half]), what).toBe(false);
    }
});

it("is led round pieces that stand in the way one after the other, on both sides", () => {
  const far: Point = [0, 600];
  const pieces = [row(-10, 150), row(120, 230), row(60, 330), row(-130, 300), row(-40, 450), row(110, 480)];
  const way = wayBetween({ ...ends, to: far, target: [row(...far)], pieces }) as Way;
  for (const box of pieces) expect(lies(way, box)).toBe(false);
});

it("crosses a name rather than pieces", () => {
  const wall: Rect[] = [-3, -2, 0, 1, 2, 3].map((n) => row(n * 42, 100));
  const gate: Rect = [-62, 85, -22, 115];
  const way = wayBetween({ ...ends, pieces: wall, names: [gate], half: 0 }) as Way;
  for (const box of wall) expect(lies(way, box)).toBe(false);
});

it("swings aside to where the map is", () => {
  const between = row(-20, 100);
  expect(along(wayBetween({ ...ends, pieces: [between] }) as Way).some(([x]) => x > 12)).toBe(true);
  const shore: Rect = [-400, -400, 12, 1000];
  const way = wayBetween({ ...ends, pieces: [between], map: shore }) as Way;
  expect(lies(way, between)).toBe(false);
  for (const [x] of along(way)) expect(x).toBeLessThan(shore[2]);
});

it("is drawn where there is hardly any room, and not at all from a place to itself", () => {
  const near = wayBetween({ ...ends, to: [0, 50], target: [row(0, 50)] }) as Way;
  expect(Math.hypot(near[3][0] - near[0][0], near[3][1] - near[0][1])).toBeGreaterThan(5);
  expect(wayBetween({ ...ends, to: FROM })).toBeNull();
});
