"""Consolidate power orders."""

from __future__ import annotations

from smallcouncil.games.board2e.action.raid import next_turn
from smallcouncil.games.board2e.board import CROWNS, KIND, LAND, LEVEL, PORT, SEA_OF
from smallcouncil.games.board2e.facts import CONSOLIDATE, ORDER_STAR
from smallcouncil.games.board2e.state import NO_ORDER, POWER, BoardTable
from smallcouncil.games.board2e.westeros.muster import Muster
from smallcouncil.games.board2e.words import (
    CONSOLIDATE_AT,
    CONSOLIDATE_ORDER,
    CONSOLIDATED,
    MUSTER_AT,
    PHASE_BEGINS,
)
from smallcouncil.table import Choice, Procedure


class ConsolidatePower(Procedure):
    """R-B2-power-01: one order at a time, in turn order, until none is left."""

    __slots__ = ("place",)
    steps = ("begin", "turn", "consolidate")
    fields = ("place",)

    def __init__(self, place: int = -1) -> None:
        super().__init__()
        self.place = place

    def copy(self) -> ConsolidatePower:
        return ConsolidatePower(self.place).at(self.step)

    def begin(self, t: BoardTable) -> None:
        t.phase = POWER
        t.tell(PHASE_BEGINS, POWER)

    def turn(self, t: BoardTable) -> None:
        self.place = next_turn(t, self.place, CONSOLIDATE)
        if self.place < 0:
            self.finish()

    def consolidate(self, t: BoardTable) -> None:
        seat = t.tracks[0][self.place]
        choices = []
        for area in t.ordered(seat, CONSOLIDATE):
            choices.append(CONSOLIDATE_AT(area))
            if ORDER_STAR[t.orders[area]] and LEVEL[area]:  # R-B2-orders-07, R-B2-power-07
                choices.append(MUSTER_AT(area))
        self.ask(t, seat, CONSOLIDATE_ORDER, choices)

    def on_consolidate(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (area,) = choice.args
        t.orders[area] = NO_ORDER
        self.goto(t, "turn")
        if choice.verb is MUSTER_AT:
            t.call(Muster(seat, [area], [LEVEL[area]]))
        else:
            t.tell(CONSOLIDATED, seat, area, t.take_power(seat, income(t, seat, area)))


def income(t: BoardTable, seat: int, area: int) -> int:
    """R-B2-power-02 to -05, -08: on land 1 and the crowns, in a port 1 unless enemy ships lie before it, at sea 0."""
    if KIND[area] == LAND:
        return 1 + CROWNS[area]
    if KIND[area] == PORT:
        return 0 if t.enemy_ships(seat, SEA_OF[area]) else 1
    return 0
