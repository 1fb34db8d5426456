/** The Iron Throne on the table page. */
import { rolesBy } from "../../choose/picker";
import type { Ask, GameEvent, View } from "../../wire/view";
import { seatName, valueName } from "../../words/names.svelte";
import { say } from "../../words/words.svelte";
import type { Cue } from "../../sound/cues";
import type { Facts, Figure, GamePage } from "../game";
import type { Moment } from "../moment";
import Hand from "./Hand.svelte";
import { handles, seen, SIDES, spread } from "./read";
import ThroneTable from "./ThroneTable.svelte";
import { hintNumbers } from "./hint_numbers";

/** Cards are chosen in the hand; these arguments are no places on the board. */
const CARDS = new Set(["card", "leader"]);
const BARGAIN = new Set(["want", "give", "propose", "accept", "break_off"]);
const TALK = new Set(["say", "claim"]);

const CUES: Record<string, Cue> = { laid: "card", played: "card", revealed: "card", result: "battle" };
const PHASES = ["hostages", "preparation", "support", "encounter", "resolution"];

function moment(event: GameEvent, view: View): Omit<Moment, "n"> | null {
  const areas = ["character", "target", "seat"].map((p) => event[p]).filter((v): v is string => typeof v === "string");
  const house = typeof event.seat === "string" && view.seats.includes(event.seat) ? event.seat : null;
  switch (event.event) {
    case "distributed":
      return { kind: "place", areas, mark: "+1", house };
    case "lost_power":
      return { kind: "attack", areas, mark: `−${String(event.n)}`, house };
    case "died":
      return { kind: "attack", areas, mark: "✕", house };
    case "spread":
      return { kind: "take", areas, mark: "●", house };
    default:
      return areas.length ? { kind: "note", areas, house } : null;
  }
}

function phase(view: View): string {
  const table = seen(view);
  const encounter = table.encounter;
  const prompt = view.ask?.prompt ?? "";
  if (prompt.startsWith("hostages") || prompt.startsWith("torture")) return "hostages";
  if (!encounter) return "preparation";
  if (encounter.result !== "none") return "resolution";
  const active = [encounter.challenger, encounter.defender];
  const sent = active.every((seat) => seat !== null && encounter.sides[seat]?.character);
  if (!sent) return "preparation";
  return encounter.cards.some((c) => c.laid) || prompt.startsWith("encounter") ? "encounter" : "support";
}


/** Houses, sides of an encounter, and people can be clicked. */
function areaName(view: View, area: string): string {
  if (view.seats.includes(area)) return seatName(view.game, area);
  return valueName(view.game, SIDES.some((side) => side === area) ? "side" : "character", area);
}

/** What decides the game; all else stands on the table itself. */
function figures(view: View, seat: number): Figure[] {
  const house = seen(view).houses[seat];
  return house ? [{ key: "influence", label: say("web-throne-influence"), value: `${String(spread(house).length)}/5` }] : [];
}

/** Whether the card of an encounter is laid for all to see: who must lay first does, while nobody else is asked. */
export function aimArgs(_facts: Facts, view: View, ask: Ask): Record<string, string> {
  if (ask.prompt !== "encounter.card") return {};
  const cards = seen(view).encounter?.cards ?? [];
  if (cards.some((c) => c.laid && c.face_up)) return { face: "answer" };
  return { face: view.waiting.length === 1 && !cards.some((c) => c.laid) ? "up" : "down" };
}

export const page: GamePage = {
  Board: ThroneTable,
  Hand,
  roles: (_facts, view) => rolesBy(new Set([...view.seats, ...SIDES, ...seen(view).houses.flatMap((h) => Object.keys(h.power))]), (param) => CARDS.has(param)),
  areaName,
  turns: true,
  isArea: (domain) => domain === "character",
  cue: (event) => CUES[event.event] ?? null,
  early: (_event, later) => later.some((e) => e.event === "turn"),
  inHand: handles,
  handled: (choice, ask) => choice.verb === "lead" || TALK.has(choice.verb) || (ask.prompt === "peace.negotiate" && BARGAIN.has(choice.verb)),
  moment,
  aimArgs,
  house: (view, seat) => seen(view).houses[seat]?.house ?? null,
  figures,
  seatsOnBoard: true,
  hintNumbers,
  turn: (view) => {
    const table = seen(view);
    const seat = table.encounter ? view.seats.indexOf(table.encounter.challenger) : -1;
    return { seat: seat < 0 ? null : seat, round: table.turn || null, phases: PHASES.map((key) => ({ key, label: say(`web-throne-phase-${key}`) })), phase: table.turn ? phase(view) : null };
  },
};
