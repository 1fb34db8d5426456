/** What a reader missed: told as a list, stepped through on the board, or watched once more. */
import { because } from "../../app/me.svelte";
import { lastLook } from "../../table/log/last_look";
import { entriesOf, type Entry, type TableSession } from "../../table/session/session.svelte";
import type { Shown } from "../../table/session/pace.svelte";
import { api } from "../../wire/http";
import type { GameEvent, View } from "../../wire/view";
import { ReplaySource } from "../replay/replay_source.svelte";

const MOST = 200; // steps that are watched again

export class Missed {
  /** Null: nothing was missed, or the reader has gone on. */
  entries = $state.raw<Entry[] | null>(null);
  /** They begin where the reader looked last, else with the reader's last turn. */
  looked = $state(false);
  private tour = $state.raw<{ source: ReplaySource; at: number } | null>(null);

  constructor(private session: TableSession) {}

  /** The entry that the board is stepped to. */
  get at(): number | null {
    return this.tour?.at ?? null;
  }

  /** That entry, with its position as soon as the replay has brought it. */
  get toured(): { entry: Entry; view: View | null } | null {
    const entry = this.tour && this.entries?.[this.tour.at];
    return this.tour && entry ? { entry, view: this.tour.source.view(entry.step.n) } : null;
  }

  /** Who comes back to a table is told what happened. */
  meet(silent: (event: GameEvent) => boolean): void {
    const { session } = this;
    const seen = lastLook(session.table, session.seat);
    const missed = session.missed.filter((e) => !silent(e.event));
    const unseen = seen === null ? [] : session.entries.filter((e) => e.step.n > seen && !silent(e.event));
    this.looked = unseen.length > 0 && (missed.length === 0 || unseen.length < missed.length);
    const told = this.looked ? unseen : missed;
    if (told.length > 1 && (told[0]?.step.n ?? 0) > 1 && !session.view?.result) this.entries = told;
  }

  stepTo = (at: number | null): void => {
    const entry = at === null ? undefined : this.entries?.[at];
    this.tour = at !== null && entry ? { source: this.tour?.source ?? new ReplaySource(this.session.table, this.session.seat), at } : null;
    if (entry) this.tour?.source.near(entry.step.n).catch((error: unknown) => (this.session.problem = because(error)));
  };

  close = (): void => {
    this.entries = null;
    this.tour = null;
  };

  /** All of it once more, with the positions between, which the replay knows. */
  async again(): Promise<Shown[]> {
    const first = this.entries?.[0]?.step.n ?? 0;
    const last = this.session.view?.made ?? 0;
    this.close();
    try {
      const { steps } = await api.replay(this.session.table, this.session.seat, first, Math.min(MOST, last - first + 1));
      return steps.flatMap((s) => entriesOf({ n: s.n, seat: s.seat ?? 0, by: "bot", choice: s.choice, events: s.events }).map((entry) => ({ entry, view: s.view, passing: false })));
    } catch (error) {
      this.session.problem = because(error);
      return [];
    }
  }
}
