/** Written by web/wire.py from what the views of cardgame share; do not edit. */

export interface CardView {
  card: string;
  title: string;
  kneeling: boolean;
  power: number;
  strength: number;
  icons: ("intrigue" | "military" | "power")[];
  keywords: string[];
  blank: boolean;
  on: string | null;
  duplicates: (string | null)[];
  tokens: Record<string, number>;
}

export interface ChallengeView {
  type: "intrigue" | "military" | "power";
  attacker: number;
  defender: number;
  against: number;
  attackers: string[];
  defenders: string[];
  bypassed: string[];
  may_defend: string[];
  attack: number;
  defense: number;
  winner: number | null;
  margin: number;
  unopposed: boolean;
}

export interface InitiatingView {
  type: "intrigue" | "military" | "power";
  against: number;
}

export interface LastingView {
  effect: string;
  card: string | null;
  value: number;
  seat: number;
}

export interface PendingView {
  what: string;
  occasion: string | null;
  seat: number | null;
  cards: string[];
  targets: string[];
}

export interface RoundView {
  round: number;
  phase: string;
  first: number;
  active: number;
  alive: number[];
  step: string | null;
  challenge: ChallengeView | null;
  initiating: InitiatingView | null;
  declaring: string[];
  pending: PendingView[];
  lasting: LastingView[];
}

export interface SeatView {
  faction: string;
  agenda: string | null;
  gold: number;
  power: number;
  faction_power: number;
  faction_kneeling: boolean;
  hand: string[];
  hand_size: number;
  prices: Record<string, number>;
  deck_size: number;
  deck_known: (string | null)[];
  discard: string[];
  dead: string[];
  plot: string | null;
  plots: string[] | null;
  plots_size: number;
  chosen: string | null;
  has_chosen: boolean;
  used: string[];
  title: string | null;
  placed: string[] | null;
  placed_size: number;
  play: CardView[];
}
