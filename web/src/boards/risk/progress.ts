/** How far one is with an objective that counts what one holds. Deeds of a turn are told when they are done. */
import type { Chart } from "./map/territories";
import type { Garrison, RiskFacts } from "./read";

/** What a house holds, by the names that objectives have for it. */
export type Holdings = Record<"castles" | "ports" | "territories" | "regions" | "gold", number>;

export function holdings(chart: Chart, held: ReadonlyMap<string, Garrison>, house: string | null, gold: number): Holdings {
  const own = chart.areas.filter((area) => house !== null && held.get(area.id)?.owner === house);
  const ids = new Set(own.map((area) => area.id));
  return {
    castles: own.filter((area) => area.castle).length,
    ports: own.filter((area) => area.port).length,
    territories: own.length,
    regions: chart.regions.filter((region) => region.territories.every((id) => ids.has(id))).length,
    gold,
  };
}

/** Kinds of objectives that are fulfilled by holding enough of one thing. */
const COUNTED = new Set(["control_castles", "control_ports", "control_territories", "control_regions", "have_gold"]);

export function progress(objective: RiskFacts["objectives"][number] | undefined, has: Holdings): { have: number; of: number } | null {
  if (!objective || !COUNTED.has(objective.kind)) return null;
  const [what, of] = Object.entries(objective.args)[0] ?? [];
  return what && of && what in has ? { have: has[what as keyof Holdings], of } : null;
}
