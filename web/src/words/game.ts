/** The words of a game in the reader's language: prompts, choices, events, and the names of things. */
import type { ArgValue, Ask, Choice, GameEvent } from "../wire/view";
import { called } from "./seats.svelte";
import { knows, list, parts, say, slug, type Part } from "./words.svelte";

/** Kinds of things that an argument may name, tried in this order when the server does not say which. */
const DOMAINS = ["seat", "area", "house", "unit", "card", "character", "maester", "objective", "region", "territory", "order", "track", "token", "icon", "zone"];

const plain = (id: string): string => id.split(/[_.]/).map((w) => w.charAt(0).toUpperCase() + w.slice(1)).join(" ");

/** The name of one thing. `message` is the id that the server gives it, `param` how the argument is called. */
export function thing(game: string, value: string | number, param = "", message?: string): string {
  if (typeof value === "number" || /^-?\d+$/.test(value)) return String(value);
  // a faction card is called as its player is, who may share the house with another
  const faction = /^(?:house_[a-z]+|the_nights_watch)\.(\d+)[a-z]+$/.exec(value);
  if (faction && called(Number(faction[1]))) return called(Number(faction[1])) ?? "";
  if (message && knows(`${game}-${slug(message)}`)) return say(`${game}-${slug(message)}`);
  if (/^seat_\d+$/.test(value)) return called(Number(value.slice(5))) ?? say("web-seat", { number: Number(value.slice(5)) + 1 });
  // a card in play carries the mark of its copy: `arya_stark.0a`
  const name = value.replace(/\.\d+[a-z]+$/, "");
  for (const domain of [param, ...DOMAINS]) {
    const key = `${game}-${domain}-${slug(name)}`;
    if (domain && knows(key)) return say(key);
  }
  return plain(name);
}

type Named = Record<string, string | string[]> | undefined;

function spoken(game: string, args: Record<string, ArgValue>, names: Named): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([param, value]) => {
      const message = names?.[param];
      if (!Array.isArray(value)) return [param, typeof value === "number" ? value : thing(game, value, param, typeof message === "string" ? message : undefined)];
      const said = value.map((v, i) => thing(game, v, param, Array.isArray(message) ? message[i] : undefined));
      return [param, value.every((v) => /^-?\d+$/.test(String(v))) ? said.join(", ") : list(said)];
    }),
  );
}

const fallback = (name: string, args: Record<string, string | number>): string => [plain(name), ...Object.values(args)].join(" ");

function word(game: string, kind: string, name: string, args: Record<string, ArgValue>, names: Named): Part[] {
  const key = `${game}-${kind}-${slug(name)}`;
  const said = spoken(game, args, names);
  return knows(key) ? parts(key, said) : [{ text: fallback(name, said) }];
}

const flat = (found: Part[]): string => found.map((p) => p.text).join("");

export const choiceText = (game: string, choice: Choice): string => flat(word(game, "choice", choice.verb, choice.args, choice.names));
export const promptParts = (game: string, ask: Ask): Part[] => word(game, "prompt", ask.prompt, ask.args, ask.names);
export const promptText = (game: string, ask: Ask): string => flat(promptParts(game, ask));

export function eventArgs(event: GameEvent): Record<string, ArgValue> {
  const { event: _name, names: _names, ...args } = event;
  return args as Record<string, ArgValue>;
}

export const eventParts = (game: string, event: GameEvent): Part[] => word(game, "event", event.event, eventArgs(event), event.names);
export const eventText = (game: string, event: GameEvent): string => flat(eventParts(game, event));

export const gameTitle = (game: string): string => (knows(`${game}-title`) ? say(`${game}-title`) : say(`web-title-${game}`));
