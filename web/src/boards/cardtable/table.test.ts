import { beforeAll, expect, test } from "vitest";
import { learn } from "../../words/words.svelte";
import type { View } from "../../wire/view";
import { bondWith, calledByHouse, factionOf, race, rows, seatNames, sum, type CardInPlay, type CardPlayer, type CardGameView } from "./table";

const laid = (card: string, more: Partial<CardInPlay> = {}): CardInPlay => ({ card, title: card.split(".")[0] ?? "", kneeling: false, power: 0, strength: 0, icons: [], keywords: [], blank: false, on: null, duplicates: [], tokens: {}, ...more });
const player = (faction: string, play: CardInPlay[], hand: string[], plots: string[] | null): CardPlayer => ({ faction, agenda: null, hand, plots, plot: null, play } as unknown as CardPlayer);
const arya = laid("arya_stark.0a", { strength: 2 });
const table = {
  players: [
    player("house_stark.0a", [arya, laid("the_wolfswood.0a")], ["ice"], ["summons"]),
    player("the_nights_watch.1a", [laid("milk_of_the_poppy.1a", { on: "arya_stark.0a" })], [], null),
  ],
} as unknown as CardGameView;

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

test("what lies on a house card stands behind, with the locations", () => {
  const chambers = laid("lord_eddards_chambers.0a", { on: "house_stark.0a" });
  const everyone = [player("house_stark.0a", [arya, chambers], [], null)];
  const found = rows(everyone[0]?.play ?? [], everyone, (t) => t === "arya_stark");
  expect(found.locations.map((s) => s.card.card)).toEqual(["lord_eddards_chambers.0a"]);
});

test("partners race together and are no rivals", () => {
  const of = (power: number, more: Partial<CardPlayer>): CardPlayer => ({ ...player("house_stark.0a", [], [], null), power, ...more });
  const four = { players: [of(4, { partner: 2, power_to_win: 30 }), of(7, { partner: null, power_to_win: 10 }), of(9, { partner: 0, power_to_win: 30 })] } as unknown as CardGameView;
  const raced = four.players.map((p) => race(four, p));
  expect(raced).toEqual([{ power: 13, of: 30 }, { power: 7, of: 10 }, { power: 13, of: 30 }]);
  expect(race(table, of(3, {}))).toEqual({ power: 3, of: 15 });
  expect([bondWith(four, 0, 2, null), bondWith(four, 0, 1, "rival"), bondWith(four, null, 2, null)]).toEqual(["partner", "rival", null]);
});

beforeAll(() => learn("en", "web-lord-stark = Stark\nweb-lord-nights-watch = Watch"));

test("players and their faction cards are called by their houses", () => {
  const twins = { seats: ["seat_0", "seat_1", "seat_2"], table: { players: [table.players[0], table.players[1], table.players[0]] } } as unknown as View;
  expect(seatNames(twins)).toEqual(["Stark (1)", "Watch", "Stark (3)"]);
  expect(calledByHouse(twins).get("the_nights_watch.1a")).toBe("Watch");
  expect(calledByHouse(twins).get("seat_2")).toBe("Stark (3)");
});

test("the strength of what is being declared", () => {
  expect(sum(table, ["arya_stark.0a"])).toBe(2);
  expect(sum(table, [])).toBe(0);
});
