/** Events as lines of the log: the same sentence several times in a row is told once, with how often. */
import type { GamePage } from "../../boards/game";
import { eventText } from "../../words/game";
import type { GameEvent } from "../../wire/view";
import type { Entry } from "../session/session.svelte";

export interface LogLine {
  entry: Entry;
  text: string;
  count: number;
}

const PARTS = new Set(["turn", "round", "phase"]);
/** It says only that a part of the game begins. */
export const beginsPart = (event: GameEvent): boolean => PARTS.has(event.event);

export function linesOf(game: string, entries: readonly Entry[], page: GamePage): LogLine[] {
  const found: LogLine[] = [];
  for (const entry of entries) {
    const text = eventText(game, entry.event);
    const last = found.at(-1);
    if (last && last.text === text && !page.dice?.(entry.event)) found[found.length - 1] = { entry, text, count: last.count + 1 };
    else found.push({ entry, text, count: 1 });
  }
  return found;
}
