/** From this width of the window on regions and objectives stand beside the map, in pixels. */
export const RAIL_FROM = 1200;
