/** What a game adds to the table page. Everything but `id` may be left out: the page can play any game without it. */
import type { Component } from "svelte";
import type { Light, ReadRoles } from "../choose/picker";
import type { Ask, Choice, GameEvent, View } from "../wire/view";
import { isHouse } from "../design/heraldry";
import type { Cue } from "../sound/cues";
import { api } from "../wire/http";
import { learnVocabulary, type Vocabulary } from "../words/domains";
import { need } from "../words/words.svelte";
import type { Entry } from "../table/session/session.svelte";
import type { Moment } from "./moment";

export type Facts = Record<string, unknown>;

/** Names that a board gives to seats, or to single things, where their messages would not tell them apart. */
export type Called = ReadonlyMap<string, string>;

export interface BoardProps {
  facts: Facts;
  view: View;
  lit: Map<string, Light>;
  picks: readonly string[];
  moment: Moment | null;
  /** What has happened at the table, for boards that tell of it. */
  entries?: readonly Entry[];
  onpick: (area: string) => void;
  onwhy: (area: string) => void;
  /** Everything one may choose now, for boards that offer some of it in their own way (see `handled`). */
  choices: Choice[];
  onchoose: (choice: Choice) => void;
  /** In a lesson every answer is one step: nothing is gathered to be sent together. */
  guided?: boolean;
}

export interface HandProps {
  facts: Facts;
  view: View;
  choices: Choice[];
  onchoose: (choice: Choice) => void;
  /** In one row above the question of a small screen. */
  strip?: boolean;
}

export interface EntryProps {
  game: string;
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

export interface CardProps {
  game: string;
  facts: Facts;
  value: string;
}

export interface Price {
  effect?: string;
  price?: string;
  was?: string;
}

export interface DeckPageProps {
  game: string;
  query: URLSearchParams;
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
  /** Chooses one's own entry of the secret option (a deck) before the game. */
  Entry?: Component<EntryProps>;
  /** Shows the entries of all seats, when the game is over. */
  Entries?: Component<EntriesProps>;
  /** Where decks are built; loaded when somebody goes there. */
  decks?: () => Promise<{ default: Component<DeckPageProps> }>;
  /** The message that tells what can be clicked; the usual one speaks of the board. */
  clickHint?: string;
  /** Which arguments of a choice are areas on the board, and which is an amount. */
  roles?: (facts: Facts, view: View) => ReadRoles;
  /** What an area of the board is called. */
  areaName?: (view: View, area: string) => string;
  called?: (view: View) => Called;
  /** Whether values of a domain are places on the board, or cards. */
  isArea?: (domain: string) => boolean;
  isCard?: (domain: string) => boolean;
  /** A card in full, for who points at its name. */
  Card?: Component<CardProps>;
  /** The sound of an event. */
  cue?: (event: GameEvent) => Cue | null;
  /** Events under which others stand in the log, besides turns, rounds and phases. */
  isHeading?: (event: GameEvent) => boolean;
  /** What the board shows of an event. */
  moment?: (event: GameEvent, view: View) => Omit<Moment, "n"> | null;
  /** Dice that an event shows, attacker's and defender's, or one hand of dice. */
  dice?: (event: GameEvent) => { attack: number[]; defence: number[] } | null;
  /** The house of a seat, for its shield. */
  house?: (view: View, seat: number) => string | null;
  /** Numbers of a seat that everyone sees. */
  figures?: (view: View, seat: number) => Figure[];
  /** The board shows everyone's figures itself: who plays is listed beside it without them. */
  seatsOnBoard?: boolean;
  /** Figures that are positions: the first one is the best. */
  ranks?: (figure: string) => boolean;
  /** Whose turn it is, and the parts of a turn. */
  turn?: (view: View) => { seat: number | null; round: number | null; /** After so many the game is over. */ rounds?: number; phases: { key: string; label: string }[]; phase: string | null };
  /** Why an area that is not lit cannot be clicked. */
  why?: (facts: Facts, view: View, ask: Ask, area: string, picks: readonly string[]) => Reason | null;
  /** Events not worth a line of the log, because others tell the same. */
  silent?: (event: GameEvent) => boolean;
  /** Events that are shown on the position before their step, by what follows in it: the dice before the conquest. */
  early?: (event: GameEvent, later: readonly GameEvent[]) => boolean;
  /** Choices that the board offers in its own way: they are neither lit nor buttons of the bar. */
  handled?: (choice: Choice, ask: Ask) => boolean;
  /** Choices that a card of the hand makes: the bar does not repeat them, and a small screen shows the hand while there are any. */
  inHand?: (choice: Choice, view: View) => boolean;
  /** One may pass for the rest of a turn. */
  turns?: boolean;
  /** Every question is put on its own: nothing is answered in advance. */
  singly?: boolean;
  /** The aim of a question, where a card or the like says it better than a sentence of the page. */
  aim?: (view: View, ask: Ask) => string | null;
  /** What the sentence about the aim of a question (`web-<game>-aim-<prompt>`) tells besides the question's own arguments. */
  aimArgs?: (facts: Facts, view: View, ask: Ask) => Record<string, string | number>;
  /** What stands on the button of a choice besides its name: effect, price, and the price without what reduces it. */
  price?: (facts: Facts, view: View, choice: Choice) => Price | null;
  /** What a choice does, where its thing has no text of its own. */
  explain?: (facts: Facts, choice: Choice) => string | null;
  /** What a choice rests on in this position, in numbers, as a sentence beside a bot's advice. */
  hintNumbers?: (facts: Facts, view: View, choice: Choice) => string | null;
  /** Questions that may be answered alike from now on. */
  always?: (ask: Ask) => boolean;
  /** An answer that may be repeated until the matter is decided, and the label of its button. */
  untilDecided?: (facts: Facts, view: View, ask: Ask) => { verb: string; label: string } | null;
  /** Questions whose amount is given away (a bid): they begin with the least. */
  sparing?: (ask: Ask) => boolean;
  /** How often the same answer may sensibly be given in one go. */
  times?: (ask: Ask) => number;
}

/** What the home page shows of a game before its board is loaded. */
export interface AboutGame {
  /** The game is played with decks that players build: it has a page for them. */
  decks?: boolean;
}

const pages = import.meta.glob<{ page: GamePage }>("./*/index.ts");
const abouts = import.meta.glob<{ about: AboutGame }>("./*/about.ts", { eager: true });

export const aboutGame = (game: string): AboutGame => abouts[`./${game}/about.ts`]?.about ?? {};

/** What holds for every game that does not say otherwise: a seat that is called like a house bears its arms. */
const PLAIN: GamePage = {
  house: (view, seat) => {
    const name = view.seats[seat] ?? "";
    return isHouse(name) ? name : null;
  },
};

export async function pageOf(game: string): Promise<GamePage> {
  return { ...PLAIN, ...(await pages[`./${game}/index.ts`]?.())?.page };
}

/** Everything that is needed to show a table of a game: its facts, its page, and the words to name things by. */
export async function loadGame(game: string): Promise<{ facts: Facts; page: GamePage }> {
  const [facts, page] = await Promise.all([api.facts(game), pageOf(game), need(game)]);
  learnVocabulary(game, facts.vocabulary as Vocabulary);
  return { facts, page };
}
