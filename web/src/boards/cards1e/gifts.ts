/** Littlefinger: gold that may be given now, one list of choices for each who may receive it. */
import type { Choice } from "../../wire/view";

export interface Gift {
  to: string;
  /** By amount, the smallest first. */
  choices: Choice[];
}

export const isGift = (choice: Choice): boolean => choice.verb === "give";

export function gifts(choices: readonly Choice[]): Gift[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices.filter(isGift)) found.set(String(choice.args.seat), [...(found.get(String(choice.args.seat)) ?? []), choice]);
  return [...found].map(([to, of]) => ({ to, choices: of.toSorted((a, b) => Number(a.args.amount) - Number(b.args.amount)) }));
}
