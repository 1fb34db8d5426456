/** The decks of somebody with an account: what this browser keeps and what the account keeps become one. */
import { me } from "../../../app/me.svelte";
import { api } from "../../../wire/http";
import { keep, keptDecks, type Kept } from "./decks";

/** Ids that the account has known: what it knows no more was deleted on another device. */
const knownKey = (game: string): string => `decks-known-${game}`;
const known = (game: string): string[] => JSON.parse(globalThis.localStorage?.getItem(knownKey(game)) ?? "[]") as string[];
const know = (game: string, ids: string[]): void => globalThis.localStorage?.setItem(knownKey(game), JSON.stringify(ids));

export async function bringTogether(game: string): Promise<Record<string, Kept>> {
  if (!me()?.account) return keptDecks(game);
  const theirs = await api.myDecks(game);
  const before = known(game);
  for (const [id, deck] of Object.entries(keptDecks(game))) {
    if (theirs.some((one) => one.id === id)) continue;
    if (before.includes(id)) keep(game, id, null);
    else await api.keepDeck(game, id, deck);
  }
  for (const { id, name, deck, draft } of theirs) keep(game, id, { name, deck, draft });
  know(game, Object.keys(keptDecks(game)));
  return keptDecks(game);
}

/** Another state of a deck, or none any more, in the browser and in the account. */
export async function keepEverywhere(game: string, id: string, deck: Kept | null): Promise<void> {
  keep(game, id, deck);
  if (!me()?.account) return;
  await (deck ? api.keepDeck(game, id, deck) : api.dropDeck(game, id));
  know(game, Object.keys(keptDecks(game)));
}
