/** Something is dragged over a map and dropped on an area; a press that does not move stays a click. */

const SLACK = 8; // pixels

export interface Dragging {
  /** Where it is, in the window; null: it was let go. */
  onmove: (at: { x: number; y: number } | null) => void;
  ondrop: (area: string) => void;
}

function areaAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<Element>("[data-area]")?.getAttribute("data-area") ?? null;
}

export function drag(begin: PointerEvent, { onmove, ondrop }: Dragging): void {
  if (begin.button !== 0) return;
  let moved = false;
  const move = (e: PointerEvent): void => {
    if (e.pointerId !== begin.pointerId) return;
    moved ||= Math.hypot(e.clientX - begin.clientX, e.clientY - begin.clientY) > SLACK;
    if (moved) onmove({ x: e.clientX, y: e.clientY });
  };
  const end = (e: PointerEvent): void => {
    if (e.pointerId !== begin.pointerId) return;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    if (!moved) return;
    onmove(null);
    const area = e.type === "pointerup" ? areaAt(e.clientX, e.clientY) : null;
    window.addEventListener("click", swallow, true);
    setTimeout(() => window.removeEventListener("click", swallow, true));
    if (area) ondrop(area);
  };
  /** The click that ends a drag is part of it. */
  const swallow = (e: Event): void => e.stopPropagation();
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}
