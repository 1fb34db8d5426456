/** How large cards may be so that all of a player's rows fit into the room there is. */
export interface Laid {
  /** Widths of the characters in cards: 1 standing, 1.4 kneeling. */
  widths: number[];
  /** Strips that stick out above the tallest of them. */
  strips: number;
  /** Low pictures behind. */
  flats: number;
}

const FLAT_WIDTH = 1.06;
const FLAT_HEIGHT = FLAT_WIDTH * (10 / 19);
const STRIP = 23;
const GAP = 12;

/** Rows that pieces of these widths take. */
export function rowsOf(widths: readonly number[], room: number): number {
  let rows = widths.length ? 1 : 0;
  let used = 0;
  for (const width of widths) {
    if (used && used + GAP + width > room) {
      rows += 1;
      used = 0;
    }
    used += (used ? GAP : 0) + width;
  }
  return rows;
}

function heightOf(laid: Laid, card: number, room: number): number {
  const front = rowsOf(laid.widths.map((w) => w * card), room);
  const behind = rowsOf(Array<number>(laid.flats).fill(card * FLAT_WIDTH), room);
  return front * card * 1.4 + (front ? laid.strips * STRIP : 0) + behind * card * FLAT_HEIGHT + GAP * Math.max(0, front + behind - 1);
}

/** The width of a card: the largest that fits, between `least` and `most`. */
export function cardWidth(laid: Laid, width: number, height: number, least = 72, most = 168): number {
  for (let card = most; card > least; card -= 2) if (heightOf(laid, card, width) <= height) return card;
  return least;
}

/** What the banner of an opponent needs. */
export const BANNER = 208;

/** What an opponent needs of the height, with a low banner and the smallest cards. */
export const LEAST = 150;

/** Below this a banner is written smaller. */
export const NARROW = 250;

/** Where not all opponents have room side by side: those who must be in sight, and those who sit after them. With more of them than fit, all, to be scrolled. */
export function inSight(opponents: readonly number[], near: readonly number[], columns: number): number[] {
  if (near.length > columns) return [...opponents];
  const found = new Set(near);
  const from = Math.max(0, opponents.indexOf(near[0] ?? -1));
  for (let i = 0; i < opponents.length && found.size < columns; i += 1) found.add(opponents[(from + i) % opponents.length] ?? 0);
  return opponents.filter((seat) => found.has(seat));
}

/** Opponents stand side by side, up to four always, more where there is room; else so many that two looks show all. */
export const columnsOf = (opponents: number, width: number): number =>
  opponents <= Math.max(4, Math.floor(width / BANNER)) ? opponents : Math.ceil(opponents / 2);
