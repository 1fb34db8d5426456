/** The analysis of a finished table: begun by who wants it first, made by the server in the background, kept for everyone. */
import { because } from "../app/me.svelte";
import { api, type Analysis } from "../wire/http";
import { need, say } from "../words/words.svelte";

const AGAIN = 1000; // milliseconds between two looks at how far it is

export class AnalysisSource {
  found = $state.raw<Analysis | null>(null);
  done = $state(0);
  of = $state(0);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Reads it, or has it made and waits for it. */
  async begin(): Promise<void> {
    this.problem = "";
    try {
      const [state] = await Promise.all([api.analysis(this.table), need("reasons")]);
      this.take(state.status === "none" ? await api.analyse(this.table) : state);
    } catch (error) {
      this.problem = because(error);
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private take(state: Awaited<ReturnType<typeof api.analysis>>): void {
    if (state.status === "none") this.problem = say("web-analysis-failed");
    this.done = state.done;
    this.of = state.of;
    this.found = state.found;
    if (state.status === "running") this.timer = setTimeout(() => void this.look(), AGAIN);
  }

  private async look(): Promise<void> {
    try {
      this.take(await api.analysis(this.table));
    } catch (error) {
      this.problem = because(error);
    }
  }
}
