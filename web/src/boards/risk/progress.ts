/** How far one is with an objective, as far as the board tells it. */
import type { Chart, Territory } from "./map/territories";
import type { Garrison, RiskFacts } from "./read";

/** What a house has, for objectives to count. */
export interface Holdings {
  own: readonly Territory[];
  /** Of this turn, if it is the house's own. */
  conquered: readonly Territory[];
  /** Territories of each region, and the coasts with ports of one kind, that are its own. */
  regions: readonly { own: number; all: number }[];
  coasts: readonly number[];
  /** Seats of power of houses in play that it has taken. */
  enemySeats: number;
  gold: number;
  /** Special units by the names that objectives have for them. */
  special: Record<string, number>;
}

export function holdings(chart: Chart, held: ReadonlyMap<string, Garrison>, house: string | null, gold: number, conquered: readonly string[]): Holdings {
  const own = chart.areas.filter((area) => house !== null && held.get(area.id)?.owner === house);
  const ids = new Set(own.map((area) => area.id));
  const units = (kind: "knights" | "engines" | "forts"): number => own.reduce((sum, area) => sum + (held.get(area.id)?.[kind] ?? 0), 0);
  const inPlay = new Set([...held.values()].map((garrison) => garrison.owner));
  const enemySeat = (seat: string | null): boolean => seat !== null && seat !== house && inPlay.has(seat);
  const coasts = new Set(chart.areas.flatMap((area) => area.port ?? []));
  return {
    own,
    conquered: chart.areas.filter((area) => conquered.includes(area.id)),
    regions: chart.regions.map((region) => ({ own: region.territories.filter((id) => ids.has(id)).length, all: region.territories.length })),
    coasts: [...coasts].map((coast) => own.filter((area) => area.port === coast).length),
    enemySeats: own.filter((area) => enemySeat(held.get(area.id)?.seat ?? null)).length,
    gold,
    special: { knight: units("knights"), siege_engine: units("engines"), fortification: units("forts") },
  };
}

type Far = { have: number; of: number };
type Args = Record<string, number>;

/** Several things that must all be there: what is had too much of one makes up for nothing. */
const together = (wanted: readonly (readonly [number, number | undefined])[]): Far => ({
  have: wanted.reduce((sum, [have, of]) => sum + Math.min(have, of ?? 0), 0),
  of: wanted.reduce((sum, [, of]) => sum + (of ?? 0), 0),
});
const inLands = (lands: readonly Territory[], args: Args): Far =>
  together([[lands.length, args.territories], [lands.filter((t) => t.castle).length, args.castles], [lands.filter((t) => t.port).length, args.ports]]);

const KINDS: Record<string, (has: Holdings, args: Args) => Far> = {
  control_castles: (has, { castles, ports }) => inLands(has.own, { ...(castles && { castles }), ...(ports && { ports }) }),
  control_castle_port_territories: (has, args) => ({ have: has.own.filter((t) => t.castle && t.port).length, of: args.territories ?? 0 }),
  control_ports_every_coast: (has, args) => together(has.coasts.map((ports) => [ports, args.ports_each] as const)),
  control_territories: (has, args) => ({ have: has.own.length, of: args.territories ?? 0 }),
  control_regions: (has, args) => ({ have: has.regions.filter((r) => r.own === r.all).length, of: args.regions ?? 0 }),
  control_in_regions: (has, args) => ({ have: has.regions.filter((r) => r.own >= (args.territories_each ?? 1)).length, of: args.regions ?? 0 }),
  conquer_territories: (has, args) => inLands(has.conquered, args),
  control_enemy_seat: (has, args) => ({ have: has.enemySeats, of: args.seats ?? 0 }),
  have_gold: (has, args) => ({ have: has.gold, of: args.gold ?? 0 }),
  have_special_units: (has, args) => together(Object.entries(args).map(([kind, of]) => [has.special[kind] ?? 0, of] as const)),
};
KINDS.control_ports = KINDS.control_castles_ports = KINDS.control_castles as (typeof KINDS)[string];

/** Null: the board does not tell it. */
export function progress(objective: RiskFacts["objectives"][number] | undefined, has: Holdings): Far | null {
  const far = objective && KINDS[objective.kind]?.(has, objective.args);
  return far?.of ? far : null;
}
