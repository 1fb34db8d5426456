/** The card game, 2nd edition, on the table page. */
import { rolesBy, type ReadRoles } from "../../choose/picker";
import type { Ask, GameEvent, View } from "../../wire/view";
import { seatName } from "../../words/names.svelte";
import { need, say, slug, knows } from "../../words/words.svelte";
import type { Facts, Figure, GamePage, Reason } from "../game";
import CardInFull from "../cardtable/cards/CardInFull.svelte";
import DeckPicker from "../cardtable/decks/DeckPicker.svelte";
import DecksShown from "../cardtable/decks/DecksShown.svelte";
import Cards2eTable from "./Cards2eTable.svelte";
import { nameOf, prints, titleOf } from "../cardtable/cards/print";
import { calledByHouse, factionOf, PHASES, type CardGameView } from "../cardtable/table";
import type { TableView } from "./view";
import { relation } from "./title_relations";
import { clickable } from "../cardtable/chooser";

await need("web-cards");

/** What the shared card table reads is what the views of this game have. */
const seen = (view: View): CardGameView => view.table as TableView;

function figures(view: View, seat: number): Figure[] {
  const player = seen(view).players[seat];
  if (!player) return [];
  // gold, hand and piles lie on the table itself
  return [{ key: "power", label: say("web-cards-power"), value: `${player.power}/15` }];
}

const label = (view: View, phase: string): string => {
  const { phase: now, step } = seen(view);
  const name = say(`web-phase-${phase}`);
  const key = `web-step-${slug(step ?? "")}`;
  return phase === now && step && knows(key) ? `${name} · ${say(key)}` : name;
};

/** Why a card that is not lit cannot be chosen, where the table tells. */
export function why(facts: Facts, view: View, ask: Ask, area: string): Reason | null {
  const card = prints(view.game, facts).get(titleOf(area));
  const table = seen(view);
  const state = table.players.flatMap((p) => p.play).find((c) => c.card === area);
  const me = view.seat === null ? undefined : table.players[view.seat];
  const other = view.seats.indexOf(area);
  if (ask.prompt === "challenge" && me && other >= 0 && relation(facts, me.title, table.players[other]?.title ?? null) === "i-support")
    return { text: say("web-cards-why-support"), rule: "R-C2-support-01" };
  if ((ask.prompt === "attackers" || ask.prompt === "defenders") && state && card?.type === "character") {
    const icon = String(ask.args.type);
    if (!me?.play.includes(state)) return { text: say("web-cards-why-not-yours"), rule: ask.rule };
    if (table.challenge?.bypassed.includes(area)) return { text: say("web-cards-why-bypassed"), rule: "R-C2-stealth-01" };
    if (table.declaring.includes(area)) return { text: say("web-cards-why-declared"), rule: ask.rule };
    if (state.kneeling) return { text: say("web-cards-why-kneeling"), rule: ask.rule };
    if (!state.icons.some((i) => i === icon)) return { text: say("web-cards-why-icon", { type: say(`web-cards-icon-${icon}`) }), rule: ask.rule };
  }
  if (ask.prompt === "act" && table.phase === "marshaling" && me?.hand.includes(area) && typeof card?.cost === "number" && card.type !== "event" && card.cost > me.gold)
    return { text: say("web-cards-why-gold", { cost: card.cost, gold: me.gold }), rule: ask.rule };
  return null;
}

/** A card that is used for itself is clicked once. */
const once = (read: ReadRoles): ReadRoles => (choice) => {
  const found = read(choice);
  return { ...found, areas: [...new Set(found.areas)] };
};

const QUIET = new Set(["knelt", "stood"]);

export const page: GamePage = {
  Board: Cards2eTable,
  decks: () => import("./Cards2eDecks.svelte"),
  clickHint: "web-click-cards",
  Entry: DeckPicker,
  Entries: DecksShown,
  roles: (_facts, view) => once(rolesBy(clickable(view))),
  called: calledByHouse,
  aimArgs: (_facts, view) => {
    const table = seen(view);
    const me = view.seat === null ? undefined : table.players[view.seat];
    return { phase: table.phase, active: table.active === view.seat ? "yes" : "no", gold: me?.gold ?? 0, claim: me?.plot_values.claim ?? 0, attack: table.challenge?.attack ?? 0 };
  },
  isArea: (domain) => domain === "thing",
  isCard: (domain) => domain === "thing" || domain === "card",
  Card: CardInFull,
  cue: (event) => (event.event.startsWith("drew") || event.event === "marshaled" || event.event === "played" ? "card" : event.event === "challenge" ? "battle" : null),
  areaName: (view, area) => (view.seats.includes(area) ? seatName(view.game, area) : nameOf(view.game, area)),
  house: (view, seat) => factionOf(seen(view).players[seat]?.faction ?? ""),
  figures,
  turn: (view) => {
    const table = seen(view);
    const phases = table.phase === "setup" ? [{ key: "setup", label: label(view, "setup") }] : PHASES.map((key) => ({ key, label: label(view, key) }));
    return { seat: table.active >= 0 ? table.active : null, round: table.round || null, phases, phase: table.phase };
  },
  why,
  silent: (event: GameEvent) => QUIET.has(event.event),
};
