import { beforeAll, expect, it } from "vitest";
import type { Choice, View } from "../../wire/view";
import { learn } from "../../words/words.svelte";
import { effectOf } from "./prompts";
import type { SideView } from "./view";

beforeAll(() => learn("en", "web-board2e-makes-against = +{ $added }: makes { $own } against { $other }"));

const side = (house: string, strength: number, ...adds: number[]): Partial<SideView> => ({ house, strength, support: [], may_support: adds.map((added, i) => ({ area: `area_${i}`, house: "stark", strength: added })) });
const support = (seat: string): Choice => ({ text: `support ${seat}`, verb: "support", args: { seat } });

it("says what support would make of the strength of either side", () => {
  const combat = { attacker: { ...side("lannister", 4, 5), may_support: [...(side("lannister", 4, 5).may_support ?? []), { area: "far", house: "tyrell", strength: 3 }] }, defender: side("baratheon", 6, 1) };
  const view = { seat: 0, seats: ["stark"], table: { combat } } as unknown as View;
  expect(effectOf(view, support("lannister"))).toBe("+5: makes 9 against 6");
  expect(effectOf(view, support("baratheon"))).toBe("+1: makes 7 against 4");
});
