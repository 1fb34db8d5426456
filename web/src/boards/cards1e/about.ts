import type { AboutGame } from "../game";

export const about: AboutGame = { decks: true };
