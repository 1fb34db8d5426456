import { describe, expect, it } from "vitest";
import type { Ask, View } from "../../wire/view";
import type { RiskFacts, RiskView } from "./read";
import { whyNot } from "./why";

const facts = { links: { westeros: { winterfell: ["karhold"], karhold: ["winterfell"] } } } as unknown as RiskFacts;
const table = {
  board: "westeros",
  closed: ["karhold"],
  territories: {
    winterfell: { owner: "stark", units: 4 },
    the_gift: { owner: "stark", units: 1 },
    karhold: { owner: "tyrell", units: 2 },
    skagos: { owner: "neutral", units: 2 },
  },
} as unknown as RiskView;
const view = { seat: 0, seats: ["stark", "tyrell"] } as unknown as View;
const ask = (prompt: string): Ask => ({ prompt, rule: "R-RK-invade-01", choices: [{ text: "", verb: "place", args: { area: "winterfell" } }] }) as unknown as Ask;
const rule = (prompt: string, area: string, picks: string[] = []): string | undefined => whyNot(facts, table, view, ask(prompt), area, picks)?.rule;

describe("why not", () => {
  it("tells the rule that forbids an invasion", () => {
    expect(rule("invade.declare", "karhold")).toBe("R-RK-invade-03");
    expect(rule("invade.declare", "the_gift")).toBe("R-RK-invade-05");
    expect(rule("invade.declare", "the_gift", ["winterfell"])).toBe("R-RK-invade-07");
    expect(rule("invade.declare", "skagos", ["winterfell"])).toBe("R-RK-invade-04");
    expect(rule("invade.declare", "karhold", ["winterfell"])).toBe("R-RK-invade-01");
  });

  it("tells the rule that forbids a maneuver", () => {
    expect(rule("maneuver.from", "karhold")).toBe("R-RK-maneuver-02");
    expect(rule("maneuver.from", "the_gift")).toBe("R-RK-maneuver-05");
    expect(rule("maneuver.to", "the_gift")).toBe("R-RK-maneuver-03");
  });
});
