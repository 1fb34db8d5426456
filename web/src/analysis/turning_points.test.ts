import { expect, it } from "vitest";
import { seenOf, whenOf } from "./turning_points";

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
