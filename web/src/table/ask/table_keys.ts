/** What keys do at a table: they reach the board and the answers, or skip what is being shown. */
export interface TableKeys {
  playing: () => boolean;
  skip: () => void;
  clear: () => void;
  /** The text of the answer that passes, if one may. */
  decline: () => string | null;
}

const press = (selector: string): void => document.querySelector<HTMLButtonElement>(selector)?.click();

export function tableKeys({ playing, skip, clear, decline }: TableKeys): (e: KeyboardEvent) => void {
  return (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target as Element).closest("input, textarea, select") || document.querySelector("dialog[open]")) return;
    if (playing() && !["Tab", "Shift"].includes(e.key)) return skip();
    const text = decline();
    if (e.key === "Escape") clear();
    else if (e.key === "u") press(".extras .undo");
    else if (e.key === "b") (document.querySelector<SVGElement>(".area.lit") ?? document.querySelector<SVGElement>("[data-area]"))?.focus();
    else if (e.key === "p" && text) press(`.answers [data-choice="${text}"]`);
    else if (e.key === "w") press(".extras .rest");
    else if (e.key === "h") press(".extras .ask-hint");
    else if (e.key === "m") press(".extras .hush");
    else if (e.key === "?") press(".ask .keys");
    else if (/^[1-9]$/.test(e.key)) document.querySelectorAll<HTMLButtonElement>(".answers > .btn")[Number(e.key) - 1]?.click();
    else return;
    e.preventDefault();
  };
}
