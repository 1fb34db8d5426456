/** Questions that are answered with a card: which of their answers are cards, and of which kind. */
import type { Ask, Choice } from "../../../wire/view";

export type CardKind = "card" | "objective" | "westeros";

/** The kind of card that an answer names, and the card; null: it is no card. */
export function cardOf(choice: Choice): { kind: CardKind; id: string } | null {
  const { card, objective } = choice.args;
  if (typeof objective === "string") return { kind: "objective", id: objective };
  if (typeof card === "string") return { kind: choice.verb === "fetch" ? "westeros" : "card", id: card };
  return null;
}

/** Several cards are shown as cards; a single one needs no more than its button. */
export function cardChoices(ask: Ask | null): Choice[] {
  const cards = ask?.must ? ask.choices.filter((c) => cardOf(c) !== null) : [];
  return cards.length > 1 ? cards : [];
}
