/** What the expert bot would do, for the question it was asked about. */
import { because } from "../../app/me.svelte";
import type { Odds } from "../../table/ask/AskBar.svelte";
import type { TableSession } from "../../table/session/session.svelte";
import { api } from "../../wire/http";
import type { Choice } from "../../wire/view";
import { need } from "../../words/words.svelte";

export interface Advice {
  ask: number;
  choice: Choice;
  why: string;
  odds: Odds | null;
}

export class Hints {
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);

  constructor(private session: TableSession) {}

  ask = async (): Promise<void> => {
    const { session } = this;
    if (this.thinking || session.seat === null) return;
    this.thinking = true;
    try {
      const [found] = await Promise.all([api.hint(session.table, session.seat), need("reasons")]);
      const called = (text: string | null): Choice | undefined => session.view?.ask?.choices.find((c) => c.text === text);
      const [choice, other] = [called(found.choice), called(found.other)];
      const odds = other && found.chance !== null && found.other_chance !== null ? { chance: found.chance, other, otherChance: found.other_chance } : null;
      if (choice) this.advice = { ask: found.ask, choice, why: found.why, odds };
    } catch (error) {
      session.problem = because(error);
    }
    this.thinking = false;
  };
}
