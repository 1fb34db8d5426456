/** What a choice rests on in this position, in numbers: for who asked a bot what it would do. */
import type { Choice, View } from "../../wire/view";
import { seatName, valueName } from "../../words/names.svelte";
import { say } from "../../words/words.svelte";
import type { Facts } from "../game";
import { kindOf, seen, SIDES, spread, stand } from "./read";

const OF_THE_ENCOUNTER = new Set(["offer", "stay_out", "accept", "refuse", "lay", "play", "use", "pass"]);

export function hintNumbers(facts: Facts, view: View, choice: Choice): string | null {
  const table = seen(view);
  const mine = view.seat === null ? undefined : table.houses[view.seat];
  const { character, house } = choice.args as Record<string, string>;
  if (choice.verb === "challenge" && house) {
    const theirs = table.houses.find((one) => one.house === house);
    return theirs ? say("web-throne-numbers-house", { house: seatName(view.game, house), seals: spread(theirs).length, strongest: Math.max(0, ...Object.values(theirs.power)) }) : null;
  }
  if ((choice.verb === "send" || choice.verb === "empower") && character && mine) return say("web-throne-numbers-character", { name: valueName(view.game, "character", character), power: mine.power[character] ?? 0, reserve: mine.sheet });
  if (!table.encounter || !OF_THE_ENCOUNTER.has(choice.verb)) return null;
  const [challenger, defender] = SIDES.map((side) => table.encounter && stand(facts, table, table.encounter, side).shares.reduce((sum, one) => sum + one.power + one.extra, 0));
  const card = typeof choice.args.card === "string" ? kindOf(facts, choice.args.card) : null;
  return say(choice.verb === "lay" && card?.kind === "war" ? "web-throne-numbers-lay" : "web-throne-numbers-sides", { challenger: challenger ?? 0, defender: defender ?? 0, value: card?.value ?? 0 });
}
