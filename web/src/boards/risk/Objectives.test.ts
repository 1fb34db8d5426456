// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { learn } from "../../words/words.svelte";
import Objectives from "./Objectives.svelte";
import type { RiskFacts } from "./read";

beforeAll(() =>
  learn(
    "en",
    `risk-objective-destroy_8_units = Destroy 8 units
risk-objective-control_5_castles = Control 5 castles
web-risk-far = { $have } of { $of }
web-risk-your-objectives = Your objectives`,
  ),
);
afterEach(cleanup);

const known = { objectives: [{ id: "destroy_8_units", points: 2 }, { id: "control_5_castles", points: 1 }] } as RiskFacts;
const mine = { cards: [], maesters: [], musters: [], taken: [], objectives: ["destroy_8_units", "control_5_castles"] };
const shown = (progress: Record<string, [number, number]>): void => void render(Objectives, { known, mine: { ...mine, progress } });

it("says of every objective how far one is", () => {
  shown({ destroy_8_units: [2, 8], control_5_castles: [5, 5] });
  const [some, all] = document.querySelectorAll<HTMLElement>(".far");
  expect(some?.textContent).toMatch(/2\W+of\W+8/);
  expect(some?.querySelector("i")?.style.width).toBe("25%");
  expect(some?.classList.contains("full")).toBe(false);
  expect(all?.classList.contains("full")).toBe(true);
});

it("says nothing before the first turn", () => {
  shown({});
  expect(document.querySelector(".far")).toBeNull();
});
