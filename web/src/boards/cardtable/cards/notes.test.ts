import { beforeAll, expect, test } from "vitest";
import { learn } from "../../../words/words.svelte";
import type { CardInPlay } from "../table";
import { notesOf } from "./notes";
import type { Printed } from "./print";

beforeAll(() =>
  learn(
    "en",
    `
cards-term-renown = Renown
    .text = Gains 1 power when you win with it.
    .rule = R-C2-renown-01
cards-term-ambush = Ambush
    .text = May come into play in the challenges phase.
cards-term-no-attachments = No attachments
    .text = Nothing can be attached to it.
cards-term-action = Action
    .text = Used in an action window.
cards-term-reaction = Reaction
    .text = Used right after.
cards-card-eddard-stark = Eddard
    .text = Renown. Forced reaction: after a challenge is initiated against you, stand him.
cards-card-ice = Ice
    .text = +2 strength.
web-keyword-renown = Renown
web-keyword-ambush = Ambush ({ $value })
web-keyword-no-attachments-except = No attachments except { $value }
web-cards-note-strength = Strength { $now }
web-cards-note-printed = { $was } is printed on it.
web-cards-note-attached = { $card }, attached
`,
  ),
);

const card = (id: string, more: Partial<Printed> = {}): Printed => ({ game: "cards", id, name: id, type: "character", traits: [], keywords: [], ...more });
const eddard = card("eddard_stark", { strength: 5, keywords: ["renown", "ambush:3", "no_attachments_except:Weapon"] });
const titles = (found: { title: string }[]): string[] => found.map((note) => note.title);

test("keywords are told in a sentence with their rule, whatever value they carry", () => {
  const found = notesOf(eddard, null, [], () => undefined);
  expect(titles(found)).toEqual(["Renown", "Ambush (3)", "No attachments except Weapon", "Reaction"]);
  expect(found[0]).toEqual({ title: "Renown", text: "Gains 1 power when you win with it.", rule: "R-C2-renown-01" });
});

test("a changed strength is accounted for by what lies on the card", () => {
  const state = { strength: 7, keywords: [], duplicates: [] } as unknown as CardInPlay;
  const ice = { card: "ice.0a" } as unknown as CardInPlay;
  const found = notesOf(eddard, state, [ice], (title) => (title === "ice" ? card("ice", { type: "attachment" }) : undefined));
  expect(found.slice(0, 2).map(({ title, text }) => `${title}: ${text}`)).toEqual(["Strength 7: 5 is printed on it.", "ice.0a, attached: +2 strength."]);
});
