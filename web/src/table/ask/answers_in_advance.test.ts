import { expect, it } from "vitest";
import type { Ask, Choice } from "../../wire/view";
import { abilities, declineOf } from "./answers_in_advance";

const choice = (text: string, ability?: string): Choice => ({ text, verb: text.split(" ")[0] ?? "", args: {}, ability });
const ask = (decline: string | null, ...choices: Choice[]): Ask => ({ n: 1, seat: 0, prompt: "react", args: {}, rule: "", must: true, answers: choices.length, choices, default: "pass", decline });
const hush = (about: string, text: string) => ({ kind: "mute" as const, about, until: "phase" as const, choice: null, muted: { text, verb: "trigger", args: {} } });

it("knows a question that can be passed", () => {
  expect(declineOf(ask("pass", choice("pass"), choice("trigger arya.0a", "arya")))?.text).toBe("pass");
  expect(declineOf(ask(null, choice("done"), choice("trigger arya.0a", "arya")))).toBeUndefined();
  expect(declineOf(null)).toBeUndefined();
});

it("names every ability once, whatever it is used for, and the muted ones last", () => {
  const window = ask("pass", choice("pass"), choice("trigger-for arya.0a jon.0a", "arya"), choice("trigger-for arya.0a sansa.0a", "arya"), choice("play summons", "summons"));
  const found = abilities(window, [hush("robb", "trigger robb.0a"), hush("summons", "play summons")]);
  expect(found.map((a) => [a.about, a.muted !== null])).toEqual([
    ["arya", false],
    ["robb", true],
    ["summons", true],
  ]);
});
