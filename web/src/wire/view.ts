/** Written by web/wire.py from smallcouncil.table.view; do not edit. */

export type ArgValue = string | number | (string | number)[];

export interface Ask {
  n: number;
  seat: number;
  prompt: string;
  args: Record<string, ArgValue>;
  rule: string;
  must: boolean;
  answers: number;
  choices: Choice[];
  default: string;
  decline: string | null;
}

export interface Choice {
  text: string;
  verb: string;
  args: Record<string, ArgValue>;
  ability?: string | null;
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
  table: unknown;
}

/** Something that happened: its kind and, by name, what it was about. */
export type GameEvent = { event: string } & Record<string, unknown>;
