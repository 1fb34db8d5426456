import { describe, expect, it } from "vitest";
import type { Choice } from "../wire/view";
import { click, offer, rolesBy } from "./picker";

const AREAS = new Set(["winterfell", "karhold", "the_gift", "skagos"]);
const CARDS = new Set(["card", "first", "second", "third"]);
const read = rolesBy(AREAS, (param) => CARDS.has(param));

function choice(text: string, args: Record<string, string | number> = {}): Choice {
  return { text, verb: text.split(" ")[0] ?? "", args };
}

const invade = (source: string, target: string): Choice => choice(`invade ${source} ${target}`, { source, target });
const place = (area: string): Choice => choice(`place ${area}`, { area });
const move = (area: string, units: number): Choice => choice(`move ${area} ${units}`, { area, units });
const done = choice("done");

describe("what lights up", () => {
  it("lights places that one click decides", () => {
    const { lit, buttons } = offer([place("winterfell"), place("karhold"), done], [], read);
    expect([...lit]).toEqual([["winterfell", "act"], ["karhold", "act"]]);
    expect(buttons).toEqual([done]);
  });

  it("lights sources first, then the targets of the one picked and the other sources", () => {
    const choices = [invade("winterfell", "karhold"), invade("winterfell", "skagos"), invade("the_gift", "karhold"), done];
    expect([...offer(choices, [], read).lit]).toEqual([["winterfell", "source"], ["the_gift", "source"]]);
    const picked = offer(choices, ["winterfell"], read);
    expect(picked.lit.get("karhold")).toBe("target");
    expect(picked.lit.get("skagos")).toBe("target");
    expect(picked.lit.get("the_gift")).toBe("source");
    expect(picked.buttons).toEqual([done]);
  });

  it("takes cards that are named like places for buttons", () => {
    const redeem = choice("redeem karhold", { card: "karhold" });
    const { lit, buttons } = offer([redeem, done], [], read);
    expect(lit.size).toBe(0);
    expect(buttons).toEqual([redeem, done]);
  });

  it("offers a stepper for amounts at a picked place, smallest first", () => {
    const choices = [move("winterfell", 3), move("winterfell", 1), move("winterfell", 2)];
    const { steppers, buttons } = offer(choices, ["winterfell"], read);
    expect(steppers.map((s) => s.map((c) => c.text))).toEqual([["move winterfell 1", "move winterfell 2", "move winterfell 3"]]);
    expect(buttons).toEqual([]);
  });

  it("keeps a few amounts as buttons and makes a stepper of many", () => {
    const attack = (n: number): Choice => choice(`attack ${n}`, { dice: n });
    expect(offer([attack(1), attack(2), attack(3)], [], read).steppers).toEqual([]);
    expect(offer([1, 2, 3, 4, 5].map(attack), [], read).steppers[0]).toHaveLength(5);
  });
});

describe("a click", () => {
  it("decides when one choice is left", () => {
    expect(click([place("winterfell"), done], [], "winterfell", read)).toEqual({ choose: place("winterfell") });
  });

  it("picks a source, then decides by the target", () => {
    const choices = [invade("winterfell", "karhold"), invade("winterfell", "skagos")];
    expect(click(choices, [], "winterfell", read)).toEqual({ picks: ["winterfell"] });
    expect(click(choices, ["winterfell"], "skagos", read)).toEqual({ choose: invade("winterfell", "skagos") });
  });

  it("lets a picked place go when it is clicked again", () => {
    expect(click([invade("winterfell", "karhold")], ["winterfell"], "winterfell", read)).toEqual({ picks: [] });
  });

  it("changes to another source", () => {
    const choices = [invade("winterfell", "karhold"), invade("the_gift", "karhold"), invade("the_gift", "skagos")];
    expect(click(choices, ["winterfell"], "the_gift", read)).toEqual({ picks: ["the_gift"] });
  });

  it("never decides with a single source that still has a target to come", () => {
    expect(click([invade("winterfell", "karhold")], [], "winterfell", read)).toEqual({ picks: ["winterfell"] });
  });
});
