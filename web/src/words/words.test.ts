import { beforeAll, describe, expect, it } from "vitest";
import { eventParts, promptText, thing } from "./game";
import { callSeats } from "./seats.svelte";
import { knows, learn, parts, say } from "./words.svelte";

beforeAll(() => {
  learn(
    "en",
    `toy-area-kings-landing = King’s Landing
    .text = The capital.
toy-seat-stark = Stark
toy-event-taken = { $seat } takes { $area }{ $units ->
    [one] {" "}with 1 unit
   *[other] {" "}with { $units } units
}.
toy-event-rolled = { $seat } rolls { $dice }.
toy-prompt-place-unit = Where do your { $left } units go?
web-seat = Seat { $number }`,
  );
});

describe("words", () => {
  it("says messages and their attributes", () => {
    expect(say("toy-area-kings-landing")).toBe("King’s Landing");
    expect(say("toy-area-kings-landing.text")).toBe("The capital.");
    expect(knows("toy-area-kings-landing.other")).toBe(false);
    expect(say("toy-nothing")).toBe("toy-nothing");
  });

  it("cuts a sentence at the names set into it", () => {
    expect(parts("toy-event-taken", { seat: "Stark", area: "King’s Landing", units: 1 })).toEqual([
      { text: "Stark", param: "seat" },
      { text: " takes " },
      { text: "King’s Landing", param: "area" },
      { text: " with 1 unit." },
    ]);
  });
});

describe("the words of a game", () => {
  it("names things by their kind, and unknown ones by their id", () => {
    expect(thing("toy", "kings_landing", "area")).toBe("King’s Landing");
    expect(thing("toy", "kings_landing", "target")).toBe("King’s Landing");
    expect(thing("toy", "winterfell", "area")).toBe("Winterfell");
    expect(thing("toy", "seat_1")).toBe("Seat 2");
    expect(thing("toy", 7)).toBe("7");
  });

  it("prefers the name that the server gives", () => {
    expect(thing("toy", "c17", "card", "area-kings_landing")).toBe("King’s Landing");
  });

  it("calls a faction card as its player, who may share the house with another", () => {
    callSeats(["House Stark (1)", "House Stark (2)"]);
    expect(thing("toy", "house_stark.1a", "card")).toBe("House Stark (2)");
    callSeats([]);
    expect(thing("toy", "house_stark.1a", "card")).toBe("House Stark");
  });

  it("lists dice as numbers", () => {
    const said = eventParts("toy", { event: "rolled", seat: "stark", dice: [6, 4, 1] });
    expect(said.map((p) => p.text).join("")).toBe("Stark rolls 6, 4, 1.");
  });

  it("asks by prompt name with dots and underscores", () => {
    const ask = { n: 1, seat: 0, prompt: "place.unit", args: { left: 3 }, rule: "", must: true, own: 0, choices: [], default: "" };
    expect(promptText("toy", ask)).toBe("Where do your 3 units go?");
  });
});
