import { expect, test } from "vitest";
import type { Choice } from "../../wire/view";
import { page } from "./index";
import { piecesOf, rowOf, symbolsOf } from "./pieces";
import type { AreaFacts } from "./read";
import type { AreaView } from "./view";

const area = (id: string, more: Partial<AreaFacts> = {}): AreaFacts => ({ id, kind: "land", x: 0, y: 0, polygon: [], ...more });
const facts = { areas: [area("winterfell"), area("karhold")], rivers: [], orders: [], house_cards: [], tracks: [] };
const lies = (more: Partial<AreaView>): AreaView => ({ controller: "stark", owner: "stark", units: {}, routed: {}, token: null, garrison: 0, neutral: 0, order: null, ordered: false, ...more });
const choice = (verb: string, args: Choice["args"]): Choice => ({ text: verb, verb, args });

test("an area is picked on the map, its order by a button", () => {
  const read = page.roles?.(facts, {} as never);
  expect(read?.(choice("plan", { area: "winterfell" })).areas).toEqual(["winterfell"]);
  expect(read?.(choice("order", { area: "winterfell", order: "march_0" })).areas).toEqual([]);
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
  expect(rowOf(land, lies({ garrison: 2 })).h).toBeGreaterThan(rowOf(land, undefined).h);
});
