/** Icons that explain themselves: which of them lies under a pointer, and where its words stand. */

/** The words of a term: of the glossary that the guide shows, or of an icon that needs no line there. */
export function messageOf(game: string, term: string, knows: (message: string) => boolean): string | null {
  return [`${game}-term-${term}`, `${game}-icon-${term}`].find((id) => knows(`${id}.text`)) ?? null;
}

/** The icon at a point. Pieces of a map let clicks through to their area: they are found by where they lie. */
export function termAt(target: Element, x: number, y: number): Element | null {
  const at = target.closest("[data-term]");
  const drawing = target.closest("svg");
  if (at || !drawing) return at;
  const under = [...drawing.querySelectorAll("[data-term]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return under.at(-1) ?? null;
}
