/** A replay, fetched in pieces as it is watched. */
import { entriesOf, type Entry } from "../../table/session/session.svelte";
import { api, type ReplayStep } from "../../wire/http";
import type { View } from "../../wire/view";

const PIECE = 40;
const TOLD = 60; // steps that the log looks back

export class ReplaySource {
  total = $state(0);
  loading = $state(false);
  steps = $state.raw<Map<number, ReplayStep>>(new Map());
  private asked = new Set<number>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  /** The position after a step, to be looked at only. */
  view(n: number): View | null {
    const found = this.steps.get(n)?.view;
    return found ? { ...found, ask: null, may: null } : null;
  }

  /** What happened up to a step. */
  entries(n: number): Entry[] {
    const found: Entry[] = [];
    for (let i = Math.max(0, n - TOLD); i <= n; i += 1) {
      const step = this.steps.get(i);
      if (step) found.push(...entriesOf({ n: step.n, seat: step.seat ?? 0, by: "person", choice: step.choice, events: step.events }));
    }
    return found;
  }

  /** The piece that holds a step, and the next one. */
  async near(n: number): Promise<void> {
    const piece = Math.floor(n / PIECE);
    await this.fetch(piece);
    if ((piece + 1) * PIECE <= this.total) void this.fetch(piece + 1).catch(() => {});
  }

  private async fetch(piece: number): Promise<void> {
    if (this.asked.has(piece)) return;
    this.asked.add(piece);
    this.loading = true;
    try {
      const { total, steps } = await api.replay(this.table, this.seat, piece * PIECE, PIECE);
      this.total = total;
      this.steps = new Map([...this.steps, ...steps.map((s) => [s.n, s] as const)]);
    } catch (error) {
      this.asked.delete(piece);
      throw error;
    } finally {
      this.loading = false;
    }
  }
}
