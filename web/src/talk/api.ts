/** Private talk, as the server keeps it. */
import { call } from "../wire/http";
import type { Line, Talk, TalkInfo } from "../wire/messages";

export interface PublishedTalk {
  seats: number[];
  lines: Line[];
}

const path = (table: string): string => `/api/tables/${table}/talks`;

export const talkApi = {
  list: (table: string, seat: number) => call<TalkInfo[]>("GET", `${path(table)}?seat=${seat}`),
  lines: (table: string, seat: number, talk: string, before?: number) => call<{ talk: TalkInfo; lines: Line[] }>("GET", `${path(table)}/${talk}?seat=${seat}${before ? `&before=${before}` : ""}`),
  say: (table: string, seat: number, to: number[], text: string) => call<Talk>("POST", path(table), { seat, to, text }),
  read: (table: string, seat: number, talk: string, n: number) => call<TalkInfo>("PUT", `${path(table)}/${talk}/read`, { seat, n }),
  agree: (table: string, seat: number, talk: string, agreed: boolean) => call<TalkInfo>("PUT", `${path(table)}/${talk}/agree`, { seat, agreed }),
  published: (table: string) => call<PublishedTalk[]>("GET", `${path(table)}/published`),
};
