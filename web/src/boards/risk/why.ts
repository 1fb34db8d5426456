/** Why a territory cannot be clicked now, in one sentence with its rule. */
import type { Ask, View } from "../../wire/view";
import { say } from "../../words/words.svelte";
import type { Reason } from "../game";
import { areaName, nameOf } from "./names";
import type { RiskFacts, RiskView } from "./read";

export function whyNot(facts: RiskFacts, table: RiskView, view: View, ask: Ask, area: string, picks: readonly string[]): Reason | null {
  const lies = table.territories[area];
  const me = view.seat === null ? null : view.seats[view.seat];
  if (!lies || me === null || me === undefined) return null;
  const mine = lies.owner === me;
  const holder = lies.owner === null ? "" : lies.owner === "neutral" ? nameOf("seat", "neutral") : nameOf("house", lies.owner);
  const reason = (key: string, rule: string, args: Record<string, string | number> = {}): Reason => ({ text: say(`web-risk-why-${key}`, { holder, ...args }), rule });
  const from = picks[0];
  const linked = from ? (facts.links[table.board]?.[from] ?? []).includes(area) : false;
  switch (ask.prompt) {
    case "invade.declare":
      if (from) {
        if (mine) return reason("own", "R-RK-invade-07");
        if (table.closed.includes(area)) return reason("closed", ask.rule);
        if (!linked) return reason("far", "R-RK-invade-04", { source: areaName(from) });
        return null;
      }
      if (!mine) return reason("not-yours", "R-RK-invade-03");
      if (lies.units < 2) return reason("last-unit", "R-RK-invade-05");
      return reason("no-enemy", "R-RK-invade-04");
    case "maneuver.from":
      if (!mine) return reason("not-yours", "R-RK-maneuver-02");
      if (lies.units < 2) return reason("last-unit", "R-RK-maneuver-05");
      return reason("cut-off", "R-RK-maneuver-03");
    case "maneuver.to":
      return mine ? reason("cut-off", "R-RK-maneuver-03") : reason("not-yours", "R-RK-maneuver-02");
    case "setup.claim":
      return lies.owner === null ? null : reason("claimed", ask.rule);
    default:
      return mine || !choosesAreas(ask) ? null : reason("not-yours", ask.rule);
  }
}

const choosesAreas = (ask: Ask): boolean => ask.choices.some((c) => "area" in c.args);
