/** What the land of each region is like, and of single territories that differ from theirs. */
import type { Terrain } from "../../map/layout/terrain";
import type { Territory } from "./territories";

const REGIONS: Record<string, Terrain> = {
  the_north: "pine",
  vale_of_arryn: "peak",
  riverlands: "reed",
  iron_islands: "hill",
  crownlands: "hill",
  westerlands: "hill",
  stormlands: "tree",
  reach: "grain",
  dorne: "dune",
  andalos: "hill",
  disputed_lands: "grain",
  long_summer: "volcano",
  slavers_bay: "dune",
  jade_sea_coast: "palm",
  dothraki_sea: "reed",
};

const TERRITORIES: Record<string, Terrain> = {
  kingswood: "tree",
  red_mountains: "peak",
  the_neck: "reed",
  barrowlands: "hill",
  golden_tooth: "peak",
  tarth: "hill",
  dornish_marches: "grain",
  forest_of_qohor: "tree",
  hills_of_norvos: "peak",
  the_axe: "pine",
  the_golden_fields: "grain",
  tyrosh: "palm",
  lys: "palm",
  valyria: "volcano",
  the_red_waste: "dune",
  bayasabhad: "peak",
  samyrian: "peak",
};

export const terrain = (t: Territory): Terrain | null => TERRITORIES[t.id] ?? REGIONS[t.region] ?? null;
