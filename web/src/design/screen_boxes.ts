/** Boxes on the screen. */
export interface ScreenBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How much of each other two boxes cover. */
export const overlap = (a: ScreenBox, b: ScreenBox): number => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
