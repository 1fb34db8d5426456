"""The rulebook: options, decks, and the laying of a table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from smallcouncil.games.cardgame.actions import ActionWindow
from smallcouncil.games.cardgame.delayed import Delayed
from smallcouncil.games.cardgame.happening import Aftermath, Happening
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.precedence import Precedence
from smallcouncil.games.cardgame.prints import FACTION, PLOT, Box
from smallcouncil.games.cardgame.stacking import Stack
from smallcouncil.games.cardgame.windows import Forced, Window
from smallcouncil.games.cardgame.zones import BESIDE, DECK, HIDDEN, HOUSE, PLOTS, POOL
from smallcouncil.games.cards2e import (
    cards,
    challenge,
    challenges_phase,
    claim,
    keywords,
    looking,
    notation,
    play,
    plot_phase,
    setup,
    titles,
    victory,
)
from smallcouncil.games.cards2e import round as rounds
from smallcouncil.games.cards2e.decks import DEFAULTS, LEARNING, READY, Deck, faction_card, read_deck
from smallcouncil.games.cards2e.facts import ALL_TITLES, CARDS, DRAW_TYPES, PRINTS, TITLES_DATA, number_of
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.table import PlayedTable
from smallcouncil.games.cards2e.words import ALL_WORDS
from smallcouncil.table import BadInput, Game, Options

cards.load()


class CardOptions(Options, frozen=True):
    decks: tuple[str | dict[str, Any], ...] | None = None  # one a seat: ready deck, text list or data
    windows: Literal["fast", "safe"] = "fast"
    piles: Literal["needed", "owner", "fallen"] = "needed"  # when owners order cards that go to a pile together
    free_decks: bool = False  # decks need not obey the rules of deck building


class CardGame2e(Game):
    id = "cards2e"
    version = 1
    seats = range(2, 9)
    default_players = 2
    options_type = CardOptions
    procedures = (
        setup.Setup,
        *rounds.PROCEDURES,
        plot_phase.ChoosePlots,
        plot_phase.RevealPlots,
        titles.DraftTitles,
        challenges_phase.ChallengesPhase,
        challenge.Challenge,
        claim.Claim,
        keywords.ChallengeKeywords,
        keywords.Intimidate,
        keywords.UseKeyword,
        looking.LookThrough,
        play.Enter,
        victory.Crown,
        victory.LastOneStanding,
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

    secret_options = ("decks",)

    def check_options(self, options: Any) -> Options:
        """Every seat gets its deck; text lists become data."""
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
        """Faction and agenda lie open; the rest of a deck is its player's secret."""
        deck = read_deck(name, entry, free=True)
        return {"faction": deck.faction, "agenda": deck.agenda}

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
        if options.players > 2:
            contents += [(-1, title.number) for title in ALL_TITLES]
        box = Box(PRINTS, contents, guarded=options.windows == "safe")
        table = PlayedTable(self, options, options.players, seed, box)
        table.learning = any(deck == READY[name] for deck in decks for name in LEARNING)
        deal_out(table)
        return table

    def set_up(self, table: ThronesTable) -> None:
        table.stack.append(rounds.Round())
        table.stack.append(setup.Setup(0))

    def read(self, table: PlayedTable, data: dict[str, Any]) -> None:
        if "box" in data:
            imagined = PlayedTable(self, table.options, table.players, None, notation.read_box(table.box, data["box"]))
            imagined.learning = table.learning
            deal_out(imagined)
            imagined.copy_state(table)
        notation.read(table, data)
        if "stack" not in data:
            notation.begin(table, data)

    def facts(self) -> dict[str, Any]:
        return {
            "cards": CARDS["card"],
            "factions": CARDS["factions"],
            "titles": list(TITLES_DATA.values()),
            "decks": {name: msgspec.to_builtins(deck) for name, deck in READY.items()},
        }


def plain_deck(entry: str | dict[str, Any], deck: Deck) -> str | dict[str, Any]:
    """A ready deck by its name, any other as data."""
    if isinstance(entry, str) and entry in READY:
        return entry
    data: dict[str, Any] = msgspec.to_builtins(deck)
    return data


def deal_out(t: ThronesTable) -> None:
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
        else:
            t.zone[card] = BESIDE
            t.lay_beside(seat, -1, card)
        if seat < 0 or t.zone[card] > HIDDEN:
            t.met[card] = -1


GAME = CardGame2e()
