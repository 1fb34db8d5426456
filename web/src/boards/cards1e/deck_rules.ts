/** Which cards a deck of the 1st edition may hold; everything else about decks is checked by the server. */
import type { DeckList, Printed } from "../cardtable/cards/print";

const CITY_OF_SHADOWS = "city_of_shadows_kl";

/** Cards of other houses cost more, but may be in the deck, unless they are for their own house only. */
export function fits(card: Printed, deck: DeckList): boolean {
  if (deck.agenda === CITY_OF_SHADOWS && card.crests?.includes("shadow")) return true;
  return !card.house_only?.length || card.house_only.includes(deck.faction);
}
