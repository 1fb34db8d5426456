"""Whether what a position says can lie on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.table import BadInput

from .facts import FACTS

if TYPE_CHECKING:
    from .state import FordsTable

ALL = sum(ford.worth for ford in FACTS.ford)


def full_box() -> list[int]:
    return [card for card, facts in enumerate(FACTS.card) for _ in range(facts.copies)]


def check_table(t: FordsTable) -> None:
    for field, values in (("points", t.points), ("hands", t.hands), ("laid", t.laid)):
        if len(values) != t.players:
            raise BadInput(field, "conflict", value=len(values), why=f"{t.players} seats")
    for points in t.points:
        if type(points) is not int or not 0 <= points <= ALL:
            raise BadInput("points", "out-of-range", value=points, low=0, high=ALL)
    there = [*t.deck, *t.discard, *(c for hand in t.hands for c in hand), *(c for c in t.laid if c >= 0)]
    if sorted(there) != full_box():
        raise BadInput("deck", "conflict", value=len(there), why="the cards of the box, each once")
    for seat, hand in enumerate(t.hands):
        if t.laid[seat] < 0 and len(hand) < len(FACTS.ford) - t.ford and t.result is None:
            raise BadInput("hands", "conflict", value=len(hand), why="a card for every ford that is left")
