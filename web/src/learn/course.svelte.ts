/** A lesson on its way: the server plays it, this keeps what it said last. */
import { because } from "../app/me.svelte";
import type { Entry } from "../table/session/session.svelte";
import { entriesOf } from "../table/session/session.svelte";
import type { Shown } from "../table/session/pace.svelte";
import { api, type LessonInfo, type LessonState, type LessonStep, type Mistake } from "../wire/http";
import type { View } from "../wire/view";

const NEXT = "next";

export class Course {
  info = $state.raw<LessonInfo | null>(null);
  /** The lesson of the same game that comes after this one. */
  following = $state.raw<LessonInfo | null>(null);
  state = $state.raw<LessonState | null>(null);
  answers = $state.raw<string[]>([]);
  entries = $state.raw<Entry[]>([]);
  mistake = $state.raw<Mistake | null>(null);
  /** What was tried instead, in notation. */
  tried = $state("");
  busy = $state(false);
  problem = $state("");
  lost = $state(false);

  /** `fresh` hears what was played just now, with the position it led to. */
  constructor(
    readonly game: string,
    readonly id: string,
    private fresh: (shown: Shown[]) => void,
  ) {}

  readonly step = $derived<LessonStep | null>(this.info?.steps[this.state?.at ?? 0] ?? null);
  readonly view = $derived<View | null>(this.state?.view ?? null);
  readonly wanted = $derived<string>(this.state?.wanted[0] ?? "");

  async load(): Promise<void> {
    try {
      const all = (await api.lessons()).filter((one) => one.game === this.game);
      const at = all.findIndex((one) => one.id === this.id);
      this.info = all[at] ?? null;
      this.following = all[at + 1] ?? null;
      this.lost = !this.info;
      if (!this.info) return;
      const length = this.info.steps.reduce((sum, step) => sum + Math.max(1, step.choose.length), 0);
      await this.begin(this.info.answers.length < length ? this.info.answers : []);
    } catch (error) {
      this.problem = because(error);
    }
  }

  /** From the beginning, or from where one was. What was kept may belong to an older form of the lesson. */
  async begin(answers: string[] = []): Promise<void> {
    let state: LessonState;
    try {
      state = await api.lesson(this.game, this.id, answers, true);
      if (state.mistake) throw new Error();
    } catch (error) {
      if (!answers.length) throw error;
      answers = [];
      state = await api.lesson(this.game, this.id, [], true);
    }
    this.answers = answers;
    this.entries = [];
    this.take(state, false);
  }

  next = (): Promise<void> => this.answer(NEXT);

  /** Once, or as often as the same answer is wanted. */
  async answer(said: string, times = 1): Promise<void> {
    if (this.busy || !this.state || this.state.done) return;
    this.busy = true;
    try {
      for (let left = times; left > 0; left -= 1) {
        const before = this.state.at;
        const state: LessonState = await api.lesson(this.game, this.id, [...this.answers, said]);
        if (state.mistake) {
          this.mistake = state.mistake;
          this.tried = said;
          break;
        }
        this.answers = [...this.answers, said];
        this.take(state, true);
        if (state.at !== before || !state.wanted.includes(said)) break;
      }
      this.problem = "";
    } catch (error) {
      this.problem = because(error);
    }
    this.busy = false;
  }

  private take(state: LessonState, tell: boolean): void {
    const mine = this.info?.seat ?? 0;
    const shown: Shown[] = [];
    for (const one of state.played) {
      const n = (this.entries.at(-1)?.step.n ?? 0) + 1;
      const by = one.seat === mine ? ("person" as const) : ("bot" as const);
      const entries = entriesOf({ n, seat: one.seat, by, choice: one.choice, events: one.events });
      this.entries = [...this.entries, ...entries];
      if (one.view) for (const entry of entries) shown.push({ entry, view: one.view, passing: one.seat === mine });
    }
    this.state = state;
    this.mistake = null;
    this.tried = "";
    if (tell) this.fresh(shown);
  }
}
