/** A replay, fetched in pieces as it is watched. */
import { api, type ReplayStep } from "../wire/http";

const PIECE = 40;

export class Reel {
  total = $state(0);
  loading = $state(false);
  steps = $state.raw<Map<number, ReplayStep>>(new Map());
  private asked = new Set<number>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

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
