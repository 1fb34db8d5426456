/** How wide a name is drawn on a map. */
let context: CanvasRenderingContext2D | null | undefined;

export const fontOf = (size: number): string => `600 ${size}px Cinzel, "Trajan Pro", Georgia, serif`;

export function textWidth(text: string, size: number): number {
  context ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.66;
  context.font = fontOf(size);
  return context.measureText(text).width;
}
