/** The second click of a double click answers no other question that has come up under the pointer meanwhile. */
import type { Attachment } from "svelte/attachments";

const choiceAt = (e: Event): string | undefined => (e.target as Element).closest<HTMLElement>("[data-choice]")?.dataset.choice;

export const noDoubleClick: Attachment<HTMLElement> = (answers) => {
  let first: string | undefined;
  const listen = (e: MouseEvent): void => {
    // the same answer again is meant: attack once more
    if (e.detail < 2) first = choiceAt(e);
    else if (choiceAt(e) !== first) e.stopImmediatePropagation();
  };
  answers.addEventListener("click", listen, true);
  return () => answers.removeEventListener("click", listen, true);
};
