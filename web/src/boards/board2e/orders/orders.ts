/** My order tokens while I plan: which lie on the map, which are left, and what keeps the others back. */
import type { Ask, Choice } from "../../../wire/view";
import type { Chart, OrderFacts } from "../read";
import type { TableView } from "../view";

export interface Token {
  order: OrderFacts;
  /** How many of its kind are not on the map. */
  left: number;
  /** Why it cannot be given now. */
  barred: "used" | "stars" | "banned" | null;
}

const ownAreas = (table: TableView, mine: string): string[] => Object.entries(table.areas).flatMap(([id, area]) => (area.owner === mine ? [id] : []));

/** My areas that still need an order. */
export const missing = (table: TableView, mine: string): string[] => ownAreas(table, mine).filter((id) => table.areas[id]?.order === null);

/** How many special orders I may still give; the order of area `but` counts as taken back. */
export function starsLeft(chart: Chart, table: TableView, mine: string, but: string | null = null): number {
  const given = ownAreas(table, mine).filter((id) => id !== but && chart.orders.get(table.areas[id]?.order ?? "")?.special).length;
  return (table.houses.find((house) => house.house === mine)?.stars ?? 0) - given;
}

/** All kinds of tokens; the one of area `but` counts as taken back. */
export function tokensFor(chart: Chart, table: TableView, mine: string, but: string | null): Token[] {
  const lying = ownAreas(table, mine).filter((id) => id !== but).map((id) => table.areas[id]?.order);
  const stars = starsLeft(chart, table, mine, but);
  return [...chart.orders.values()].map((order) => {
    const left = order.copies - lying.filter((id) => id === order.id).length;
    const barred = table.bans.includes(order.id) ? "banned" : left <= 0 ? "used" : order.special && stars <= 0 ? "stars" : null;
    return { order, left, barred };
  });
}

/** One answer of several that belong together: what is planned by one gesture. */
export interface PlanStep {
  verb: "plan" | "order" | "clear";
  area: string;
  order?: string;
}

/** An area gets an order. */
export const give = (area: string, order: string): PlanStep[] => [{ verb: "plan", area }, { verb: "order", area, order }];

export const takeUp = (area: string): PlanStep[] => [{ verb: "plan", area }, { verb: "clear", area }];

/** The order of one area goes to another; what lies there comes back. */
export function carry(table: TableView, from: string, to: string): PlanStep[] {
  const order = table.areas[from]?.order;
  const back = table.areas[to]?.order;
  if (!order || from === to) return [];
  return [...takeUp(from), ...give(to, order), ...(back ? give(from, back) : [])];
}

/** The answer to the open question that a step stands for. A question that names the area already needs no `plan`. */
export function answerOf(ask: Ask, step: PlanStep): Choice | null {
  return ask.choices.find((c) => c.verb === step.verb && c.args.area === step.area && (step.order === undefined || c.args.order === step.order)) ?? null;
}
