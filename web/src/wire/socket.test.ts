// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ToPage } from "./messages";
import { Wire } from "./socket";

/** A line that the test holds the other end of. */
class Line {
  static OPEN = 1;
  static all: Line[] = [];
  readyState = 1;
  sent: { type: string; ref: number }[] = [];
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const welcome = { type: "welcome", person: "p", name: "n", account: false, now: 0, version: "" };
let states: boolean[];
let heard: ToPage[];
let wire: Wire;
const line = (): Line => Line.all.at(-1) as Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states = [];
  heard = [];
  wire = new Wire((m) => heard.push(m), (up) => states.push(up), "ws://here/ws");
  line().say(welcome);
});
afterEach(() => {
  wire.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("gives every question its own answer", async () => {
  const first = wire.ask({ type: "say", table: "t", text: "one" });
  const second = wire.ask({ type: "say", table: "t", text: "two" });
  const [a, b] = line().sent;
  line().say({ type: "refused", ref: b?.ref, reason: "too-fast", args: { after: 1 }, text: "" });
  line().say({ type: "accepted", ref: a?.ref, n: 5 });
  await expect(second).rejects.toMatchObject({ reason: "too-fast", args: { after: 1 } });
  await expect(first).resolves.toMatchObject({ n: 5 });
});

it("tells who waits that the connection is gone, and comes back by itself", async () => {
  const asked = wire.ask({ type: "say", table: "t", text: "one" });
  line().onclose?.();
  await expect(asked).rejects.toMatchObject({ reason: "offline" });
  expect(states).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(400);
  expect(Line.all).toHaveLength(2);
  line().say(welcome);
  expect(states).toEqual([true, false, true]);
});

it("notices a line that is dead without having been closed", async () => {
  await vi.advanceTimersByTimeAsync(15_000);
  expect(line().sent.at(-1)?.type).toBe("ping");
  await vi.advanceTimersByTimeAsync(10_100);
  expect(states).toEqual([true, false]);
});

it("keeps a line that answers", async () => {
  await vi.advanceTimersByTimeAsync(15_000);
  line().say({ type: "pong", ref: line().sent.at(-1)?.ref, now: 1 });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(states).toEqual([true]);
  expect(Line.all).toHaveLength(1);
});

it("lets go when the machine says that it is offline", () => {
  globalThis.dispatchEvent(new Event("offline"));
  expect(states).toEqual([true, false]);
});
