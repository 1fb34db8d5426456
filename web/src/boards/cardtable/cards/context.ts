/** What every card on the table needs to know: what it is, whether it may be clicked, and where its large version opens. */
import type { Light } from "../../../choose/picker";
import type { Printed, Values } from "./print";
import type { CardInPlay } from "../table";

export interface CardContext {
  game: string;
  prints: Map<string, Printed>;
  lit: Map<string, Light>;
  picks: readonly string[];
  /** By title: what cards of my hand cost now, where that is not what they print. */
  prices: Record<string, number>;
  /** Titles stand as figures beside the house, not as cards. */
  figures: boolean;
  /** Cards to mark: attackers, defenders, those being declared, those that may still join. */
  marks: Map<string, Mark>;
  press: (area: string, card: Shown, touch: boolean) => void;
  /** Players by their seats: what they are called in choices, and what a click on one does. */
  seats: readonly string[];
  call: (area: string) => void;
  show: (card: Shown | null, at: DOMRect | null) => void;
  /** Opens the large version to stay. */
  read: (card: Shown) => void;
}

export type Mark = "attacker" | "defender" | "declared" | "able" | "bypassed";

export interface Shown {
  card: Printed;
  state: CardInPlay | null;
  area: string;
  /** What it costs now, where that is not what it prints. */
  price?: number;
  /** The numbers of a plot as they stand now. */
  values?: Values;
}
