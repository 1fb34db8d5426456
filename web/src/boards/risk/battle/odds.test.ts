import { expect, it } from "vitest";
import { oddsOf, oddsText } from "./odds";

it("counts what is known of three dice against two", () => {
  // one unit against one: higher than the defender, who wins ties, 15 of 36
  expect(oddsOf(2, 1)).toBeCloseTo(15 / 36, 10);
  expect(oddsOf(1, 1)).toBe(0);
  // known values of the classic dice
  expect(oddsOf(4, 2)).toBeCloseTo(0.6595, 2);
  expect(oddsOf(4, 1)).toBeCloseTo(0.9164, 2);
});

it("grows with the attack and shrinks with the defence", () => {
  expect(oddsOf(10, 5)).toBeGreaterThan(oddsOf(8, 5));
  expect(oddsOf(8, 5)).toBeGreaterThan(oddsOf(8, 7));
});

it("never tells what dice decide as certain", () => {
  expect(oddsOf(20, 1)).toBeGreaterThan(0.999);
  expect([oddsOf(20, 1), 0.0004, 0.5, 1, 0].map(oddsText)).toEqual(["99\u00A0%", "1\u00A0%", "50\u00A0%", "100\u00A0%", "0\u00A0%"]);
});
