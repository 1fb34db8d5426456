/** Parchment tints of the regions, far enough apart to tell neighbours from each other. */
const TINTS: Record<string, string> = {
  the_north: "#dfe3df",
  vale_of_arryn: "#d5dfe6",
  riverlands: "#d9e2cf",
  iron_islands: "#d4d4cb",
  crownlands: "#e8d9b4",
  westerlands: "#ead0b8",
  stormlands: "#dcd3b3",
  reach: "#d3ddb2",
  dorne: "#efd3a4",
  andalos: "#e2dcc4",
  disputed_lands: "#ecd2b2",
  long_summer: "#dcc9ae",
  slavers_bay: "#ecdba8",
  jade_sea_coast: "#cfe0d2",
  dothraki_sea: "#dde0b4",
};

export const tint = (region: string): string => TINTS[region] ?? "#e4dcc6";
