"""The rulebook: options, decks, and the laying of a table."""

from __future__ import annotations

from typing import Any, Literal

from smallcouncil.games.cardgame.game import CardGame
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.procedures import WITH_ROUNDS
from smallcouncil.games.cards2e import cards, page_facts, position, view
from smallcouncil.games.cards2e.challenges import challenge, claim, keywords
from smallcouncil.games.cards2e.challenges import phase as challenges_phase
from smallcouncil.games.cards2e.decks import LEARNING, READER, READY
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import ALL_TITLES
from smallcouncil.games.cards2e.phases import plot as plot_phase
from smallcouncil.games.cards2e.phases import round as rounds
from smallcouncil.games.cards2e.phases import titles, victory
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.table import PlayedTable
from smallcouncil.games.cards2e.words import ALL_WORDS
from smallcouncil.table import SAFE_WINDOWS, Options

cards.load()


class CardOptions(Options, frozen=True):
    decks: tuple[str | dict[str, Any], ...] | None = None  # one a seat: ready deck, text list or data
    windows: Literal["fast", "safe"] = "fast"
    piles: Literal["needed", "owner", "fallen"] = "needed"  # when owners order cards that go to a pile together
    free_decks: bool = False  # decks need not obey the rules of deck building


class CardGame2e(CardGame):
    id = "cards2e"
    order = 40
    version = 1
    seats = range(2, 9)
    default_players = 2
    options_type = CardOptions
    procedures = (
        *WITH_ROUNDS,
        *rounds.PROCEDURES,
        plot_phase.RevealPlots,
        titles.DraftTitles,
        challenges_phase.ChallengesPhase,
        challenge.Challenge,
        claim.Claim,
        keywords.ChallengeKeywords,
        keywords.Intimidate,
        keywords.UseKeyword,
        victory.LastOneStanding,
    )
    words = (*ALL_WORDS, SAFE_WINDOWS.told)
    changes = (SAFE_WINDOWS,)
    view_type = view.TableView
    edition = EDITION
    reader = READER
    titles = ALL_TITLES
    round = rounds.Round
    table_type = PlayedTable

    def deal(self, options: Any, box: Box) -> PlayedTable:
        table: PlayedTable = super().deal(options, box)
        decks = [READER.read("decks", deck, free=True) for deck in options.decks]
        table.learning = any(deck == READY[name] for deck in decks for name in LEARNING)
        return table

    def read_table(self, table: ThronesTable, data: dict[str, Any]) -> None:
        position.read(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.facts()


GAME = CardGame2e()
