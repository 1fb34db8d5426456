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

export interface Change {
  seat: number;
  by: number;
}

/** Whose chances moved most with a turning point: up and down; the seat through whose eyes one looks comes first. Of two
    who play against each other one is enough. */
export function movedMost(turn: { before: number[]; after: number[] }, seat: number | null): Change[] {
  const every = turn.after.map((after, s) => ({ seat: s, by: after - (turn.before[s] ?? 0) })).sort((a, b) => b.by - a.by);
  const [up, down, mine] = [every[0], every.at(-1), every.find((c) => c.seat === seat)];
  const said = [...new Set([mine, up, down])].filter((c): c is Change => c !== undefined && c.by !== 0);
  return said.slice(0, every.length === 2 ? 1 : mine && mine !== up && mine !== down ? 3 : 2);
}
