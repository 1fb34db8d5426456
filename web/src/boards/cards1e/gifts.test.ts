import { expect, test } from "vitest";
import type { Choice } from "../../wire/view";
import { gifts } from "./gifts";

const give = (amount: number, seat: string): Choice => ({ text: `give ${amount} ${seat}`, verb: "give", args: { amount, seat } });

test("gifts are told apart from other choices, by receiver and in order of their amount", () => {
  const pass: Choice = { text: "pass", verb: "pass", args: {} };
  const found = gifts([give(2, "seat_1"), pass, give(1, "seat_1"), give(1, "seat_2")]);
  expect(found.map((gift) => [gift.to, gift.choices.map((c) => c.args.amount)])).toEqual([["seat_1", [1, 2]], ["seat_2", [1]]]);
});

test("who may receive gold stands in the order of play, from my left", () => {
  const found = gifts([give(1, "seat_3"), give(1, "seat_0"), give(1, "seat_2")], ["seat_0", "seat_1", "seat_2", "seat_3"], 1);
  expect(found.map((gift) => gift.to)).toEqual(["seat_2", "seat_3", "seat_0"]);
});
