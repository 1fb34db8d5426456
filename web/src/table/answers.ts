/** Which answer is the gold one, and what stands on a button. */
import type { ReadRoles } from "../choose/picker";
import type { Choice } from "../wire/view";
import { knows, say, slug } from "../words/words.svelte";

/** Answers that end or decline something are never put forward while there is something to do. */
const RESTING = new Set(["pass", "done", "stop", "keep_cards", "decline", "no"]);

/** The gold answer: the biggest amount, else the one thing there is to do, else the way on. */
export function primary(choices: Choice[], read: ReadRoles): Choice | null {
  const first = choices[0];
  if (!first) return null;
  const counted = choices.filter((c) => read(c).amount !== undefined);
  if (counted.length > 1 && counted.every((c) => c.verb === counted[0]?.verb))
    return counted.reduce((a, b) => ((read(b).amount ?? 0) > (read(a).amount ?? 0) ? b : a));
  const active = choices.filter((c) => !RESTING.has(c.verb));
  if (active.length === 1) return active[0] ?? null;
  if (active.length === 0) return first;
  return choices.find((c) => RESTING.has(c.verb)) ?? null;
}

/** What the card or thing that a choice uses does, where the words say so. */
export function explained(game: string, choice: Choice): string | null {
  const entries = Object.entries(choice.args);
  const [only] = entries;
  if (entries.length !== 1 || !only || typeof only[1] !== "string") return null;
  const key = `${game}-${slug(only[0])}-${slug(only[1])}.text`;
  return knows(key) ? say(key) : null;
}
