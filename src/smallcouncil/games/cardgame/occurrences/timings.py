"""The windows of an occurrence: their order, who must or may answer in them, and who speaks first.

An edition declares them in order, those before the occurrence first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.occurrences.occurrence import Acting, Occurrence, about_to_leave

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable
    from smallcouncil.games.cardgame.words import Question

Speaker = Callable[[Any, Any], int]  # (table, occurrence): a seat


def first_player(t: CardTable, occurrence: Occurrence) -> int:
    return t.first


def left_of_actor(t: CardTable, occurrence: Occurrence) -> int:
    """Left of the player who does what is answered, who himself comes last; the first player where nobody does it."""
    acting = t.nearest(Acting, skip=len(t.stack) - t.stack.index(occurrence))
    return t.first if acting is None else t.after(acting.seat)


def controller_of_threatened(t: CardTable, occurrence: Occurrence) -> int:
    """The controller of the card that is about to leave play: of several the first in player order."""
    seats = [t.control[card] for card in about_to_leave(occurrence.facts)]
    return next((seat for seat in t.order() if seat in seats), t.first)


class Timing:
    """One window around an occurrence."""

    __slots__ = ("name", "before", "forced", "first", "prompt", "saves", "number")

    def __init__(
        self,
        name: str,
        *,
        before: bool = False,
        forced: bool = False,
        first: Speaker = first_player,
        prompt: Question | None = None,
        saves: bool = False,
    ) -> None:
        """`before` the occurrence, which can still be stopped; `forced`: no one may pass, `first` orders them.

        `prompt`: the question (words.py), unless the usual one. `saves`: duplicates may be discarded here.
        """
        self.name = name
        self.before = before
        self.forced = forced
        self.first = first
        usual = words.ORDER_FORCED if forced else words.INTERRUPT_OR_PASS if before else words.REACT_OR_PASS
        self.prompt = prompt or usual
        self.saves = saves
        self.number = -1  # its place in the edition's order
