/** The odds of the invasion under way, where nothing but units fights: special units and cards change the dice. */
import { averageLosses, oddsOf } from "./odds";
import type { RiskView } from "../read";

const DEFENCE = 2; // dice at most

/** Who fights; null where something else than units does, and when the land is taken already. */
function plainFight({ invasion, territories }: RiskView): { units: number; defenders: number } | null {
  const [from, to] = [territories[invasion?.source ?? ""], territories[invasion?.target ?? ""]];
  if (!from || !to || from.owner === to.owner) return null;
  const special = [from, to].some((t) => t.knights || t.siege_engines || t.fortifications);
  return special ? null : { units: from.units, defenders: to.units };
}

export function plainOdds(table: RiskView): number | null {
  const fight = plainFight(table);
  return fight && oddsOf(fight.units, fight.defenders);
}

/** What so many dice cost each side on average, against as many as the defender may roll. */
export function plainLosses(table: RiskView, attack: number, defence: number | null): { attacker: number; defender: number } | null {
  const fight = plainFight(table);
  return fight && averageLosses(attack, defence ?? Math.min(DEFENCE, fight.defenders));
}
