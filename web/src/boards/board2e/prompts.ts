/** What questions are about and what answers do, where the table in sight tells it. */
import type { Ask, Choice, View } from "../../wire/view";
import { valueText } from "../../words/names.svelte";
import { say } from "../../words/words.svelte";
import { GAME, seen } from "./read";

const mineOf = (view: View): string | null => (view.seat === null ? null : (view.seats[view.seat] ?? null));

/** The card that asks says what it does: a house card, a Westeros card, or the wildlings. */
export function aimOf(view: View, ask: Ask): string | null {
  const table = seen(view);
  const [kind] = ask.prompt.split(".");
  const card = typeof ask.args.card === "string" ? ask.args.card : null;
  if (kind === "westeros" && card) return valueText(GAME, "westeros", card);
  if (ask.prompt === "raven.card" && card) return valueText(GAME, "wildling", card);
  if (kind === "wildling" && table.wildlings?.card) return valueText(GAME, "wildling", table.wildlings.card);
  if (ask.prompt === "objective.score" && ask.answers === 1) return say("web-board2e-no-objective-fulfilled");
  if (kind !== "card") return null;
  const side = [table.combat?.attacker, table.combat?.defender].find((s) => s?.house === mineOf(view));
  return side?.card ? valueText(GAME, "card", side.copied ?? side.card) : null;
}

/** What an answer changes, besides what its button says. */
export function effectOf(view: View, choice: Choice): string {
  const table = seen(view);
  if (typeof choice.args.track === "string") return place(view, choice.args.track);
  if (choice.verb !== "support" && choice.verb !== "refuse_help") return "";
  const sides = [table.combat?.attacker, table.combat?.defender];
  if (choice.verb === "support") {
    const [side, other] = sides[0]?.house === choice.args.seat ? sides : sides.toReversed();
    if (!side || !other) return "";
    const added = side.may_support.filter((s) => s.house === mineOf(view)).reduce((sum, s) => sum + s.strength, 0);
    return say("web-board2e-makes-against", { added, own: side.strength + added, other: other.strength });
  }
  const helped = sides.find((s) => s?.house === mineOf(view))?.support.filter((s) => s.house === choice.args.seat) ?? [];
  return helped.length ? `−${helped.reduce((sum, s) => sum + s.strength, 0)}` : "";
}

/** Where the house that is spoken of stands on a track now: the opponent, if the question names one who falls. */
function place(view: View, track: string): string {
  const named = view.ask?.args.seat;
  const falls = view.ask?.prompt === "card.doran_martell" || view.ask?.prompt === "wildling.fall";
  const house = falls && typeof named === "string" ? named : mineOf(view);
  const order = seen(view).tracks[track] ?? [];
  const at = house ? order.indexOf(house) : -1;
  return at < 0 ? "" : say("web-board2e-stands", { place: at + 1, of: order.length });
}
