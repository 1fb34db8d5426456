/** Written by web/wire.py from the views of cards2e; do not edit. */

import type { RoundView, SeatView } from "../cardtable/view";

export interface PlayerView extends SeatView {
  plot_values: PlotValues;
}

export interface PlotValues {
  gold: number;
  initiative: number;
  claim: number;
  reserve: number;
}

export interface TableView extends RoundView {
  players: PlayerView[];
}
