"""The rulebook of a card game with rounds: decks that are their players' secret, tables laid from a box of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from smallcouncil.games.cardgame.decks import DeckReader
from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.layout.box import Box
from smallcouncil.games.cardgame.layout.prints import Print
from smallcouncil.games.cardgame.position import read_box
from smallcouncil.games.cardgame.rounds import position
from smallcouncil.games.cardgame.rounds.round import PhasesOfRound
from smallcouncil.games.cardgame.rounds.setup import Setup, deal_out
from smallcouncil.games.cardgame.rounds.table import RoundTable
from smallcouncil.table import CheckedDeck, Game, Options, Rng

KEPT = 64  # options of which a dealt table is kept


@mypyc_attr(allow_interpreted_subclasses=True)  # rulebooks stand beside their options, which are not compiled
class CardGame(Game):
    """What every edition declares, and what follows from it. It adds `read_table`: it knows its tables."""

    secret_options = ("decks",)

    edition: ClassVar[Edition]
    reader: ClassVar[DeckReader]
    titles: ClassVar[Sequence[Print]]  # for three players and more
    round: ClassVar[type[PhasesOfRound]]
    table_type: ClassVar[type[Any]]

    def check_options(self, options: Any) -> Options:
        """Every seat gets its deck; text lists become data."""
        return self.reader.for_seats(options)

    def show_entry(self, name: str, entry: Any) -> Any:
        return self.reader.open_part(name, entry)

    def check_deck(self, deck: object) -> CheckedDeck:
        return self.reader.check(deck)

    def ready_entries(self, name: str) -> tuple[str, ...]:
        return tuple(self.reader.defaults)

    def has_titles(self, options: Any) -> bool:
        return bool(options.players > 2)

    def lay(self, options: Any, seed: int | None) -> Any:
        """With decks that are built for it a new table; with ready ones a copy of the one that is kept for them."""
        by_name = all(isinstance(deck, str) for deck in options.decks)
        table = dealt(self, options).copy() if by_name else self.deal(options, self.box_of(options))
        table.seed = seed
        table.rng = Rng(seed or 0)
        return table

    def box_of(self, options: Any) -> Box:
        contents = self.reader.contents(options.decks)
        if self.has_titles(options):
            contents += [(-1, title.number) for title in self.titles]
        return Box(self.edition, contents, guarded=options.windows == "safe")

    def deal(self, options: Any, box: Box) -> Any:
        """A table with every card of the box where it begins."""
        table = self.table_type(self, options, options.players, None, box)
        deal_out(table)
        return table

    def read(self, table: Any, data: dict[str, Any]) -> None:
        if "box" in data:
            self.deal(table.options, read_box(table.box, data["box"])).copy_state(table)
        self.read_table(table, data)
        if "stack" not in data:
            position.begin(table, data, self.round)

    def read_table(self, table: Any, data: dict[str, Any]) -> None:
        """What lies on the table."""
        raise NotImplementedError  # abstract

    def set_up(self, table: RoundTable) -> None:
        table.stack.append(self.round())
        table.stack.append(Setup(0))


@lru_cache(maxsize=KEPT)
def dealt(game: CardGame, options: Any) -> Any:
    """A table as it is before anything is shuffled: never played at, but copied. All copies share its box."""
    return game.deal(options, game.box_of(options))
