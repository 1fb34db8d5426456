/** What administrators look at and decide. */
import { call } from "../wire/http";

export interface Complaint {
  id: number;
  by: string;
  about: string;
  name: string;
  table_id: string;
  said: string | null;
  why: string;
  at: number;
  settled: number | null;
  outcome: string | null;
}

export interface Judged {
  person: string;
  name: string;
  account: boolean;
  banned_until: number | null;
  muted_until: number | null;
}

export interface ParkedTable {
  table: string;
  game: string;
  title: string;
  report: number;
  updated: number;
}

export interface ReportInfo {
  id: number;
  table: string;
  n: number;
  seat: number;
  choice: string;
  at: number;
  error: string;
}

export interface Decision {
  at: number;
  who: string;
  what: string;
  about: string;
  detail: string;
  /** Of the person it is about. */
  name: string | null;
}

export type Verdict = "ban" | "mute";

export const adminApi = {
  complaints: (settled: boolean) => call<Complaint[]>("GET", `/api/admin/complaints?settled=${settled}`),
  settle: (complaint: number, outcome: string) => call<null>("POST", `/api/admin/complaints/${complaint}/settle`, { outcome }),
  people: (name = "") => call<Judged[]>("GET", `/api/admin/people${name ? `?name=${encodeURIComponent(name)}` : ""}`),
  /** For so many days; 0: not any more; null: for good. */
  judge: (person: string, what: Verdict, days: number | null, why: string) => call<null>("POST", `/api/admin/people/${encodeURIComponent(person)}`, { what, days, why }),
  parked: () => call<ParkedTable[]>("GET", "/api/admin/parked"),
  retry: (table: string) => call<null>("POST", `/api/admin/tables/${table}/retry`, {}),
  reports: () => call<ReportInfo[]>("GET", "/api/admin/reports"),
  report: (id: number) => call<ReportInfo & { trace: string; today: string }>("GET", `/api/admin/reports/${id}`),
  log: () => call<Decision[]>("GET", "/api/admin/log"),
};
