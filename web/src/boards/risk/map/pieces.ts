/** What stands in a territory, in which forms it can be drawn, with the room that each takes in pixels. */
import { inRows, type InRow, type Rows } from "../../map/layout/rows";
import type { Garrison } from "../read";
import type { Territory } from "./territories";

export type PieceKind = "castle" | "power" | "army" | "knight" | "engine" | "fort";

interface Standing {
  kind: PieceKind;
  count: number;
}

export type Piece = InRow<Standing>;
export type Form = Rows<Standing>;

const WIDTH: Record<PieceKind, number> = { castle: 20, power: 30, army: 32, knight: 28, engine: 28, fort: 28 };
const LINE = 38;
/** More than this in one line make two. */
const IN_LINE = 2;

/** In one line, and in two where there is little room, the army in the first. */
export function formsOf(t: Territory, garrison: Garrison | undefined): Form[] {
  const kinds: [PieceKind, number][] = [
    ["castle", t.castle && !garrison?.seat ? 1 : 0],
    ["power", garrison?.seat ? 1 : 0],
    ["army", garrison && !garrison.empty ? garrison.units : 0],
    ["knight", garrison?.knights ?? 0],
    ["engine", garrison?.engines ?? 0],
    ["fort", garrison?.forts ?? 0],
  ];
  const there = kinds.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }));
  const form = (...lines: Standing[][]): Form => inRows(lines, (p) => WIDTH[p.kind], LINE);
  return there.length > IN_LINE ? [form(there), form(there.slice(0, IN_LINE), there.slice(IN_LINE))] : [form(there)];
}
