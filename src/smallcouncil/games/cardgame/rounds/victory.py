"""Winning: several who reach the aim at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.rounds.table import RoundTable


class Crown(Procedure):
    """Several players reach the victory condition at once: the first player decides who of them wins."""

    steps = ("decide",)
    fields = ("rich",)

    def __init__(self, rich: list[int]) -> None:
        self.step = 0
        self.rich = rich

    def decide(self, t: RoundTable) -> None:
        self.ask(t, t.first, t.prompt(rounds.WINNER), [words.PLAYER(s) for s in self.rich])

    def on_decide(self, t: RoundTable, seat: int, choice: Choice) -> None:
        t.win(choice.args[0], "power")
