/** Cards travel from where they lay to where they lie now: a short glide, nothing waits for it. */
import { calm } from "../../../app/settings.svelte";
import { titleOf } from "./print";

const TIME = 240;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** More than this at once is a new table, not a move. */
const MOST = 24;

interface Lain {
  x: number;
  y: number;
  size: number;
  element: HTMLElement;
  zone: string;
}

export type Lie = Map<string, Lain>;

const middle = (element: HTMLElement): Lain => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.max(box.width, box.height), element, zone: element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "" };
};

/** Where every card lies; copies of a title in one hand are told apart by their order. */
export function lie(root: HTMLElement): Lie {
  const found: Lie = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-slot]")) {
    const at = middle(element);
    if (!at.size) continue;
    let key = element.dataset.slot ?? "";
    while (found.has(key)) key += "+";
    found.set(key, at);
  }
  return found;
}

const seatOf = (zone: string): string => zone.split("-")[1] ?? "";

function anchor(root: HTMLElement, name: string): Lain | null {
  const element = root.querySelector<HTMLElement>(`[data-pile="${name}"]`);
  const at = element ? middle(element) : null;
  return at?.size ? at : null;
}

function glide(element: HTMLElement, from: Lain, to: Lain): void {
  const scale = from.size / Math.max(1, to.size);
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${Math.min(1.6, Math.max(0.25, scale))})`;
  element.animate([{ transform: start, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: TIME, easing: EASE });
}

function leave(root: HTMLElement, was: Lain, to: Lain): void {
  const ghost = was.element.cloneNode(true) as HTMLElement;
  for (const part of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")]) {
    part.classList.remove("lit", "area", "picked");
    for (const name of ["data-area", "data-slot", "id"]) part.removeAttribute(name);
  }
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, { position: "fixed", pointerEvents: "none", zIndex: "20", margin: "0" });
  root.append(ghost);
  const box = ghost.getBoundingClientRect();
  Object.assign(ghost.style, { left: `${was.x - box.width / 2}px`, top: `${was.y - box.height / 2}px` });
  const end = `translate(${to.x - was.x}px, ${to.y - was.y}px) scale(0.3)`;
  ghost.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.25 }], { duration: TIME * 1.4, easing: EASE }).finished.finally(() => ghost.remove());
}

/** Piles where a card that left the table can be found, as the view has them: `discard-0`, `dead-1`. */
export type FindPile = (card: string, seat: string) => string;

export function travel(root: HTMLElement, before: Lie, pileOf: FindPile): void {
  if (calm() || before.size === 0) return;
  const now = lie(root);
  const fresh = [...now].filter(([key]) => !before.has(key));
  const gone = [...before].filter(([key]) => !now.has(key));
  if (fresh.length + gone.length > MOST) return;
  for (const [key, to] of now) {
    const from = before.get(key);
    if (from && from.zone === to.zone && Math.hypot(from.x - to.x, from.y - to.y) > 3) glide(to.element, from, to);
  }
  const left = new Map(gone);
  for (const [key, to] of fresh) {
    const title = titleOf(key).replaceAll("+", "");
    const twin = [...left].find(([other]) => titleOf(other).replaceAll("+", "") === title);
    if (twin) left.delete(twin[0]);
    const from = twin?.[1] ?? anchor(root, to.zone.startsWith("hand") ? `deck-${seatOf(to.zone)}` : `hand-${seatOf(to.zone)}`);
    if (from) glide(to.element, from, to);
  }
  for (const [key, was] of left) {
    const to = anchor(root, pileOf(key.replaceAll("+", ""), seatOf(was.zone)));
    if (to) leave(root, was, to);
  }
}
