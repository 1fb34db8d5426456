import { expect, it } from "vitest";
import { BELOW, BESIDE, stripFor } from "./strip";

const TALL = { w: 1000, h: 1900 };
const WIDE = { w: 1500, h: 950 };

it("stands beside a tall board and below a wide one", () => {
  expect(stripFor(820, 694, TALL)).toEqual({ side: "beside", size: BESIDE, low: false });
  expect(stripFor(390, 470, TALL).side).toBe("beside");
  expect(stripFor(820, 694, WIDE)).toEqual({ side: "below", size: BELOW, low: false });
  expect(stripFor(390, 570, WIDE).side).toBe("below");
});

it("takes two columns beside a board in a low room", () => {
  const strip = stripFor(720, 120, TALL);
  expect(strip).toMatchObject({ side: "beside", low: true });
  expect(strip.size).toBeGreaterThan(BESIDE);
});
