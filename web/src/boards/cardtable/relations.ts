/** What players are to each other: partners, or what their titles make of them. */
import type { Facts } from "../game";

export type Relation = "rival" | "i-support" | "supports-me" | "partner" | null;

interface TitleFacts {
  id: string;
  supports: string[];
  rivals: string[];
}

/** What their title means to mine. */
export function relation(facts: Facts, mine: string | null, theirs: string | null): Relation {
  if (!mine || !theirs) return null;
  const titles = (facts.titles ?? []) as TitleFacts[];
  const own = titles.find((t) => t.id === mine);
  if (own?.rivals.includes(theirs)) return "rival";
  if (own?.supports.includes(theirs)) return "i-support";
  return titles.find((t) => t.id === theirs)?.supports.includes(mine) ? "supports-me" : null;
}
