/** The private talks of one seat: which there are, what was said, what is unread. */
import { because } from "../app/me.svelte";
import type { Line, TableInfo, Talk, TalkInfo } from "../wire/messages";
import { talkApi } from "./api";

const PAGE = 100; // lines that the server gives at a time

export class Talks {
  list = $state.raw<TalkInfo[]>([]);
  /** What was said, of the talks that were opened. */
  private said = $state.raw<Record<string, Line[]>>({});
  /** The talk in sight: only that is read. */
  private shown = $state<string | null>(null);
  /** The latest line that was said to this seat while its talk was out of sight. */
  whispered = $state.raw<Line | null>(null);
  problem = $state("");
  private seat: number | null = null;

  constructor(private table: string) {}

  get unread(): number {
    return this.list.reduce((sum, talk) => sum + talk.unread, 0);
  }

  find(talk: string): TalkInfo | undefined {
    return this.list.find((t) => t.talk === talk);
  }

  /** The talk with exactly these others that goes on. */
  withSeats(others: readonly number[]): TalkInfo | undefined {
    const wanted = [...others, this.seat].toSorted().join();
    return this.list.find((t) => t.open && t.seats.toSorted().join() === wanted);
  }

  lines(talk: string): Line[] {
    return this.said[talk] ?? [];
  }

  /** Whether there is more to be read further up. */
  hasEarlier(talk: string): boolean {
    const lines = this.lines(talk);
    return lines.length >= PAGE && (lines[0]?.n ?? 1) > 1;
  }

  async load(seat: number | null, info: TableInfo): Promise<void> {
    if (seat !== this.seat) {
      this.list = [];
      this.said = {};
    }
    this.seat = seat;
    if (seat === null || !info.talk) return;
    await this.attempt(async () => {
      const list = await talkApi.list(this.table, seat);
      if (seat !== this.seat) return;
      this.list = list;
      await Promise.all(list.filter((t) => this.said[t.talk]).map((t) => this.fetch(t.talk)));
    });
  }

  hear(message: Talk): void {
    if (message.seat !== this.seat) return;
    this.learn(message.talk);
    const { talk } = message.talk;
    if (message.line && this.said[talk]) this.said = { ...this.said, [talk]: merge(this.lines(talk), [message.line]) };
    if (message.line && talk !== this.shown && this.find(talk)?.unread) this.whispered = message.line;
    this.readShown();
  }

  /** Look at a talk, or at none. */
  async open(talk: string | null): Promise<void> {
    this.shown = talk;
    if (talk && !this.said[talk]) await this.attempt(() => this.fetch(talk));
    this.readShown();
  }

  async earlier(talk: string): Promise<void> {
    await this.attempt(() => this.fetch(talk, this.lines(talk)[0]?.n));
  }

  /** Says something to these seats; the id of the talk, if it was said. */
  async say(to: readonly number[], text: string): Promise<string | null> {
    const seat = this.seat;
    if (seat === null) return null;
    let talk: string | null = null;
    await this.attempt(async () => {
      const said = await talkApi.say(this.table, seat, [...to], text);
      talk = said.talk.talk;
      if (!this.said[talk]) await this.fetch(talk);
      this.hear(said);
    });
    return talk;
  }

  async agree(talk: string, agreed: boolean): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.attempt(async () => this.learn(await talkApi.agree(this.table, seat, talk, agreed)));
  }

  private readShown(): void {
    const talk = this.shown ? this.find(this.shown) : undefined;
    const seat = this.seat;
    if (!talk?.unread || seat === null) return;
    this.learn({ ...talk, unread: 0 });
    void talkApi.read(this.table, seat, talk.talk, talk.lines).catch(() => {});
  }

  private async fetch(talk: string, before?: number): Promise<void> {
    if (this.seat === null) return;
    const { talk: info, lines } = await talkApi.lines(this.table, this.seat, talk, before);
    this.said = { ...this.said, [talk]: merge(this.lines(talk), lines) };
    this.learn(info);
  }

  /** The latest talk stands first. */
  private learn(talk: TalkInfo): void {
    this.list = [...this.list.filter((t) => t.talk !== talk.talk), talk].toSorted((a, b) => (b.last?.at ?? 0) - (a.last?.at ?? 0));
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = "";
    } catch (error) {
      this.problem = because(error);
    }
  }
}

const merge = (known: Line[], more: Line[]): Line[] => [...new Map([...known, ...more].map((line) => [line.n, line])).values()].toSorted((a, b) => a.n - b.n);
