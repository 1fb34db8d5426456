/** Where long words in the names of cards may be broken: a browser knows that for few languages, and on few systems. */
import { knows, say } from "./words.svelte";

const SOFT = "\u00ad";
const read = new Map<string, Map<string, string>>();

/** Words of a game with their joints, as its message `web-<game>-word-breaks` lists them. */
function jointsOf(game: string): Map<string, string> {
  const key = `web-${game}-word-breaks`;
  const written = knows(key) ? say(key) : "";
  const found = read.get(written) ?? new Map(written.split(/\s+/).map((word) => [word.replaceAll("·", ""), word.replaceAll("·", SOFT)]));
  read.set(written, found);
  return found;
}

/** A name that breaks at the joints of its long words, where it has to. */
export function breakable(game: string, name: string): string {
  const joints = jointsOf(game);
  return name.replaceAll(/\p{L}{9,}/gu, (word) => joints.get(word) ?? word);
}

/** The same without the marks, for what is counted or compared. */
export const unbroken = (name: string): string => name.replaceAll(SOFT, "");
