/** How wide a name is drawn on a map. */
let context: CanvasRenderingContext2D | null | undefined;

export function textWidth(text: string, size: number): number {
  context ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.66;
  context.font = `600 ${size}px Cinzel, "Trajan Pro", Georgia, serif`;
  return context.measureText(text).width;
}
