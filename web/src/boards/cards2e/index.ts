/** The card game, 2nd edition, on the table page. */
import { rolesBy, type ReadRoles } from "../../choose/picker";
import type { Ask, GameEvent, View } from "../../wire/view";
import { need, say, slug, knows } from "../../words/words.svelte";
import type { Facts, Figure, GamePage, Reason } from "../game";
import DeckPicker from "../../table/DeckPicker.svelte";
import DecksShown from "../../table/DecksShown.svelte";
import CardTable from "./CardTable.svelte";
import { prints, titleOf } from "./print";
import { factionOf, look, PHASES } from "./read";
import { relation } from "./relations";
import { clickable } from "./spread";

await need("web-cards");

function figures(view: View, seat: number): Figure[] {
  const lord = look(view).players[seat];
  if (!lord) return [];
  const figure = (key: string, value: number | string): Figure => ({ key, label: say(`web-cards-${key}`), value });
  return [figure("power", `${lord.power}/15`), figure("gold", lord.gold), figure("hand", lord.hand_size), figure("deck", lord.deck_size)];
}

const label = (view: View, phase: string): string => {
  const { phase: now, step } = look(view);
  const name = say(`web-phase-${phase}`);
  const key = `web-step-${slug(step ?? "")}`;
  return phase === now && step && knows(key) ? `${name} · ${say(key)}` : name;
};

/** Why a card that is not lit cannot be chosen, where the table tells. */
export function why(facts: Facts, view: View, ask: Ask, area: string): Reason | null {
  const card = prints(facts).get(titleOf(area));
  const table = look(view);
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
  Board: CardTable,
  Entry: DeckPicker,
  Entries: DecksShown,
  roles: (_facts, view) => once(rolesBy(clickable(view))),
  house: (view, seat) => factionOf(look(view).players[seat]?.faction ?? ""),
  figures,
  turn: (view) => {
    const table = look(view);
    const phases = table.phase === "setup" ? [{ key: "setup", label: label(view, "setup") }] : PHASES.map((key) => ({ key, label: label(view, key) }));
    return { seat: table.active >= 0 ? table.active : null, round: table.round || null, phases, phase: table.phase };
  },
  why,
  silent: (event: GameEvent) => QUIET.has(event.event),
};
