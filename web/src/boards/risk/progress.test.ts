import { expect, test } from "vitest";
import { progress, type Holdings } from "./progress";

const has: Holdings = { castles: 3, ports: 4, territories: 11, regions: 1, gold: 600 };
const objective = (kind: string, args: Record<string, number>) => ({ id: "one", points: 1, kind, args });

test("what is counted shows how far one is", () => {
  expect(progress(objective("control_castles", { castles: 5 }), has)).toEqual({ have: 3, of: 5 });
  expect(progress(objective("have_gold", { gold: 1000 }), has)).toEqual({ have: 600, of: 1000 });
});

test("deeds of a turn are not counted before they are done", () => {
  expect(progress(objective("conquer_territories", { castles: 2 }), has)).toBeNull();
  expect(progress(undefined, has)).toBeNull();
});
