/** "Your turn" for somebody who looks elsewhere: the tab's title and icon, a horn, a notification of the system. */
import { alerts } from "../../app/settings.svelte";
import { play } from "../../sound/cues";
import { at } from "../../wire/base";
import { say } from "../../words/words.svelte";

const CALM = at("/crest.svg");
const CALLING = at("/crest-turn.svg");

function showIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link && !link.href.endsWith(href)) link.href = href;
}

/** How the tab looks: whose turn it is, at which table, how much was said and not read. */
export function showTurn(mine: boolean, title: string, unread = 0): void {
  document.title = `${unread ? `(${unread}) ` : ""}${mine ? `● ${say("web-your-turn")} · ` : ""}${title}`;
  showIcon(mine ? CALLING : CALM);
}

/** The table has begun to wait for the reader. */
export function callReader(question: string, title: string): void {
  play("turn");
  notify(`${say("web-your-turn")} · ${title}`, question);
}

/** A notification of the system, for who looks elsewhere and has asked for it. */
export function notify(head: string, body: string): void {
  if (!document.hidden || !alerts() || globalThis.Notification?.permission !== "granted") return;
  const note = new Notification(head, { body, tag: location.pathname, icon: CALM });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export function leaveTurn(): void {
  showIcon(CALM);
}
