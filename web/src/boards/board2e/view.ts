/** Written by web/wire.py from the views of board2e; do not edit. */

export interface AreaView {
  controller: string | null;
  owner: string | null;
  units: Record<string, number>;
  routed: Record<string, number>;
  token: string | null;
  garrison: number;
  neutral: number | null;
  order: string | null;
  ordered: boolean;
}

export interface CombatView {
  area: string;
  source: string;
  step: string;
  cards_shown: boolean;
  tides_shown: boolean;
  attacker: SideView;
  defender: SideView;
  winner: string | null;
  loser: string | null;
}

export interface DeckView {
  left: number;
  discard: string[];
  known: Record<string, number>;
}

export interface Forecast {
  attacker: ForecastSide;
  defender: ForecastSide;
  support: SupportView[];
}

export interface ForecastSide {
  house: string;
  strength: number;
  parts: Record<string, number>;
  worst_card: number;
  best_card: number;
}

export interface HouseView {
  house: string;
  power: number;
  tokens_left: number;
  supply: number;
  castles: number;
  points: number;
  stock: Record<string, number>;
  hand: string[];
  discard: string[];
  stars: number;
  bid: number | null;
  has_bid: boolean;
  ready: boolean;
  objectives: string[];
  objective_count: number;
  scored: string[];
}

export interface MarchView {
  house: string;
  source: string;
  target: string | null;
  units: Record<string, number>;
  supporters: string[];
  forecast: Forecast | null;
  forecasts: Record<string, Forecast>;
}

export interface MusterView {
  house: string;
  points: Record<string, number>;
}

export interface SideView {
  house: string;
  units: Record<string, number>;
  routed: Record<string, number>;
  support: SupportView[];
  may_support: SupportView[];
  chosen: boolean;
  card: string | null;
  text_ignored: boolean;
  copied: string | null;
  tide: string | null;
  blade: boolean;
  parts: Record<string, number>;
  strength: number;
  swords: number;
  fortifications: number;
}

export interface SupportView {
  area: string;
  house: string;
  strength: number;
}

export interface TableView {
  round: number;
  rounds: number;
  phase: string;
  areas: Record<string, AreaView>;
  houses: HouseView[];
  tracks: Record<string, string[]>;
  holders: Record<string, string>;
  bidding_for: string | null;
  blade_used: boolean;
  raven_used: boolean;
  threat: number;
  bans: string[];
  westeros: (string | null)[];
  westeros_decks: DeckView[];
  wildling_deck: DeckView;
  objective_deck: number;
  pool: string[];
  wildlings: WildlingsView | null;
  muster: MusterView | null;
  march: MarchView | null;
  combat: CombatView | null;
}

export interface WildlingsView {
  strength: number;
  out: string | null;
  repelled: boolean | null;
  bidder: string | null;
  card: string | null;
}
