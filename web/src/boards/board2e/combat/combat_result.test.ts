import { expect, test } from "vitest";
import type { Entry } from "../../../table/session/session.svelte";
import type { Ask, Choice } from "../../../wire/view";
import { cardChoices, cardOf } from "../cards/card_choices";
import { lastCombat } from "./combat_result";

const told = (n: number, event: string, args: object = {}): Entry => ({ id: `${n}-${event}`, step: { n, seat: 0, by: "bot", choice: null, events: [] }, event: { event, ...args } }) as unknown as Entry;
const FIGHT = [
  told(1, "marches", { seat: "stark", area: "winterfell" }),
  told(2, "attacks", { seat: "stark", target: "pyke" }),
  told(3, "card_shown", { seat: "stark", card: "robb_stark" }),
  told(3, "card_shown", { seat: "greyjoy", card: "asha_greyjoy" }),
  told(3, "strengths", { seat: "stark", attack: 6, other: "greyjoy", defence: 4 }),
  told(3, "won_combat", { seat: "stark", area: "pyke" }),
  told(4, "killed", { seat: "greyjoy", unit: "footman" }),
  told(5, "retreated", { seat: "greyjoy", area: "seagard" }),
  told(6, "marches", { seat: "tyrell", area: "highgarden" }),
  told(7, "killed", { seat: "tyrell", unit: "knight" }),
];

test("the last combat is told with cards, totals and what it cost, and nothing of what came later", () => {
  const found = lastCombat(FIGHT, 9);
  expect(found).toMatchObject({ area: "pyke", attacker: "stark", defender: "greyjoy", attack: 6, defence: 4, winner: "stark", cards: { stark: "robb_stark", greyjoy: "asha_greyjoy" } });
  expect(found?.after.map((e) => e.event)).toEqual(["killed", "retreated"]);
});

test("who came in the middle of a combat is told how it ended, and what turned it", () => {
  const late = [...FIGHT.slice(2, 4), told(3, "blade_used", { seat: "stark" }), ...FIGHT.slice(4)];
  const found = lastCombat(late, 9);
  expect(found).toMatchObject({ attack: 6, winner: "stark", cards: { stark: "robb_stark", greyjoy: "asha_greyjoy" } });
  expect(found?.turned.map((e) => e.event)).toEqual(["blade_used"]);
});

test("a combat that is not shown yet is not told", () => {
  expect(lastCombat(FIGHT, 2)).toBeNull();
  expect(lastCombat(FIGHT, 3)?.after).toEqual([]);
});

test("several cards are chosen as cards, a single one by its button", () => {
  const choice = (verb: string, args: Choice["args"]): Choice => ({ text: verb, verb, args });
  const [one, two, pass] = [choice("play", { card: "robb_stark" }), choice("play", { card: "arya_stark" }), choice("pass", {})];
  const ask = (...choices: unknown[]): Ask => ({ must: true, choices }) as unknown as Ask;
  expect(cardChoices(ask(one, two, pass))).toEqual([one, two]);
  expect(cardChoices(ask(one, pass))).toEqual([]);
  expect(cardOf(choice("fetch", { card: "supply" }))).toEqual({ kind: "westeros", id: "supply" });
  expect(cardOf(choice("keep", { objective: "land_grab" }))).toEqual({ kind: "objective", id: "land_grab" });
});
