/** A Game of Thrones: The Board Game on the table page. */
import { rolesBy } from "../../choose/picker";
import type { Cue } from "../../sound/cues";
import type { GameEvent, View } from "../../wire/view";
import { say, slug } from "../../words/words.svelte";
import type { Figure, GamePage } from "../game";
import type { Moment } from "../moment";
import BoardTable from "./BoardTable.svelte";
import { cardChoices } from "./cards/card_choices";
import Hand from "./cards/Hand.svelte";
import { hintNumbers } from "./hint_numbers";
import { missing } from "./orders/orders";
import { aimOf, effectOf } from "./prompts";
import { areaName, boardFacts, chartOf, seen } from "./read";

/** The question names the one area that these are about: they are buttons. */
const ABOUT_THE_AREA = new Set(["leave_token", "leave_nothing"]);

const TRACKS = new Set(["iron_throne", "fiefdoms", "kings_court"]);
const PHASES = ["westeros", "planning", "raid", "march", "consolidate_power"];
const CUES: Record<string, Cue> = { attacks: "battle", westeros_drawn: "card", wildling_shown: "card" };

function moment(event: GameEvent, view: View): Omit<Moment, "n"> | null {
  const areas = ["area", "target"].map((p) => event[p]).filter((v): v is string => typeof v === "string");
  const house = typeof event.seat === "string" && view.seats.includes(event.seat) ? event.seat : null;
  const way = { from: String(event.source), to: String(event.target) };
  switch (event.event) {
    case "moved":
      return { kind: "move", areas, ...way, house };
    case "raided":
      return { kind: "attack", areas, ...way, house };
    case "attacks":
      return { kind: "attack", areas, house };
    case "mustered":
      return { kind: "place", areas, mark: "+1", house };
    case "consolidated":
      return { kind: "place", areas, mark: `+${String(event.power)}`, house };
    case "destroyed":
      return { kind: "attack", areas, mark: "−1", house };
    default:
      return areas.length ? { kind: "note", areas, house } : null;
  }
}

function figures(view: View, seat: number): Figure[] {
  const house = seen(view).houses[seat];
  if (!house) return [];
  const figure = (key: string, value: number): Figure => ({ key, label: say(`web-board2e-${key}`), value });
  const scored = house.objective_count || house.scored.length ? [figure("points", house.points)] : [];
  return [...scored, figure("castles", house.castles), figure("supply", house.supply), figure("power", house.power)];
}

function turn(view: View): ReturnType<NonNullable<GamePage["turn"]>> {
  const table = seen(view);
  const phases = PHASES.includes(table.phase) ? PHASES : [...PHASES, table.phase];
  return {
    seat: view.waiting.length === 1 ? (view.waiting[0] ?? null) : null,
    round: table.round || null,
    rounds: table.rounds,
    phases: phases.map((key) => ({ key, label: say(`web-board2e-phase-${slug(key)}`) })),
    phase: table.phase,
  };
}

export const page: GamePage = {
  Board: BoardTable,
  Hand,
  roles: (facts) => {
    const read = rolesBy(new Set(chartOf(boardFacts(facts)).facts.keys()));
    return (choice) => (ABOUT_THE_AREA.has(choice.verb) ? { areas: [] } : read(choice));
  },
  sparing: (ask) => ask.prompt.endsWith(".bid"),
  // tokens lie in a ring round the area, cards in a tray
  handled: (choice, ask) => choice.verb === "order" || choice.verb === "clear" || cardChoices(ask).includes(choice),
  singly: true,
  aim: aimOf,
  aimArgs: (_facts, view): Record<string, string | number> => {
    const mine = view.seat === null ? null : view.seats[view.seat];
    const open = mine ? missing(seen(view), mine) : [];
    const houses = seen(view).houses;
    const power = houses.find((h) => h.house === mine)?.power ?? 0;
    return { count: open.length, areas: open.map(areaName).join(", "), power, others: houses.reduce((sum, h) => sum + h.power, 0) - power };
  },
  areaName: (_view, area) => areaName(area),
  isArea: (domain) => domain === "area",
  cue: (event) => CUES[event.event] ?? null,
  moment,
  house: (view, seat) => seen(view).houses[seat]?.house ?? null,
  figures,
  ranks: (figure) => TRACKS.has(figure),
  turn,
  hintNumbers,
  price: (_facts, view, choice) => {
    const effect = effectOf(view, choice);
    return effect ? { effect } : null;
  },
};
