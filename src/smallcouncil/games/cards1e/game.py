"""The rulebook: options, decks, and the laying of a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.games.cardgame import position as cards_position
from smallcouncil.games.cardgame.abilities.actions import ActionWindow
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.decks import Deck
from smallcouncil.games.cardgame.effects.delayed import Delayed
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.effects.look_through import LookThrough
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import FACTION, PLOT
from smallcouncil.games.cardgame.layout.zones import BESIDE, DECK, HIDDEN, HOUSE, PLOTS, POOL
from smallcouncil.games.cardgame.occurrences.happening import Aftermath, Happening
from smallcouncil.games.cardgame.occurrences.pile_order import Stack
from smallcouncil.games.cardgame.occurrences.windows import Forced, Window
from smallcouncil.games.cardgame.rounds.plots import ChoosePlots
from smallcouncil.games.cardgame.rounds.setup import Setup
from smallcouncil.games.cardgame.rounds.victory import Crown
from smallcouncil.games.cardgame.values.precedence import Precedence
from smallcouncil.games.cards1e import cards, page_facts, position, setup, view
from smallcouncil.games.cards1e.challenges import challenge, claim, renown
from smallcouncil.games.cards1e.challenges import phase as challenges_phase
from smallcouncil.games.cards1e.decks import DEFAULTS, READY, check_deck, faction_card, read_deck
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import ALL_TITLES, DRAW_TYPES, number_of
from smallcouncil.games.cards1e.phases import plot, power, shadows, titles
from smallcouncil.games.cards1e.phases import round as rounds
from smallcouncil.games.cards1e.state import TWO_AGAINST_TWO, CouncilTable
from smallcouncil.games.cards1e.table import PlayedTable, rules_power
from smallcouncil.games.cards1e.words import ALL_WORDS
from smallcouncil.table import BadInput, CheckedDeck, Game, Options

cards.load()


class CardOptions(Options, frozen=True):
    variant: Literal["standard", "two_against_two", "littlefinger"] = "standard"
    decks: tuple[str | dict[str, Any], ...] | None = None  # one a seat: ready deck, text list or data
    windows: Literal["fast", "safe"] = "fast"
    free_decks: bool = False  # decks need not obey the rules of deck building


class CardGame1e(Game):
    id = "cards1e"
    order = 50
    version = 1
    seats = range(2, 7)
    default_players = 4
    options_type = CardOptions
    procedures = (
        Setup,
        setup.Forswear,
        *rounds.PROCEDURES,
        ChoosePlots,
        plot.RevealPlots,
        titles.ChooseTitles,
        shadows.OutOfShadows,
        power.PlacePower,
        challenges_phase.ChallengesPhase,
        challenge.Challenge,
        claim.Claim,
        renown.Renown,
        LookThrough,
        Enter,
        Crown,
        ActionWindow,
        Happening,
        Aftermath,
        Window,
        Forced,
        Initiate,
        Delayed,
        Stack,
        Precedence,
    )
    words = ALL_WORDS
    view_type = view.TableView

    secret_options = ("decks",)

    def check_options(self, options: Any) -> Options:
        """Every seat gets its deck; text lists become data."""
        if options.variant == TWO_AGAINST_TWO and options.players != 4:
            raise BadInput("players", "out-of-range", value=options.players, low=4, high=4)
        decks = options.decks
        if decks is None:
            decks = tuple(DEFAULTS[seat % len(DEFAULTS)] for seat in range(options.players))
        if len(decks) != options.players:
            raise BadInput("decks", "out-of-range", value=len(decks), low=options.players, high=options.players)
        free = options.free_decks
        plain = tuple(plain_deck(deck, read_deck(f"decks[{i}]", deck, free=free)) for i, deck in enumerate(decks))
        checked: Options = msgspec.structs.replace(options, decks=plain)
        return checked

    def show_entry(self, name: str, entry: Any) -> Any:
        """House and agenda lie open; the rest of a deck is its player's secret."""
        deck = read_deck(name, entry, free=True)
        return {"faction": deck.faction, "agenda": deck.agenda}

    def check_deck(self, deck: object) -> CheckedDeck:
        return check_deck(deck)

    def ready_entries(self, name: str) -> tuple[str, ...]:
        return DEFAULTS

    def lay(self, options: Any, seed: int | None) -> PlayedTable:
        decks = [read_deck("decks", deck, free=True) for deck in options.decks]
        contents: list[tuple[int, int]] = []
        for seat, deck in enumerate(decks):
            contents.append((seat, faction_card(deck)))
            if deck.agenda:
                contents.append((seat, number_of(deck.agenda)))
            for pile in (deck.plots, deck.draw):
                for name in sorted(pile):
                    contents += [(seat, number_of(name))] * pile[name]
        if options.players > 2 and options.variant != TWO_AGAINST_TWO:
            contents += [(-1, title.number) for title in ALL_TITLES]
        box = Box(EDITION, contents, guarded=options.windows == "safe")
        return deal_out(PlayedTable(self, options, options.players, seed, box))

    def set_up(self, table: CouncilTable) -> None:
        table.stack.append(rounds.Round())
        table.stack.append(Setup(0))
        table.stack.append(setup.Forswear(0))

    def read(self, table: PlayedTable, data: dict[str, Any]) -> None:
        if "box" in data:
            box = cards_position.read_box(table.box, data["box"])
            deal_out(PlayedTable(self, table.options, table.players, None, box)).copy_state(table)
        position.read(table, data)
        if "stack" not in data:
            position.begin(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.facts()


def plain_deck(entry: str | dict[str, Any], deck: Deck) -> str | dict[str, Any]:
    """A ready deck by its name, any other as data."""
    if isinstance(entry, str) and entry in READY:
        return entry
    data: dict[str, Any] = msgspec.to_builtins(deck)
    return data


def deal_out(t: PlayedTable) -> PlayedTable:
    """Every card to where it begins."""
    for card, printed in enumerate(t.box.printed):
        seat = t.box.owner[card]
        if printed.type in DRAW_TYPES:
            t.zone[card] = DECK
            t.decks[seat].append(card)
        elif printed.type == PLOT:
            t.zone[card] = PLOTS
            t.plots[seat].append(card)
        elif seat < 0:
            t.zone[card] = POOL
        elif printed.type == FACTION:
            t.zone[card] = HOUSE
            t.house[seat] = card
            t.lay_beside(seat, -1, -1)
        else:
            t.zone[card] = BESIDE
            t.lay_beside(seat, -1, card)
        if seat < 0 or t.zone[card] > HIDDEN:
            t.met[card] = -1
    t.power_is_ruled = rules_power(t)
    return t


GAME = CardGame1e()
