import { expect, test } from "vitest";
import type { DeckList, Printed } from "../cardtable/cards/print";
import { fits } from "./deck_rules";

const card = (more: Partial<Printed>): Printed => ({ game: "toy", id: "x", name: "x", type: "character", faction: "lannister", traits: [], keywords: [], ...more });
const deck: DeckList = { faction: "stark", agenda: "banner_of_the_lion", plots: {}, draw: {} };

test("a banner lets guests in, but none that are loyal to their own", () => {
  expect(fits(card({}), deck)).toBe(true);
  expect(fits(card({ loyal: true }), deck)).toBe(false);
  expect(fits(card({}), { ...deck, agenda: "fealty" })).toBe(false);
  expect(fits(card({ faction: "neutral" }), { ...deck, agenda: null })).toBe(true);
});
