/** The last combat that was decided, out of what has been told of it. */
import type { Entry } from "../../../table/session/session.svelte";
import type { GameEvent } from "../../../wire/view";

export interface CombatResult {
  /** The entry that told who won. */
  id: string;
  area: string;
  attacker: string;
  defender: string;
  attack: number;
  defence: number;
  winner: string;
  /** By house. */
  cards: Record<string, string>;
  /** What turned it besides the cards: the blade, tides of battle. */
  turned: GameEvent[];
  /** What it has cost: units, garrisons, where the loser went. */
  after: GameEvent[];
}

const TURNED = new Set(["text_used", "text_ignored", "card_copied", "support_turned", "tide_shown", "blade_used"]);
const TOLD_AFTER = new Set(["killed", "retreated", "garrison_gone"]);
/** What is told belongs to one combat between two of these. */
const BORDERS = new Set(["attacks", "marches", "phase", "round"]);

/** Of the entries up to choice `made`: what is only shown later is not told before. Who came in the middle of the combat has not
 * been told how it began. */
export function lastCombat(entries: readonly Entry[], made: number): CombatResult | null {
  const told = entries.filter((e) => e.step.n <= made);
  const won = told.findLastIndex((e) => e.event.event === "won_combat");
  if (won < 0) return null;
  const begin = told.slice(0, won).findLastIndex((e) => BORDERS.has(e.event.event)) + 1;
  const rest = told.slice(won + 1);
  const end = rest.findIndex((e) => BORDERS.has(e.event.event));
  const fight = [...told.slice(begin, won + 1), ...(end < 0 ? rest : rest.slice(0, end))].map((e) => e.event);
  const totals = fight.findLast((e) => e.event === "strengths");
  if (!totals) return null;
  const cards: Record<string, string> = {};
  for (const e of fight) {
    if (e.event === "card_shown") cards[String(e.seat)] = String(e.card);
    if (e.event === "card_returned") delete cards[String(e.seat)];
  }
  return {
    id: told[won]?.id ?? "",
    area: String(told[won]?.event.area),
    attacker: String(totals.seat),
    defender: String(totals.other),
    attack: Number(totals.attack),
    defence: Number(totals.defence),
    winner: String(told[won]?.event.seat),
    cards,
    turned: fight.filter((e) => TURNED.has(e.event)),
    after: fight.filter((e) => TOLD_AFTER.has(e.event)),
  };
}
