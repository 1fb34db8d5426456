// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { lastLook, look } from "./last_look";

beforeEach(() => localStorage.clear());

test("each table and seat is remembered for itself", () => {
  look("a", 0, 7);
  look("a", null, 9);
  look("a", 0, 12);
  expect([lastLook("a", 0), lastLook("a", null), lastLook("b", 0)]).toEqual([12, 9, null]);
});

test("the oldest tables are forgotten, and what is no list is none", () => {
  for (let i = 0; i < 120; i += 1) look(`t${i}`, 0, i);
  expect([lastLook("t5", 0), lastLook("t119", 0)]).toEqual([null, 119]);
  localStorage.setItem("looked", "nonsense");
  expect(lastLook("t119", 0)).toBeNull();
});
