/** What an answer would do now, in a few words for its button: whom an end of naming sends, what a challenge would win. */
import type { Choice, View } from "../../wire/view";
import { say } from "../../words/words.svelte";
import type { Facts, Price } from "../game";
import { nameOf, sayOf } from "./cards/print";
import { cardTable, sum, type CardGameView } from "./table";

/** More names than these are counted. */
const FEW = 2;

const called = (game: string, cards: string[]): string => (cards.length > FEW ? say("web-cards-effect-count", { n: cards.length }) : cards.map((card) => nameOf(game, card)).join(", "));

function fight(game: string, table: CardGameView, prompt: string): string | null {
  const mine = table.declaring;
  if (prompt === "attackers") return mine.length ? say("web-cards-effect-attack", { who: called(game, mine), n: mine.length, attack: sum(table, mine) }) : null;
  const contest = table.challenge;
  if (prompt !== "defenders" || !contest) return null;
  const all = [...new Set([...contest.defenders, ...mine])];
  if (!all.length) return say("web-cards-effect-undefended", { attack: contest.attack });
  const defense = contest.defense + sum(table, mine.filter((card) => !contest.defenders.includes(card)));
  return say("web-cards-effect-defend", { who: called(game, all), n: all.length, attack: contest.attack, defense });
}

export function effectOf(_facts: Facts, view: View, choice: Choice): Price | null {
  const table = cardTable(view);
  const me = view.seat === null ? undefined : table.players[view.seat];
  if (!me || !view.ask) return null;
  let effect: string | null = null;
  if (choice.verb === "done") effect = fight(view.game, table, view.ask.prompt);
  else if (choice.verb === "challenge" && typeof choice.args.type === "string") effect = sayOf(view.game, `cards-effect-${choice.args.type}`, { n: me.plot_values.claim ?? 0 });
  else if (choice.verb === "pass" && view.ask.prompt === "act" && table.phase === "marshaling" && table.active === view.seat && me.gold > 0) effect = say("web-cards-effect-unspent", { gold: me.gold });
  return effect === null ? null : { effect };
}
