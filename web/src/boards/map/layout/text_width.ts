/** How wide a name is drawn on a map, known before its letters have come: nothing moves when they do. */
import widths from "./letter_widths.json";

const LETTERS: Record<string, number> = widths;
const USUAL = 660; // thousandths, of a letter that the font lacks

export const textWidth = (text: string, size: number): number => ([...text].reduce((sum, letter) => sum + (LETTERS[letter] ?? USUAL), 0) * size) / 1000;
