/** Melee: what two titles mean to each other. */
import type { Relation } from "../cardtable/relations";
import type { Facts } from "../game";

interface TitleFacts {
  id: string;
  supports: string[];
  rivals: string[];
}

export function relation(facts: Facts, mine: string | null, theirs: string | null): Relation {
  if (!mine || !theirs) return null;
  const titles = (facts.titles ?? []) as TitleFacts[];
  const own = titles.find((t) => t.id === mine);
  if (own?.rivals.includes(theirs)) return "rival";
  if (own?.supports.includes(theirs)) return "i-support";
  return titles.find((t) => t.id === theirs)?.supports.includes(mine) ? "supports-me" : null;
}
