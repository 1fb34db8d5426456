import { expect, test } from "vitest";
import type { Choice, View } from "../../wire/view";
import type { CardInPlay, CardPlayer } from "./table";
import { clickable, laidOutFor } from "./chooser";

const laid = (card: string): CardInPlay => ({ card, duplicates: [] }) as unknown as CardInPlay;
const player = (more: Partial<CardPlayer>): CardPlayer => ({ faction: "house_stark.0a", agenda: null, plot: null, title: null, hand: [], plots: null, play: [], deck_known: [], discard: [], dead: [], used: [], ...more }) as unknown as CardPlayer;
const me = player({ hand: ["ice"], plots: ["summons"], play: [laid("arya_stark.0a")], deck_known: ["ice", "sansa_stark", "ice"], dead: ["robb_stark.0a"] });
const foe = player({ faction: "house_tyrell.1a", discard: ["ice.1a", "the_roseroad.1b"], hand: ["the_roseroad"] });
const answer = (verb: string, card: string): Choice => ({ text: `${verb} ${card}`, verb, args: { card } });
const view = (prompt: string, choices: Choice[], seat: number | null = 0, players = [me, foe]): View =>
  ({ seat, seats: players.map((_, i) => `seat_${i}`), ask: { prompt, choices }, table: { players, alive: players.map((_, i) => i) } }) as unknown as View;

test("nothing is spread out while all that is asked about lies in sight", () => {
  expect(laidOutFor(view("act", [answer("marshal", "ice"), answer("trigger", "arya_stark.0a")]))).toEqual([]);
  expect(laidOutFor(view("reserve", [answer("take", "ice")]))).toEqual([]);
});

test("a deck that is looked through is spread out, each title once, what may be taken first", () => {
  const [deck] = laidOutFor(view("choose", [answer("take", "sansa_stark")]));
  expect(deck).toMatchObject({ place: "deck", seat: 0, hidden: true, cards: ["sansa_stark", "ice"], copies: { ice: 2, sansa_stark: 1 } });
});

test("a deck that is searched is not only its top", () => {
  const at = (deck_size: number) => laidOutFor(view("choose", [answer("take", "ice")], 0, [player({ deck_known: ["ice", "sansa_stark"], deck_size }), foe]))[0]?.place;
  expect([at(2), at(30)]).toEqual(["whole-deck", "deck"]);
});

test("a title of the deck does not light the same title in hand", () => {
  const own = player({ hand: ["ice", "summons"], deck_known: ["ice"] });
  const found = clickable(view("look-keep", [answer("take", "ice")], 0, [own, foe]));
  expect(found.has("ice")).toBe(true);
  expect(found.has("summons")).toBe(false);
});

test("my cards in the shadows lie in sight and can be clicked", () => {
  const own = player({ hand: ["ice"], shadows: ["syrio_forel_kl"], shadows_size: 1 });
  const asked = view("shadows", [answer("emerge", "syrio_forel_kl")], 0, [own, foe]);
  expect(laidOutFor(asked)).toEqual([]);
  expect(clickable(asked).has("syrio_forel_kl")).toBe(true);
  expect(laidOutFor(view("act", [answer("hide", "ice"), answer("attach", "ice")], 0, [own, foe]))).toEqual([]);
});

test("cards in piles, another's hand and the titles of the draft are spread out", () => {
  expect(laidOutFor(view("choose", [answer("pick", "ice.1a")]))).toMatchObject([{ place: "discard", seat: 1, cards: ["ice.1a", "the_roseroad.1b"] }]);
  expect(laidOutFor(view("choose", [answer("pick", "robb_stark.0a"), answer("pick", "ice.1a")])).map((s) => s.place)).toEqual(["dead", "discard"]);
  expect(laidOutFor(view("choose", [answer("take", "the_roseroad")]))).toMatchObject([{ place: "hand", seat: 1 }]);
  expect(laidOutFor(view("title", [answer("title", "crown_regent"), answer("title", "master_of_coin")]))).toMatchObject([{ place: "titles", cards: ["crown_regent", "master_of_coin"] }]);
});

test("my hand can be clicked, a spectator's cannot; players can, but not the only opponent of a challenge", () => {
  expect(clickable(view("act", [])).has("ice")).toBe(true);
  expect(clickable(view("act", [], null)).has("ice")).toBe(false);
  expect(clickable(view("first-player", [])).has("seat_1")).toBe(true);
  expect(clickable(view("challenge", [])).has("seat_1")).toBe(false);
  expect(clickable(view("challenge", [], 0, [me, foe, foe])).has("seat_1")).toBe(true);
});
