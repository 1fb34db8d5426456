/** What a choice rests on in this position, in numbers: for who asked a bot what it would do. */
import type { Choice, View } from "../../wire/view";
import { seatName } from "../../words/names.svelte";
import { say } from "../../words/words.svelte";
import type { Facts } from "../game";
import { prints, sayOf, titleOf } from "./cards/print";
import { cardTable } from "./table";
import type { CardView } from "./view";

const strength = (cards: readonly CardView[]): number => cards.reduce((sum, card) => sum + card.strength, 0);

export function hintNumbers(facts: Facts, view: View, choice: Choice): string | null {
  const table = cardTable(view);
  const me = view.seat === null ? undefined : table.players[view.seat];
  if (!me) return null;
  /** Characters that stand and have the icon. */
  const able = (cards: readonly CardView[], icon: string): CardView[] => cards.filter((card) => !card.kneeling && card.icons.some((one) => one === icon) && prints(view.game, facts).get(titleOf(card.card))?.type === "character");
  if (choice.verb === "challenge") {
    const { type, opponent } = choice.args as Record<string, string>;
    const theirs = table.players[view.seats.indexOf(opponent ?? "")];
    if (!type || !opponent || !theirs) return null;
    return say("web-cards-numbers-challenge", { type: sayOf(view.game, `cards-icon-${type}`), mine: strength(able(me.play, type)), theirs: strength(able(theirs.play, type)), opponent: seatName(view.game, opponent) });
  }
  const card = typeof choice.args.card === "string" ? choice.args.card : "";
  const lies = me.play.find((one) => one.card === card);
  if (choice.verb === "attack" && lies && table.initiating) {
    const theirs = table.players[table.initiating.against];
    const declared = me.play.filter((one) => table.declaring.includes(one.card));
    return say("web-cards-numbers-attack", { attack: strength([...declared, lies]), defense: theirs ? strength(able(theirs.play, table.initiating.type)) : 0 });
  }
  if (choice.verb === "defend" && lies && table.challenge) {
    const declared = me.play.filter((one) => table.declaring.includes(one.card));
    return say("web-cards-numbers-defend", { attack: table.challenge.attack, defense: strength([...declared, lies]) });
  }
  if (choice.verb === "marshal") {
    const cost = me.prices[titleOf(card)] ?? prints(view.game, facts).get(titleOf(card))?.cost;
    return typeof cost === "number" ? say("web-cards-numbers-marshal", { cost, gold: me.gold }) : null;
  }
  return null;
}
