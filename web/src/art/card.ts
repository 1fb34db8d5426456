/** What a card face shows, whichever game it is from. */
import type { Sight } from "./pictures";

export type ChallengeKind = "military" | "intrigue" | "power";

export interface CardLook {
  name: string;
  /** Shapes the picture: character, location, attachment, event, agenda, title, faction; anything else is plain. */
  kind: string;
  kindName: string;
  house: string | null;
  sight: Sight | null;
  cost?: number | string;
  /** What is printed, where it costs something else now. */
  costWas?: number | string;
  strength?: number;
  /** The strength is more or less than printed. */
  changed?: "up" | "down" | "";
  icons?: { id: ChallengeKind; label: string; added?: boolean }[];
  /** Small marks at the foot of the picture. */
  crests?: { id: string; label: string; icon: string }[];
  /** Said of a card of which a player has one at most. */
  unique?: string;
  loyal?: string;
  traits?: string;
  keywords?: string;
  text?: { lead: string; text: string }[];
  /** The text does not hold now. */
  blank?: boolean;
  note?: string;
  power?: number;
  powerIcon?: string;
  /** A plot: its numbers, in order. */
  values?: { key: string; value: number | string; label: string; icon: string }[];
}

/** Letters of the longest word: type is made so small that it fits on a line. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));
