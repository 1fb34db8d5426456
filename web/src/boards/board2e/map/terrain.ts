/** What the land is like: colour and ink, from the snow of the north to the sand of the south. */
import type { Terrain } from "../../map/layout/terrain";

interface Land {
  tint: string;
  terrain: Terrain;
  areas: readonly string[];
}

const LANDS: readonly Land[] = [
  { tint: "#dfe3df", terrain: "wall", areas: ["castle_black"] },
  { tint: "#dfe3df", terrain: "pine", areas: ["karhold", "winterfell", "white_harbor", "widows_watch", "the_stony_shore", "moat_cailin", "flints_finger"] },
  { tint: "#d9e2cf", terrain: "reed", areas: ["greywater_watch", "seagard", "the_twins", "riverrun", "harrenhal"] },
  { tint: "#d5dfe6", terrain: "peak", areas: ["the_fingers", "the_mountains_of_the_moon", "the_eyrie"] },
  { tint: "#ead0b8", terrain: "hill", areas: ["lannisport", "stoney_sept", "searoad_marches"] },
  { tint: "#d4d4cb", terrain: "hill", areas: ["pyke"] },
  { tint: "#e8d9b4", terrain: "hill", areas: ["crackclaw_point", "kings_landing", "blackwater", "dragonstone"] },
  { tint: "#dcd3b3", terrain: "tree", areas: ["kingswood", "storms_end"] },
  { tint: "#d3ddb2", terrain: "grain", areas: ["highgarden", "oldtown", "the_reach", "dornish_marches", "three_towers", "the_arbor"] },
  { tint: "#efd3a4", terrain: "peak", areas: ["princes_pass", "the_boneway"] },
  { tint: "#efd3a4", terrain: "dune", areas: ["yronwood", "starfall", "salt_shore", "sunspear"] },
];

const OF = new Map(LANDS.flatMap((land) => land.areas.map((id) => [id, land] as const)));

export const terrain = (id: string): Terrain | null => OF.get(id)?.terrain ?? null;
export const tint = (id: string): string => OF.get(id)?.tint ?? "#e0dcc4";
