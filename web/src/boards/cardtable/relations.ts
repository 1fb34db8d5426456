/** Melee: what two titles mean to each other. */
import type { Facts } from "../game";

export type Relation = "rival" | "i-support" | "supports-me" | null;

/** How an edition tells it: from my title to theirs. */
export type TitleRelation = (facts: Facts, mine: string | null, theirs: string | null) => Relation;
