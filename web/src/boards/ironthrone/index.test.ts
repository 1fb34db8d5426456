import { expect, test } from "vitest";
import type { View } from "../../wire/view";
import { aimArgs } from "./index";

const card = (laid: boolean, up: boolean) => ({ laid, face_up: up, card: null, value: null });
const asked = (waiting: number[], ...cards: ReturnType<typeof card>[]): unknown =>
  aimArgs({}, { waiting, table: { houses: [], encounter: { cards } } } as unknown as View, { prompt: "encounter.card" } as never);

test("a card is laid face down at the same time, face up by who must lay first, and then answered", () => {
  expect(asked([0, 1], card(false, false), card(false, false))).toEqual({ face: "down" });
  expect(asked([0], card(false, false), card(true, false))).toEqual({ face: "down" });
  expect(asked([0], card(false, false), card(false, false))).toEqual({ face: "up" });
  expect(asked([1], card(true, true), card(false, false))).toEqual({ face: "answer" });
});
