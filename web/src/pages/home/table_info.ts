/** What the home page reads off a table that it lists. */
import { me } from "../../app/me.svelte";
import type { TableInfo } from "../../wire/messages";

/** Whose arms: the seat's own, or of the faction whose deck is played there, once that is known. */
export function armsOf(table: TableInfo, seat: number): string | null {
  const name = table.seats[seat]?.name ?? "";
  const decks = table.options.decks as ({ faction?: string } | null)[] | undefined;
  return decks?.[seat]?.faction ?? (name.startsWith("seat_") ? null : name);
}

/** Whether it waits for the reader of this page. */
export const isYours = (table: TableInfo): boolean =>
  table.status === "running" && table.waiting.some((seat) => table.seats[seat]?.holder === "person" && table.seats[seat]?.person === me()?.name);
