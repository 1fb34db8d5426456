"""The rulebook: options, decks, and the laying of a table."""

from __future__ import annotations

from typing import Any, Literal

from smallcouncil.games.cardgame.game import CardGame
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.procedures import WITH_ROUNDS
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.games.cards1e import cards, page_facts, position, setup, view
from smallcouncil.games.cards1e.challenges import challenge, claim, renown
from smallcouncil.games.cards1e.challenges import phase as challenges_phase
from smallcouncil.games.cards1e.decks import READER
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import ALL_TITLES
from smallcouncil.games.cards1e.phases import plot, power, shadows, titles
from smallcouncil.games.cards1e.phases import round as rounds
from smallcouncil.games.cards1e.state import TWO_AGAINST_TWO, CouncilTable, uses_titles
from smallcouncil.games.cards1e.table import PlayedTable, rules_power
from smallcouncil.games.cards1e.words import ALL_WORDS
from smallcouncil.table import SAFE_WINDOWS, BadInput, Options

cards.load()


class CardOptions(Options, frozen=True):
    variant: Literal["standard", "two_against_two", "littlefinger"] = "standard"
    decks: tuple[str | dict[str, Any], ...] | None = None  # one a seat: ready deck, text list or data
    windows: Literal["fast", "safe"] = "fast"
    free_decks: bool = False  # decks need not obey the rules of deck building


class CardGame1e(CardGame):
    id = "cards1e"
    order = 50
    version = 1
    seats = range(2, 7)
    default_players = 4
    first_players = 2  # titles and opposition come with the third
    options_type = CardOptions
    procedures = (
        *WITH_ROUNDS,
        setup.Forswear,
        rounds.Round,
        plot.RevealPlots,
        titles.ChooseTitles,
        shadows.OutOfShadows,
        power.PlacePower,
        challenges_phase.ChallengesPhase,
        challenge.Challenge,
        claim.Claim,
        renown.Renown,
    )
    words = (*ALL_WORDS, SAFE_WINDOWS.told)
    changes = (SAFE_WINDOWS,)
    view_type = view.TableView
    edition = EDITION
    reader = READER
    titles = ALL_TITLES
    round = rounds.Round
    table_type = PlayedTable

    def check_options(self, options: Any) -> Options:
        if options.variant == TWO_AGAINST_TWO and options.players != 4:
            raise BadInput("players", "out-of-range", value=options.players, low=4, high=4)
        return super().check_options(options)

    def sides(self, options: Any) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3)) if options.variant == TWO_AGAINST_TWO else super().sides(options)

    def has_titles(self, options: Any) -> bool:
        return uses_titles(options)

    def deal(self, options: Any, box: Box) -> PlayedTable:
        table: PlayedTable = super().deal(options, box)
        table.power_is_ruled = rules_power(table)
        return table

    def read_table(self, table: CouncilTable, data: dict[str, Any]) -> None:
        position.read(table, data)

    def set_up(self, table: RoundTable) -> None:
        super().set_up(table)
        table.stack.append(setup.Forswear(0))

    def facts(self) -> dict[str, Any]:
        return page_facts.facts()


GAME = CardGame1e()
