import { expect, it } from "vitest";
import { Attention } from "./attention";

it("says once that somebody thinks about a window: who has just moved, or moves while it is open", () => {
  const held: number[] = [];
  let now = 0;
  const attention = new Attention((ask) => held.push(ask), () => now);
  attention.wait(7);
  expect(held).toEqual([]); // nobody has moved yet
  attention.move();
  attention.move();
  attention.wait(7);
  expect(held).toEqual([7]);
  attention.wait(null);
  now += 20_000;
  attention.wait(8);
  expect(held).toEqual([7, 8]);
  now += 40_000;
  attention.wait(9);
  expect(held).toEqual([7, 8]); // gone for a while
  attention.move();
  expect(held).toEqual([7, 8, 9]);
});
