import { expect, test } from "vitest";
import { chart as mapOf, type Chart, type RawBoard, type Territory } from "./map/territories";
import { holdings, progress, type Holdings } from "./progress";
import type { Garrison } from "./read";

const land = (id: string, more: Partial<Territory> = {}): Territory => ({ id, board: "westeros", region: "r", kind: "land", polygon: [], at: [0, 0], castle: false, port: null, portAt: null, ...more });
const areas = [land("a", { castle: true, port: "east" }), land("b", { castle: true }), land("c", { port: "west" }), land("d")];
const chart: Chart = { areas, byId: new Map(), regions: [{ id: "r", bonus: 1, territories: ["a", "b"] }, { id: "s", bonus: 1, territories: ["c", "d"] }], seaLines: [] };
const garrison = (owner: string, knights = 0): Garrison => ({ owner, empty: false, units: 1, knights, engines: 0, forts: 0, seat: null });
const held = new Map([["a", garrison("stark", 2)], ["b", garrison("stark")], ["c", garrison("tyrell")], ["d", garrison("stark")]]);
const has = holdings(chart, held, "stark", 600, ["b", "d"]);
const far = (kind: string, args: Record<string, number>, of: Holdings = has) => progress({ id: "one", points: 1, kind, args }, of);

test("what is held is counted", () => {
  expect(far("control_castles", { castles: 5 })).toEqual({ have: 2, of: 5 });
  expect(far("control_castles_ports", { castles: 1, ports: 3 }), "a castle too many is no port").toEqual({ have: 2, of: 4 });
  expect(far("control_castle_port_territories", { territories: 3 })).toEqual({ have: 1, of: 3 });
  expect(far("control_ports_every_coast", { ports_each: 1 })).toEqual({ have: 1, of: 2 });
  expect(far("control_territories", { territories: 7 })).toEqual({ have: 3, of: 7 });
  expect(far("control_regions", { regions: 2 })).toEqual({ have: 1, of: 2 });
  expect(far("control_in_regions", { regions: 2, territories_each: 1 })).toEqual({ have: 2, of: 2 });
  expect(far("have_gold", { gold: 1000 })).toEqual({ have: 600, of: 1000 });
  expect(far("have_special_units", { knight: 1, siege_engine: 1 })).toEqual({ have: 1, of: 2 });
});

test("deeds of a turn are counted as they are done, where the board tells them", () => {
  expect(far("conquer_territories", { territories: 3, castles: 1 })).toEqual({ have: 3, of: 4 });
  expect(far("destroy_units", { units: 4 })).toBeNull();
  expect(progress(undefined, has)).toBeNull();
});

test("on both boards coasts of one colour are one", () => {
  const board = (name: string, coasts: Record<string, string>): RawBoard => ({
    board: name,
    canvas: { world_at_war_offset: [0, 0] },
    territory: Object.keys(coasts).map((id) => ({ id: `${name}-${id}`, name: id, region: "r", castle: false, card_symbol: "", port: true, port_group: id, land: [], sea: [], x: 0, y: 0, polygon: [[0, 0]] })),
    region: [],
    port_group: Object.entries(coasts).map(([id, partner]) => ({ id, narrow_sea_partner: partner, territories: [] })),
  });
  const both = mapOf([board("westeros", { west: "", east: "essos:west" }), board("essos", { west: "westeros:east", south: "" })]);
  const mine = new Map([["westeros-west", garrison("stark")], ["essos-west", garrison("stark")]]);
  expect(far("control_ports_every_coast", { ports_each: 1 }, holdings(both, mine, "stark", 0, []))).toEqual({ have: 2, of: 3 });
});

test("seats of houses that are out count for nothing", () => {
  const seats = new Map([["a", { ...garrison("stark"), seat: "tyrell" }], ["b", { ...garrison("stark"), seat: "arryn" }], ["c", garrison("tyrell")], ["d", { ...garrison("stark"), seat: "stark" }]]);
  expect(far("control_enemy_seat", { seats: 1 }, holdings(chart, seats, "stark", 0, []))).toEqual({ have: 1, of: 1 });
});
