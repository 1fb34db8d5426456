/** What a game adds to the table page. Everything but `id` may be left out: the page can play any game without it. */
import type { Component } from "svelte";
import type { Light, ReadRoles } from "../choose/picker";
import type { Ask, Choice, GameEvent, View } from "../wire/view";
import { isHouse } from "../look/heraldry";
import type { Moment } from "./moment";

export type Facts = Record<string, unknown>;

export interface BoardProps {
  facts: Facts;
  view: View;
  lit: Map<string, Light>;
  picks: readonly string[];
  moment: Moment | null;
  onpick: (area: string) => void;
  onwhy: (area: string) => void;
  /** Everything one may choose now, for boards that offer some of it in their own way (see `handled`). */
  choices: Choice[];
  onchoose: (choice: Choice) => void;
}

export interface HandProps {
  facts: Facts;
  view: View;
  choices: Choice[];
  onchoose: (choice: Choice) => void;
}

export interface PeekProps {
  facts: Facts;
  players: number;
}

export interface EntryProps {
  facts: Facts;
  /** The entry of a secret option that is chosen; null: one is drawn. */
  value: unknown;
  label: string;
  /** One line instead of pictures. */
  small?: boolean;
  onpick: (entry: unknown) => void;
}

export interface EntriesProps {
  facts: Facts;
  view: View;
}

export interface Figure {
  key: string;
  label: string;
  value: number | string;
}

export interface Reason {
  text: string;
  rule: string;
}

export interface GamePage {
  Board?: Component<BoardProps>;
  Hand?: Component<HandProps>;
  /** A picture of the board for so many players, for the hall. */
  Peek?: Component<PeekProps>;
  /** Chooses one's own entry of the secret option (a deck) before the game. */
  Entry?: Component<EntryProps>;
  /** Shows the entries of all seats, when the game is over. */
  Entries?: Component<EntriesProps>;
  /** Which arguments of a choice are areas on the board, and which is an amount. */
  roles?: (facts: Facts, view: View) => ReadRoles;
  /** What the board shows of an event. */
  moment?: (event: GameEvent, view: View) => Omit<Moment, "n"> | null;
  /** Dice that an event shows, attacker's and defender's, or one hand of dice. */
  dice?: (event: GameEvent) => { attack: number[]; defence: number[] } | null;
  /** The house of a seat, for its shield. */
  house?: (view: View, seat: number) => string | null;
  /** Numbers of a seat that everyone sees. */
  figures?: (view: View, seat: number) => Figure[];
  /** Whose turn it is, and the parts of a turn. */
  turn?: (view: View) => { seat: number | null; round: number | null; phases: { key: string; label: string }[]; phase: string | null };
  /** Why an area that is not lit cannot be clicked. */
  why?: (facts: Facts, view: View, ask: Ask, area: string, picks: readonly string[]) => Reason | null;
  /** Events not worth a line of the log, because others tell the same. */
  silent?: (event: GameEvent) => boolean;
  /** Choices that the board offers in its own way: they are neither lit nor buttons of the bar. */
  handled?: (choice: Choice, ask: Ask) => boolean;
  /** How often the same answer may sensibly be given in one go. */
  times?: (ask: Ask) => number;
}

const PAGES: Record<string, () => Promise<{ page: GamePage }>> = {
  cards2e: () => import("./cards2e"),
  ironthrone: () => import("./ironthrone"),
  risk: () => import("./risk"),
};

/** What holds for every game that does not say otherwise: a seat that is called like a house bears its arms. */
const PLAIN: GamePage = {
  house: (view, seat) => {
    const name = view.seats[seat] ?? "";
    return isHouse(name) ? name : null;
  },
};

export async function pageOf(game: string): Promise<GamePage> {
  return { ...PLAIN, ...(await PAGES[game]?.())?.page };
}
