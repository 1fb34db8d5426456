"""Raid orders."""

from __future__ import annotations

from smallcouncil.games.board2e.board import REACH
from smallcouncil.games.board2e.facts import CONSOLIDATE, ORDER_TYPE, RAID, RAID_REMOVES
from smallcouncil.games.board2e.state import NO_ORDER, RAIDS, BoardTable
from smallcouncil.games.board2e.words import (
    PHASE_BEGINS,
    RAID_AT,
    RAID_NOTHING,
    RAID_SPENT,
    RAID_TARGET,
    RAIDED,
)
from smallcouncil.table import Choice, Procedure


def next_turn(t: BoardTable, place: int, kind: int) -> int:
    """The next position of the iron throne track, after `place`, whose house has an order of a kind left; or -1."""
    order = t.tracks[0]
    for step in range(1, t.players + 1):
        at = (place + step) % t.players
        if t.ordered(order[at], kind):
            return at
    return -1


class Raids(Procedure):
    """R-B2-raid-01: one order at a time, in turn order, until none is left."""

    __slots__ = ("place",)
    steps = ("begin", "turn", "raid")
    fields = ("place",)

    def __init__(self, place: int = -1) -> None:
        super().__init__()
        self.place = place

    def copy(self) -> Raids:
        return Raids(self.place).at(self.step)

    def begin(self, t: BoardTable) -> None:
        t.phase = RAIDS
        t.tell(PHASE_BEGINS, RAIDS)

    def turn(self, t: BoardTable) -> None:
        self.place = next_turn(t, self.place, RAID)
        if self.place < 0:
            self.finish()

    def raid(self, t: BoardTable) -> None:
        seat = t.tracks[0][self.place]
        choices = []
        for source in t.ordered(seat, RAID):
            choices.extend([RAID_AT(source, target) for target in targets(t, seat, source)])
            choices.append(RAID_NOTHING(source))
        self.ask(t, seat, RAID_TARGET, choices)

    def on_raid(self, t: BoardTable, seat: int, choice: Choice) -> None:
        source = choice.args[0]
        t.orders[source] = NO_ORDER
        if choice.verb is RAID_AT:
            target = choice.args[1]
            order = t.orders[target]
            t.orders[target] = NO_ORDER
            t.tell(RAIDED, seat, source, target, order)
            if ORDER_TYPE[order] == CONSOLIDATE:  # R-B2-raid-15, -16: pillage
                t.gain(seat, 1)
                t.lose(t.owner[target], 1)
        else:
            t.tell(RAID_SPENT, seat, source)
        self.goto(t, "turn")


def targets(t: BoardTable, seat: int, source: int) -> list[int]:
    """R-B2-raid-02 to -13: orders of others within reach that this token removes."""
    removes = RAID_REMOVES[t.orders[source]]
    found = []
    for area in REACH[source]:
        order = t.orders[area]
        if order >= 0 and t.owner[area] != seat and removes >> ORDER_TYPE[order] & 1:
            found.append(area)
    return found
