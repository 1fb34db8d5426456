/** Risk on the table page. */
import { rolesBy } from "../../choose/picker";
import type { Ask, GameEvent, View } from "../../wire/view";
import { valueText } from "../../words/names.svelte";
import { say } from "../../words/words.svelte";
import type { Figure, GamePage, Reason } from "../game";
import type { Moment } from "../moment";
import { effectOf } from "./effects";
import { hintNumbers } from "./hint_numbers";
import { areaName } from "./names";
import Hand from "./Hand.svelte";
import { chartOf, seen, riskFacts, type RiskView } from "./read";
import { oddsText } from "./battle/odds";
import { plainOdds } from "./battle/plain_odds";
import RiskTable from "./RiskTable.svelte";
import { whyNot } from "./why";

/** Cards are named by their territory; these arguments are cards, not places. */
const CARDS = new Set(["card", "first", "second", "third"]);

const PHASES = ["reinforce", "buy", "invade", "maneuver", "objective", "draw"];
const PHASE_OF: Record<string, string> = { begin: "reinforce", start: "reinforce", ready: "buy", card: "draw", cards: "draw" };
const DOMINION_ONLY = new Set(["buy", "objective"]);

const places = (event: GameEvent, ...params: string[]): string[] =>
  params.map((p) => event[p]).filter((v): v is string => typeof v === "string");
const houseOf = (view: View, name: unknown): string | null => (typeof name === "string" && view.seats.includes(name) ? name : null);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).map(Number).filter((n) => Number.isFinite(n));

function moment(event: GameEvent, view: View): Omit<Moment, "n"> | null {
  const house = houseOf(view, event.seat);
  switch (event.event) {
    case "placed":
    case "claimed":
    case "special_placed":
      return { kind: "place", areas: places(event, "area"), mark: "+1", house };
    case "units_added":
      return { kind: "place", areas: places(event, "area"), mark: `+${String(event.units)}`, house };
    case "units_destroyed":
      return { kind: "attack", areas: places(event, "area"), mark: `−${String(event.units)}`, house };
    case "invaded":
      return { kind: "attack", areas: places(event, "target"), from: String(event.source), to: String(event.target), house };
    case "fought":
      return {
        kind: "attack",
        areas: places(event, "target"),
        from: String(event.source),
        to: String(event.target),
        mark: event.killed ? `−${String(event.killed)}` : undefined,
        attack: numbers(event.attack),
        defence: numbers(event.defence),
      };
    case "conquered":
      return { kind: "take", areas: places(event, "area"), house };
    case "advanced":
    case "maneuvered":
      return { kind: "move", areas: places(event, "target"), from: String(event.source), to: String(event.target), mark: `+${String(event.units)}`, house };
    default: {
      const areas = places(event, "area", "target");
      return areas.length ? { kind: "note", areas, house } : null;
    }
  }
}

function dice(event: GameEvent): { attack: number[]; defence: number[] } | null {
  if (event.event === "fought") return { attack: numbers(event.attack), defence: numbers(event.defence) };
  if (event.event === "rolled_for_order") return { attack: [], defence: numbers(event.die) };
  if (event.event === "card_roll") return { attack: [], defence: numbers(event.dice) };
  return null;
}

function figures(view: View, seat: number): Figure[] {
  const p = seen(view).players[seat];
  if (!p) return [];
  const figure = (key: string, value: number | undefined): Figure[] => (value === undefined ? [] : [{ key, label: say(`web-risk-${key}`), value }]);
  return [
    ...(p.points === undefined ? figure("score", p.score) : figure("points", p.points)),
    ...figure("territories", p.territories),
    ...figure("units", p.units),
    ...figure("cards", p.cards),
    ...figure("gold", p.gold),
  ];
}

const isDominion = (table: RiskView): boolean => table.players.some((p) => p.gold !== undefined || p.points !== undefined);

function turn(view: View): ReturnType<NonNullable<GamePage["turn"]>> {
  const table = seen(view);
  const dominion = isDominion(table);
  return {
    seat: table.turn,
    round: table.round || null,
    phases: table.turn === null ? [{ key: "setup", label: say("web-risk-phase-setup") }] : PHASES.filter((p) => dominion || !DOMINION_ONLY.has(p)).map((key) => ({ key, label: say(`web-risk-phase-${key}`) })),
    phase: PHASE_OF[table.step] ?? table.step,
  };
}

const SHORT = 90; // letters of an effect that still fit on a button

export const page: GamePage = {
  Board: RiskTable,
  Hand,
  roles: (facts, view) => rolesBy(new Set(chartOf(riskFacts(facts), seen(view).board).byId.keys()), (param) => CARDS.has(param)),
  hintNumbers,
  areaName: (_view, area) => areaName(area),
  /** Until a house is taken a seat has no name. */
  called: (view) => new Map(view.seats.flatMap((name, seat) => (seen(view).players[seat]?.house ? [] : [[name, say("web-seat", { number: seat + 1 })]]))),
  isArea: (domain) => domain === "area",
  cue: (event) => (event.event === "fought" ? "dice" : event.event === "conquered" ? "battle" : event.event === "drew_card" || event.event === "got_card" ? "card" : null),
  moment,
  dice,
  house: (view, seat) => seen(view).players[seat]?.house ?? null,
  figures,
  turn,
  aimArgs: (_facts, view) => ({ mode: isDominion(seen(view)) ? "dominion" : "skirmish" }),
  why: (facts, view, ask: Ask, area, picks): Reason | null => whyNot(riskFacts(facts), seen(view), view, ask, area, picks),
  // `fought` repeats the dice of `rolled` with what came of them
  silent: (event) => event.event === "rolled",
  early: (event, later) => event.event === "fought" && later.length > 0,
  turns: true,
  always: (ask) => ask.prompt === "invade.defend",
  untilDecided: (_facts, view, ask) => {
    const odds = ask.prompt === "invade.attack" ? plainOdds(seen(view)) : null;
    return odds === null ? null : { verb: "attack", label: say("web-risk-until-decided", { share: oddsText(odds) }) };
  },
  price: (facts, view, choice) => {
    const id = String(choice.args.character ?? choice.args.maester ?? "");
    const known = riskFacts(facts);
    const bought = known.prices[choice.verb];
    if (bought) return { price: say("web-risk-price", { gold: bought }) };
    if (choice.verb !== "use" && choice.verb !== "play") return { effect: effectOf(known, seen(view), view.seats[view.seat ?? -1] ?? "", choice) };
    const cost = [...known.characters, ...known.maesters].find((x) => x.id === id)?.cost;
    const effect = valueText("risk", choice.args.character === undefined ? "maester" : "character", id);
    return { price: cost ? say("web-risk-price", { gold: cost }) : undefined, effect: effect.length <= SHORT ? effect : undefined };
  },
  times: (ask) => (ask.prompt.endsWith("place") && typeof ask.args.left === "number" ? ask.args.left : 1),
};
