/** From the open question to an answer: what is lit, what has been picked, why something cannot be. */
import { untrack } from "svelte";
import type { Facts, GamePage, Reason } from "../../boards/game";
import { click, offer, rolesBy, type Offer, type ReadRoles } from "../../choose/picker";
import type { Ask, Choice, View } from "../../wire/view";
import { promptText } from "../../words/game";
import { say } from "../../words/words.svelte";

export interface Source {
  view: View | null;
  page: GamePage;
  facts: Facts;
}

export class Play {
  picks = $state.raw<readonly string[]>([]);
  why = $state.raw<(Reason & { about: string }) | null>(null);
  /** The thing that `why` is about. */
  asked = $state<string | null>(null);
  /** How often the next click on the board is repeated. */
  times = $state(1);

  /** `source` gives the table in sight; `send` makes a choice, so many times. */
  constructor(
    private source: () => Source,
    private send: (choice: Choice, times: number) => void,
  ) {
    let last = -1;
    $effect(() => {
      const n = this.ask?.n ?? -1;
      if (n !== last) untrack(() => this.begin());
      last = n;
    });
    $effect(() => {
      void this.ask?.prompt;
      this.times = 1;
    });
  }

  readonly ask = $derived.by<Ask | null>(() => this.source().view?.ask ?? this.source().view?.may ?? null);
  readonly choices = $derived<Choice[]>(this.ask?.choices ?? []);
  readonly read = $derived.by<ReadRoles>(() => {
    const { view, page, facts } = this.source();
    return view && page.roles ? page.roles(facts, view) : rolesBy(new Set());
  });
  /** Choices that the board does not offer in its own way. */
  readonly open = $derived.by<Choice[]>(() => {
    const { page, view } = this.source();
    const ask = this.ask;
    return ask && view ? this.choices.filter((c) => !page.handled?.(c, ask) && !page.inHand?.(c, view)) : this.choices;
  });
  readonly offered = $derived<Offer>(offer(this.open, this.picks, this.read));
  readonly most = $derived.by<number>(() => (this.ask ? (this.source().page.times?.(this.ask) ?? 1) : 1));

  /** A new question: nothing is picked yet. */
  begin(): void {
    this.clear();
    this.why = null;
  }

  clear(): void {
    this.picks = [];
  }

  choose = (choice: Choice): void => {
    this.clear();
    this.send(choice, this.read(choice).areas.length === 1 ? this.times : 1);
  };

  pick = (area: string): void => {
    this.why = null;
    const next = click(this.open, this.picks, area, this.read);
    if ("choose" in next) this.choose(next.choose);
    else this.picks = next.picks;
  };

  whyNot = (area: string): void => {
    const { view, page, facts } = this.source();
    const ask = this.ask;
    if (!view || !ask || view.result || this.offered.lit.size === 0) return;
    const reason = page.why?.(facts, view, ask, area, this.picks) ?? { text: say("web-why-plain", { prompt: promptText(view.game, ask) }), rule: ask.rule };
    this.asked = area;
    this.why = { ...reason, about: page.areaName?.(view, area) ?? area };
  };
}
