"""The rulebook: options, decks, and the laying of a table."""

from __future__ import annotations

from typing import Any, Literal

from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.position import read_box
from smallcouncil.games.cardgame.procedures import WITH_ROUNDS
from smallcouncil.games.cardgame.rounds.setup import Setup, deal_out
from smallcouncil.games.cards1e import cards, page_facts, position, setup, view
from smallcouncil.games.cards1e.challenges import challenge, claim, renown
from smallcouncil.games.cards1e.challenges import phase as challenges_phase
from smallcouncil.games.cards1e.decks import DEFAULTS, READER
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import ALL_TITLES
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
    words = ALL_WORDS
    view_type = view.TableView

    secret_options = ("decks",)

    def check_options(self, options: Any) -> Options:
        """Every seat gets its deck; text lists become data."""
        if options.variant == TWO_AGAINST_TWO and options.players != 4:
            raise BadInput("players", "out-of-range", value=options.players, low=4, high=4)
        return READER.for_seats(options)

    def show_entry(self, name: str, entry: Any) -> Any:
        return READER.open_part(name, entry)

    def check_deck(self, deck: object) -> CheckedDeck:
        return READER.check(deck)

    def ready_entries(self, name: str) -> tuple[str, ...]:
        return DEFAULTS

    def lay(self, options: Any, seed: int | None) -> PlayedTable:
        contents = READER.contents(options.decks)
        if options.players > 2 and options.variant != TWO_AGAINST_TWO:
            contents += [(-1, title.number) for title in ALL_TITLES]
        return self.deal(options, seed, Box(EDITION, contents, guarded=options.windows == "safe"))

    def deal(self, options: Any, seed: int | None, box: Box) -> PlayedTable:
        table = PlayedTable(self, options, options.players, seed, box)
        deal_out(table)
        table.power_is_ruled = rules_power(table)
        return table

    def set_up(self, table: CouncilTable) -> None:
        table.stack.append(rounds.Round())
        table.stack.append(Setup(0))
        table.stack.append(setup.Forswear(0))

    def read(self, table: PlayedTable, data: dict[str, Any]) -> None:
        if "box" in data:
            self.deal(table.options, None, read_box(table.box, data["box"])).copy_state(table)
        position.read(table, data)
        if "stack" not in data:
            position.begin(table, data)

    def facts(self) -> dict[str, Any]:
        return page_facts.facts()


GAME = CardGame1e()
