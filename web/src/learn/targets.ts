/** Where on the page the things lie that a lesson speaks of: `area:winterfell`, `choice:pass`, `part:ask`, `pile:hand-0`. */
import { REVEAL } from "../boards/moment";
import { overlap, type ScreenBox } from "../design/screen_boxes";

const PARTS: Record<string, string> = {
  ask: ".ask .question",
  answers: ".ask .answers",
  explained: ".ask .explain",
  confirm: ".ask .explain .btn.gold",
  stepper: ".ask .stepper",
  log: ".log, [data-part=log]", // on a small screen, the button that brings it up
  players: ".players",
  result: "section.result",
  board: "main.board",
  hand: ".hand",
};

const value = (text: string): string => `"${CSS.escape(text)}"`;

function selectorOf(target: string): string {
  const at = target.indexOf(":");
  const kind = target.slice(0, at);
  const name = target.slice(at + 1);
  if (kind === "part") return PARTS[name] ?? `[data-part=${value(name)}]`;
  return `[data-${kind}=${value(name)}]`;
}

const seen = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};

export function elementOf(target: string): Element | null {
  return [...document.querySelectorAll(selectorOf(target))].find(seen) ?? null;
}

/** What takes the keyboard: the thing itself, or what can be pressed in it. */
export function keyedIn(element: Element): HTMLElement | SVGElement | null {
  const pressed = "button, a[href], [tabindex]";
  return element.matches(pressed) ? (element as HTMLElement) : element.querySelector<HTMLElement>(pressed);
}

export interface Box extends ScreenBox {
  /** An area of a map is framed along its own border: its path, and how that lies on the screen. */
  shape?: { d: string; lies: string };
}

const CUTS = /auto|scroll|hidden|clip/;
const SCROLLS = /auto|scroll/;

/** The window that a thing is seen through: the screen, less what the parts of the page round it cut off. */
function windowOf(element: Element): { left: number; top: number; right: number; bottom: number } {
  const seen = { left: 2, top: 2, right: innerWidth - 2, bottom: innerHeight - 2 };
  // what is fixed to the screen (a hand over the edge of the table) is cut off by nothing round it
  const fixed = (of: Element): boolean => getComputedStyle(of).position === "fixed";
  for (let inner = element; inner.parentElement && inner.parentElement !== document.body && !fixed(inner); inner = inner.parentElement) {
    const outer = inner.parentElement;
    const { overflowX, overflowY } = getComputedStyle(outer);
    const box = outer.getBoundingClientRect();
    if (CUTS.test(overflowX)) [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)];
    if (CUTS.test(overflowY)) [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)];
  }
  return seen;
}

/** The part of a thing that is in sight, with a little room round it. */
export function boxOf(element: Element, room = 6): Box | null {
  const box = element.getBoundingClientRect();
  const seen = windowOf(element);
  const left = Math.max(seen.left, box.left - room);
  const top = Math.max(seen.top, box.top - room);
  const right = Math.min(seen.right, box.right + room);
  const bottom = Math.min(seen.bottom, box.bottom + room);
  if (right - left < 8 || bottom - top < 8) return null;
  const seenPart = { x: left, y: top, w: right - left, h: bottom - top };
  const shape = shapeOf(element);
  return shape ? { ...seenPart, shape } : seenPart;
}

function shapeOf(element: Element): Box["shape"] {
  const d = element instanceof SVGPathElement ? element.getAttribute("d") : null;
  const m = d && (element as SVGPathElement).getScreenCTM();
  return d && m ? { d, lies: `matrix(${[m.a, m.b, m.c, m.d, m.e, m.f].map((n) => n.toFixed(2)).join(" ")})` } : undefined;
}

/** Brings a thing into sight that is out of it, or more than a little cut off. */
export function reveal(element: Element): void {
  const { width, height } = element.getBoundingClientRect();
  const part = boxOf(element, 0);
  if (part && part.w * part.h >= 0.85 * Math.min(width, innerWidth) * Math.min(height, innerHeight)) return;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const [box, thing] = [outer.getBoundingClientRect(), element.getBoundingClientRect()];
    // maps and the like, which only cut off, move by their own hand: they hear of it below
    if (SCROLLS.test(overflowY)) outer.scrollTop += thing.top + thing.height / 2 - box.top - box.height / 2;
    if (SCROLLS.test(overflowX)) outer.scrollLeft += thing.left + thing.width / 2 - box.left - box.width / 2;
  }
  element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}

const around = (boxes: Box[]): Box => {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  return { x, y, w: Math.max(...boxes.map((b) => b.x + b.w)) - x, h: Math.max(...boxes.map((b) => b.y + b.h)) - y };
};

/** Beside what it speaks of, where it covers least of it; `keep` is what must stay in sight besides, `mind` what had better. */
export function placeFor(gold: Box[], keep: Box[], mind: Box[], size: { w: number; h: number }, screen: { w: number; h: number }, top: number): { x: number; y: number } {
  const gap = 18;
  const clampX = (x: number): number => Math.max(8, Math.min(x, screen.w - size.w - 8));
  const clampY = (y: number): number => Math.max(top + 8, Math.min(y, screen.h - size.h - 8));
  if (!gold.length) return { x: clampX((screen.w - size.w) / 2), y: clampY((screen.h - size.h) / 2) };
  const all = around(gold);
  const midX = all.x + all.w / 2 - size.w / 2;
  const midY = all.y + all.h / 2 - size.h / 2;
  const narrow = screen.w < 640;
  const beside = [
    [all.x + all.w + gap, midY],
    [all.x - gap - size.w, midY],
  ] as const;
  const along = [
    [midX, all.y + all.h + gap],
    [midX, all.y - gap - size.h],
  ] as const;
  // clear of all that should be seen
  const everything = around([...gold, ...mind]);
  const clear = [
    [midX, everything.y + everything.h + gap],
    [midX, everything.y - gap - size.h],
  ] as const;
  const corners = [
    [8, top + 8],
    [screen.w - size.w - 8, top + 8],
    [8, screen.h - size.h - 8],
    [screen.w - size.w - 8, screen.h - size.h - 8],
  ] as const;
  let best = { x: 8, y: top + 8 };
  let least = Infinity;
  for (const [i, [x, y]] of [...(narrow ? [...along, ...beside] : [...beside, ...along]), ...clear, ...corners].entries()) {
    const box = { x: clampX(x), y: clampY(y), w: size.w, h: size.h };
    const cost = gold.reduce((sum, b) => sum + 4 * overlap(box, b), 0) + keep.reduce((sum, b) => sum + 3 * overlap(box, b), 0) + mind.reduce((sum, b) => sum + overlap(box, b), 0) + i * 40;
    if (cost < least) {
      least = cost;
      best = { x: box.x, y: box.y };
    }
  }
  return best;
}
