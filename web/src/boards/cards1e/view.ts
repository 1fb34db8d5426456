/** Written by web/wire.py from the views of cards1e; do not edit. */

import type { RoundView, SeatView } from "../cardtable/view";

export interface PlayerView extends SeatView {
  plot_values: PlotValues;
  influence: number;
  power_to_win: number;
  shadows: string[];
  shadows_size: number;
  title_used: boolean;
  forsworn: "intrigue" | "military" | "power" | null;
  partner: number | null;
  draws_left: number;
  spends_first: string | null;
}

export interface PlotValues {
  income: number;
  initiative: number;
  claim: number;
}

export interface TableView extends RoundView {
  players: PlayerView[];
  chamber: string[];
}
