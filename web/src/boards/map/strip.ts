/** Where the controls of a map stand: in a strip of their own, so that they lie over nothing that is read. */
import type { Box } from "./map";

export interface Strip {
  side: "beside" | "below";
  /** Pixels of the room that it takes. */
  size: number;
  /** Two columns, where one is too high. */
  low: boolean;
}

export const BELOW = 54;
export const BESIDE = 62;
const BESIDE_LOW = 104;
/** The small map, the buttons and what opens a list stand below each other from this height on. */
const ONE_COLUMN = 330;

/** The side on which the strip leaves the board the larger. */
export function stripFor(width: number, height: number, box: Pick<Box, "w" | "h">): Strip {
  const low = height < ONE_COLUMN;
  const beside = low ? BESIDE_LOW : BESIDE;
  const fit = (w: number, h: number): number => Math.min(w / box.w, h / box.h);
  return fit(width - beside, height) >= fit(width, height - BELOW) ? { side: "beside", size: beside, low } : { side: "below", size: BELOW, low: false };
}
