/** What can be clicked is brought into sight, and the keyboard goes on where the question is. */
import { usesKeys } from "../../app/keyboard.svelte";

/** After a change of the table: something lit must be in sight; a focus that was lost goes to the first answer. */
export function bringIntoSight(top: HTMLElement): () => void {
  const waiting = requestAnimationFrame(() => {
    const frame = top.getBoundingClientRect();
    const found = [...top.querySelectorAll<HTMLElement>(".area.lit")].filter((e) => e.offsetParent);
    const seen = (e: HTMLElement): boolean => e.getBoundingClientRect().top >= frame.top && e.getBoundingClientRect().bottom <= frame.bottom + 4;
    if (found.length && !found.some(seen)) found[0]?.scrollIntoView({ block: "center" });
    const focus = document.activeElement;
    if (usesKeys() && (!focus || focus === document.body || focus.matches(".area:not(.lit)"))) {
      const next = [...document.querySelectorAll<HTMLElement>(".spread .area.lit, .area.lit, .ask.mine .answers .btn")].find((e) => e.offsetParent);
      next?.focus();
    }
  });
  return () => cancelAnimationFrame(waiting);
}
