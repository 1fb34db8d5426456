/** The bar of a table keeps its height, whatever is asked: what is too long is written smaller, and what still has no room is marked as cut. */
import type { Attachment } from "svelte/attachments";

/** Sizes of type that each part has, the largest first; the stylesheet says which. */
const PARTS = [[".answers", 4], [".extras", 1], [".question", 3]] as const;

const isCut = (part: Element): boolean => part.scrollHeight > part.clientHeight + 1;

/** The largest type in which all of a part is in sight; where it never is, the one that leaves the least to be scrolled. */
function fit(part: HTMLElement, smallest: number): void {
  let [best, least] = ["0", Infinity];
  for (let size = 0; size <= smallest; size += 1) {
    part.dataset.fit = String(size);
    if (!isCut(part)) return;
    if (part.scrollHeight <= least) [best, least] = [part.dataset.fit, part.scrollHeight];
  }
  part.dataset.fit = best;
}

/** Keeps the parts of the bar in their room; says of the question whether some of it is out of sight. */
export function fitting(oncut: (cut: boolean) => void): Attachment<HTMLElement> {
  return (bar) => {
    const all = (): void => {
      if (bar.querySelector(".question.whole")) return; // it is being read where it has room
      // what is left for the question depends on the answers
      for (const [selector, smallest] of PARTS) {
        const part = bar.querySelector<HTMLElement>(selector);
        if (part) fit(part, smallest);
      }
      const question = bar.querySelector(".question");
      oncut(!!question && isCut(question));
    };
    const words = new MutationObserver(all);
    words.observe(bar, { childList: true, subtree: true, characterData: true });
    const room = globalThis.ResizeObserver && new ResizeObserver(all);
    room?.observe(bar);
    // a type that arrives later is wider or narrower than the one that stood in for it
    document.fonts?.addEventListener("loadingdone", all);
    all();
    return () => {
      words.disconnect();
      room?.disconnect();
      document.fonts?.removeEventListener("loadingdone", all);
    };
  };
}
