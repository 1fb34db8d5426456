/** Others' turns, event by event at a speed one can follow; each with the position it led to. Any input skips to the end. */
import type { Speed } from "../../app/settings.svelte";
import type { View } from "../../wire/view";
import type { Entry } from "./session.svelte";

export const BEATS: Record<Speed, number> = { slow: 1600, normal: 800, fast: 350, "at-once": 0 };
const LINGER = 700; // how long the last event is marked on the board, when nothing waits behind it
const MOST = 200; // after a long absence the recap tells the rest

export interface Shown {
  entry: Entry;
  /** The position after it; null: the latest. */
  view: View | null;
  /** Nothing waits for it: the reader's own doing, or all of it is shown at once. */
  passing: boolean;
  /** It is shown on the position before its step, because what follows in the same step changes more than it tells. */
  early?: boolean;
}

export class Pace {
  /** The event on the board now. */
  now = $state.raw<Shown | null>(null);
  /** What screen readers are told: the latest batch. */
  heard = $state.raw<Entry[]>([]);
  count = $state(0);
  /** Events that wait to be shown. */
  left = $state(0);
  private queue: Shown[] = [];
  /** The position that the last event told of has led to. */
  private last: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private speed: () => Speed) {}

  /** The position that belongs to the event shown; null: the latest one. */
  get view(): View | null {
    return this.now && !this.now.passing ? this.now.view : null;
  }

  get playing(): boolean {
    return this.now !== null && !this.now.passing;
  }

  /** What is told, but not shown yet. */
  get waiting(): ReadonlySet<string> {
    return new Set(this.left ? this.queue.map((s) => s.entry.id) : []);
  }

  /** `before`: the position in which the first of these events happened, where that is not the one of the last event. */
  add(told: Shown[], before = this.last): void {
    const shown = told.map((s) => {
      if (s.early) return { ...s, view: before ?? s.view };
      before = s.view;
      return s;
    });
    this.last = before;
    if (shown.length === 0) return;
    this.heard = [...(this.timer ? this.heard : []), ...shown.map((s) => s.entry)].slice(-8);
    const atOnce = this.speed() === "at-once" || globalThis.document?.hidden;
    const wanted = atOnce ? [{ ...(shown.at(-1) as Shown), passing: true }] : shown;
    this.queue = [...(atOnce ? [] : this.queue), ...wanted].slice(-MOST);
    this.left = this.queue.length;
    if (this.timer === undefined || this.now?.passing) {
      clearTimeout(this.timer);
      this.beat();
    }
  }

  private beat = (): void => {
    const next = this.queue.shift() ?? null;
    this.left = this.queue.length;
    this.now = next;
    this.count += 1;
    const wait = !next ? 0 : next.passing ? LINGER : Math.max(BEATS[this.speed()], 1);
    this.timer = next ? setTimeout(this.beat, wait) : undefined;
  };

  skip(): void {
    this.stop();
    this.now = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.left = 0;
  }
}
