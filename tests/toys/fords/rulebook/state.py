"""What lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.table import Game, Rng, Table, Time

from . import imagine, position, view

if TYPE_CHECKING:
    from .game import FordsOptions

NONE = -1


class FordsTable(Table):
    __slots__ = ("hands", "laid", "deck", "discard", "points", "ford")

    def __init__(self, game: Game, options: FordsOptions, seed: int | None) -> None:
        super().__init__(game, options, options.players, seed)
        self.hands: list[list[int]] = [[] for _ in range(options.players)]
        self.laid = [NONE] * options.players  # the card face down before each seat
        self.deck: list[int] = []  # the top is the end
        self.discard: list[int] = []
        self.points = [0] * options.players
        self.ford = 0  # the one that is contested

    def copy_state(self, other: FordsTable) -> None:
        other.hands = [hand[:] for hand in self.hands]
        other.laid = self.laid[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.points = self.points[:]
        other.ford = self.ford

    def time(self) -> Time:
        return Time(round=self.ford)

    def figures(self) -> dict[str, list[int]]:
        return {"points": self.points[:]}

    def resample(self, seat: int | None, rng: Rng) -> None:
        imagine.resample(self, seat, rng)

    def seen_by(self, seat: int | None) -> view.FordsView:
        return view.seen_by(self, seat)

    def write(self) -> dict[str, Any]:
        return position.write(self)
