/** One table as one seat (or a spectator) sees it, kept up to date. */
import { because } from "../../app/me.svelte";
import { api, Refusal } from "../../wire/http";
import type { Clocks, Happened, InAdvance, Line, State, Step, TableInfo, ToPage } from "../../wire/messages";
import { socketOf, Wire } from "../../wire/socket";
import type { Choice, GameEvent, View } from "../../wire/view";
import { Talks } from "../../talk/talks.svelte";
import { Attention } from "./attention";
import type { Shown } from "./pace.svelte";

const UNTIL_DECIDED = 200; // answers at most, whatever is asked

/** An event with the step it belongs to. */
export interface Entry {
  id: string;
  step: Happened;
  event: GameEvent;
}

export class TableSession {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  steps = $state.raw<Happened[]>([]);
  chat = $state.raw<Line[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  mine = $state.raw<number[]>([]);
  /** Who I am at this table, to everybody there. */
  you = $state("");
  /** I laid this table. */
  host = $state(false);
  seat = $state<number | null>(null);
  takeBack = $state<number | null>(null);
  /** What I said in advance. */
  inAdvance = $state.raw<InAdvance[]>([]);
  /** My own entries of secret options: my deck. */
  chosen = $state.raw<Record<string, unknown>>({});
  /** As far as we know: it is no news that a connection is still being made. */
  linked = $state(true);
  busy = $state(false);
  /** What went wrong last, in the reader's words. */
  problem = $state("");
  lost = $state(false);
  /** What I talk in private. */
  readonly talks: Talks;
  /** Says that I am here, where the server would pass for me. */
  readonly attention = new Attention((ask) => void this.wire.ask({ type: "hold", table: this.table, seat: this.seat ?? 0, ask }).catch(() => {}));
  /** The same answer again, so many times, as long as the same question is put. */
  private again: { prompt: string; next: (choices: Choice[]) => Choice | undefined; times: number } | null = null;
  private n = 0;
  /** The first look at the table, while the connection is being made; whoever needs what it found waits for it. */
  private first: Promise<void> | null;
  private wire: Wire;
  /** The table can be seen before the server can be answered: what is chosen then waits for this. */
  private watched = (): void => {};
  private watching = new Promise<void>((done) => (this.watched = done));
  private skew = 0;

  /** `fresh` hears what has just happened, while the page was watching, with the position it led to. */
  constructor(
    readonly table: string,
    private fresh: (shown: Shown[]) => void = () => {},
  ) {
    this.talks = new Talks(table);
    this.first = this.look();
    this.first.catch(() => {}); // whoever waits for it says why
    this.wire = new Wire(
      (message) => this.hear(message),
      (up) => {
        this.linked = up;
        if (up) void this.watch();
      },
      socketOf(table),
    );
  }

  /** The question that the server declines for who does nothing. */
  private get window(): number | null {
    const ask = this.view?.ask;
    return ask?.decline != null && this.view?.options.windows === "safe" ? ask.n : null;
  }

  get entries(): Entry[] {
    return this.steps.flatMap(entriesOf);
  }

  /** What has happened since I chose last. */
  get missed(): Entry[] {
    const last = this.steps.findLastIndex((step) => this.isMine(step));
    return this.seat === null ? [] : this.steps.slice(last + 1).flatMap(entriesOf);
  }

  private isMine(step: Happened): boolean {
    return step.seat === this.seat && step.by === "person";
  }

  /** Server time now, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.skew;
  }

  private async look(): Promise<void> {
    const state = await api.state(this.table);
    if (this.info) return; // meanwhile a seat was taken
    this.seat = state.seat;
    this.learn(state);
  }

  private async watch(): Promise<void> {
    try {
      if (!this.info) {
        const look = this.first ?? this.look();
        this.first = null;
        await look;
      }
      await this.wire.ask({ type: "watch", table: this.table, seat: this.seat, since: this.n });
      this.watched();
      this.problem = "";
    } catch (error) {
      if (error instanceof Refusal && error.reason === "no-table") this.lost = true;
      if (error instanceof Refusal && error.reason === "offline") return;
      this.problem = because(error);
    }
  }

  /** No longer shown to me as before: perhaps I may still watch, or it is said why not. */
  private async dismissed(): Promise<void> {
    this.info = null;
    this.view = null;
    this.steps = [];
    this.n = 0;
    await this.watch();
  }

  /** Look through the eyes of another of my seats. */
  async sit(seat: number | null): Promise<void> {
    const before = this.seat;
    this.seat = seat;
    this.n = 0;
    this.steps = [];
    await this.wire.ask({ type: "leave", table: this.table, seat: before }).catch(() => {});
    await this.watch();
  }

  /** Take a seat that was free; then watch from it. */
  async take(seat: number, token?: string): Promise<void> {
    try {
      await api.take(this.table, seat, token);
      const { table, mine } = await api.table(this.table);
      this.info = table;
      this.mine = mine;
      await this.sit(mine.includes(seat) ? seat : (mine[0] ?? null));
    } catch (error) {
      this.problem = because(error);
    }
  }

  private hear(message: ToPage): void {
    if (message.type === "welcome") this.skew = message.now - Date.now() / 1000;
    else if (message.type === "refused" && message.ref === null && message.reason === "gone" && message.args.table === this.table) void this.dismissed();
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "state") {
      this.learn(message);
      if (message.seat === this.seat) void this.talks.load(this.seat, message.info);
    } else if (message.type === "step") this.step(message);
    else if (message.type === "seats") {
      if (peopleOf(this.info) !== peopleOf(message.info)) void this.talks.load(this.seat, message.info); // who got up is no longer spoken to
      this.info = message.info;
      this.clocks = message.clocks;
    } else if (message.type === "answers_in_advance" && message.seat === this.seat) this.inAdvance = message.in_advance;
    else if (message.type === "talk") this.talks.hear(message);
    else if (message.type === "chat") this.chat = [...this.chat.filter((l) => l.n !== message.line.n), message.line];
  }

