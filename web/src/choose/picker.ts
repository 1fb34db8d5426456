/** From a list of legal choices to what can be clicked: areas one after the other, then an amount, else buttons. */
import type { ArgValue, Choice } from "../wire/view";

export interface Roles {
  /** The areas of a choice, in the order in which they are clicked. */
  areas: string[];
  amount?: number;
}

export type ReadRoles = (choice: Choice) => Roles;

/** source: its target comes next; target: the second click; act: one click is all. */
export type Light = "source" | "target" | "act";

export interface Offer {
  lit: Map<string, Light>;
  buttons: Choice[];
  /** Choices that differ in their amount alone, smallest first. */
  steppers: Choice[][];
}

/** Reads areas by membership, in the order the verb declares them; the number left over is the amount. */
export function rolesBy(areas: ReadonlySet<string>, skip: (param: string) => boolean = () => false): ReadRoles {
  const isArea = (value: ArgValue): value is string => typeof value === "string" && areas.has(value);
  return ({ args }) => {
    const found = Object.entries(args).filter(([param, value]) => !skip(param) && isArea(value));
    const numbers = Object.values(args).filter((value) => typeof value === "number");
    const others = Object.keys(args).length - found.length - numbers.length;
    return {
      areas: found.map(([, value]) => value as string),
      amount: numbers.length === 1 && others === 0 ? (numbers[0] as number) : undefined,
    };
  };
}

const starts = (areas: string[], picks: readonly string[]): boolean => picks.every((p, i) => areas[i] === p);

/** Splits off runs of choices with the same verb that differ in their amount alone. */
function countable(choices: Choice[], read: ReadRoles, least: number): { buttons: Choice[]; steppers: Choice[][] } {
  const byVerb = new Map<string, Choice[]>();
  for (const choice of choices)
    if (read(choice).amount !== undefined) byVerb.set(choice.verb, [...(byVerb.get(choice.verb) ?? []), choice]);
  const steppers = [...byVerb.values()]
    .filter((same) => same.length >= least)
    .map((same) => same.toSorted((a, b) => (read(a).amount ?? 0) - (read(b).amount ?? 0)));
  const counted = new Set(steppers.flat());
  return { buttons: choices.filter((c) => !counted.has(c)), steppers };
}

export function offer(choices: Choice[], picks: readonly string[], read: ReadRoles): Offer {
  const lit = new Map<string, Light>();
  const complete: Choice[] = [];
  for (const choice of choices) {
    const { areas } = read(choice);
    if (areas.length === 0) continue;
    const first = areas[0] as string;
    if (picks.length && !lit.has(first)) lit.set(first, areas.length > 1 ? "source" : "act");
    if (!starts(areas, picks)) continue;
    const next = areas[picks.length];
    if (next === undefined) complete.push(choice);
    else if (picks.length > 0) lit.set(next, areas.length > picks.length + 1 ? "source" : "target");
    else if (lit.get(next) !== "source") lit.set(next, areas.length > 1 ? "source" : "act");
  }
  const plain = choices.filter((choice) => read(choice).areas.length === 0);
  const here = countable(complete, read, 2);
  const rest = countable(plain, read, 5);
  return { lit, buttons: [...here.buttons, ...rest.buttons], steppers: [...here.steppers, ...rest.steppers] };
}

/** What a click on an area does: pick it, let it go, or decide. */
export function click(choices: Choice[], picks: readonly string[], area: string, read: ReadRoles): { picks: string[] } | { choose: Choice } {
  if (picks.at(-1) === area) return { picks: picks.slice(0, -1) };
  for (const base of [picks, []]) {
    const next = [...base, area];
    const fitting = choices.filter((choice) => read(choice).areas.length > base.length && starts(read(choice).areas, next));
    if (fitting.length === 0) continue;
    const only = fitting[0] as Choice;
    if (fitting.length === 1 && read(only).areas.length === next.length) return { choose: only };
    return { picks: next };
  }
  return { picks: [...picks] };
}
