import { expect, test } from "vitest";
import type { Choice, View } from "../../wire/view";
import { page } from "./index";

const player = { faction: "house_stark.0a", agenda: null, plot: null, title: null, hand: [], plots: null, play: [{ card: "arya_stark.0a", duplicates: [] }], deck_known: [], discard: [], dead: [], used: [] };
const view = (prompt: string, choices: Choice[]): View => ({ seat: 0, seats: ["seat_0"], ask: { prompt, choices }, table: { players: [player], alive: [0] } }) as unknown as View;

test("a card that is used for itself is one click", () => {
  const use: Choice = { text: "trigger-for arya_stark.0a arya_stark.0a", verb: "trigger-for", args: { card: "arya_stark.0a", subject: "arya_stark.0a" } };
  const read = page.roles?.({}, view("interrupt", [use]));
  expect(read?.(use).areas).toEqual(["arya_stark.0a"]);
});
