"""Cards that go to a pile at the same moment: their owner says in which order they come to lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.occurrences.kinds import ORDERED
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def piles(t: CardTable) -> list[list[int]]:
    """The ordered piles of all seats."""
    return t.discards + t.deads


def heights_before(t: CardTable, marks: int) -> list[int] | None:
    """How high the piles are, if their owner has still to name the order of the cards that go there now."""
    if not marks & ORDERED and t.owners_order_piles():
        return [len(pile) for pile in piles(t)]
    return None


def ask_order(t: CardTable, before: list[int]) -> None:
    """Have the owners order what has come to lie on the piles, where several cards are not alike."""
    what = t.box.what
    grown: list[int] = []
    for number, (pile, height) in enumerate(zip(piles(t), before, strict=True)):
        if len({what[c] for c in pile[height:]}) > 1:
            grown += (number, height)
    if grown:
        t.call(Stack(grown))


class Stack(Procedure):
    """Each owner in turn names the cards from the lowest to the highest."""

    steps = ("order",)
    fields = ("grown",)

    def __init__(self, grown: list[int]) -> None:
        self.step = 0
        self.grown = grown  # pairs: pile, cards whose place is settled

    def order(self, t: CardTable) -> None:
        what = t.box.what
        while self.grown:
            number, settled = self.grown[:2]
            left = piles(t)[number][settled:]
            if len({what[c] for c in left}) > 1:
                self.ask(t, number % t.players, t.prompt(words.ORDER_PILE), [words.PICK(c) for c in left])
                return
            del self.grown[:2]

    def on_order(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.again()
        number, settled = self.grown[:2]
        pile = piles(t)[number]
        pile.remove(choice.args[0])
        pile.insert(settled, choice.args[0])
        self.grown[1] += 1
