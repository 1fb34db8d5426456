/** Charges of our own: a few plain strokes in a 20 by 20 field round the origin. */
export interface Stroke {
  d: string;
  /** Width of a line; a filled shape has none. */
  line?: number;
  /** Cut out of the charge in the colour of the field. */
  cut?: boolean;
}

const petal = (turn: number): string => {
  const a = (turn * Math.PI) / 180;
  const x = 5.1 * Math.sin(a);
  const y = -5.1 * Math.cos(a);
  return `M${(x - 3.7).toFixed(2)} ${y.toFixed(2)}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0Z`;
};

const ray = (turn: number): string => {
  const at = (r: number, off: number): string => {
    const a = ((turn + off) * Math.PI) / 180;
    return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
  };
  return `M${at(5.4, -15)}L${at(9.6, 0)}L${at(5.4, 15)}Z`;
};

const disc = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const turns = (n: number): number[] => Array.from({ length: n }, (_, i) => (i * 360) / n);

const flame = "M0-9C3.4-4.6 7-1.6 5.2 3.2 7.4 2.2 7.2-.6 7-1.6 9.6 4.6 5.6 9.2 0 9.2S-9.4 5-6 .2C-5.4 2-4.4 3-3.2 3.2-4.4-2-1.2-4.6 0-9Z";

const CHARGES: Record<string, Stroke[]> = {
  stark: [{ d: "M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5M-2.4-7 0-4.6 2.4-7M-2.4 7 0 4.6 2.4 7M-7.3-1.4-4-2.3-4.9-5.6M7.3 1.4 4 2.3 4.9 5.6M-7.3 1.4-4 2.3-4.9 5.6M7.3-1.4 4-2.3 4.9-5.6", line: 1.7 }],
  lannister: [{ d: flame }],
  baratheon: [{ d: "M0 9V3M0 3C-5.5 2.6-7-2.4-6.2-8.6M0 3C5.5 2.6 7-2.4 6.2-8.6M-6.4-3.6-9.4-6M6.4-3.6 9.4-6M-4.4.8-2.2-5.2M4.4.8 2.2-5.2", line: 2.1 }],
  tyrell: [...turns(5).map((a) => ({ d: petal(a) })), { d: disc(2.4), cut: true }],
  martell: [{ d: disc(4.3) }, ...turns(8).map((a) => ({ d: ray(a) }))],
  greyjoy: [{ d: "M-9-4.6q3-4.2 6 0t6 0 6 0M-9 1q3-4.2 6 0t6 0 6 0M-9 6.6q3-4.2 6 0t6 0 6 0", line: 2.1 }],
  targaryen: [{ d: "M0-9.4C2.6-5.6 4-3 2.4.6 4.4-.6 5.6-2.8 6.2-5.6 9.2-1.4 9.4 3.4 6 6.6 4.4 8.2 2.2 9 0 9S-4.4 8.2-6 6.6C-9.4 3.4-9.2-1.4-6.2-5.6-5.6-2.8-4.4-.6-2.4.6-4-3-2.6-5.6 0-9.4Z" }, { d: "M0 2.6C1.5 4.4 1.7 6 0 7.2-1.7 6-1.5 4.4 0 2.6Z", cut: true }],
  arryn: [{ d: "M5.2-7.4A9 9 0 1 0 5.2 7.4 7.2 7.2 0 1 1 5.2-7.4Z" }, { d: "M6.4-2.2 7.2-.4 9 0 7.2.5 6.4 2.3 5.6.5 3.8 0 5.6-.4Z" }],
  nights_watch: [{ d: "M-9-8H-5V-5H-2V-8H2V-5H5V-8H9V8H-9Z" }, { d: "M-9-.6H9M-9 3.9H9M-3-5V-.6M4-.6V3.9M-5-.6V3.9M-1 3.9V8M-3.4-5", line: 1, cut: true }],
  ghiscari: [{ d: "M-1.2 8.500C-2 4-2.200.5-1 -3.500-3-8-7-9-9.800-8.800-9.600-4.500-8.200-1-5.200 1-6.600 1.400-7.600 1.300-8.600 1-7.600 4.500-4.800 7.600-1.200 8.500ZM1.200 8.500C2 4 2.200.5 1-3.500 3-8 7-9 9.800-8.800 9.600-4.500 8.200-1 5.200 1 6.600 1.400 7.600 1.300 8.600 1 7.600 4.500 4.800 7.600 1.200 8.500Z" }],
};

const NEUTRAL: Stroke[] = [{ d: "M-6 0H6", line: 2.4 }];

export const charge = (house: string | null): Stroke[] => (house && CHARGES[house]) || NEUTRAL;

/** Whether a name is that of a house with arms. */
export const isHouse = (name: string): boolean => name in CHARGES;

/** A heater shield, 30 wide and 36 high, its middle at the origin. */
export const SHIELD = "M-15-17.5H15V1.5C15 11 7.4 16.6 0 19.5-7.4 16.6-15 11-15 1.5Z";
