/** The card game, 2nd edition, on the table page. */
import { cardPage } from "../cardtable/page";
import type { TableView } from "./view";

export const page = cardPage({
  seen: (view) => view.table as TableView,
  decks: () => import("./Cards2eDecks.svelte"),
  rules: { support: "R-C2-support-01", stealth: "R-C2-stealth-01" },
});
