/** One thing that is tried: whether it goes on, what went wrong, what is told when it is done. */
import { because } from "../app/me.svelte";
import { Refusal } from "../wire/http";
import { say } from "../words/words.svelte";

export class Attempt {
  busy = $state(false);
  problem = $state("");
  told = $state("");

  async run(work: () => Promise<unknown>, told = ""): Promise<boolean> {
    this.busy = true;
    this.problem = this.told = "";
    try {
      await work();
      this.told = told;
      return true;
    } catch (error) {
      // one's own password is asked for, not a name
      const mine = error instanceof Refusal && error.reason === "wrong-password" && error.field;
      this.problem = mine ? say("web-password-wrong") : because(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
