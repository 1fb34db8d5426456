/** Who can be talked to. */
import type { GamePage } from "../boards/game";
import type { TableInfo } from "../wire/messages";
import type { View } from "../wire/view";
import { seatName } from "../words/names.svelte";

export interface Partner {
  seat: number;
  name: string;
  house: string | null;
  person: string;
  /** Somebody sits there; bots do not talk. */
  talks: boolean;
}

export function partners(info: TableInfo, view: View, page: GamePage): Partner[] {
  return info.seats.map((s) => ({
    seat: s.seat,
    name: seatName(view.game, view.seats[s.seat] ?? s.name),
    house: page.house?.(view, s.seat) ?? null,
    person: s.people.join(", "),
    talks: s.people.length > 0,
  }));
}
