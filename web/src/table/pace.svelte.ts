/** Shows fresh events one after the other; the more there are, the faster. Any input skips to the end. */
import type { Entry } from "./session.svelte";

const BEAT = 520;
const QUICK = 150;
const MOST = 24;

export class Pace {
  /** The event on the board now. */
  now = $state.raw<Entry | null>(null);
  /** What screen readers are told: the latest batch. */
  heard = $state.raw<Entry[]>([]);
  count = $state(0);
  private queue: Entry[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  add(entries: Entry[]): void {
    if (entries.length === 0) return;
    this.heard = [...(this.timer ? this.heard : []), ...entries].slice(-8);
    this.queue = [...this.queue, ...entries].slice(-MOST);
    if (this.timer === undefined) this.beat();
  }

  private beat = (): void => {
    const next = this.queue.shift();
    this.now = next ?? null;
    this.count += 1;
    this.timer = next ? setTimeout(this.beat, Math.max(QUICK, BEAT / (1 + this.queue.length / 4))) : undefined;
  };

  skip(): void {
    this.stop();
    this.now = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }
}
