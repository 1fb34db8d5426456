/** A pointer that moves onto a card, as against a card that comes to lie beneath a pointer at rest: browsers call both entering. */
let last: { x: number; y: number } | null = null;

const note = (e: PointerEvent): void => {
  last = { x: e.clientX, y: e.clientY };
};
const moved = (e: PointerEvent): boolean => last === null || e.clientX !== last.x || e.clientY !== last.y;

/** As long as there is a table. */
export function followPointer(): () => void {
  window.addEventListener("pointermove", note);
  return () => {
    window.removeEventListener("pointermove", note);
    last = null;
  };
}

/** Shows when a mouse has moved onto an element, or on it; a finger shows nothing. */
export const pointedAt = (show: (element: Element) => void, hide: () => void) => (element: HTMLElement): (() => void) => {
  let waits = false;
  const enter = (e: PointerEvent): void => {
    if (e.pointerType === "touch") return;
    waits = !moved(e);
    if (!waits) show(element);
  };
  const move = (e: PointerEvent): void => {
    if (!waits || !moved(e)) return;
    waits = false;
    show(element);
  };
  const leave = (e: PointerEvent): void => {
    if (e.pointerType !== "touch") hide();
  };
  element.addEventListener("pointerenter", enter);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerleave", leave);
  return () => {
    element.removeEventListener("pointerenter", enter);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerleave", leave);
  };
};
