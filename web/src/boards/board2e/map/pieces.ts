/** What lies in an area, and in which forms it can be drawn, with the room that each takes in pixels. */
import { inRows, type InRow, type Rows } from "../../map/layout/rows";
import { isNeutral, type AreaFacts } from "../read";
import type { AreaView } from "../view";

export type PieceKind = "order" | "unit" | "army" | "token" | "garrison" | "neutral" | "anchor";

interface Lying {
  key: string;
  kind: PieceKind;
  /** The unit, or the order that lies face up. */
  what: string | null;
  /** How many, where they are not drawn one by one; the strength of a garrison or a neutral force. */
  count: number | null;
  routed: boolean;
}

export type Piece = InRow<Lying>;

/** A small emblem of the land itself: whose home it is, castle, stronghold, barrel, crown. */
export type Symbol = "home" | "castle" | "stronghold" | "supply" | "crown";

/** One way to draw an area: its pieces, and below them what the land gives. */
export interface Form extends Rows<Lying> {
  symbols: Symbol[];
}

const WIDTH: Record<PieceKind, number> = { order: 34, unit: 28, army: 28, token: 26, garrison: 24, neutral: 28, anchor: 24 };
/** More than this are drawn once for each kind. */
const SINGLE = 4;
/** More than this in one line make two. */
const IN_LINE = 2;
const ORDER = ["siege_engine", "knight", "footman", "ship"];

export const LINE = 36;
export const SYMBOL = 15;

function units(of: Record<string, number>, routed: boolean, single: boolean): Lying[] {
  return ORDER.flatMap((what): Lying[] => {
    const count = of[what] ?? 0;
    const one = (i: number, shown: number | null): Lying => ({ key: `${what}-${routed ? "routed" : "up"}-${i}`, kind: "unit", what, count: shown, routed });
    if (!count) return [];
    return single ? Array.from({ length: count }, (_, i) => one(i, null)) : [one(0, count > 1 ? count : null)];
  });
}

const sum = (of: Record<string, number>): number => Object.values(of).reduce((a, b) => a + b, 0);

/** Order, units and the rest, each in its own list; `closely`: one piece for each kind of unit, or one for all. */
function lying(area: AreaFacts, lies: AreaView | undefined, closely: "no" | "kinds" | "army"): Lying[][] {
  const one = (kind: PieceKind, what: string | null, count: number | null): Lying => ({ key: kind, kind, what, count, routed: false });
  if (!lies) return area.kind === "port" ? [[], [], [one("anchor", null, null)]] : [];
  const all = sum(lies.units) + sum(lies.routed);
  const single = closely === "no" && all <= SINGLE;
  const order = lies.ordered || lies.order ? [one("order", lies.order, null)] : [];
  const army = closely === "army" && all > 1 ? [one("army", null, all)] : [...units(lies.units, false, single), ...units(lies.routed, true, single)];
  const rest = [
    ...(lies.token && (closely !== "army" || !all) ? [one("token", null, null)] : []),
    ...(lies.garrison ? [one("garrison", null, lies.garrison)] : []),
    ...(isNeutral(lies) ? [one("neutral", null, lies.neutral)] : []),
  ];
  const empty = !order.length && !army.length && !rest.length;
  return [order, army, empty && area.kind === "port" ? [one("anchor", null, null)] : rest];
}

export function symbolsOf(area: AreaFacts): Symbol[] {
  const structure: Symbol[] = area.structure === "castle" || area.structure === "stronghold" ? [area.structure] : [];
  const home: Symbol[] = area.home_house ? ["home"] : [];
  return [...home, ...structure, ...Array<Symbol>(area.supply ?? 0).fill("supply"), ...Array<Symbol>(area.power ?? 0).fill("crown")];
}

/** In one line; one piece for each kind; in two lines, the army first; and where all of the map is in sight, the army as one. */
export function formsOf(area: AreaFacts, lies: AreaView | undefined): Form[] {
  const symbols = symbolsOf(area);
  const form = (lines: Lying[][], given: Symbol[]): Form => {
    const rows = inRows(lines, (p) => WIDTH[p.kind], LINE);
    return { ...rows, symbols: given, w: Math.max(rows.w, given.length * SYMBOL), h: (rows.pieces.length ? rows.h : 0) + (given.length ? SYMBOL : 0) || rows.h };
  };
  const [usual, kinds, army] = (["no", "kinds", "army"] as const).map((closely) => lying(area, lies, closely)) as [Lying[][], Lying[][], Lying[][]];
  const flat = (lists: Lying[][]): Lying[] => lists.flat();
  const forms = [form([flat(usual)], symbols)];
  if (flat(kinds).length < flat(usual).length) forms.push(form([flat(kinds)], symbols));
  if (flat(kinds).length > IN_LINE) forms.push(form([[...(kinds[0] ?? []), ...(kinds[1] ?? [])].slice(0, IN_LINE), [...(kinds[0] ?? []), ...(kinds[1] ?? [])].slice(IN_LINE).concat(kinds[2] ?? [])], symbols));
  if (flat(army).length > 1 || symbols.length > 1) forms.push(form([flat(army)], symbols.filter((s) => s === "castle" || s === "stronghold")));
  return forms;
}
