"""The rulebook: options, decks, and the laying of a table."""

from __future__ import annotations

from typing import Any, Literal

from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.position import read_box
from smallcouncil.games.cardgame.procedures import WITH_ROUNDS
from smallcouncil.games.cardgame.rounds.setup import Setup, deal_out
from smallcouncil.games.cards2e import cards, page_facts, position, view
from smallcouncil.games.cards2e.challenges import challenge, claim, keywords
from smallcouncil.games.cards2e.challenges import phase as challenges_phase
from smallcouncil.games.cards2e.decks import DEFAULTS, LEARNING, READER, READY
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.facts import ALL_TITLES
from smallcouncil.games.cards2e.phases import plot as plot_phase
from smallcouncil.games.cards2e.phases import round as rounds
from smallcouncil.games.cards2e.phases import titles, victory
from smallcouncil.games.cards2e.state import ThronesTable
from smallcouncil.games.cards2e.table import PlayedTable
from smallcouncil.games.cards2e.words import ALL_WORDS
from smallcouncil.table import CheckedDeck, Game, Options

cards.load()


class CardOptions(Options, frozen=True):
    decks: tuple[str | dict[str, Any], ...] | None = None  # one a seat: ready deck, text list or data
    windows: Literal["fast", "safe"] = "fast"
    piles: Literal["needed", "owner", "fallen"] = "needed"  # when owners order cards that go to a pile together
    free_decks: bool = False  # decks need not obey the rules of deck building


class CardGame2e(Game):
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
    words = ALL_WORDS
    view_type = view.TableView

    secret_options = ("decks",)

    def check_options(self, options: Any) -> Options:
        """Every seat gets its deck; text lists become data."""
        return READER.for_seats(options)

    def show_entry(self, name: str, entry: Any) -> Any:
        return READER.open_part(name, entry)

    def check_deck(self, deck: object) -> CheckedDeck:
        return READER.check(deck)

    def ready_entries(self, name: str) -> tuple[str, ...]:
        return DEFAULTS

    def lay(self, options: Any, seed: int | None) -> PlayedTable:
        contents = READER.contents(options.decks)
        if options.players > 2:
            contents += [(-1, title.number) for title in ALL_TITLES]
        return self.deal(options, seed, Box(EDITION, contents, guarded=options.windows == "safe"))

    def deal(self, options: Any, seed: int | None, box: Box) -> PlayedTable:
        table = PlayedTable(self, options, options.players, seed, box)
        deal_out(table)
        decks = [READER.read("decks", deck, free=True) for deck in options.decks]
        table.learning = any(deck == READY[name] for deck in decks for name in LEARNING)
        return table

    def set_up(self, table: ThronesTable) -> None:
        table.stack.append(rounds.Round())
        table.stack.append(Setup(0))

    def read(self, table: PlayedTable, data: dict[str, Any]) -> None:
        if "box" in data:
            self.deal(table.options, None, read_box(table.box, data["box"])).copy_state(table)
        position.read(table, data)
        if "stack" not in data:
            position.begin(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.facts()


GAME = CardGame2e()
