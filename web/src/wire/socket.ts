/** One connection to the server for play. It comes back by itself; whoever listens watches again. */
import { at } from "./base";
import type { Accepted, FromPage, Pong, Refused, State, ToPage } from "./messages";
import { Refusal } from "./http";

type Answer = State | Accepted | Pong;
type Unsent = FromPage extends infer M ? (M extends { ref?: number | null } ? Omit<M, "ref"> : M) : never;

const DELAYS = [300, 600, 1200, 2500, 5000];
const PULSE = 15_000;
const PATIENCE = 10_000;

/** Where the pages of a table connect: its id leads them all to the process that has it in memory, should there be several. */
export const socketOf = (table: string): string => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at("/ws")}?table=${encodeURIComponent(table)}`;

export class Wire {
  private socket: WebSocket | null = null;
  private refs = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<number, { done: (answer: Answer) => void; fail: (why: Refusal) => void }>();
  private closed = false;
  private pulse: ReturnType<typeof setInterval>;

  /** `hear` gets every message, `linked` each change of the connection. */
  constructor(
    private hear: (message: ToPage) => void,
    private linked: (up: boolean) => void,
    private url: string,
  ) {
    this.connect();
    globalThis.addEventListener?.("online", this.hurry);
    globalThis.addEventListener?.("offline", this.drop);
    this.pulse = setInterval(this.beat, PULSE);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private hurry = (): void => {
    if (!this.closed && !this.socket && document.visibilityState === "visible") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onmessage = (e) => this.socket === socket && this.receive(JSON.parse(String(e.data)) as ToPage);
    socket.onclose = () => {
      if (this.socket === socket) this.drop();
    };
  }

  /** The connection is gone, or as good as gone: whoever waits for an answer learns it, and we try again. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    this.socket = null;
    socket.close();
    this.linked(false);
    for (const { fail } of this.waiting.values()) fail(new Refusal("offline", {}, "the connection is gone"));
    this.waiting.clear();
    if (this.closed) return;
    this.timer = setTimeout(() => this.connect(), DELAYS[Math.min(this.tries++, DELAYS.length - 1)]);
  };

  /** A line that carries nothing any more looks open: only an answer proves that it is not. */
  private beat = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const late = setTimeout(this.drop, PATIENCE);
    this.ask({ type: "ping" })
      .catch(() => {})
      .finally(() => clearTimeout(late));
  };

  private receive(message: ToPage): void {
    if (message.type === "welcome") {
      this.tries = 0;
      this.linked(true);
    }
    const ref = "ref" in message ? message.ref : null;
    const open = ref === null || ref === undefined ? undefined : this.waiting.get(ref);
    this.hear(message);
    if (!open || ref === null || ref === undefined) return;
    this.waiting.delete(ref);
    if (message.type === "refused") open.fail(refusal(message));
    else open.done(message as Answer);
  }

  /** Sends a message and waits for its answer. */
  ask(message: Unsent): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal("offline", {}, "not connected"));
    const ref = ++this.refs;
    return new Promise((done, fail) => {
      this.waiting.set(ref, { done, fail });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    globalThis.removeEventListener?.("online", this.hurry);
    globalThis.removeEventListener?.("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}

const refusal = (r: Refused): Refusal => new Refusal(r.reason, r.args, r.text, r.field);
