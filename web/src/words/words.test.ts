import { beforeAll, describe, expect, it } from "vitest";
import { eventParts, eventText, promptText } from "./game";
import { nameTable, valueName, valueText } from "./names.svelte";
import { learnVocabulary } from "./domains";
import { knows, learn, number, parts, percent, say } from "./words.svelte";

beforeAll(() => {
  learn(
    "en",
    `toy-area-kings-landing = King’s Landing
    .text = The capital.
toy-seat-stark = Stark
toy-card-arya-stark = Arya Stark
toy-card-house-stark = House Stark
toy-event-taken = { $seat } takes { $area }{ $units ->
    [one] {" "}with 1 unit
   *[other] {" "}with { $units } units
}.
toy-event-rolled = { $seat } rolls { $dice }.
toy-event-shown = { $seat } shows { $each }.
    .each = { $dice } in { $areas }
toy-event-won = Won by { $winners }.
toy-prompt-place-unit = Where do your { $left } units go?
seat = Seat { $number }`,
  );
  learnVocabulary("toy", {
    verbs: {},
    prompts: { "place.unit": { left: "number" } },
    news: { taken: { seat: "seat", area: "area", units: "number" }, rolled: { seat: "seat", dice: "number" }, shown: { seat: "seat", areas: "area", dice: "number" }, won: { winners: "seat" } },
    domains: { area: { kind: "name", messages: "area" }, number: { kind: "number", messages: "number" }, seat: { kind: "seat", messages: "seat" }, thing: { kind: "copy", messages: "card" } },
  });
});

describe("words", () => {
  it("says messages and their attributes", () => {
    expect(say("toy-area-kings-landing")).toBe("King’s Landing");
    expect(say("toy-area-kings-landing.text")).toBe("The capital.");
    expect(knows("toy-area-kings-landing.other")).toBe(false);
    expect(say("toy-nothing")).toBe("toy-nothing");
  });

  it("cuts a sentence at the names set into it", () => {
    expect(eventParts("toy", { event: "taken", seat: "stark", area: "kings_landing", units: 1 })).toEqual([
      { text: "Stark", param: "seat", value: "stark", domain: "seat" },
      { text: " takes " },
      { text: "King’s Landing", param: "area", value: "kings_landing", domain: "area" },
      { text: " with 1 unit." },
    ]);
    expect(parts("nothing in it")).toEqual([{ text: "nothing in it" }]);
  });

  it("says lists that belong together pair by pair, every name to be found in it", () => {
    const shown = { event: "shown", seat: "stark", areas: ["kings_landing", "kings_landing"], dice: [3, 5] };
    expect(eventText("toy", shown)).toBe("Stark shows 3 in King’s Landing and 5 in King’s Landing.");
    expect(eventParts("toy", shown).filter((p) => p.domain === "area").map((p) => p.value)).toEqual(["kings_landing", "kings_landing"]);
  });

  it("says what a game shares with others, after its own", () => {
    learn("en", "siege-shared-words = war\nsiege-choice-pass = Hold\nwar-choice-pass = Pass\nwar-choice-march = March\nweb-war-aim = Win.");
    expect(["siege-choice-pass", "siege-choice-march", "web-siege-aim"].map((key) => say(key))).toEqual(["Hold", "March", "Win."]);
    expect(knows("siege-choice-march") && !knows("siege-choice-flee") && !knows("toy-choice-march")).toBe(true);
  });

  it("writes numbers as the reader does", () => {
    expect([number(1234.5, 1), percent(0.458, 1)]).toEqual(["1,234.5", "45.8\u00A0%"]);
  });
});

describe("the words of a game", () => {
  it("names things by their domain", () => {
    nameTable(["stark", "seat_1"]);
    expect(valueName("toy", "area", "kings_landing")).toBe("King’s Landing");
    expect(valueName("toy", "seat", "stark")).toBe("Stark");
    expect(valueName("toy", "seat", "seat_1")).toBe("Seat 2");
    expect(valueName("toy", "thing", "arya_stark.0a")).toBe("Arya Stark");
    expect(valueName("toy", "number", 7)).toBe("7");
    expect(valueText("toy", "area", "kings_landing")).toBe("The capital.");
  });

  it("calls things as the board in sight does, where that is better", () => {
    nameTable(["seat_0"], new Map([["house_stark.1a", "House Stark (2)"]]));
    expect(valueName("toy", "thing", "house_stark.1a")).toBe("House Stark (2)");
    nameTable([]);
    expect(valueName("toy", "thing", "house_stark.1a")).toBe("House Stark");
  });

  it("lists dice as numbers, names as people do", () => {
    expect(eventText("toy", { event: "rolled", seat: "stark", dice: [6, 4, 1] })).toBe("Stark rolls 6, 4, 1.");
    nameTable(["stark", "seat_1"]);
    const said = eventParts("toy", { event: "won", winners: ["stark", "seat_1"] });
    expect(said.map((p) => p.text).join("")).toBe("Won by Stark and Seat 2.");
    expect(said.filter((p) => p.param).map((p) => p.value)).toEqual(["stark", "seat_1"]);
  });

  it("asks by prompt name with dots and underscores", () => {
    const ask = { n: 1, seat: 0, prompt: "place.unit", args: { left: 3 }, rule: "", must: true, answers: 0, choices: [], default: "", decline: null };
    expect(promptText("toy", ask)).toBe("Where do your 3 units go?");
  });
});
