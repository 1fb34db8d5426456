import { expect, test } from "vitest";
import type { Choice } from "../../wire/view";
import { page } from "./index";
import { formsOf, symbolsOf, type Piece } from "./map/pieces";
import type { AreaFacts } from "./read";
import type { AreaView } from "./view";

const area = (id: string, more: Partial<AreaFacts> = {}): AreaFacts => ({ id, kind: "land", x: 0, y: 0, polygon: [], ...more });
const facts = { areas: [area("winterfell"), area("karhold")], rivers: [], orders: [], house_cards: [], objectives: [], special_objectives: [], tracks: [] };
const lies = (more: Partial<AreaView>): AreaView => ({ controller: "stark", owner: "stark", units: {}, routed: {}, token: null, garrison: 0, neutral: 0, order: null, ordered: false, ...more });
const piecesOf = (of: AreaFacts, view: AreaView | undefined): Piece[] => formsOf(of, view)[0]?.pieces ?? [];
const choice = (verb: string, args: Choice["args"]): Choice => ({ text: verb, verb, args });

test("an area is picked on the map, its order by a button", () => {
  const read = page.roles?.(facts, {} as never);
  expect(read?.(choice("plan", { area: "winterfell" })).areas).toEqual(["winterfell"]);
  expect(page.handled?.(choice("order", { area: "winterfell", order: "march_0" }), {} as never)).toBe(true);
  expect(read?.(choice("raid", { source: "winterfell", target: "karhold" })).areas).toEqual(["winterfell", "karhold"]);
});

test("an order that lies face down takes its place without being told", () => {
  const [order] = piecesOf(area("winterfell"), lies({ ordered: true, units: { footman: 1 } }));
  expect(order).toMatchObject({ kind: "order", what: null });
});

test("up to four units stand one by one, more by kind; routed ones apart", () => {
  const units = (view: AreaView) => piecesOf(area("winterfell"), view).map((p) => [p.what, p.count, p.routed]);
  expect(units(lies({ units: { footman: 2 }, routed: { knight: 1 } }))).toEqual([["footman", null, false], ["footman", null, false], ["knight", null, true]]);
  expect(units(lies({ units: { footman: 4, knight: 1 } }))).toEqual([["knight", null, false], ["footman", 4, false]]);
});

test("a neutral force that cannot be beaten has no strength; an empty port shows its anchor", () => {
  expect(piecesOf(area("pyke"), lies({ neutral: null })).map((p) => [p.kind, p.count])).toEqual([["neutral", null]]);
  expect(piecesOf(area("port_of_pyke", { kind: "port" }), undefined).map((p) => p.kind)).toEqual(["anchor"]);
});

test("what the land gives stands below its pieces", () => {
  const land = area("pyke", { structure: "stronghold", supply: 1, power: 1 });
  expect(symbolsOf(land)).toEqual(["stronghold", "supply", "crown"]);
  expect(formsOf(land, lies({ garrison: 2 }))[0]?.h).toBeGreaterThan(formsOf(land, undefined)[0]?.h ?? 0);
  expect(symbolsOf(area("winterfell", { home_house: "stark" }))).toEqual(["home"]);
});

test("where there is little room one piece stands for each kind, then in two lines, then one for the army", () => {
  const forms = formsOf(area("pyke"), lies({ order: "raid", ordered: true, units: { knight: 2, footman: 1, ship: 1 }, garrison: 2 }));
  expect(forms.map((form) => form.pieces.map((p) => p.kind).join(" "))).toEqual([
    "order unit unit unit unit garrison", "order unit unit unit garrison", "order unit unit unit garrison", "order army garrison",
  ]);
  expect(new Set(forms[2]?.pieces.map((p) => p.y)).size).toBe(2);
  const room = forms.map((form) => form.w * form.h);
  expect(room[1]).toBeLessThan(room[0] ?? 0);
  expect(room[3]).toBeLessThan(room[2] ?? 0);
});
