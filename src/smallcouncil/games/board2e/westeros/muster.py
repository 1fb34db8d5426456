"""Mustering: new units, upgrades, ships."""

from __future__ import annotations

from smallcouncil.games.board2e.board import CASTLES, LEVEL, PORT_OF, SEAS_NEAR
from smallcouncil.games.board2e.facts import (
    ENGINE,
    FOOTMAN,
    KNIGHT,
    MUSTER_COST,
    PORT_SHIPS,
    SHIP,
    UPGRADE_COST,
)
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import DONE, LAUNCH, MUSTER, MUSTERED, MUSTERING, UPGRADE, UPGRADED
from smallcouncil.table import Choice, Procedure

LAND_UNITS = (FOOTMAN, KNIGHT, ENGINE)


class Mustering(Procedure):
    """R-B2-muster-01, -03, -04: in turn order everyone musters in all castles and strongholds (or castles alone)."""

    __slots__ = ("queue", "most")
    steps = ("muster",)
    fields = ("queue", "most")

    def __init__(self, queue: list[int], most: int = 2) -> None:
        super().__init__()
        self.queue = queue
        self.most = most  # areas of a higher level give nothing (Rally the Men)

    def muster(self, t: BoardTable) -> None:
        if self.queue:
            seat = self.queue.pop(0)
            areas = [a for a in CASTLES if LEVEL[a] <= self.most and t.controller(a) == seat]
            self.again()
            if areas:
                t.call(Muster(seat, areas, [LEVEL[a] for a in areas]))


class Muster(Procedure):
    """One house musters; the points of an area are spent in that area (R-B2-muster-16)."""

    __slots__ = ("seat", "areas", "points")
    steps = ("place",)
    fields = ("seat", "areas", "points")

    def __init__(self, seat: int, areas: list[int], points: list[int]) -> None:
        super().__init__()
        self.seat = seat
        self.areas = areas
        self.points = points

    def copy(self) -> Muster:
        return Muster(self.seat, self.areas[:], self.points[:]).at(self.step)

    def place(self, t: BoardTable) -> None:
        choices = [DONE]
        for area, points in zip(self.areas, self.points, strict=True):
            if points:
                choices.extend(placements(t, self.seat, area, points))
        self.ask(t, self.seat, MUSTERING, choices, args=(sum(self.points),))

    def on_place(self, t: BoardTable, seat: int, choice: Choice) -> None:
        if choice is DONE:
            return
        area = choice.args[0]
        verb = choice.verb
        if verb is LAUNCH:
            unit, target, cost = SHIP, choice.args[1], MUSTER_COST[SHIP]
            t.place(seat, target, SHIP)
        elif verb is MUSTER:
            unit, target = choice.args[1], area
            cost = MUSTER_COST[unit]
            t.place(seat, area, unit)
        else:
            unit, target = choice.args[1], area
            cost = UPGRADE_COST[unit]
            t.exchange(area, FOOTMAN, unit)  # R-B2-muster-07, -10
        t.tell(UPGRADED if verb is UPGRADE else MUSTERED, seat, unit, target)
        self.points[self.areas.index(area)] -= cost
        self.again()


def placements(t: BoardTable, seat: int, area: int, points: int) -> list[Choice]:
    """R-B2-muster-05 to -15: what the points of an area can pay for, stock and supply permitting."""
    stock = t.stock
    base = seat * KINDS
    choices = []
    if t.room(seat, area):
        choices.extend([MUSTER(area, u) for u in LAND_UNITS if MUSTER_COST[u] <= points and stock[base + u]])
    if t.count(area, FOOTMAN):
        choices.extend([UPGRADE(area, u) for u in (KNIGHT, ENGINE) if UPGRADE_COST[u] <= points and stock[base + u]])
    if stock[base + SHIP] and MUSTER_COST[SHIP] <= points:
        port = PORT_OF[area]
        if port >= 0 and t.size[port] < PORT_SHIPS and not t.enemy_ships(seat, port) and t.room(seat, port):
            choices.append(LAUNCH(area, port))
        for sea in SEAS_NEAR[area]:
            if not t.enemy_ships(seat, sea) and t.room(seat, sea):
                choices.append(LAUNCH(area, sea))
    return choices
