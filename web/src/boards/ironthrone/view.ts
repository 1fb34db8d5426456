/** Written by web/wire.py from the views of ironthrone; do not edit. */

export interface CardView {
  laid: boolean;
  face_up: boolean;
  card: string | null;
  value: number | null;
}

export interface EncounterView {
  challenger: string;
  defender: string | null;
  event: string | null;
  sides: Record<string, PartView>;
  cards: CardView[];
  result: "betrayal" | "none" | "peace" | "war";
  winner: "challenger" | "defender" | null;
  deal: boolean;
  barred: string[];
  spared: string[];
  ability_used: string[];
  promised: string[];
}

export interface EventDeckView {
  deck: number;
  discard: string[];
}

export interface HouseView {
  house: string;
  leader: string | null;
  leaders_drawn: string[];
  sheet: number;
  power: Record<string, number>;
  influence: Record<string, number>;
  deck: number;
  hand_size: number;
  hand: string[] | null;
  known: string[];
  discard: string[];
  played: string[];
  hostages: string[];
  hostage_cards: string[];
  broken_promises: number;
  owes: string[];
}

export interface NegotiationView {
  speaker: "challenger" | "defender";
  proposals_left: number[];
  standing: number[] | null;
  draft: number[];
}

export interface PartView {
  side: "challenger" | "defender";
  character: string | null;
  extra: number;
}

export interface ThroneView {
  turn: number;
  houses: HouseView[];
  box: number;
  events: EventDeckView;
  encounter: EncounterView | null;
  negotiation: NegotiationView | null;
}
