import { expect, it } from "vitest";
import { matches } from "./search";

const rules = [
  { id: "R-1", section: "Battle", text: "Ties go to the defender.", tags: [] },
  { id: "R-2", section: "Maneuver", text: "One unit stays.", tags: [] },
];

it("gives all rules when nothing is sought", () => {
  expect(matches(rules, " ").map((f) => f.rule.id)).toEqual(["R-1", "R-2"]);
});

it("wants every word, in text, section or number", () => {
  expect(matches(rules, "battle DEFENDER").map((f) => f.rule.id)).toEqual(["R-1"]);
  expect(matches(rules, "r-2").map((f) => f.rule.id)).toEqual(["R-2"]);
  expect(matches(rules, "defender unit")).toEqual([]);
});

it("marks what was found, whatever it contains", () => {
  expect(matches(rules, "stays.")[0]?.parts).toEqual([{ text: "One unit ", hit: false }, { text: "stays.", hit: true }]);
});
