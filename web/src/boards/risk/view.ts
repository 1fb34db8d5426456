/** Written by web/wire.py from the views of risk; do not edit. */

export interface CharacterView {
  face: "captured" | "down" | "gone" | "up";
  captor: string | null;
}

export interface DeckSizes {
  territory: number;
  maester: number;
  objective: number;
}

export interface Discards {
  territory: string[];
  maester: string[];
  objective: string[];
}

export interface InvasionView {
  source: string;
  target: string;
  attacker: number;
  defender: string;
  attacking: number | null;
  attack_dice: number[];
  attack_sides: number[];
  defence_dice: number[];
  defence_sides: number[];
}

export interface MineView {
  cards: string[];
  maesters: string[];
  objectives: string[];
  progress: Record<string, [number, number]>;
  musters: string[];
  taken: string[][];
}

export interface PlayerView {
  house: string | null;
  territories: number;
  castles: number;
  ports: number;
  regions: string[];
  units: number;
  cards: number;
  income: number;
  score: number;
  out: boolean;
  gold?: number;
  gold_income?: number;
  musters?: number;
  maesters?: number;
  mourning?: boolean;
  objectives?: number;
  points?: number;
  characters?: Record<string, CharacterView>;
}

export interface RiskView {
  board: "both" | "essos" | "westeros";
  round: number;
  turn: number | null;
  step: string;
  order: number[];
  territories: Record<string, TerritoryView>;
  players: PlayerView[];
  decks: DeckSizes;
  discards: Discards;
  conquered: string[];
  maneuvers: number;
  closed: string[];
  invasion: InvasionView | null;
  mine: MineView | null;
}

export interface TerritoryView {
  owner: string | null;
  units: number;
  knights?: number;
  siege_engines?: number;
  fortifications?: number;
}
