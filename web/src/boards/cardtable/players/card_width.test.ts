import { expect, it } from "vitest";
import { cardWidth, columnsOf, inSight, rowsOf } from "./card_width";

it("breaks rows where the room ends", () => {
  expect(rowsOf([], 300)).toBe(0);
  expect(rowsOf([100, 100], 212)).toBe(1);
  expect(rowsOf([100, 100], 211)).toBe(2);
});

it("makes few cards large and many small", () => {
  const few = cardWidth({ widths: [1, 1], strips: 0, flats: 1 }, 800, 320);
  const many = cardWidth({ widths: Array<number>(14).fill(1), strips: 2, flats: 6 }, 800, 320);
  expect(few).toBeGreaterThan(many);
  expect(few * 1.4 + few * 0.56 + 12).toBeLessThanOrEqual(320);
  expect(many).toBeGreaterThanOrEqual(72);
});

it("puts opponents side by side where there is room", () => {
  expect([columnsOf(3, 0), columnsOf(4, 600)]).toEqual([3, 4]);
  expect([columnsOf(5, 1052), columnsOf(5, 760), columnsOf(7, 1530)]).toEqual([5, 3, 7]);
});

it("shows those who matter, and who sits after them, where not all have room", () => {
  expect(inSight([1, 2, 3], [2], 3)).toEqual([1, 2, 3]);
  expect(inSight([1, 2, 3, 4, 5], [1], 3)).toEqual([1, 2, 3]);
  expect(inSight([1, 2, 3, 4, 5], [5], 3)).toEqual([1, 2, 5]);
  expect(inSight([1, 2, 3, 4, 5], [2, 5], 3)).toEqual([2, 3, 5]);
  expect(inSight([1, 2, 3, 4, 5], [1, 2, 4, 5], 3)).toEqual([1, 2, 3, 4, 5]);
});
