import { expect, it } from "vitest";
import type { Point } from "./map";
import { betterMiddle } from "./sight";

const SOUTH: Point[] = [[100, 900], [140, 950], [180, 1000], [90, 980]];
const NORTH: Point = [100, 100];

it("goes where most places are in sight", () => {
  const middle = betterMiddle([NORTH, ...SOUTH], NORTH, 400, 400);
  expect(middle && SOUTH.every(([x, y]) => Math.abs(x - middle[0]) < 200 && Math.abs(y - middle[1]) < 200)).toBe(true);
});

it("stays where nearly as many are in sight, and where there is nothing to see", () => {
  expect(betterMiddle(SOUTH, [130, 930], 400, 400)).toBeNull();
  expect(betterMiddle([], NORTH, 400, 400)).toBeNull();
});
