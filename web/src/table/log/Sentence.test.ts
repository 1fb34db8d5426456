// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import type { View } from "../../wire/view";
import { learnVocabulary } from "../../words/domains";
import Sentence from "./Sentence.svelte";

beforeAll(() => learnVocabulary("toy", { verbs: {}, prompts: {}, news: {}, domains: { card: { kind: "name", messages: "card" }, seat: { kind: "seat", messages: "seat" } } }));
afterEach(cleanup);

const view = { game: "toy", seats: ["stark"] } as unknown as View;

it("keeps a full stop with the name before it, and says no letter twice", () => {
  const said = [{ text: "Stark", domain: "seat", value: "stark" }, { text: ": they reveal " }, { text: "Rains of Autumn", domain: "card", value: "rains" }, { text: "." }];
  const { container } = render(Sentence, { said: said as never, view, page: {}, facts: {} });
  expect(container.textContent).toBe("Stark: they reveal Rains of Autumn.");
  expect(container.querySelector(".kept")?.textContent).toBe("Rains of Autumn.");
});
