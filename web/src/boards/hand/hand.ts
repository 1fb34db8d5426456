/** A card in somebody's hand, whatever the game. */
import type { Choice } from "../../wire/view";

export interface HandCard {
  key: string;
  /** What the game calls it, to be drawn. */
  card: string;
  /** Kinds may look different: `territory`, `hostage`. */
  kind: string;
  /** The word of the game's guide that says what kind of card it is. */
  term?: string;
  name: string;
  /** What it is, in a word or two. */
  note: string;
  /** What it does. */
  text: string;
  /** Its price or worth. */
  coin?: string;
  /** Not to be used now. */
  dim?: boolean;
  /** What can be done with it now, as it stands on the buttons. */
  actions: { label: string; choice: Choice }[];
}
