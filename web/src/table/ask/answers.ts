/** Which answer is the gold one, and what stands on a button. */
import type { ReadRoles } from "../../choose/picker";
import type { Ask, Choice } from "../../wire/view";
import { valueText } from "../../words/names.svelte";
import { paramsOf } from "../../words/domains";

/** The answer that lets the chance pass. */
const isRest = (choice: Choice, ask: Ask): boolean => choice.text === ask.decline;

/** The gold answer: the biggest amount, the one thing there is to do, or the way on when there is nothing else. */
export function primary(choices: Choice[], read: ReadRoles, ask: Ask | null): Choice | null {
  const first = choices[0];
  if (!first) return null;
  const counted = choices.filter((c) => read(c).amount !== undefined);
  if (counted.length > 1 && counted.every((c) => c.verb === counted[0]?.verb))
    return counted.reduce((a, b) => ((read(b).amount ?? 0) > (read(a).amount ?? 0) ? b : a));
  const active = ask ? choices.filter((c) => !isRest(c, ask)) : choices;
  if (active.length === 1) return active[0] ?? null; // also the only answer there is
  if (active.length === 0) return first;
  return null;
}

/** What the card or thing that a choice uses does, where the words say so. */
export function explained(game: string, choice: Choice, own: (choice: Choice) => string | null = () => null): string | null {
  const said = own(choice);
  if (said) return said;
  const entries = Object.entries(choice.args);
  const [only] = entries;
  if (entries.length !== 1 || !only || typeof only[1] !== "string") return null;
  return valueText(game, paramsOf(game, "verbs", choice.verb)[only[0]] ?? "", only[1]) || null;
}
