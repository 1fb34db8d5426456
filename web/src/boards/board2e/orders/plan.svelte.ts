/** What I am about to order: the area whose ring is open, the token in my hand, and the answers still to be sent. */
import type { Ask, Choice } from "../../../wire/view";
import { answerOf, type PlanStep } from "./orders";

export class Plan {
  /** The area whose tokens lie round it. */
  open = $state<string | null>(null);
  /** The token that the next area gets. */
  held = $state<string | null>(null);
  private steps = $state.raw<PlanStep[]>([]);
  private answered = -1;

  send(steps: PlanStep[]): void {
    this.steps = steps;
    this.answered = -1;
    this.open = null;
    this.held = null;
  }

  get sending(): boolean {
    return this.steps.length > 0;
  }

  /** The answer to a question that has not been answered yet; null: nothing is left to say, or the table does not ask. */
  next(ask: Ask | null): Choice | null {
    if (!ask || ask.n === this.answered) return null;
    const [step, ...rest] = this.steps;
    if (!step) return null;
    this.steps = rest;
    if (step.verb === "plan" && ask.args.area === step.area) return this.next(ask); // asked already
    const choice = answerOf(ask, step);
    if (choice) this.answered = ask.n;
    else this.steps = [];
    return choice;
  }
}
