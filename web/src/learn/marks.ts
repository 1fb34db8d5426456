/** What a lesson marks on the page: what it says, or the things of the choice that is wanted now. */
import type { ReadRoles } from "../choose/picker";
import type { LessonStep } from "../wire/http";
import type { View } from "../wire/view";
import { elementOf } from "./targets";

/** Where the next click towards a choice is made, the surest place first. */
export function towards(wanted: string, view: View, read: ReadRoles, picks: readonly string[]): string[] {
  const choice = [...(view.ask?.choices ?? []), ...(view.may?.choices ?? [])].find((c) => c.text === wanted);
  if (!choice) return [];
  const areas = read(choice).areas;
  const next = areas.find((area, i) => picks[i] !== area);
  const things = Object.values(choice.args).filter((v): v is string => typeof v === "string");
  const found = next === undefined ? [] : [`area:${next}`];
  return ["part:confirm", ...found, `choice:${wanted}`, ...things.map((t) => `card:${t}`), ...(read(choice).amount === undefined ? [] : ["part:stepper"]), "part:cards", "part:answers"];
}

/** The first of them that is in sight. */
export const firstInSight = (targets: string[]): string | null => targets.find((target) => elementOf(target)) ?? null;

export function goldOf(step: LessonStep | null, wanted: string, view: View | null, read: ReadRoles, picks: readonly string[]): string[] {
  if (!step || !view) return [];
  const next = step.choose.length ? firstInSight(towards(wanted, view, read, picks)) : null;
  return [...step.look, ...(next ? [next] : [])];
}
