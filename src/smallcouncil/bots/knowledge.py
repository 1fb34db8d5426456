"""What a bot may know, and what a bot is."""

from __future__ import annotations

from typing import Any, Protocol

from smallcouncil.table import Ask, Choice, Game, Rng, Table


class Knowledge:
    """A table as one seat knows it: the only thing that a bot is given, so that no bot can cheat.

    >>> import smallcouncil as sc
    >>> table = sc.game("risk").new(seed=7, players=3)
    >>> known = Knowledge(table, table.waiting[0])
    >>> known.seat == known.ask.seat == known.view()["seat"]
    True
    """

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def game(self) -> Game:
        return self._table.game

    @property
    def players(self) -> int:
        return self._table.players

    @property
    def ask(self) -> Ask:
        """The question to answer."""
        asks = self._table.asks
        if asks and asks[0].seat == self.seat:  # mostly
            return asks[0]
        return self._table.ask(self.seat)

    def view(self) -> dict[str, Any]:
        return self._table.view(self.seat)

    def imagine(self, rng: Rng, *, reopened: bool = False) -> Table:
        """A table that agrees with all the seat knows, the hidden rest and future dice drawn anew; `reopened`: others
        who have answered in secret meanwhile are asked again."""
        return self._table.imagine(self.seat, rng, reopened=reopened)

    def text(self, choice: Choice) -> str:
        return self._table.text(choice)


class Bot(Protocol):
    """Answers questions. It may remember things between them; it is told nothing but what it asks its knowledge."""

    def choose(self, known: Knowledge) -> Choice: ...
