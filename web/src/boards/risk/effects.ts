/** What a choice brings about, in a few words for its button. */
import type { Choice } from "../../wire/view";
import { number, say } from "../../words/words.svelte";
import { plainLosses } from "./battle/plain_odds";
import { areaName } from "./names";
import type { RiskFacts, RiskView } from "./read";

const SYMBOLS = ["knight", "siege_engine", "fortification"];

/** How many units a set of three cards brings to the seat that is called `mine`. */
function unitsOfSet(facts: RiskFacts, table: RiskView, cards: string[], mine: string): number {
  const symbols = new Map(Object.values(facts.boards).flatMap((b) => b.territory.map((t) => [t.id, t.card_symbol] as const)));
  const shown = new Set(cards.map((card) => symbols.get(card)));
  const kind = shown.size === 1 ? SYMBOLS.indexOf([...shown][0] ?? "") : SYMBOLS.length;
  return (facts.set_units[kind] ?? 0) + facts.matching_units * cards.filter((card) => table.territories[card]?.owner === mine).length;
}

export function effectOf(facts: RiskFacts, table: RiskView, mine: string, { verb, args }: Choice): string | undefined {
  const { invasion, territories } = table;
  if (verb === "trade") return say("web-risk-effect-trade", { units: unitsOfSet(facts, table, [args.first, args.second, args.third].map(String), mine) });
  if (args.objective !== undefined) return say("web-risk-effect-points", { points: facts.objectives.find(({ id }) => id === args.objective)?.points ?? 0 });
  if (!invasion) return undefined;
  if (verb === "attack" || verb === "defend") {
    const dice = Number(args.dice);
    const lost = verb === "attack" ? plainLosses(table, dice, null) : invasion.attacking && plainLosses(table, invasion.attacking, dice);
    if (!lost) return undefined;
    const [mine, theirs] = verb === "attack" ? [lost.attacker, lost.defender] : [lost.defender, lost.attacker];
    return say("web-risk-effect-losses", { mine: number(mine, 1), theirs: number(theirs, 1) });
  }
  if (verb === "advance") {
    const [from, to] = [territories[invasion.source]?.units ?? 0, territories[invasion.target]?.units ?? 0];
    const moved = Number(args.units);
    return say("web-risk-effect-advance", { target: areaName(invasion.target), there: to + moved, source: areaName(invasion.source), here: from - moved });
  }
  return undefined;
}
