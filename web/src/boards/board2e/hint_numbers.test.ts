import { beforeAll, expect, test } from "vitest";
import type { Choice, View } from "../../wire/view";
import { learn } from "../../words/words.svelte";
import { hintNumbers } from "./hint_numbers";

beforeAll(() =>
  learn(
    "en",
    `
web-board2e-numbers-order = { $strength } in { $area }
web-board2e-numbers-march = { $mine } to { $theirs }, { $best } more
web-board2e-numbers-bid = { $power } of mine, { $most } of theirs
web-board2e-numbers-card = { $mine } to { $theirs }, then { $sum }
`,
  ),
);

const facts = { areas: [], rivers: [], orders: [], house_cards: [{ id: "eddard_stark", strength: 4 }], objectives: [] };
const view = (table: object): View =>
  ({ game: "board2e", seat: 0, seats: ["stark", "lannister"], ask: null, table: { houses: [{ house: "stark", power: 3 }, { house: "lannister", power: 5 }], areas: {}, ...table } }) as unknown as View;
const answer = (verb: string, args: Choice["args"]): Choice => ({ text: verb, verb, args });

test("an order rests on the units that stand there", () => {
  const there = view({ areas: { winterfell: { units: { knight: 2, footman: 1 } } } });
  expect(hintNumbers(facts, there, answer("order", { area: "winterfell", order: "march_0" }))).toMatch(/^5 in /);
});

test("a march rests on the combat that it would begin, and on nothing where nobody resists", () => {
  const forecast = { attacker: { strength: 5 }, defender: { strength: 4, best_card: 3 } };
  const march = view({ march: { forecasts: { moat_cailin: forecast } } });
  expect(hintNumbers(facts, march, answer("move", { unit: "knight", target: "moat_cailin" }))).toBe("5 to 4, 3 more");
  expect(hintNumbers(facts, march, answer("move", { unit: "knight", target: "karhold" }))).toBeNull();
});

test("a house card rests on the totals, mine first, whoever attacks", () => {
  const combat = view({ combat: { attacker: { house: "lannister", strength: 6 }, defender: { house: "stark", strength: 4 } } });
  expect(hintNumbers(facts, combat, answer("play", { card: "eddard_stark" }))).toBe("4 to 6, then 8");
});

test("a bid rests on what everyone has", () => {
  expect(hintNumbers(facts, view({}), answer("bid", { power: 2 }))).toBe("3 of mine, 5 of theirs");
});
