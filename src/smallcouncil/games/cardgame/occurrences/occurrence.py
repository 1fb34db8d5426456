"""What is answered: an occurrence on the stack, with its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.occurrences.kinds import CARD, LEAVING_MASK, PENDING, STATE, STOPPED, STRIDE
from smallcouncil.table import Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


class Acting(Procedure):
    """Something that a player does: he uses an ability, or brings a card into play."""

    __slots__ = ("seat",)

    seat: int


class Occurrence(Procedure):
    """Facts that happen together, or have happened, and their marks: see kinds.py."""

    __slots__ = ("facts", "marks")

    facts: list[int]
    marks: int


def answered(t: CardTable, depth: int) -> Occurrence:
    """The occurrence that a window or a use at this table answers."""
    above = t.stack[depth]
    assert isinstance(above, Occurrence)
    return above


def about_to_leave(facts: list[int]) -> list[int]:
    """The cards that would leave play by these facts, as far as nothing has stopped it."""
    return [facts[at + CARD] for at in range(0, len(facts), STRIDE) if would_leave(facts, at)]


def would_leave(facts: list[int], at: int) -> bool:
    return facts[at + STATE] == PENDING and bool(LEAVING_MASK >> facts[at] & 1)


def stop_leaving(facts: list[int], card: int) -> None:
    """A card is saved: it stays in play."""
    for at in range(0, len(facts), STRIDE):
        if facts[at + CARD] == card and would_leave(facts, at):
            facts[at + STATE] = STOPPED


def is_leaving(t: CardTable, card: int) -> bool:
    """Whether a card is about to leave play already."""
    return any(isinstance(p, Occurrence) and card in about_to_leave(p.facts) for p in t.stack)
