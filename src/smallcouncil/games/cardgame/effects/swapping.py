"""Swaps: there must be something on both sides, and either both change or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.effects.basic import affected, fall_short
from smallcouncil.games.cardgame.layout.zones import PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.happening import happen
from smallcouncil.games.cardgame.occurrences.kinds import PENDING
from smallcouncil.games.cardgame.values.current import HANDS

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def swap_control(t: CardTable, one: int, two: int) -> None:
    """The controllers of two cards in play swap them: both or none."""
    seats = t.control[one], t.control[two]
    both = len(affected(t, [one, two])) == 2 and t.zone[one] == t.zone[two] == PLAY and seats[0] != seats[1]
    if both and t.may_take_control(one, seats[1]) and t.may_take_control(two, seats[0]):
        happen(t, [kinds.CONTROLLED, one, seats[1], 0, PENDING, kinds.CONTROLLED, two, seats[0], 0, PENDING])
    else:
        fall_short(t)


def swap_places(t: CardTable, one: int, two: int) -> None:
    """Two cards of one owner that are out of play swap their zones: both or none."""
    there, here = t.zone[two], t.zone[one]
    if t.box.owner[one] != t.box.owner[two] or here == there or t.in_play(one) or t.in_play(two):
        fall_short(t)
        return
    t.move(one, there)
    t.move(two, here)
    t.touch(HANDS)
