/** What was said at the table while the reader looked elsewhere. */
import type { Muted } from "../../people/muted.svelte";
import type { TableSession } from "../../table/session/session.svelte";

export class UnreadTalk {
  /** Talk is in sight, and the table's chat is what is open there. */
  inSight = $state(true);
  chatOpen = $state(true);
  private read = $state(-1); // the last line; before the table has come, none is unread

  constructor(
    private session: TableSession,
    private muted: Muted,
  ) {
    $effect(() => {
      const last = session.chat.at(-1)?.n ?? 0;
      if (session.view && (this.read < 0 || (this.inSight && this.chatOpen))) this.read = last;
    });
  }

  get chat(): number {
    return this.read < 0 ? 0 : this.session.chat.filter((l) => l.n > this.read && !this.muted.people.has(l.person)).length;
  }

  get count(): number {
    return this.chat + this.session.talks.unread;
  }
}
