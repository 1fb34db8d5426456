// @vitest-environment jsdom
import { expect, test } from "vitest";
import { followPointer, pointedAt } from "./pointing";

test("a card that comes to lie beneath a mouse at rest is not shown before the mouse moves", () => {
  const stop = followPointer();
  const card = document.body.appendChild(document.createElement("div"));
  const told: string[] = [];
  pointedAt(() => told.push("shown"), () => told.push("hidden"))(card);
  const tell = (kind: string, at: Element, x: number): boolean => at.dispatchEvent(new MouseEvent(kind, { clientX: x, clientY: 5, bubbles: kind === "pointermove" }));
  tell("pointermove", document.body, 10);
  tell("pointerenter", card, 10);
  tell("pointermove", card, 10);
  expect(told).toEqual([]);
  tell("pointermove", card, 12);
  tell("pointermove", card, 14);
  expect(told, "once").toEqual(["shown"]);
  tell("pointerleave", card, 20);
  tell("pointermove", document.body, 20);
  tell("pointerenter", card, 14);
  expect(told).toEqual(["shown", "hidden", "shown"]);
  stop();
});