  private learn(state: State): void {
    if (state.seat !== this.seat) return;
    this.info = state.info;
    this.view = (state.view as { game?: string }).game ? (state.view as unknown as View) : null;
    const known = new Map(this.steps.map((s) => [s.n, s]));
    const added = state.steps.filter((s) => !known.has(s.n));
    const caughtUp = this.n > 0;
    this.steps = [...this.steps, ...added].toSorted((a, b) => a.n - b.n);
    this.n = state.n;
    this.clocks = state.clocks;
    this.chat = state.chat;
    this.mine = state.mine;
    this.you = state.you;
    this.host = state.host;
    this.takeBack = state.take_back;
    this.inAdvance = state.in_advance;
    this.chosen = state.chosen;
    this.busy = false;
    this.attention.wait(this.window);
    if (caughtUp && added.length) this.fresh(added.flatMap(entriesOf).map((entry) => ({ entry, view: null, passing: true })));
  }

  private step(step: Step): void {
    if (step.seat !== this.seat) return;
    this.n = step.n;
    this.view = step.view as unknown as View;
    if (this.info?.parked != null) this.info = { ...this.info, parked: null }; // whatever the rules failed at is behind us
    this.clocks = step.clocks;
    this.takeBack = step.take_back;
    this.busy = false;
    if (step.taken_back !== null) this.steps = this.steps.filter((s) => s.n !== step.taken_back);
    if (step.step) {
      this.steps = [...this.steps, step.step];
      const passing = this.isMine(step.step);
      this.fresh(entriesOf(step.step).map((entry) => ({ entry, view: this.view, passing })));
    }
    this.attention.wait(this.window);
    this.goOn();
  }

  private goOn(): void {
    const again = this.again;
    const ask = this.view?.ask;
    if (!again || !ask) return;
    const choice = ask.prompt === again.prompt ? again.next(ask.choices) : undefined;
    again.times -= 1;
    if (!choice || again.times < 0) this.again = null;
    else void this.choose(choice);
  }

  /** Answer the open question; with `times`, the same way so many times. */
  async choose(choice: Choice, times = 1): Promise<void> {
    const view = this.view;
    const ask = [view?.ask, view?.may].find((a) => a?.choices.includes(choice));
    if (!ask || this.busy || this.seat === null) return;
    if (times > 1) this.again = { prompt: ask.prompt, next: (choices) => choices.find((c) => c.text === choice.text), times: times - 1 };
    this.busy = true;
    this.problem = "";
    try {
      await this.watching;
      await this.wire.ask({ type: "choose", table: this.table, seat: this.seat, ask: ask.n, choice: choice.text });
    } catch (error) {
      this.again = null;
      this.busy = false;
      if (!(error instanceof Refusal && error.reason === "stale")) this.problem = because(error);
    }
  }

