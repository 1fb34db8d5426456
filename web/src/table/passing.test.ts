import { expect, it } from "vitest";
import type { Ask, Choice } from "../wire/view";
import { abilities, passOf } from "./passing";

const choice = (text: string): Choice => ({ text, verb: text.split(" ")[0] ?? "", args: {} });
const ask = (...texts: string[]): Ask => ({ n: 1, seat: 0, prompt: "react", args: {}, rule: "", must: true, own: texts.length, choices: texts.map(choice), default: "pass" });
const hush = (about: string, text: string) => ({ kind: "mute" as const, about, until: "phase" as const, choice: null, muted: { text, verb: "trigger", args: {} } });

it("knows a question that can be passed", () => {
  expect(passOf(ask("pass", "trigger arya.0a"))?.text).toBe("pass");
  expect(passOf(ask("done", "trigger arya.0a"))).toBeUndefined();
  expect(passOf({ ...ask("pass"), must: false })).toBeUndefined();
});

it("names every ability once, whatever it is used for, and the muted ones last", () => {
  const found = abilities(ask("pass", "trigger-for arya.0a jon.0a", "trigger-for arya.0a sansa.0a", "play summons"), [hush("react trigger robb.0a", "trigger robb.0a"), hush("react play summons", "play summons")]);
  expect(found.map((a) => [a.about, a.muted !== null])).toEqual([
    ["react trigger-for arya.0a", false],
    ["react trigger robb.0a", true],
    ["react play summons", true],
  ]);
});
