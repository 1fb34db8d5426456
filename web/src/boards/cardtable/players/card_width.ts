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

/** Rows that pieces of these widths take; a gap below 0: they lie over each other. */
export function rowsOf(widths: readonly number[], room: number, gap = GAP): number {
  let rows = widths.length ? 1 : 0;
  let used = 0;
  for (const width of widths) {
    if (used && used + gap + width > room) {
      rows += 1;
      used = 0;
    }
    used += (used ? gap : 0) + width;
  }
  return rows;
}

/** How high characters of these widths (in cards) stand: a row of kneeling ones is low. */
function frontHeight(widths: readonly number[], card: number, room: number, gap = GAP): number {
  let [height, row, used] = [0, 0, 0];
  for (const wide of widths) {
    if (used && used + gap + wide * card > room) {
      height += row + GAP;
      [row, used] = [0, 0];
    }
    used += (used ? gap : 0) + wide * card;
    row = Math.max(row, wide > 1 ? card : card * 1.4);
  }
  return height + row;
}

function heightOf(laid: Laid, card: number, room: number): number {
  const front = frontHeight(laid.widths, card, room);
  const behind = rowsOf(Array<number>(laid.flats).fill(card * FLAT_WIDTH), room);
  return front + (front ? laid.strips * STRIP : 0) + behind * card * FLAT_HEIGHT + GAP * Math.max(0, front ? behind : behind - 1);
}

/** The width of a card: the largest that fits, between `least` and `most`. */
export function cardWidth(laid: Laid, width: number, height: number, least = 72, most = 168): number {
  for (let card = most; card > least; card -= 2) if (heightOf(laid, card, width) <= height) return card;
  return least;
}

const LOCATION_ROW = 29; // a strip with its gap
const EMBLEM = 33;
const SHADOW_ROW = 32;
const NAMED = 48; // narrower cards bear no name
const SMALLEST = 34;

export interface Fitted {
  /** Pixels that a card is wide. */
  card: number;
  /** Locations show their emblems alone. */
  emblems: boolean;
  /** Pixels by which each character lies over the one before; null: side by side. */
  over: number | null;
}

/** All that an opponent has in play in the room there is: small cards, then locations as emblems, then characters over each other. */
export function fitAll(laid: Laid, locations: number, shadows: boolean, width: number, height: number, most: number): Fitted {
  const left = (perRow: number): number => height - Math.ceil(locations / perRow) * LOCATION_ROW - (shadows ? SHADOW_ROW : 0);
  const named = left(2);
  const marked = left(Math.max(1, Math.floor(width / EMBLEM)));
  for (const [room, emblems] of [[named, false], [marked, true]] as const) {
    const card = cardWidth(laid, width, room, NAMED, most);
    if (heightOf(laid, card, width) <= room) return { card, emblems, over: null };
  }
  return { ...fan(laid, width, marked), emblems: true };
}

/** A column of strips beside one's own characters, and one of emblems. */
const COLUMN = 180;
export const EMBLEM_ROWS = 6;
/** Narrower cards bear their names in one line. */
const WRAPPED = 60;

/** All that I have in play among many, who leave no room for more rows: locations as emblems, then smaller cards, then over each other. */
export function fitOwn(laid: Laid, locations: number, shadows: boolean, width: number, height: number, most: number): Fitted {
  const beside = (column: number): number => width - (locations && column) - (shadows ? COLUMN : 0);
  const marked = beside(Math.ceil(locations / EMBLEM_ROWS) * EMBLEM + GAP);
  for (const [room, least, emblems] of [[beside(COLUMN), WRAPPED, false], [marked, WRAPPED, true], [marked, NAMED, true]] as const) {
    const card = cardWidth(laid, room, height, least, most);
    if (heightOf(laid, card, room) <= height) return { card, emblems, over: null };
  }
  return { ...fan(laid, marked, height), emblems: true };
}

/** As large as lets most of each card be seen. */
function fan(laid: Laid, width: number, height: number): { card: number; over: number } {
  const room = width - 6; // shadows and edges
  let best = { card: SMALLEST, over: SMALLEST - 8 };
  for (let card = NAMED; card >= SMALLEST; card -= 2)
    for (let over = 0; over < card - 8; over += 1)
      if (frontHeight(laid.widths, card, room, -over) + laid.strips * STRIP <= height) {
        if (card - over > best.card - best.over) best = { card, over };
        break;
      }
  return best;
}

/** What the banner of an opponent needs. */
export const BANNER = 208;

/** What an opponent needs of the height, with a low banner and the smallest cards. */
export const LEAST = 150;

/** A page made large, not higher than this: all of it is scrolled. */
export const LOW = 560;

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

/** Opponents stand side by side where there is room for their banners; else in two lines, or so many as have room at a time. */
export function columnsOf(opponents: number, width: number): number {
  const room = Math.max(3, Math.floor(width / BANNER));
  return opponents <= room ? opponents : Math.min(room, Math.ceil(opponents / 2));
}