  /** Answer with the most of this verb, again and again, until something else is asked. */
  async chooseUntilDecided(verb: string): Promise<void> {
    const ask = this.view?.ask;
    const next = (choices: Choice[]): Choice | undefined => choices.filter((c) => c.verb === verb).at(-1);
    const first = ask && next(ask.choices);
    if (!ask || !first) return;
    this.again = { prompt: ask.prompt, next, times: UNTIL_DECIDED };
    await this.choose(first);
  }

  private async send(message: Parameters<Wire["ask"]>[0]): Promise<boolean> {
    try {
      await this.watching;
      await this.wire.ask(message);
      return true;
    } catch (error) {
      this.problem = because(error);
      return false;
    }
  }

  undo = (): Promise<boolean> =>
    this.seat === null || this.takeBack === null
      ? Promise.resolve(false)
      : this.send({ type: "take_back", table: this.table, seat: this.seat, n: this.takeBack });

  /** Answer this question the same way from now on: for the rest of the turn, or of the game. */
  async answerInAdvance(choice: Choice, until: "turn" | "game" = "turn"): Promise<void> {
    const ask = this.view?.ask;
    if (!ask || this.seat === null) return;
    if (await this.send({ type: "answer_in_advance", table: this.table, seat: this.seat, prompt: ask.prompt, choice: choice.text, until }))
      if (this.view?.ask?.n === ask.n) await this.choose(choice);
  }

  /** Pass, and pass on until something changes. */
  async rest(): Promise<void> {
    const ask = this.view?.ask;
    if (ask && this.seat !== null) await this.send({ type: "rest", table: this.table, seat: this.seat, ask: ask.n });
  }

  /** Not to be asked about the ability of this choice in this phase. */
  async mute(choice: Choice): Promise<void> {
    const ask = this.view?.ask;
    if (ask && this.seat !== null) await this.send({ type: "mute", table: this.table, seat: this.seat, ask: ask.n, choice: choice.text });
  }

  async forget(what: InAdvance): Promise<void> {
    if (this.seat !== null) await this.send({ type: "forget", table: this.table, seat: this.seat, kind: what.kind, about: what.about });
  }

  /** Before the game: what I choose in secret, and that I am ready. */
  async prepare(options: Record<string, unknown>, ready?: boolean): Promise<void> {
    if (this.seat === null) return;
    try {
      const { table, chosen } = await api.prepare(this.table, this.seat, options, ready);
      this.info = table;
      this.chosen = chosen[this.seat] ?? {};
      this.problem = "";
    } catch (error) {
      this.problem = because(error);
    }
  }

  /** Where the rules failed: an answer for a bot's seat. */
  async chooseFor(seat: number, ask: number, choice: string): Promise<void> {
    await this.wire.ask({ type: "choose", table: this.table, seat, ask, choice });
  }

  /** Where the rules failed: the last step is taken back, whoever made it. */
  async takeBackLast(): Promise<void> {
    if (this.seat !== null) await this.wire.ask({ type: "take_back", table: this.table, seat: this.seat, n: this.n });
  }

  /** Everything once more: somebody is no longer read, or is read again. */
  async refresh(): Promise<void> {
    await this.watch();
  }

  speak = (text: string): Promise<boolean> => this.send({ type: "say", table: this.table, text });

  handOver = (bot: string | null): Promise<boolean> =>
    this.seat === null ? Promise.resolve(false) : this.send({ type: "hand_over", table: this.table, seat: this.seat, bot });

  /** A bot answers for who has gone, until they are back. */
  standIn = (seat: number, bot: string): Promise<boolean> => this.send({ type: "hand_over", table: this.table, seat, bot });

  close(): void {
    this.wire.close();
  }
}

/** Who sits where, and whether the game goes on. */
const peopleOf = (info: TableInfo | null): string => JSON.stringify([info?.status, info?.seats.map((s) => s.people)]);

export const entriesOf = (step: Happened): Entry[] =>
  step.events.map((event, i) => ({ id: `${step.n}-${i}`, step, event: event as GameEvent }));
