import { expect, it } from "vitest";
import { cardWidth, columnsOf, fitAll, fitOwn, inSight, rowsOf } from "./card_width";

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
  expect([columnsOf(3, 0), columnsOf(4, 1052), columnsOf(4, 684)]).toEqual([3, 4, 2]);
  expect([columnsOf(5, 1052), columnsOf(5, 760), columnsOf(7, 1530)]).toEqual([5, 3, 7]);
  expect([columnsOf(7, 1052), columnsOf(7, 684)], "no more than have room for their banners").toEqual([4, 3]);
});

it("shows all that an opponent has in little room", () => {
  const people = (n: number) => ({ widths: Array<number>(n).fill(1), strips: 0, flats: 0 });
  expect(fitAll(people(2), 3, false, 246, 200, 150)).toMatchObject({ emblems: false, over: null });
  expect(fitAll(people(1), 4, false, 246, 102, 150), "locations give way first").toMatchObject({ emblems: true, over: null });
  const fan = fitAll(people(9), 6, false, 246, 102, 150);
  expect(fan.emblems).toBe(true);
  expect(fan.card * 9 - (fan.over ?? 0) * 8, "a fan of all of them").toBeLessThanOrEqual(246.5);
  expect(fan.card * 1.4).toBeLessThanOrEqual(102 - 29);
  expect(fitAll(people(4), 0, false, 211, 131, 150).over, "one row, edge to edge").toBe(0);
  const crowd = fitAll({ ...people(9), widths: Array<number>(9).fill(1.4) }, 3, false, 320, 182, 150);
  expect(rowsOf(Array<number>(9).fill(1.4 * crowd.card), 320, -(crowd.over ?? 0)), "two rows show more of each").toBe(2);
});

it("shows all of one's own among many", () => {
  const people = (n: number, strips = 0) => ({ widths: Array<number>(n).fill(1), strips, flats: 0 });
  const roomy = fitOwn(people(4), 2, false, 700, 180, 160);
  expect(roomy).toMatchObject({ emblems: false, over: null });
  const tight = fitOwn(people(5), 2, false, 410, 170, 160);
  expect(tight.emblems, "locations give way first").toBe(true);
  expect(tight.card, "names keep their two lines").toBeGreaterThanOrEqual(60);
  expect(rowsOf(people(5).widths.map((w) => w * tight.card), 410 - 45) * tight.card * 1.4).toBeLessThanOrEqual(170);
  expect(fitOwn(people(10, 1), 8, false, 410, 180, 160).card, "then cards").toBeLessThan(60);
  expect(fitOwn(people(24), 2, true, 410, 180, 160).over).toBeGreaterThan(0);
});

it("shows those who matter, and who sits after them, where not all have room", () => {
  expect(inSight([1, 2, 3], [2], 3)).toEqual([1, 2, 3]);
  expect(inSight([1, 2, 3, 4, 5], [1], 3)).toEqual([1, 2, 3]);
  expect(inSight([1, 2, 3, 4, 5], [5], 3)).toEqual([1, 2, 5]);
  expect(inSight([1, 2, 3, 4, 5], [2, 5], 3)).toEqual([2, 3, 5]);
  expect(inSight([1, 2, 3, 4, 5], [1, 2, 4, 5], 3)).toEqual([1, 2, 3, 4, 5]);
});
