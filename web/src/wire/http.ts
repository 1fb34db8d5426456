/** What is fetched or done once. */
import { at } from "./base";
import type { ClockRule, State, TableInfo } from "./messages";
import type { Ask, Choice, GameEvent, View } from "./view";

export interface Me {
  person: string;
  name: string;
  account: boolean;
  lang: string | null;
  email?: string | null;
  admin?: boolean;
}

export interface Option {
  name: string;
  kind: "flag" | "choice" | "choices" | "number" | "text" | "other";
  default: unknown;
  values?: unknown[] | null;
  low?: number | null;
  high?: number | null;
}

export interface GameInfo {
  id: string;
  version: number;
  seats: number[];
  default_players: number;
  /** Proposed to somebody who has chosen nothing. */
  first_players: number;
  bots: string[];
  options: Option[];
  /** Options with one entry a seat that only its player knows (decks), and the entries that are there for everyone. */
  secret: Record<string, unknown[]>;
  by_players: Record<string, { defaults: Record<string, unknown>; allowed: Record<string, unknown[]> }>;
}

export interface Rule {
  id: string;
  text: string;
  section: string;
  tags: string[];
}

/** What somebody may try instead in a lesson: a choice that leads elsewhere, or a thing that cannot be chosen. */
export interface Mistake {
  key: string;
  choice: string;
  thing: string;
  rule: string;
}

export interface LessonStep {
  key: string;
  choose: string[];
  look: string[];
  near: string[];
  rule: string;
  mistakes: Mistake[];
}

export interface LessonInfo {
  game: string;
  id: string;
  order: number;
  minutes: number;
  seat: number;
  steps: LessonStep[];
  /** How far I am. */
  answers: string[];
  done: boolean;
}

export interface LessonState {
  at: number;
  part: number;
  done: boolean;
  wanted: string[];
  mistake: Mistake | null;
  view: View;
  played: { seat: number; choice: string; view: View | null; events: GameEvent[] }[];
}

/** What the expert bot would choose, and the key of the sentence that says why. */
export interface Hint {
  ask: number;
  choice: string;
  why: string;
  /** Where the bot looked ahead: the chance to win that its choice leaves, and the next best choice with the same. */
  chance: number | null;
  other: string | null;
  other_chance: number | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, unknown>;
  seats?: ({ kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string })[];
  title?: string;
  clock?: ClockRule;
  listed?: boolean;
  takeover?: boolean;
  /** Seats may talk in private. */
  talk?: boolean;
  source?: { table: string; steps: number };
  lesson?: { lesson: string };
  hints?: boolean;
}

export interface Laid {
  table: TableInfo;
  links: Record<string, string>;
  mine: number[];
}

export interface TableAndMine {
  table: TableInfo;
  mine: number[];
  chosen: Record<string, Record<string, unknown>>;
}

export interface ReplayStep {
  n: number;
  seat: number | null;
  by: string | null;
  choice: string | null;
  at: number;
  view: View;
  events: GameEvent[];
}

export interface Replay {
  table: string;
  seat: number | null;
  total: number;
  from: number;
  steps: ReplayStep[];
}

export interface Statistics {
  steps: number[];
  series: Record<string, number[][]>;
  seats: { choices: number; seconds: number; by: Record<string, number> }[];
  events: Record<string, number>;
  /** The step with which each round began. */
  rounds: Record<string, number>;
}

/** A finished game, looked at by a bot: chances over time, turning points, and what it would have chosen instead. */
export type Question = Pick<Ask, "prompt" | "args">;

export interface Analysis {
  game: string;
  seats: string[];
  moments: { step: number; chances: number[] }[];
  turns: { step: number; moved: number; before: number[]; after: number[]; seat: number; chosen: Choice; events: GameEvent[]; asked?: Question | null; meant?: number[]; by?: "choice" | "luck" | "both" }[];
  advice: { step: number; seat: number; chosen: Choice; better: Choice; why: string; worth: number; cost: number; asked?: Question | null }[];
}

export interface AnalysisState {
  status: "none" | "running" | "done";
  done: number;
  of: number;
  found: Analysis | null;
}

/** A deck of the card game: what is wrong with it (`web-fault-<key>`), and its text list. */
export interface CheckedDeck {
  deck: { faction: string; agenda: string | null; plots: Record<string, number>; draw: Record<string, number> };
  faults: { key: string; what: string; limit: number; number: number }[];
  playable: boolean;
  text: string;
  /** Lines of a text list that name nothing of this game. */
  unread: string[];
}

export interface NamedDeck {
  name: string;
  deck: CheckedDeck["deck"];
}

export interface Invitation {
  table: TableInfo;
  /** Who asks. */
  by: string;
}

