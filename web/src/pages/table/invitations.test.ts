// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { TableSession } from "../../table/session/session.svelte";
import { Invitations } from "./invitations.svelte";

vi.mock("../../wire/base", () => ({ at: (path: string) => `/council${path}` }));
vi.mock("../../wire/http", () => ({ api: { link: async (table: string, seat: number) => ({ link: `/tables/${table}?seat=${seat}` }) } }));

const session = (...holders: string[]): TableSession => ({ table: "red", problem: "", info: { seats: holders.map((holder, seat) => ({ seat, holder })) } }) as unknown as TableSession;

test("links lead to where the site begins, asked for or renewed", async () => {
  const invitations = new Invitations(session("person", "bot"));
  await invitations.toSeat(1);
  expect(invitations.copied).toBe(`${location.origin}/council/tables/red?seat=1`);
  await invitations.copyLink("/tables/red?token=new");
  expect(invitations.copied).toBe(`${location.origin}/council/tables/red?token=new`);
  invitations.forget();
  expect(invitations.copied).toBe("");
});

test("who invites anybody invites to a free seat, else to watch", async () => {
  const free = new Invitations(session("person", "open"));
  await free.toAnySeat();
  expect(free.copied).toContain("seat=1");
  const full = new Invitations(session("person", "person"));
  await full.toAnySeat();
  expect(full.copied).toBe(location.href);
});
