import { expect, it } from "vitest";
import { rolesBy } from "../choose/picker";
import type { Choice } from "../wire/view";
import { primary } from "./answers";

const read = rolesBy(new Set());
const choice = (verb: string, args: Record<string, number> = {}): Choice => ({ text: [verb, ...Object.values(args)].join(" "), verb, args });
const gold = (...choices: Choice[]): string | undefined => primary(choices, read)?.text;

it("puts forward the biggest amount", () => {
  expect(gold(choice("attack", { dice: 1 }), choice("attack", { dice: 3 }), choice("attack", { dice: 2 }), choice("stop"))).toBe("attack 3");
});

it("puts forward the one thing there is to do", () => {
  expect(gold(choice("pass"), choice("complete"))).toBe("complete");
});

it("puts forward the way on when there is much to choose from, or nothing", () => {
  expect(gold(choice("use"), choice("play"), choice("pass"))).toBe("pass");
  expect(gold(choice("done"))).toBe("done");
});

it("puts nothing forward among equals", () => {
  expect(gold(choice("stark"), choice("tyrell"))).toBeUndefined();
});
