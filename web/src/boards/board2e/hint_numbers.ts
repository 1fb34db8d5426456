/** What a choice rests on in this position, in numbers: for who asked a bot what it would do. */
import type { Choice, View } from "../../wire/view";
import { say } from "../../words/words.svelte";
import type { Facts } from "../game";
import { areaName, boardFacts, chartOf, nameOf, seen } from "./read";
import type { AreaView, CombatView, SideView } from "./view";

const UNITS = { footman: 1, knight: 2, ship: 1 } as const;

const strength = (area: AreaView): number => Object.entries(UNITS).reduce((sum, [unit, each]) => sum + each * (area.units[unit] ?? 0), 0);

/** My side of a combat first. */
function sides(combat: CombatView, house: string): [SideView, SideView] {
  return combat.defender.house === house ? [combat.defender, combat.attacker] : [combat.attacker, combat.defender];
}

export function hintNumbers(facts: Facts, view: View, choice: Choice): string | null {
  const table = seen(view);
  const me = view.seat === null ? undefined : table.houses[view.seat];
  if (!me) return null;
  const { area, target, card } = choice.args as Record<string, string>;
  if (choice.verb === "order" && area && table.areas[area]) return say("web-board2e-numbers-order", { area: areaName(area), strength: strength(table.areas[area]) });
  if (choice.verb === "move" && target) {
    const forecast = table.march?.forecasts[target] ?? null;
    return forecast && say("web-board2e-numbers-march", { area: areaName(target), mine: forecast.attacker.strength, theirs: forecast.defender.strength, best: forecast.defender.best_card });
  }
  if (choice.verb === "bid") return say("web-board2e-numbers-bid", { power: me.power, most: Math.max(...table.houses.filter((house) => house !== me).map((house) => house.power)) });
  if (!table.combat) return null;
  const [mine, theirs] = sides(table.combat, me.house);
  if (choice.verb === "play" && card) {
    const played = chartOf(boardFacts(facts)).cards.get(card)?.strength ?? 0;
    return say("web-board2e-numbers-card", { mine: mine.strength, theirs: theirs.strength, card: nameOf("card", card), sum: mine.strength + played });
  }
  if (choice.verb === "use_blade" || view.ask?.prompt === "combat.blade") return say("web-board2e-numbers-blade", { mine: mine.strength, theirs: theirs.strength });
  return null;
}
