/** The odds of the invasion under way, where nothing but units fights: special units and cards change the dice. */
import { oddsOf } from "./odds";
import type { RiskView } from "./read";

export function plainOdds(table: RiskView): number | null {
  const { invasion, territories } = table;
  if (!invasion) return null;
  const [from, to] = [territories[invasion.source], territories[invasion.target]];
  if (!from || !to) return null;
  const special = [from, to].some((t) => t.knights || t.siege_engines || t.fortifications);
  return special ? null : oddsOf(from.units, to.units);
}
