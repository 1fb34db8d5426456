/** The boards of Risk as the rulebook's data gives them, laid out on one canvas. */
import type { GameMap, MapArea, Point } from "../../map/map";

export interface Territory extends MapArea {
  board: string;
  castle: boolean;
  /** The coast whose ports it is joined with, if it has one, and where the port stands. */
  port: string | null;
  portAt: Point | null;
}

export interface Region {
  id: string;
  bonus: number;
  territories: string[];
}

export interface Chart extends GameMap {
  areas: Territory[];
  byId: Map<string, Territory>;
  regions: Region[];
}

export interface RawBoard {
  board: string;
  canvas: { world_at_war_offset: [number, number] };
  territory: { id: string; name: string; region: string; castle: boolean; card_symbol: string; port: boolean; port_group?: string; port_xy?: [number, number] | null; land: string[]; sea: string[]; x: number; y: number; polygon: [number, number][] }[];
  region: { id: string; name: string; bonus: number; territories: string[] }[];
  sea_line?: { a: string; b: string; from: [number, number]; to: [number, number] }[];
  port_group: { id: string; narrow_sea_partner: string; territories: string[] }[];
}

const NARROW_SEA = 150;

/** A single board lies at its own origin; a second one to the east of it, across the Narrow Sea. */
export function chart(boards: RawBoard[]): Chart {
  const areas: Territory[] = [];
  const regions: Region[] = [];
  const seaLines: { from: Point; to: Point }[] = [];
  /** Across the Narrow Sea coasts of one colour are one. */
  const coasts = new Map<string, string>();
  let east = 0;
  for (const board of boards) {
    const xs = board.territory.flatMap((t) => t.polygon.map(([x]) => x));
    const ox = east ? east + NARROW_SEA - Math.min(...xs) : 0;
    const oy = boards.length > 1 ? board.canvas.world_at_war_offset[1] : 0;
    east = Math.max(...xs) + ox;
    const moved = ([x, y]: [number, number]): Point => [x + ox, y + oy];
    for (const { id, narrow_sea_partner: partner } of board.port_group) coasts.set(`${board.board}:${id}`, coasts.get(partner) ?? `${board.board}-${id}`);
    for (const t of board.territory)
      areas.push({
        id: t.id,
        board: board.board,
        region: t.region,
        kind: "land",
        castle: t.castle,
        port: t.port ? (coasts.get(`${board.board}:${t.port_group}`) ?? null) : null,
        portAt: t.port_xy ? moved(t.port_xy) : null,
        at: moved([t.x, t.y]),
        polygon: t.polygon.map(moved),
      });
    for (const r of board.region) regions.push({ id: r.id, bonus: r.bonus, territories: r.territories });
    for (const l of board.sea_line ?? []) seaLines.push({ from: moved(l.from), to: moved(l.to) });
  }
  return { areas, byId: new Map(areas.map((t) => [t.id, t])), regions, seaLines };
}
