/** Challenge icons: an axe, an eye, a crown; told apart by shape as well as colour. In a field of 20 by 20. */
import type { Icon } from "./print";

export const SHAPES: Record<Icon, { d: string; line?: number }[]> = {
  military: [{ d: "M6.2 18 13 4.6", line: 2.2 }, { d: "M9.400 2.600C13.400.6 18.600 2.800 18.800 8.800 16.600 8.200 14 9.200 12.600 11L8.600 9C9.800 7 10 4.600 9.400 2.600Z" }],
  intrigue: [{ d: "M1.500 10C5 4 15 4 18.500 10 15 16 5 16 1.500 10Z", line: 2.2 }, { d: "M7 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z" }],
  power: [{ d: "M2.600 16.500 1.600 5.800 6.400 10 10 3 13.600 10 18.400 5.800 17.400 16.500Z" }],
};
