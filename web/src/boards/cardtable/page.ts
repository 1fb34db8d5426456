/** A card game on the table page: what all editions share. */
import { rolesBy, type ReadRoles } from "../../choose/picker";
import type { Ask, GameEvent, View } from "../../wire/view";
import { seatName } from "../../words/names.svelte";
import { knows, say, slug } from "../../words/words.svelte";
import type { Facts, Figure, GamePage, Reason } from "../game";
import CardInFull from "./cards/CardInFull.svelte";
import CardTable from "./CardTable.svelte";
import { nameOf, prints, sayOf, titleOf } from "./cards/print";
import { clickable } from "./chooser";
import DeckEntry from "./decks/DeckEntry.svelte";
import DecksShown from "./decks/DecksShown.svelte";
import { effectOf } from "./effects";
import { hintNumbers } from "./hint_numbers";
import { relation } from "./relations";
import { calledByHouse, cardTable, factionOf, PHASES, race, type CardGameView } from "./table";

/** What an edition adds: where decks are built, and the rules that explain why something cannot be chosen. */
export interface CardEdition extends Partial<GamePage> {
  decks: NonNullable<GamePage["decks"]>;
  /** What the shared card table reads is what the views of the game have: the compiler proves it. */
  seen: (view: View) => CardGameView;
  rules: { support: string; stealth: string };
}

function figures(view: View, seat: number): Figure[] {
  const table = cardTable(view);
  const player = table.players[seat];
  if (!player) return [];
  const { power, of } = race(table, player);
  // gold, hand and piles lie on the table itself
  return [{ key: "power", label: say("web-cards-power"), value: `${power}/${of}` }];
}

const label = (view: View, phase: string): string => {
  const { phase: now, step } = cardTable(view);
  const name = say(`web-phase-${phase}`);
  const key = `web-step-${slug(step ?? "")}`;
  return phase === now && step && knows(key) ? `${name} · ${sayOf(view.game, `step-${slug(step)}`)}` : name;
};

/** Why a card that is not lit cannot be chosen, where the table tells. */
function whyOf(rules: CardEdition["rules"]) {
  return (facts: Facts, view: View, ask: Ask, area: string): Reason | null => {
    const card = prints(view.game, facts).get(titleOf(area));
    const table = cardTable(view);
    const state = table.players.flatMap((p) => p.play).find((c) => c.card === area);
    const me = view.seat === null ? undefined : table.players[view.seat];
    const other = view.seats.indexOf(area);
    if (ask.prompt === "challenge" && me && other >= 0 && relation(facts, me.title, table.players[other]?.title ?? null) === "i-support")
      return { text: say("web-cards-why-support"), rule: rules.support };
    if ((ask.prompt === "attackers" || ask.prompt === "defenders") && state && card?.type === "character") {
      const icon = String(ask.args.type);
      if (!me?.play.includes(state)) return { text: say("web-cards-why-not-yours"), rule: ask.rule };
      if (table.challenge?.bypassed.includes(area)) return { text: say("web-cards-why-bypassed"), rule: rules.stealth };
      if (table.declaring.includes(area)) return { text: say("web-cards-why-declared"), rule: ask.rule };
      if (state.kneeling) return { text: say("web-cards-why-kneeling"), rule: ask.rule };
      if (!state.icons.some((i) => i === icon)) return { text: say("web-cards-why-icon", { type: sayOf(view.game, `cards-icon-${icon}`) }), rule: ask.rule };
    }
    if (ask.prompt === "act" && table.phase === "marshaling" && me?.hand.includes(area) && typeof card?.cost === "number" && card.type !== "event" && card.cost > me.gold)
      return { text: say("web-cards-why-gold", { cost: card.cost, gold: me.gold }), rule: ask.rule };
    return null;
  };
}

/** A card that is used for itself is clicked once. */
const once = (read: ReadRoles): ReadRoles => (choice) => {
  const found = read(choice);
  return { ...found, areas: [...new Set(found.areas)] };
};

const QUIET = new Set(["knelt", "stood"]);
const DRAWN = new Set(["marshaled", "played", "emerged", "hidden"]);

export const cardPage = ({ rules, seen, ...own }: CardEdition): GamePage => ({
  Board: CardTable,
  hintNumbers,
  price: effectOf,
  clickHint: "web-click-cards",
  Entry: DeckEntry,
  Entries: DecksShown,
  roles: (_facts, view) => once(rolesBy(clickable(view))),
  called: calledByHouse,
  aimArgs: (_facts, view) => {
    const table = cardTable(view);
    const me = view.seat === null ? undefined : table.players[view.seat];
    return { phase: table.phase, active: table.active === view.seat ? "yes" : "no", gold: me?.gold ?? 0, claim: me?.plot_values.claim ?? 0, attack: table.challenge?.attack ?? 0 };
  },
  isArea: (domain) => domain === "thing",
  isCard: (domain) => domain === "thing" || domain === "card",
  Card: CardInFull,
  cue: (event) => (event.event.startsWith("drew") || DRAWN.has(event.event) ? "card" : event.event === "challenge" ? "battle" : null),
  areaName: (view, area) => (view.seats.includes(area) ? seatName(view.game, area) : nameOf(view.game, area)),
  house: (view, seat) => factionOf(seen(view).players[seat]?.faction ?? ""),
  figures,
  seatsOnBoard: true,
  turn: (view) => {
    const table = cardTable(view);
    const phases = table.phase === "setup" ? [{ key: "setup", label: label(view, "setup") }] : PHASES.map((key) => ({ key, label: label(view, key) }));
    return { seat: table.active >= 0 ? table.active : null, round: table.round || null, phases, phase: table.phase };
  },
  why: whyOf(rules),
  silent: (event: GameEvent) => QUIET.has(event.event),
  ...own,
});