/** A refusal of the server: a reason that the page says in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly args: Record<string, unknown>,
    readonly text: string,
    readonly field?: string,
  ) {
    super(text);
  }
}

function token(): string {
  return decodeURIComponent(/(?:^|;\s*)csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "");
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(at(path), {
      method,
      credentials: "same-origin",
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(method === "GET" ? {} : { "X-CSRFToken": token() }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", {}, "the server cannot be reached");
  }
  const text = await answer.text();
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal("unreadable", { why: `${answer.status}` }, text.slice(0, 200));
  }
  if (!answer.ok) {
    const said = (data ?? {}) as { reason?: string; args?: Record<string, unknown>; text?: string; field?: string };
    throw new Refusal(said.reason ?? "unknown", said.args ?? {}, said.text ?? answer.statusText, said.field);
  }
  return data as T;
}

const once = new Map<string, Promise<unknown>>();
/** What does not change while the page is open is fetched once. */
function keep<T>(path: string): Promise<T> {
  const known = once.get(path) as Promise<T> | undefined;
  if (known) return known;
  const asked = call<T>("GET", path);
  once.set(path, asked);
  asked.catch(() => once.delete(path));
  return asked;
}

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  register: (name: string, password: string) => call<Me & { recovery: string }>("POST", "/api/accounts", { name, password }),
  signIn: (name: string, password: string) => call<Me>("POST", "/api/session", { name, password }),
  signOut: () => call<null>("DELETE", "/api/session"),
  rename: (change: { name?: string; lang?: string }) => call<Me>("PUT", "/api/me", change),
  games: () => keep<GameInfo[]>("/api/games"),
  facts: (game: string) => keep<Record<string, unknown>>(`/api/games/${game}/facts`),
  rules: (game: string, lang: string) => keep<{ game: string; lang: string; rules: Rule[] }>(`/api/games/${game}/rules?lang=${lang}`),
  options: (game: string, options: Record<string, unknown>) => call<{ options: Record<string, unknown> }>("POST", `/api/games/${game}/options`, { options }),
  checkDeck: (game: string, form: { deck: CheckedDeck["deck"] } | { text: string }) => call<CheckedDeck>("POST", `/api/games/${game}/decks/check`, form),
  /** Decks that the account keeps, the latest first. */
  myDecks: (game: string) => call<(NamedDeck & { id: string; draft: boolean })[]>("GET", `/api/games/${game}/decks/mine`),
  keepDeck: (game: string, id: string, { name, deck }: NamedDeck) => call<null>("PUT", `/api/games/${game}/decks/mine/${id}`, { name, deck }),
  dropDeck: (game: string, id: string) => call<null>("DELETE", `/api/games/${game}/decks/mine/${id}`),
  invitations: () => call<Invitation[]>("GET", "/api/invitations"),
  /** Asks somebody with an account to come to a table. */
  invite: (table: string, name: string) => call<null>("POST", `/api/tables/${table}/invitations`, { name }),
  decline: (table: string) => call<null>("DELETE", `/api/invitations/${table}`),
  tables: (which: "open" | "mine" | "running" | "over") => call<TableInfo[]>("GET", `/api/tables?which=${which}`),
  lay: (table: NewTable) => call<Laid>("POST", "/api/tables", table),
  table: (table: string) => call<TableAndMine>("GET", `/api/tables/${table}`),
  /** As the page shows it first, from my first seat; the server names it in its first answer, so that it comes with the scripts. */
  state: (table: string) => call<State>("GET", `/api/tables/${table}/state`),
  /** Before the game: the own entries of secret options, and whether the table may begin as far as I am concerned. */
  prepare: (table: string, seat: number, options: Record<string, unknown>, ready?: boolean) =>
    call<TableAndMine>("PUT", `/api/tables/${table}/seats/${seat}/options`, ready === undefined ? { options } : { options, ready }),
  start: (table: string, bot: string) => call<unknown>("POST", `/api/tables/${table}/start`, { bot }),
  remove: (table: string) => call<unknown>("DELETE", `/api/tables/${table}`),
  take: (table: string, seat: number, link?: string) => call<unknown>("POST", `/api/tables/${table}/seats/${seat}/take`, link ? { token: link } : {}),
  bot: (table: string, seat: number, bot: string | null) => call<unknown>("POST", `/api/tables/${table}/seats/${seat}/bot`, { bot }),
  link: (table: string, seat: number) => call<{ link: string }>("GET", `/api/tables/${table}/seats/${seat}/link`),
  replay: (table: string, seat: number | null, from: number, count: number) =>
    call<Replay>("GET", `/api/tables/${table}/replay?from=${from}&count=${count}${seat === null ? "" : `&seat=${seat}`}`),
  statistics: (table: string) => call<Statistics>("GET", `/api/tables/${table}/statistics`),
  analysis: (table: string) => call<AnalysisState>("GET", `/api/tables/${table}/analysis`),
  analyse: (table: string) => call<AnalysisState>("POST", `/api/tables/${table}/analysis`),
  /** `brief`: without their steps. */
  lessons: (brief = false) => call<LessonInfo[]>("GET", `/api/lessons${brief ? "?brief=true" : ""}`),
  lesson: (game: string, lesson: string, answers: string[], whole = false) => call<LessonState>("POST", `/api/lessons/${game}/${lesson}`, { answers, whole }),
  hint: (table: string, seat: number) => call<Hint>("POST", `/api/tables/${table}/seats/${seat}/hint`),
  record: (table: string) => call<Record<string, unknown>>("GET", `/api/tables/${table}/record`),
  verify: (record: unknown) => call<{ commitment: string; digest: string; made: number }>("POST", "/api/records/verify", record),
};
