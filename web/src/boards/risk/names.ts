/** Names of the things of Risk in the reader's language. */
import { knows, say, slug } from "../../words/words.svelte";

const plain = (id: string): string => id.split("_").map((w) => w.charAt(0).toUpperCase() + w.slice(1)).join(" ");

export function nameOf(domain: string, id: string): string {
  const key = `risk-${domain}-${slug(id)}`;
  return knows(key) ? say(key) : plain(id);
}

export const areaName = (id: string): string => nameOf("area", id);
