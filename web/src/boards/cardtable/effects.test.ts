import { beforeAll, expect, test } from "vitest";
import type { Choice, View } from "../../wire/view";
import { learn } from "../../words/words.svelte";
import { effectOf } from "./effects";

beforeAll(() =>
  learn(
    "en",
    `
web-cards-effect-count = { $n } characters
web-cards-effect-attack = { $who }: { $attack }
web-cards-effect-defend = { $who }: { $defense } against { $attack }
web-cards-effect-undefended = nobody: 0 against { $attack }
web-cards-effect-military = { $n } to kill
web-cards-effect-unspent = { $gold } unspent
`,
  ),
);

const play = [["robb_stark.0a", 5], ["arya_stark.0a", 2], ["sansa_stark.0a", 2]].map(([card, strength]) => ({ card, strength }));
const view = (prompt: string, table: object = {}): View =>
  ({ game: "cards", seat: 0, seats: ["seat_0", "seat_1"], ask: { prompt }, table: { phase: "challenges", active: 0, players: [{ play, gold: 3, plot_values: { claim: 2 } }, { play: [] }], declaring: [], challenge: null, ...table } }) as unknown as View;
const answer = (verb: string, args: Choice["args"] = {}): Choice => ({ text: verb, verb, args });
const effect = (seen: View, verb: string, args?: Choice["args"]): string | undefined => effectOf({}, seen, answer(verb, args))?.effect;
const against = { attack: 4, defense: 0, defenders: [] };

test("the end of naming says who fights, and how it stands then", () => {
  expect(effect(view("attackers", { declaring: ["robb_stark.0a"] }), "done")).toMatch(/: 5$/);
  expect(effect(view("defenders", { challenge: against }), "done")).toBe("nobody: 0 against 4");
  expect(effect(view("defenders", { challenge: against, declaring: play.map((c) => c.card) }), "done")).toBe("3 characters: 9 against 4");
});

test("a defender who is counted already is counted once", () => {
  const joined = { attack: 4, defense: 5, defenders: ["robb_stark.0a"] };
  expect(effect(view("defenders", { challenge: joined, declaring: ["robb_stark.0a"] }), "done")).toMatch(/: 5 against 4$/);
});

test("a challenge says what my claim would take", () => {
  expect(effect(view("challenge"), "challenge", { type: "military", opponent: "seat_1" })).toBe("2 to kill");
});

test("passing says what gold is left, in my own marshaling only", () => {
  expect(effect(view("act", { phase: "marshaling" }), "pass")).toBe("3 unspent");
  expect(effect(view("act", { phase: "marshaling", active: 1 }), "pass")).toBeUndefined();
});
