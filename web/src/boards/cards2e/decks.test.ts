// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { changed, count, EVERYTHING, fits, keep, plots, shelf, wanted } from "./decks";
import type { DeckList, Printed } from "./print";

const card = (id: string, more: Partial<Printed>): Printed => ({ id, name: id, type: "character", faction: "stark", traits: [], keywords: [], ...more });
const arya = card("arya_stark", { cost: 3, icons: ["power"], traits: ["Lady"] });
const tyrion = card("tyrion_lannister", { faction: "lannister", cost: 5, icons: ["intrigue", "power"], traits: ["Lord"] });
const cersei = card("cersei_lannister", { faction: "lannister", loyal: true, cost: 4, icons: ["intrigue", "power"] });
const road = card("the_kingsroad", { type: "location", faction: "neutral", cost: 1 });
const summons = card("summons", { type: "plot", faction: "neutral" });
const agenda = card("fealty", { type: "agenda" });
const all = [arya, tyrion, cersei, road, summons, agenda];
const deck: DeckList = { faction: "stark", agenda: "banner_of_the_lion", plots: {}, draw: { arya_stark: 2, the_kingsroad: 3 } };

beforeEach(() => localStorage.clear());

test("a banner lets guests in, but none that are loyal to their own", () => {
  expect(fits(tyrion, deck)).toBe(true);
  expect(fits(cersei, deck)).toBe(false);
  expect(fits(tyrion, { ...deck, agenda: "fealty" })).toBe(false);
});

test("filters narrow what is shown, and agendas are never cards of a deck", () => {
  expect(wanted(all, EVERYTHING, deck)).toEqual([arya, tyrion, road, summons]);
  expect(wanted(all, { ...EVERYTHING, faction: "all", icons: ["intrigue"] }, deck)).toEqual([tyrion, cersei]);
  expect(wanted(all, { ...EVERYTHING, cost: "1" }, deck)).toEqual([road]);
  expect(wanted(all, { ...EVERYTHING, trait: "Lady" }, deck)).toEqual([arya]);
  expect(wanted(all, { ...EVERYTHING, type: "plot" }, deck)).toEqual([summons]);
  expect(wanted(all, { ...EVERYTHING, text: "STARK arya" }, deck)).toEqual([arya]);
});

test("cards come and go, plots to the plots", () => {
  expect(changed(deck, arya, 1).draw.arya_stark).toBe(3);
  expect("arya_stark" in changed(deck, arya, -2).draw).toBe(false);
  expect(changed(deck, summons, 1).plots).toEqual({ summons: 1 });
  expect(count(deck.draw)).toBe(5);
});

test("the curve and the icons of a deck", () => {
  const found = plots(deck, new Map(all.map((c) => [c.id, c])));
  expect(found.curve).toEqual([0, 3, 0, 2, 0, 0, 0, 0]);
  expect(found.icons).toEqual({ military: 0, intrigue: 0, power: 2 });
  expect(found.average).toBeCloseTo(9 / 5);
});

test("decks are kept in the browser, drafts as well", () => {
  keep("a", { name: "Wolves", deck, draft: true });
  expect(shelf().a?.name).toBe("Wolves");
  keep("a", null);
  expect(shelf()).toEqual({});
});
