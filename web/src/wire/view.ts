/** What `Table.view` writes: the part that is alike in all games. */
export type Value = string | number | boolean | null;
export type ArgValue = string | number | (string | number)[];

export interface Choice {
  text: string;
  verb: string;
  args: Record<string, ArgValue>;
  names?: Record<string, string | string[]>;
}

export interface Ask {
  n: number;
  seat: number;
  prompt: string;
  args: Record<string, ArgValue>;
  names?: Record<string, string | string[]>;
  rule: string;
  must: boolean;
  /** The first so many choices answer the question; the rest interrupt it. */
  own: number;
  choices: Choice[];
  default: string;
}

export interface GameResult {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface View {
  game: string;
  options: Record<string, unknown>;
  players: number;
  seat: number | null;
  seats: string[];
  made: number;
  waiting: number[];
  ask: Ask | null;
  may: Ask | null;
  result: GameResult | null;
  table: Record<string, unknown>;
}

export type GameEvent = { event: string; names?: Record<string, string | string[]> } & Record<string, unknown>;
