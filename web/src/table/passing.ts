/** What a seat may say in advance at a question that can be passed. */
import type { Standing } from "../wire/messages";
import type { Ask, Choice } from "../wire/view";

export const passOf = (ask: Ask | null): Choice | undefined => (ask?.must ? ask.choices.slice(0, ask.own).find((c) => c.text === "pass") : undefined);

export interface Ability {
  about: string;
  choice: Choice;
  muted: Standing | null;
}

/** What could be used instead of passing, each ability once, and what is muted though it cannot be used just now. */
export function abilities(ask: Ask | null, standing: Standing[]): Ability[] {
  const found = new Map<string, Ability>();
  for (const s of standing) if (s.kind === "mute" && s.muted) found.set(s.about, { about: s.about, choice: s.muted as unknown as Choice, muted: s });
  const hushed = [...found.values()];
  if (passOf(ask) && ask)
    for (const choice of ask.choices.slice(0, ask.own)) {
      const about = [ask.prompt, ...choice.text.split(" ").slice(0, 2)].join(" ");
      if (choice.text !== "pass" && !found.has(about)) found.set(about, { about, choice, muted: null });
    }
  return [...[...found.values()].filter((a) => !a.muted), ...hushed];
}
