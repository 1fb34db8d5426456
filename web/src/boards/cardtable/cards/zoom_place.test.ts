import { expect, test } from "vitest";
import { zoomPlace } from "./zoom_place";

const room = { x: 10, y: 50, w: 1000, h: 600 };
const size = { w: 300, h: 400 };
const card = { x: 500, y: 500, w: 90, h: 126 };

test("a large card stands at its side, on top", () => {
  expect(zoomPlace(size, room, true, [], card)).toMatchObject({ x: 710, y: 50 });
  expect(zoomPlace(size, room, false, [], card)).toMatchObject({ x: 10, y: 50 });
});

test("it goes out of the way of what must stay in sight", () => {
  const above = { x: 700, y: 60, w: 300, h: 150 };
  expect(zoomPlace(size, room, true, [above], card), "below it").toMatchObject({ x: 710, y: 218 });
  const tall = { ...above, h: 500 };
  expect(zoomPlace(size, room, true, [tall], card), "at the other side").toMatchObject({ x: 10, y: 50 });
  const left = { x: 10, y: 60, w: 200, h: 500 };
  expect(zoomPlace(size, room, true, [tall, left], { ...card, y: 660 }), "between").toMatchObject({ x: 392, y: 50 });
});

test("where there is no room it does not open", () => {
  expect(zoomPlace(size, room, true, [{ x: 200, y: 100, w: 600, h: 500 }], card)).toBeNull();
});
