/** Which cards a deck of the 2nd edition may hold; everything else about decks is checked by the server. */
import type { DeckList, Printed } from "../cardtable/cards/print";

const BANNERS: Record<string, string> = {
  banner_of_the_stag: "baratheon",
  banner_of_the_kraken: "greyjoy",
  banner_of_the_lion: "lannister",
  banner_of_the_sun: "martell",
  banner_of_the_watch: "nights_watch",
  banner_of_the_wolf: "stark",
  banner_of_the_dragon: "targaryen",
  banner_of_the_rose: "tyrell",
};

/** Whether a card may be in the deck at all. */
export function fits(card: Printed, deck: DeckList): boolean {
  const faction = card.faction ?? "neutral";
  if (faction === "neutral" || faction === deck.faction) return true;
  return faction === BANNERS[deck.agenda ?? ""] && !card.loyal;
}

