/** Names of things: by their domain, from the game's vocabulary. */
import { domainOf } from "./domains";
import { knows, say, slug } from "./words.svelte";

/** What the board in sight calls seats and single things better than their messages do. */
const state = $state<{ seats: readonly string[]; called: ReadonlyMap<string, string> }>({ seats: [], called: new Map() });

/** The seats of the table in sight as the game calls them, and names of its own for seats or things. */
export function nameTable(seats: readonly string[], called: ReadonlyMap<string, string> = new Map()): void {
  if (seats.join() !== state.seats.join()) state.seats = seats;
  if ([...called].join() !== [...state.called].join()) state.called = called;
}

/** The id of the message that names a value, after the game's own; null for numbers. */
export function messageOf(game: string, domain: string, value: string): string | null {
  const known = domainOf(game, domain);
  if (!known || known.kind === "number") return null;
  const title = known.kind === "copy" ? (value.split(".")[0] ?? value) : value;
  return `${game}-${known.messages}-${slug(title)}`;
}

/** The name of a value of a domain. */
export function valueName(game: string, domain: string, value: string | number): string {
  const text = String(value);
  const message = messageOf(game, domain, text);
  if (message === null) return text;
  const called = state.called.get(text);
  if (called !== undefined) return called;
  if (domainOf(game, domain)?.kind !== "seat" || knows(message)) return say(message);
  const seat = state.seats.includes(text) ? state.seats.indexOf(text) : Number(/\d+$/.exec(text)?.[0] ?? 0);
  return say("seat", { number: seat + 1 }); // people count from 1
}

export const seatName = (game: string, seat: string): string => valueName(game, "seat", seat);

/** What a thing does, where the words say so. */
export function valueText(game: string, domain: string, value: string): string {
  const message = messageOf(game, domain, value);
  return message && knows(`${message}.text`) ? say(`${message}.text`) : "";
}
