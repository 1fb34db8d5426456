import { expect, it } from "vitest";
import { rolesBy } from "../../choose/picker";
import type { Ask, Choice } from "../../wire/view";
import { primary } from "./answers";

const read = rolesBy(new Set());
const choice = (verb: string, args: Record<string, number> = {}): Choice => ({ text: [verb, ...Object.values(args)].join(" "), verb, args });
const gold = (...choices: Choice[]): string | undefined => primary(choices, read, { decline: choices.find((c) => c.text === "pass")?.text ?? null } as unknown as Ask)?.text;

it("puts forward the biggest amount", () => {
  expect(gold(choice("attack", { dice: 1 }), choice("attack", { dice: 3 }), choice("attack", { dice: 2 }), choice("stop"))).toBe("attack 3");
});

it("puts forward the one thing there is to do", () => {
  expect(gold(choice("pass"), choice("complete"))).toBe("complete");
});

it("puts passing forward only when there is nothing else", () => {
  expect(gold(choice("use"), choice("play"), choice("pass"))).toBeUndefined();
  expect(gold(choice("done"))).toBe("done");
});

it("puts nothing forward where a question is open", () => {
  expect(gold(choice("keep"), choice("mulligan"))).toBeUndefined();
});

it("puts nothing forward among equals", () => {
  expect(gold(choice("stark"), choice("tyrell"))).toBeUndefined();
});
