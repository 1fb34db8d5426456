/** What people can do about each other, and what a host can do about a table. */
import { call, type TableAndMine } from "../wire/http";
import type { Ask } from "../wire/view";

/** Somebody at a table: on a seat, or who said a line of its chat or of a private talk. */
export interface Meant {
  seat?: number;
  line?: number;
  talk?: string;
}

export interface Blocked {
  person: string;
  name: string;
}

/** Where the rules failed: the report, and what the bots' seats are asked. */
export interface Parked {
  report: number;
  asks: Ask[];
}

const of = (table: string): string => `/api/tables/${table}`;

export const peopleApi = {
  blocked: () => call<Blocked[]>("GET", "/api/blocks"),
  block: (table: string, who: Meant) => call<Blocked[]>("POST", "/api/blocks", { table, ...who }),
  unblock: (person: string) => call<null>("DELETE", `/api/blocks/${person}`),
  complain: (table: string, who: Meant, why: string) => call<null>("POST", "/api/complaints", { table, why, ...who }),
  removePerson: (table: string, who: Meant) => call<TableAndMine>("POST", `${of(table)}/remove`, who),
  setPrivate: (table: string, isPrivate: boolean) => call<TableAndMine>("PUT", `${of(table)}/private`, { private: isPrivate }),
  voidLink: (table: string, seat: number) => call<{ link: string }>("POST", `${of(table)}/seats/${seat}/link`, {}),
  parked: (table: string) => call<Parked>("GET", `${of(table)}/parked`),
};
