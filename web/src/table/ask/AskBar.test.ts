// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { offer, rolesBy } from "../../choose/picker";
import type { Ask, Choice, View } from "../../wire/view";
import { learnVocabulary } from "../../words/domains";
import { learn } from "../../words/words.svelte";
import AskBar from "./AskBar.svelte";

beforeAll(() => {
  learnVocabulary("toy", {
    verbs: { attack: { dice: "number" }, advance: { units: "number" }, use: { character: "character" } }, prompts: {}, news: {},
    domains: { number: { kind: "number", messages: "number" }, character: { kind: "name", messages: "character" } },
  });
  learn(
    "en",
    `toy-prompt-attack = With how many units?
toy-prompt-card = Play a card?
toy-choice-attack = Attack with { $dice }
toy-choice-advance = Move { $units } in
toy-choice-stop = Stop
toy-choice-pass = Pass
toy-choice-use = Use { $character }
toy-character-robb = Robb
    .text = Adds 1 to each die.
web-do-it = Do it
web-rule = Rule { $id }
web-waiting-for = { $count ->
    [one] { $who } is to choose.
   *[other] { $who } are to choose.
}
web-absent = { $name } is away.
web-absent-bot = Let a bot play
web-rest = Pass until something changes
web-hush = Ask less
web-hush-head = Ask me about
web-mute = Not in this phase
web-more = More
web-fewer = Fewer
web-amount = How many`,
  );
});
afterEach(cleanup);

const read = rolesBy(new Set());
const choice = (verb: string, args: Record<string, string | number> = {}): Choice => ({ text: [verb, ...Object.values(args)].join(" "), verb, args, ability: verb === "use" ? `card use ${args.character}` : undefined });

function bar(prompt: string, choices: Choice[], more: Partial<{ ask: null }> = {}) {
  const ask = { n: 7, seat: 0, prompt, args: {}, rule: "R-1", must: true, answers: choices.length, choices, default: choices.find((c) => ["pass", "stop"].includes(c.text))?.text ?? "", decline: choices.find((c) => c.text === "pass")?.text ?? null } satisfies Ask;
  const view = { game: "toy", seats: ["seat_0"], waiting: [0], result: null, ask, table: {} } as unknown as View;
  const heard = { onchoose: vi.fn(), onclear: vi.fn(), onrule: vi.fn(), onundo: vi.fn(), ontimes: vi.fn(), onwhyclose: vi.fn(), onalways: vi.fn(), onrest: vi.fn(), onmute: vi.fn(), onforget: vi.fn() };
  render(AskBar, {
    view, ask, offer: offer(choices, [], read), read, picks: [], busy: false, takeBack: false, why: null, waitingFor: ["Stark"], watching: false, most: 1, times: 1, page: {}, facts: {}, inAdvance: [], ...heard, ...more,
  });
  return heard;
}

it("says effect, price, and what the price would be without what reduces it", () => {
  const page = { price: () => ({ effect: "+1 to your highest die", price: "100 gold", was: "200 gold" }) };
  bar("card", [choice("stop")], { page } as never);
  expect(document.querySelector(".answers .btn")?.textContent).toMatch(/Stop.*\+1 to your highest die.*100 gold/s);
  expect(document.querySelector(".answers .price s")?.textContent).toBe("200 gold");
});

it("says who is waited for and has gone, and lets the host go on with a bot", async () => {
  const onstandin = vi.fn();
  bar("card", [], { ask: null, absent: { name: "Arya", onstandin } } as never);
  expect(document.querySelector(".question")?.textContent).toMatch(/Stark is to choose.*Arya is away/s);
  await fireEvent.click(screen.getByText("Let a bot play"));
  expect(onstandin).toHaveBeenCalledOnce();
});

it("puts the question with its rule, and one gold answer", async () => {
  const { onchoose, onrule } = bar("attack", [choice("attack", { dice: 1 }), choice("attack", { dice: 2 }), choice("stop")]);
  expect(screen.getByText("With how many units?")).toBeTruthy();
  expect([...document.querySelectorAll(".answers .gold")].map((b) => b.textContent?.trim())).toEqual(["Attack with 2"]);
  await fireEvent.click(screen.getByText("Stop"));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ text: "stop" }));
  await fireEvent.click(screen.getByText("Rule R-1"));
  expect(onrule).toHaveBeenCalledWith("R-1");
});

it("counts with a stepper, from the most downwards, by mouse and keyboard", async () => {
  const { onchoose } = bar("attack", [1, 2, 3, 4, 5, 6].map((units) => choice("advance", { units })));
  expect(screen.getByRole("spinbutton").textContent).toBe("6");
  await fireEvent.click(screen.getByLabelText("Fewer"));
  await fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "ArrowDown" });
  await fireEvent.click(screen.getByText("Move 4 in"));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ text: "advance 4" }));
});

it("shows what a card does before it is played", async () => {
  const { onchoose } = bar("card", [choice("use", { character: "robb" }), choice("pass")]);
  await fireEvent.click(screen.getByText("Use Robb"));
  expect(onchoose).not.toHaveBeenCalled();
  expect(screen.getByText("Adds 1 to each die.")).toBeTruthy();
  await fireEvent.click(screen.getByText("Do it"));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ text: "use robb" }));
});

it("lets a question that can be passed be passed in advance", async () => {
  const { onrest, onmute, onchoose } = bar("card", [choice("pass"), choice("use", { character: "robb" })]);
  await fireEvent.click(screen.getByText("Pass until something changes"));
  expect(onrest).toHaveBeenCalled();
  await fireEvent.click(screen.getByText("Ask less"));
  await fireEvent.click(screen.getByRole("checkbox", { name: "Use Robb" }));
  expect(onmute).toHaveBeenCalledWith(expect.objectContaining({ text: "use robb" }));
  expect(onchoose).not.toHaveBeenCalled();
});

it("offers nothing of that where one cannot pass", () => {
  bar("attack", [choice("stop"), choice("attack", { dice: 1 })]);
  expect(screen.queryByText("Pass until something changes")).toBeNull();
  expect(screen.queryByText("Ask less")).toBeNull();
});

it("says for whom the table waits", () => {
  bar("attack", [], { ask: null });
  expect(screen.getByText("Stark is to choose.")).toBeTruthy();
  cleanup();
  bar("attack", [], { ask: null, waitingFor: ["Stark", "Tyrell"] } as never);
  expect(screen.getByText("Stark and Tyrell are to choose.")).toBeTruthy();
});
