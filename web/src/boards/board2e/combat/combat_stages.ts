/** The stages of a combat, as they are shown: several steps of the rules make one. */
import type { CombatView } from "../view";

export const STAGES = ["support", "cards", "strength", "losses", "retreat"] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Record<string, Stage> = {
  support: "support",
  choose: "cards",
  show_cards: "cards",
  cancel: "cards",
  immediate: "cards",
  before_strength: "strength",
  tides_of_battle: "strength",
  use_blade: "strength",
  compare: "strength",
  result: "losses",
  casualties: "losses",
  skulls: "losses",
  retreat: "retreat",
  clean_up: "retreat",
  after_combat: "retreat",
};

export const stageOf = (combat: CombatView): Stage => STAGE_OF[combat.step] ?? "support";
