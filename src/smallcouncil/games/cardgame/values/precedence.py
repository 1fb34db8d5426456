"""Constant abilities that exclude each other: the first player decides once which is applied first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class Precedence(Procedure):
    """The first player names the cards in the order in which their abilities are applied."""

    steps = ("order",)
    fields = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.step = 0
        self.cards = cards  # not yet in order

    def order(self, t: CardTable) -> None:
        self.ask(t, t.first, t.prompt(words.ORDER_CONSTANT), [words.PICK(c) for c in self.cards])

    def on_order(self, t: CardTable, seat: int, choice: Choice) -> None:
        card = choice.args[0]
        self.cards.remove(card)
        if card in t.precedence:
            t.precedence.remove(card)
        t.precedence.append(card)
        if self.cards:
            self.again()
        else:
            t.changed()
