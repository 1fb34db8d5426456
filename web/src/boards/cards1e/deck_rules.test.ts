import { expect, test } from "vitest";
import type { DeckList, Printed } from "../cardtable/cards/print";
import { fits } from "./deck_rules";

const card = (more: Partial<Printed>): Printed => ({ game: "toy", id: "x", name: "x", type: "character", faction: "lannister", traits: [], keywords: [], ...more });
const deck: DeckList = { faction: "stark", agenda: null, plots: {}, draw: {} };

test("cards of other houses fit, unless they are for their own house only", () => {
  expect(fits(card({}), deck)).toBe(true);
  expect(fits(card({ house_only: ["lannister"] }), deck)).toBe(false);
  expect(fits(card({ house_only: ["lannister", "stark"] }), deck)).toBe(true);
});

test("the City of Shadows lets shadow cards of other houses in", () => {
  const city = { ...deck, agenda: "city_of_shadows_kl" };
  expect(fits(card({ house_only: ["lannister"], crests: ["shadow"] }), city)).toBe(true);
  expect(fits(card({ house_only: ["lannister"] }), city)).toBe(false);
});
