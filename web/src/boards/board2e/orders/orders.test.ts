import { expect, test } from "vitest";
import type { Ask } from "../../../wire/view";
import { carry, give, missing, starsLeft, takeUp, tokensFor } from "./orders";
import { Plan } from "./plan.svelte";
import type { Chart, OrderFacts } from "../read";
import type { TableView } from "../view";

const order = (id: string, copies: number, special = false): [string, OrderFacts] => [id, { id, type: "march", special, copies }];
const chart = { orders: new Map([order("march_0", 1), order("raid", 2), order("defense_2", 1, true), order("raid_special", 1, true)]) } as unknown as Chart;
const area = (order: string | null, owner = "stark"): unknown => ({ owner, order });
const table = (areas: Record<string, unknown>, more: object = {}): TableView => ({ areas, houses: [{ house: "stark", stars: 1 }], bans: [], ...more }) as unknown as TableView;
const barred = (of: TableView, but: string | null = null) => Object.fromEntries(tokensFor(chart, of, "stark", but).map((t) => [t.order.id, t.barred]));

test("tokens that lie on the map are used, and special ones are counted", () => {
  const now = table({ winterfell: area("march_0"), karhold: area("defense_2"), eyrie: area("raid", "arryn") });
  expect(barred(now)).toEqual({ march_0: "used", raid: null, defense_2: "used", raid_special: "stars" });
  expect(starsLeft(chart, now, "stark")).toBe(0);
});

test("the token of the area that is changed counts as taken back; a ban of the round holds for all", () => {
  const now = table({ winterfell: area("march_0"), karhold: area("defense_2") }, { bans: ["raid"] });
  expect(barred(now, "karhold")).toEqual({ march_0: "used", raid: "banned", defense_2: null, raid_special: null });
});

test("areas without an order are named", () => {
  expect(missing(table({ winterfell: area("march_0"), karhold: area(null), eyrie: area(null, "arryn") }), "stark")).toEqual(["karhold"]);
});

test("an order carried to an area that has one changes places with it", () => {
  const now = table({ winterfell: area("march_0"), karhold: area("raid"), pyke: area(null) });
  expect(carry(now, "winterfell", "pyke")).toEqual([...takeUp("winterfell"), ...give("pyke", "march_0")]);
  expect(carry(now, "winterfell", "karhold")).toEqual([...takeUp("winterfell"), ...give("karhold", "march_0"), ...give("winterfell", "raid")]);
  expect(carry(now, "pyke", "winterfell")).toEqual([]);
});

test("what is planned is said question by question, once each", () => {
  const ask = (n: number, prompt: string, args: object, choices: object[]): Ask => ({ n, prompt, args, choices }) as unknown as Ask;
  const which = ask(1, "planning.area", {}, [{ verb: "plan", args: { area: "pyke" } }]);
  const what = ask(2, "planning.order", { area: "pyke" }, [{ verb: "order", args: { area: "pyke", order: "raid" } }]);
  const plan = new Plan();
  plan.send(give("pyke", "raid"));
  expect(plan.next(which)?.verb).toBe("plan");
  expect(plan.next(which)).toBeNull();
  expect(plan.next(null)).toBeNull();
  expect(plan.next(what)?.verb).toBe("order");
  expect(plan.sending).toBe(false);
  plan.send(give("pyke", "raid")); // asked in the middle
  expect(plan.next({ ...what, n: 5 })?.verb).toBe("order");
  plan.send(give("lys", "raid")); // not mine any more
  expect(plan.next({ ...which, n: 6 })).toBeNull();
  expect(plan.sending).toBe(false);
});
