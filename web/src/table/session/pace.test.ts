import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Speed } from "../../app/settings.svelte";
import type { View } from "../../wire/view";
import { BEATS, Pace, type Shown } from "./pace.svelte";
import type { Entry } from "./session.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = (n: number, passing = false): Shown => ({ entry: { id: `${n}`, event: { event: "e" } } as unknown as Entry, view: { made: n } as View, passing });
const at = (speed: Speed): Pace => new Pace(() => speed);

it("shows one event after the other, each with the position it led to", () => {
  const pace = at("normal");
  pace.add([shown(1), shown(2), shown(3)]);
  expect(pace.view?.made).toBe(1);
  vi.advanceTimersByTime(BEATS.normal);
  expect([pace.view?.made, pace.left]).toEqual([2, 1]);
  vi.advanceTimersByTime(2 * BEATS.normal);
  expect([pace.view, pace.playing]).toEqual([null, false]);
});

it("shows what is only half of a step on the position before it", () => {
  const pace = at("normal");
  const [dice, conquest] = [{ ...shown(2), early: true }, { ...shown(2), entry: shown(3).entry }];
  pace.add([shown(1), dice, conquest]);
  const seen = [pace.view?.made];
  expect(pace.waiting.size).toBe(2);
  for (let i = 0; i < 2; i += 1) {
    vi.advanceTimersByTime(BEATS.normal);
    seen.push(pace.view?.made);
  }
  expect([seen, pace.waiting.size]).toEqual([[1, 1, 2], 0]);
});

it("takes in what comes meanwhile, and is skipped to the end", () => {
  const pace = at("slow");
  pace.add([shown(1)]);
  pace.add([shown(2)]);
  expect(pace.view?.made).toBe(1);
  pace.skip();
  expect([pace.view, pace.left]).toEqual([null, 0]);
  vi.advanceTimersByTime(10_000);
  expect(pace.now).toBeNull();
});

it("waits for nothing at once: only the last event is marked, on the latest position", () => {
  const pace = at("at-once");
  pace.add([shown(1), shown(2)]);
  expect([pace.now?.entry.id, pace.view, pace.playing]).toEqual(["2", null, false]);
});

it("does not keep the reader from going on after their own doing", () => {
  const pace = at("normal");
  pace.add([shown(1, true)]);
  expect(pace.playing).toBe(false);
  pace.add([shown(2)]);
  expect(pace.view?.made).toBe(2);
});
