/** Littlefinger: gold that may be given now, one list of choices for each who may receive it. */
import type { Choice } from "../../wire/view";

export interface Gift {
  to: string;
  /** By amount, the smallest first. */
  choices: Choice[];
}

export const isGift = (choice: Choice): boolean => choice.verb === "give";

/** In the order of play, from the left of who gives, as they sit round the table. */
export function gifts(choices: readonly Choice[], seats: readonly string[] = [], mine = 0): Gift[] {
  const place = (to: string): number => (seats.indexOf(to) - mine + seats.length) % Math.max(seats.length, 1);
  const found = new Map<string, Choice[]>();
  for (const choice of choices.filter(isGift)) found.set(String(choice.args.seat), [...(found.get(String(choice.args.seat)) ?? []), choice]);
  return [...found].toSorted(([a], [b]) => place(a) - place(b)).map(([to, of]) => ({ to, choices: of.toSorted((a, b) => Number(a.args.amount) - Number(b.args.amount)) }));
}
