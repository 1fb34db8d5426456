// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { changed, count, EVERYTHING, keep, plots, wanted, keptDecks } from "./decks";
import type { DeckList, Printed } from "../cards/print";

const card = (id: string, more: Partial<Printed>): Printed => ({ game: "toy", id, name: id, type: "character", faction: "stark", traits: [], keywords: [], ...more });
const arya = card("arya_stark", { cost: 3, icons: ["power"], traits: ["Lady"] });
const tyrion = card("tyrion_lannister", { faction: "lannister", cost: 5, icons: ["intrigue", "power"], traits: ["Lord"] });
const cersei = card("cersei_lannister", { faction: "lannister", loyal: true, cost: 4, icons: ["intrigue", "power"] });
const road = card("the_kingsroad", { type: "location", faction: "neutral", cost: 1 });
const summons = card("summons", { type: "plot", faction: "neutral" });
const agenda = card("fealty", { type: "agenda" });
const all = [arya, tyrion, cersei, road, summons, agenda];
const deck: DeckList = { faction: "stark", agenda: "banner_of_the_lion", plots: {}, draw: { arya_stark: 2, the_kingsroad: 3 } };

beforeEach(() => localStorage.clear());

const own = (card: Printed, of: DeckList): boolean => card.faction === "neutral" || card.faction === of.faction || !card.loyal;

test("filters narrow what is shown, and agendas are never cards of a deck", () => {
  expect(wanted(all, EVERYTHING, deck, own)).toEqual([arya, tyrion, road, summons]);
  expect(wanted(all, { ...EVERYTHING, faction: "all", icons: ["intrigue"] }, deck, own)).toEqual([tyrion, cersei]);
  expect(wanted(all, { ...EVERYTHING, cost: "1" }, deck, own)).toEqual([road]);
  expect(wanted(all, { ...EVERYTHING, trait: "Lady" }, deck, own)).toEqual([arya]);
  expect(wanted(all, { ...EVERYTHING, type: "plot" }, deck, own)).toEqual([summons]);
  expect(wanted(all, { ...EVERYTHING, text: "STARK arya" }, deck, own)).toEqual([arya]);
});

test("crests, keywords, sets, several houses and the cost of shadows can be filtered", () => {
  const both = card("royal_guard", { houses: ["stark", "baratheon"], keywords: ["stalwart"], set: "A Clash of Arms", cost: 2 });
  const shade = card("gold_cloaks", { faction: "lannister", crests: ["shadow"], keywords: ["no_attachments_except:weapon"], set: "King's Landing", cost: "s2" });
  const of = (more: Partial<typeof EVERYTHING>): Printed[] => wanted([both, shade], { ...EVERYTHING, faction: "all", ...more }, deck, own);
  expect(of({ faction: "baratheon" })).toEqual([both]);
  expect(of({ crest: "shadow" })).toEqual([shade]);
  expect(of({ keyword: "stalwart" })).toEqual([both]);
  expect(of({ keyword: "no_attachments_except" })).toEqual([shade]);
  expect(of({ set: "King's Landing" })).toEqual([shade]);
  expect(of({ cost: "2" })).toEqual([both, shade]);
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
  keep("toy", "a", { name: "Wolves", deck, draft: true });
  expect(keptDecks("toy").a?.name).toBe("Wolves");
  keep("toy", "a", null);
  expect(keptDecks("toy")).toEqual({});
});
