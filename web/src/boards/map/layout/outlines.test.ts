import { describe, expect, it } from "vitest";
import { bounds, type AreaKind, type GameMap, type Point } from "../map";
import { survey } from "./outlines";

// Two squares side by side: one shared edge, six coasts.
const left: Point[] = [[0, 0], [60, 0], [60, 60], [0, 60]];
const right: Point[] = [[60, 0], [120, 0], [120, 60], [60, 60]];
const map = (one: string, other: string, kind: AreaKind = "land", rivers: [string, string][] = []): GameMap => ({
  areas: [
    { id: "left", region: one, kind: "land", polygon: left, at: [30, 30] },
    { id: "right", region: other, kind, polygon: right, at: [90, 30] },
  ],
  seaLines: [],
  rivers,
});

const points = (d: string): string[] => d.replaceAll(/[MZ]/g, "").split("L");
const lines = (d: string): number => d.match(/M/g)?.length ?? 0;

describe("outlines", () => {
  it("draw a border alike from both sides", () => {
    const { paths } = survey(map("a", "a"));
    const inner = (id: string): Set<string> => new Set(points(paths.get(id) ?? "").filter((p) => Math.abs(Number(p.split(" ")[0]) - 60) < 6));
    expect(inner("left")).toEqual(inner("right"));
    expect(inner("left").size).toBeGreaterThan(4);
  });

  it("are the same at every visit", () => {
    expect(survey(map("a", "b"))).toEqual(survey(map("a", "b")));
  });

  it("have frontiers between regions only", () => {
    expect(survey(map("a", "a")).frontiers).toBe("");
    expect(lines(survey(map("a", "b")).frontiers)).toBe(1);
  });

  it("have a coast wherever land meets water or nothing", () => {
    expect(lines(survey(map("a", "b")).coast)).toBe(6);
    expect(lines(survey(map("a", "b", "sea")).coast)).toBe(4);
  });

  it("tell rivers from other borders", () => {
    const found = survey(map("a", "b", "land", [["right", "left"]]));
    expect(lines(found.rivers)).toBe(1);
    expect(found.frontiers).toBe("");
  });
});

it("finds the box round points", () => {
  expect(bounds([...left, ...right])).toEqual({ x: 0, y: 0, w: 120, h: 60 });
});
