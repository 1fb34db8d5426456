/** The words of a game in the reader's language: prompts, choices, events. */
import type { ArgValue, Ask, Choice, GameEvent } from "../wire/view";
import { valueName, valueText } from "./names.svelte";
import { domainOf, paramsOf } from "./domains";
import { knows, list, mark, parts, say, slug, type Part } from "./words.svelte";

type Kind = "verbs" | "prompts" | "news";
const MESSAGE: Record<Kind, string> = { verbs: "choice", prompts: "prompt", news: "event" };

/** Arguments as they are set into a sentence: names marked, so that each can be found in it again; numbers as numbers. */
function spoken(game: string, params: Record<string, string>, args: Record<string, ArgValue>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([param, value]) => {
      const domain = params[param] ?? "";
      const number = domainOf(game, domain)?.kind === "number";
      if (!Array.isArray(value)) return [param, number ? Number(value) : mark(param, value, valueName(game, domain, value))];
      return [param, number ? value.join(", ") : list(value.map((v) => mark(param, v, valueName(game, domain, v))))];
    }),
  );
}

/** Lists that belong together, one by one: the first of each, the second of each, ... */
function each(args: Record<string, ArgValue>): Record<string, ArgValue>[] {
  const count = Math.max(0, ...Object.values(args).map((value) => (Array.isArray(value) ? value.length : 0)));
  return Array.from({ length: count }, (_, i) => Object.fromEntries(Object.entries(args).map(([param, value]) => [param, Array.isArray(value) ? (value[i] ?? "") : value])));
}

function word(game: string, kind: Kind, name: string, args: Record<string, ArgValue>): Part[] {
  const params = paramsOf(game, kind, name);
  const key = `${game}-${MESSAGE[kind]}-${slug(name)}`;
  const pairs = knows(`${key}.each`) ? list(each(args).map((one) => say(`${key}.each`, spoken(game, params, one)))) : "";
  const found = parts(say(key, { ...spoken(game, params, args), each: pairs }));
  return found.map((part) => (part.param ? { ...part, domain: params[part.param] } : part));
}

const flat = (found: Part[]): string => found.map((p) => p.text).join("");

export const choiceParts = (game: string, choice: Choice): Part[] => word(game, "verbs", choice.verb, choice.args);
export const choiceText = (game: string, choice: Choice): string => flat(choiceParts(game, choice));
export const promptParts = (game: string, ask: Pick<Ask, "prompt" | "args">): Part[] => word(game, "prompts", ask.prompt, ask.args);
/** The arguments of a question as they are set into a sentence. */
export const promptArgs = (game: string, ask: Ask): Record<string, string | number> =>
  Object.fromEntries(Object.entries(ask.args).map(([param, value]) => [param, typeof value === "number" ? value : [value].flat().map((v) => valueName(game, paramsOf(game, "prompts", ask.prompt)[param] ?? "", v)).join(", ")]));
/** What the thing says that a question is about, where it has a text of its own. */
export function promptAbout(game: string, ask: Ask): string {
  const domains = paramsOf(game, "prompts", ask.prompt);
  for (const [param, value] of Object.entries(ask.args)) {
    const text = typeof value === "string" ? valueText(game, domains[param] ?? "", value) : "";
    if (text) return text;
  }
  return "";
}
export const promptText = (game: string, ask: Ask): string => flat(promptParts(game, ask));

function eventArgs(event: GameEvent): Record<string, ArgValue> {
  const { event: _name, ...args } = event;
  return args as Record<string, ArgValue>;
}

export const eventParts = (game: string, event: GameEvent): Part[] => word(game, "news", event.event, eventArgs(event));
export const eventText = (game: string, event: GameEvent): string => flat(eventParts(game, event));

export const gameTitle = (game: string): string => say(`${game}-title`);
/** Where there is little room, or the family is known anyway. */
export const shortTitle = (game: string): string => say(`${game}-title.short`);
