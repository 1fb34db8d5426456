/** What a seat may say in advance at a question that can be passed. */
import type { InAdvance } from "../../wire/messages";
import type { Ask, Choice } from "../../wire/view";

/** The answer that lets the chance pass, if there is one. */
export const declineOf = (ask: Ask | null): Choice | undefined => (ask?.decline ? ask.choices.find((c) => c.text === ask.decline) : undefined);

export interface Ability {
  about: string;
  choice: Choice;
  muted: InAdvance | null;
}

/** What could be used instead of passing, each ability once, and what is muted though it cannot be used just now. */
export function abilities(ask: Ask | null, inAdvance: InAdvance[]): Ability[] {
  const muted = inAdvance.flatMap((s): Ability[] => (s.kind === "mute" && s.muted ? [{ about: s.about, choice: s.muted as unknown as Choice, muted: s }] : []));
  const found = new Map(muted.map((a) => [a.about, a]));
  for (const choice of ask?.choices.slice(0, ask.answers) ?? [])
    if (choice.ability && !found.has(choice.ability)) found.set(choice.ability, { about: choice.ability, choice, muted: null });
  return [...[...found.values()].filter((a) => !a.muted), ...muted];
}
