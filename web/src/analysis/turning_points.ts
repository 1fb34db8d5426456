/** What is told of a turning point, and when it was. */
import type { GamePage } from "../boards/game";
import { beginsPart } from "../table/log/log_lines";
import type { GameEvent } from "../wire/view";

const TOLD = 2; // sentences

/** What everyone saw of it: not that a part of the game began, which changes nothing. */
export const seenOf = (events: readonly GameEvent[], page: GamePage): GameEvent[] => events.filter((e) => !page.silent?.(e) && !beginsPart(e)).slice(0, TOLD);

export interface When {
  round: string;
  /** With this choice the round ended. */
  ends: boolean;
}

/** The round of a choice, by the steps with which rounds began; none while the game is set up. */
export function whenOf(step: number, rounds: Readonly<Record<string, number>>): When | null {
  const begun = Object.entries(rounds).filter(([, n]) => n <= step);
  const ends = begun.at(-1)?.[1] === step;
  const round = begun.at(ends ? -2 : -1)?.[0];
  return round === undefined ? null : { round, ends };
}
