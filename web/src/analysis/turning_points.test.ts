import { expect, it } from "vitest";
import { movedMost, seenOf, whenOf } from "./turning_points";

it("tells what happened, not that a phase began", () => {
  const events = [{ event: "phase", phase: "dominance" }, { event: "knelt", card: "a" }, { event: "dominance", seat: "stark" }, { event: "power", number: 1 }, { event: "won" }];
  expect(seenOf(events, { silent: (e) => e.event === "knelt" }).map((e) => e.event)).toEqual(["dominance", "power"]);
});

it("knows the round, and whether it ended", () => {
  const rounds = { 1: 12, 2: 47, 3: 95 };
  expect(whenOf(5, rounds)).toBeNull();
  expect(whenOf(12, rounds), "with it the first round began").toBeNull();
  expect(whenOf(30, rounds)).toEqual({ round: "1", ends: false });
  expect(whenOf(95, rounds)).toEqual({ round: "2", ends: true });
});

it("tells whose chances moved most, one's own first", () => {
  const turn = { before: [0.5, 0.3, 0.15, 0.05], after: [0.2, 0.35, 0.4, 0.05] };
  expect(movedMost(turn, null).map((c) => c.seat)).toEqual([2, 0]);
  expect(movedMost(turn, 1).map((c) => c.seat)).toEqual([1, 2, 0]);
  expect(movedMost(turn, 0).map((c) => c.seat)).toEqual([0, 2]);
  expect(movedMost(turn, 3).map((c) => c.seat), "what did not move is not told").toEqual([2, 0]);
  expect(movedMost({ before: [0.5, 0.5], after: [0.8, 0.2] }, null).map((c) => c.seat), "one is enough of two").toEqual([0]);
  expect(movedMost({ before: [0.5, 0.5], after: [0.8, 0.2] }, 1).map((c) => c.seat)).toEqual([1]);
});
