/** What the board shows of one event: where it happened, and what went where. */
export interface Moment {
  /** Grows with every moment, so that the same one can be shown again. */
  n: number;
  areas: string[];
  from?: string;
  to?: string;
  house?: string | null;
  /** A short mark at the place: "+1", "-2". */
  mark?: string;
  kind: "place" | "move" | "attack" | "take" | "note";
  /** Dice to show beside the place, attacker's first. */
  attack?: number[];
  defence?: number[];
}

/** What a thing that is spoken of and out of sight tells the board round it, which moves by its own hand. */
export const REVEAL = "reveal";
