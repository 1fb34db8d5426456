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

const SPRITES = import.meta.glob<string>(["./made/*.svg", "!./made/common.svg"], { query: "?url", import: "default" });
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

const lists = new Map<string, Pictures>();
const coming = new Map<string, Promise<void>>();

async function fetchPictures(game: string): Promise<void> {
  const list = LISTS[`./made/${game}.json`];
  const sprite = SPRITES[`./made/${game}.svg`];
  if (!list || !sprite) return;
  const [found, url] = await Promise.all([list(), sprite()]);
  lists.set(game, found);
  // the emblems may come a little later than the page: a picture without its emblem is a scene all the same
  void fetch(url, { priority: "low" }).then(async (answer) => answer.ok && draw(await answer.text()));
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
  return entry ? { icon: entry[0], ground: entry[1], second: entry[2] || undefined, house: entry[3] } : null;
}

export interface Tile extends Sight {
  house: string;
  /** Houses that play in the game. */
  arms: string[];
}

/** The picture of the game itself, as the hall shows it. */
export const tileOf = (game: string): Tile | null => (tiles as Record<string, Tile>)[game] ?? null;

export const ARMS: Record<string, string> = emblems.arms;
