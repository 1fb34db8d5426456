/** Where the large version of a card opens. */
import { overlap, type ScreenBox } from "../../../design/screen_boxes";

const GAP = 8;

/** At the side that is asked for, at the other one, or beside what must stay in sight; null where there is no room. What may lie beneath it, if it must, is the card itself. */
export function zoomPlace(size: { w: number; h: number }, room: ScreenBox, right: boolean, keep: readonly ScreenBox[], card: ScreenBox): { x: number; y: number } | null {
  const sides = [room.x + room.w - size.w, room.x];
  if (!right) sides.reverse();
  const columns = [...sides, ...keep.flatMap((box) => [box.x - GAP - size.w, box.x + box.w + GAP])];
  const lines = [room.y, ...keep.map((box) => box.y + box.h + GAP), room.y + room.h - size.h, ...keep.map((box) => box.y - GAP - size.h)];
  const inside = (box: ScreenBox): boolean => box.x >= room.x && box.y >= room.y && box.x + box.w <= room.x + room.w && box.y + box.h <= room.y + room.h;
  const places = columns.flatMap((x) => lines.map((y): ScreenBox => ({ x, y, ...size }))).filter((box) => inside(box) && keep.every((one) => overlap(box, one) === 0));
  return places.find((box) => overlap(box, card) === 0) ?? places[0] ?? null;
}
