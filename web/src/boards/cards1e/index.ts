/** The card game, 1st edition, on the table page. */
import { cardPage } from "../cardtable/page";
import Cards1eTable from "./Cards1eTable.svelte";
import { isGift } from "./gifts";
import type { TableView } from "./view";

export const page = cardPage({
  Board: Cards1eTable,
  seen: (view) => view.table as TableView,
  decks: () => import("./Cards1eDecks.svelte"),
  rules: { support: "R-C1-support-07", stealth: "R-C1-keyword-02" },
  handled: isGift,
});
