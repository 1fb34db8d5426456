/** Written by web/wire.py from the server's messages; do not edit. */

export interface Accepted {
  type: "accepted";
  ref: number;
  n: number | null;
}

export interface AnswerInAdvance {
  type: "answer_in_advance";
  table: string;
  seat: number;
  prompt: string;
  choice: string | null;
  until?: "game" | "phase" | "round" | "turn";
  ref?: number | null;
}

export interface AnswersInAdvance {
  type: "answers_in_advance";
  table: string;
  seat: number;
  in_advance: InAdvance[];
}

export interface Chat {
  type: "chat";
  table: string;
  line: Line;
}

export interface Choose {
  type: "choose";
  table: string;
  seat: number;
  ask: number;
  choice: string;
  ref?: number | null;
}

export interface ClockRule {
  kind?: "correspondence" | "live" | "none";
  base?: number;
  plus?: number;
}

export interface Clocks {
  at: number;
  left: (number | null)[];
  running: number[];
}

export interface Closing {
  type: "closing";
  reason: "moved" | "restart" | "slow";
  after: number;
}

export interface Forget {
  type: "forget";
  table: string;
  seat: number;
  kind: "answer" | "mute" | "rest";
  about?: string;
  ref?: number | null;
}

export interface HandOver {
  type: "hand_over";
  table: string;
  seat: number;
  bot: string | null;
  ref?: number | null;
}

export interface Happened {
  n: number;
  seat: number | null;
  by: "advance" | "bot" | "clock" | "person" | "table";
  choice: string | null;
  events: Record<string, unknown>[];
}

export interface Hold {
  type: "hold";
  table: string;
  seat: number;
  ask: number;
  ref?: number | null;
}

export interface InAdvance {
  kind: "answer" | "mute" | "rest";
  about: string;
  until: "game" | "phase" | "round" | "turn";
  choice: string | null;
  muted: Record<string, unknown> | null;
}

export interface Leave {
  type: "leave";
  table: string;
  seat?: number | null;
  ref?: number | null;
}

export interface Line {
  n: number;
  person: string;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Mute {
  type: "mute";
  table: string;
  seat: number;
  ask: number;
  choice: string;
  ref?: number | null;
}

export interface Ping {
  type: "ping";
  ref?: number | null;
}

export interface Pong {
  type: "pong";
  ref: number | null;
  now: number;
}

export interface Refused {
  type: "refused";
  ref: number | null;
  reason: string;
  args: Record<string, string | number | boolean | null>;
  text: string;
  field?: string;
}

export interface Rest {
  type: "rest";
  table: string;
  seat: number;
  ask: number;
  ref?: number | null;
}

export interface Say {
  type: "say";
  table: string;
  text: string;
  ref?: number | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  holder: "bot" | "open" | "person";
  person: string | null;
  people: string[];
  ids: string[];
  bot: string | null;
  here: boolean;
  ready: boolean;
}

export interface Seats {
  type: "seats";
  table: string;
  info: TableInfo;
  clocks: Clocks | null;
}

export interface State {
  type: "state";
  table: string;
  seat: number | null;
  n: number;
  info: TableInfo;
  view: unknown;
  steps: Happened[];
  steps_from: number;
  clocks: Clocks | null;
  chat: Line[];
  mine: number[];
  you: string;
  host: boolean;
  in_advance: InAdvance[];
  take_back: number | null;
  chosen: Record<string, unknown>;
  ref: number | null;
}

export interface Step {
  type: "step";
  table: string;
  seat: number | null;
  n: number;
  view: unknown;
  step: Happened | null;
  clocks: Clocks | null;
  take_back: number | null;
  taken_back: number | null;
}

export interface TableInfo {
  table: string;
  game: string;
  version: number;
  options: Record<string, unknown>;
  title: string;
  status: "gathering" | "over" | "running";
  seats: SeatInfo[];
  waiting: number[];
  made: number;
  clock: ClockRule;
  listed: boolean;
  takeover: boolean;
  private: boolean;
  talk: boolean;
  hints: boolean;
  commitment: string;
  seed: string | null;
  result: Record<string, unknown> | null;
  created: number;
  updated: number;
  source: string | null;
  source_steps: number | null;
  to_choose: string[];
  parked: number | null;
}

export interface TakeBack {
  type: "take_back";
  table: string;
  seat: number;
  n: number;
  ref?: number | null;
}

export interface Talk {
  type: "talk";
  table: string;
  seat: number;
  talk: TalkInfo;
  line: Line | null;
}

export interface TalkInfo {
  talk: string;
  seats: number[];
  open: boolean;
  lines: number;
  unread: number;
  last: Line | null;
  agreed: number[];
  published: boolean;
}

export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number;
  ref?: number | null;
}

export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  account: boolean;
  now: number;
  version: string;
}

export interface YourTurn {
  type: "your_turn";
  table: string;
  game: string;
  title: string;
  seats: number[];
}

export type FromPage = Watch | Leave | Choose | TakeBack | AnswerInAdvance | Mute | Rest | Hold | Forget | HandOver | Say | Ping;

export type ToPage = Welcome | State | Step | Seats | AnswersInAdvance | Chat | Talk | Accepted | Refused | YourTurn | Pong | Closing;
