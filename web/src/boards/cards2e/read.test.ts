import { expect, test } from "vitest";
import type { View } from "../../wire/view";
import { factionOf, rows, seatNames, sum, type InPlay, type Lord, type Thrones } from "./read";

const laid = (card: string, more: Partial<InPlay> = {}): InPlay => ({ card, title: card.split(".")[0] ?? "", kneeling: false, power: 0, strength: 0, icons: [], keywords: [], blank: false, on: null, duplicates: [], tokens: {}, ...more });
const lord = (faction: string, play: InPlay[], hand: string[], plots: string[] | null): Lord => ({ faction, agenda: null, hand, plots, plot: null, play } as unknown as Lord);
const arya = laid("arya_stark.0a", { strength: 2 });
const table = {
  players: [
    lord("house_stark.0a", [arya, laid("the_wolfswood.0a")], ["ice"], ["summons"]),
    lord("the_nights_watch.1a", [laid("milk_of_the_poppy.1a", { on: "arya_stark.0a" })], [], null),
  ],
} as unknown as Thrones;

test("the faction of a faction card", () => {
  expect(factionOf("house_stark.0a")).toBe("stark");
  expect(factionOf("the_nights_watch.1b")).toBe("nights_watch");
});

test("attachments lie on their bearers, whoever controls them", () => {
  const found = rows(table.players[0]?.play ?? [], table.players, (t) => t === "arya_stark");
  expect(found.characters.map((s) => s.attachments.map((a) => a.card))).toEqual([["milk_of_the_poppy.1a"]]);
  expect(found.locations.map((s) => s.card.card)).toEqual(["the_wolfswood.0a"]);
  expect(rows(table.players[1]?.play ?? [], table.players, () => false)).toEqual({ characters: [], locations: [] });
});

test("players are called by their houses", () => {
  const twins = { table: { players: [table.players[0], table.players[1], table.players[0]] } } as unknown as View;
  expect(seatNames(twins, (f) => f)).toEqual(["stark (1)", "nights_watch", "stark (3)"]);
});

test("the strength of what is being declared", () => {
  expect(sum(table, ["arya_stark.0a"])).toBe(2);
  expect(sum(table, [])).toBe(0);
});
