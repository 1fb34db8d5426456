/** What a choice rests on in this position, in numbers: for who asked a bot what it would do. */
import type { Choice, View } from "../../wire/view";
import { seatName } from "../../words/names.svelte";
import { say } from "../../words/words.svelte";
import type { Facts } from "../game";
import { areaName } from "./names";
import { oddsOf, oddsText } from "./battle/odds";
import { plainOdds } from "./battle/plain_odds";
import { riskFacts, seen } from "./read";

export function hintNumbers(facts: Facts, view: View, choice: Choice): string | null {
  const table = seen(view);
  const { source, target, area } = choice.args as Record<string, string>;
  if (choice.verb === "invade" && source && target) {
    const [from, to] = [table.territories[source], table.territories[target]];
    if (!from || !to) return null;
    const special = [from, to].some((t) => t.knights || t.siege_engines || t.fortifications);
    return say(special ? "web-risk-numbers-armies" : "web-risk-numbers-invade", { from: areaName(source), units: from.units, to: areaName(target), defenders: to.units, odds: special ? "" : oddsText(oddsOf(from.units, to.units)) });
  }
  if (choice.verb === "attack" || choice.verb === "stop") {
    const odds = plainOdds(table);
    return odds === null ? null : say("web-risk-numbers-odds", { odds: oddsText(odds) });
  }
  if (choice.verb === "place" && area) {
    const here = table.territories[area];
    const beside = (riskFacts(facts).links[table.board]?.[area] ?? []).flatMap((id) => (table.territories[id] && table.territories[id].owner !== here?.owner ? [{ id, ...table.territories[id] }] : []));
    const largest = beside.toSorted((a, b) => b.units - a.units)[0];
    if (!here || !largest) return null;
    return say("web-risk-numbers-place", { area: areaName(area), units: here.units, enemies: beside.reduce((sum, t) => sum + t.units, 0), largest: largest.units, where: areaName(largest.id), whose: largest.owner ? seatName(view.game, largest.owner) : "" });
  }
  return null;
}
