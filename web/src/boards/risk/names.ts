/** Names of the things of Risk in the reader's language. */
import { valueName } from "../../words/names.svelte";
import { say, slug } from "../../words/words.svelte";

export const nameOf = (domain: string, id: string): string => valueName("risk", domain, id);

export const areaName = (id: string): string => nameOf("area", id);

/** Regions are on the board alone: no word of the game is about one. */
export const regionName = (id: string): string => say(`risk-region-${slug(id)}`);
