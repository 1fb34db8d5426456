import { describe, expect, it } from "vitest";
import { overlap } from "../design/screen_boxes";
import { placeFor } from "./targets";

const size = { w: 320, h: 200 };

describe("a callout", () => {
  it("stands beside what it speaks of", () => {
    const gold = [{ x: 200, y: 300, w: 100, h: 100 }];
    const at = placeFor(gold, [], [], size, { w: 1440, h: 900 }, 50);
    expect(at.x).toBeGreaterThan(300);
    expect(overlap({ ...at, ...size }, gold[0]!)).toBe(0);
  });

  it("stands below it on a phone", () => {
    const gold = [{ x: 120, y: 200, w: 100, h: 100 }];
    const at = placeFor(gold, [], [], size, { w: 390, h: 844 }, 50);
    expect(at.y).toBeGreaterThan(300);
  });

  it("leaves the answers in sight", () => {
    const gold = [{ x: 120, y: 560, w: 100, h: 100 }];
    const answers = { x: 0, y: 760, w: 390, h: 84 };
    const at = placeFor(gold, [answers], [], size, { w: 390, h: 844 }, 50);
    expect(overlap({ ...at, ...size }, answers)).toBe(0);
    expect(overlap({ ...at, ...size }, gold[0]!)).toBe(0);
  });

  it("stands on the other side where that leaves the challenge in sight", () => {
    const gold = [{ x: 120, y: 420, w: 100, h: 100 }];
    const challenge = { x: 0, y: 540, w: 390, h: 90 };
    const at = placeFor(gold, [], [challenge], size, { w: 390, h: 844 }, 50);
    expect(at.y + size.h).toBeLessThan(420);
  });

  it("goes where neither what it speaks of nor what explains it is covered", () => {
    const gold = [{ x: 345, y: 6, w: 40, h: 38 }];
    const pile = { x: 340, y: 90, w: 40, h: 30 };
    const at = placeFor(gold, [{ x: 0, y: 720, w: 390, h: 90 }], [pile], size, { w: 390, h: 844 }, 50);
    expect(overlap({ ...at, ...size }, pile)).toBe(0);
  });

  it("covers nothing at the edge of the screen", () => {
    for (const x of [0, 1300]) {
      const gold = [{ x, y: 0, w: 140, h: 900 }];
      expect(overlap({ ...placeFor(gold, [], [], size, { w: 1440, h: 900 }, 50), ...size }, gold[0]!)).toBe(0);
    }
  });
});
