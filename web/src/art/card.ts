/** What a card face shows, whichever game it is from. */
import { unbroken } from "../words/breaks";
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

/** Letters from which on a word is broken rather than written smaller. */
const BROKEN = 13;

/** On how small a card a name breaks its longest word: on every one, or on those of less than 84 or 71 pixels. */
export function breaksOf(name: string): "always" | "small" | "smallest" {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => unbroken(word).length));
  return longest > BROKEN ? "always" : longest > 11 ? "small" : "smallest";
}

/** Letters that must fit on a line, by which type is sized: those of the longest word, or of the longest part of one that is broken. */
export function longestWord(name: string): number {
  const words = name.split(/[\s-]/).map((word) => (unbroken(word).length > BROKEN ? word.split("\u00ad").map((part) => `${part}-`) : [unbroken(word)]));
  return Math.max(...words.flat().map((part) => part.length));
}
