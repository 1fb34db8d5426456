/** Which picture a thing has, and the drawings that the page needs for it: written into the document once. */
import emblems from "./emblems.json";
import grounds from "./grounds.svg?raw";
import common from "./made/common.svg?raw";
import tiles from "./made/tiles.json";
import { gradients } from "./tones";

/** Emblem, ground, and what the thing does as a small second emblem. */
export interface Sight {
  icon: string;
  ground: string;
  second?: string;
  /** Whose colours it has, where the thing itself belongs to nobody. */
  house?: string;
}

type Entry = [icon: string, ground: string, second?: string, house?: string];
export type Pictures = Record<string, Record<string, Entry>>;

const SPRITES = import.meta.glob<string>(["./made/*.svg", "!./made/common.svg"], { query: "?url", import: "default", eager: true });
const LISTS = import.meta.glob<Pictures>(["./made/*.json", "!./made/tiles.json", "!./made/credits.json"], { import: "default" });

function draw(svg: string): void {
  const holder = document.createElement("div");
  holder.className = "drawings";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = svg;
  document.body.append(holder);
}

let begun = false;

/** Grounds, light and the emblems of every page. */
export function layGrounds(): void {
  if (begun) return;
  begun = true;
  draw(`<svg xmlns="http://www.w3.org/2000/svg"><defs>${gradients()}</defs></svg>${grounds}${common}`);
}

/** Emblems in one sprite; `sprites.py` counts alike: in the order in which the pictures name them. */
const PER_SPRITE = 8;

const lists = new Map<string, Pictures>();
/** In which sprite of its game an emblem is. */
const parts = new Map<string, Map<string, number>>();
const coming = new Map<string, Promise<void>>();

async function fetchPictures(game: string): Promise<void> {
  const list = LISTS[`./made/${game}.json`];
  if (!list) return;
  const found = await list();
  const order = new Map<string, number>();
  for (const [icon, , second] of Object.values(found).flatMap((section) => Object.values(section)))
    for (const name of [icon, second]) if (name && !order.has(name)) order.set(name, Math.floor(order.size / PER_SPRITE));
  parts.set(game, order);
  lists.set(game, found);
}

/** The emblems may come a little later than the page: a picture without its emblem is a scene all the same. */
const asked = new Set<string>();
function needEmblem(game: string, icon: string): void {
  const path = `./made/${game}-${parts.get(game)?.get(icon)}.svg`;
  if (asked.has(path)) return;
  asked.add(path);
  const url = SPRITES[path];
  if (!url) return;
  void fetch(url, { priority: "low" })
    .then(async (answer) => answer.ok && draw(await answer.text()))
    .catch(() => asked.delete(path));
}

/** Emblems that stand beside words of a game. */
export async function needEmblems(game: string, icons: readonly string[]): Promise<void> {
  await needPictures(game);
  for (const icon of icons) needEmblem(game, icon);
}

/** The pictures of a game; they are there for `pictureOf` when this is done. */
export function needPictures(game: string): Promise<void> {
  layGrounds();
  const under = coming.get(game) ?? fetchPictures(game);
  coming.set(game, under);
  return under;
}

/** The picture of a thing of a game whose pictures are there. */
export function pictureOf(game: string, section: string, id: string): Sight | null {
  const entry = lists.get(game)?.[section]?.[id];
  for (const icon of [entry?.[0], entry?.[2]]) if (icon) needEmblem(game, icon);
  return entry ? { icon: entry[0], ground: entry[1], second: entry[2] || undefined, house: entry[3] } : null;
}

export interface Tile extends Sight {
  house: string;
  /** Houses that play in the game. */
  arms: string[];
}

/** The picture of the game itself, as the home page shows it. */
export const tileOf = (game: string): Tile | null => (tiles as Record<string, Tile>)[game] ?? null;

export const ARMS: Record<string, string> = emblems.arms;
