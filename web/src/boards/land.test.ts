import { describe, expect, it } from "vitest";
import { bounds, survey, type Point } from "./land";

// Two squares side by side: one shared edge, six coasts.
const left: Point[] = [[0, 0], [60, 0], [60, 60], [0, 60]];
const right: Point[] = [[60, 0], [120, 0], [120, 60], [60, 60]];
const shapes = (one: string, other: string) => [
  { id: "left", region: one, polygon: left },
  { id: "right", region: other, polygon: right },
];

const points = (d: string): string[] => d.replaceAll(/[MZ]/g, "").split("L");

describe("land", () => {
  it("draws the border alike from both sides", () => {
    const { outlines } = survey(shapes("a", "a"));
    const inner = (id: string): Set<string> => new Set(points(outlines.get(id) ?? "").filter((p) => Math.abs(Number(p.split(" ")[0]) - 60) < 6));
    expect(inner("left")).toEqual(inner("right"));
    expect(inner("left").size).toBeGreaterThan(4);
  });

  it("is the same at every visit", () => {
    expect(survey(shapes("a", "b"))).toEqual(survey(shapes("a", "b")));
  });

  it("marks frontiers between regions only", () => {
    expect(survey(shapes("a", "a")).frontiers).toBe("");
    expect(survey(shapes("a", "b")).frontiers).not.toBe("");
  });

  it("has a coast wherever there is no neighbour", () => {
    expect(survey(shapes("a", "b")).coast.match(/M/g)).toHaveLength(6);
  });
});

it("finds the box round points", () => {
  expect(bounds([...left, ...right])).toEqual({ x: 0, y: 0, w: 120, h: 60 });
});
