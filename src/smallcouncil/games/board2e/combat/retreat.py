"""Combat, step 6: where the loser goes."""

from __future__ import annotations

from smallcouncil.games.board2e.action.movement import land_reach, ship_reach
from smallcouncil.games.board2e.board import KIND, LAND, PORT
from smallcouncil.games.board2e.combat.battle import ATTACKER, DEFENDER, Battle, battle
from smallcouncil.games.board2e.combat.casualties import SUPPLY, Casualties
from smallcouncil.games.board2e.combat.text import text_of
from smallcouncil.games.board2e.combat_words import (
    KILLED,
    RETREAT_AREA,
    RETREAT_PICK,
    RETREAT_TO,
    RETREATED,
)
from smallcouncil.games.board2e.facts import ENGINE, PORT_SHIPS
from smallcouncil.games.board2e.state import NOBODY, BoardTable
from smallcouncil.games.board2e.words import PASS
from smallcouncil.table import Choice, Procedure


class Retreat(Procedure):
    """R-B2-retreat-01 to -15, for the losing side. `asked` is whether the winner has passed on the choice that a card
    gives him."""

    __slots__ = ("side", "target", "asked")
    steps = ("drop", "winner_picks", "pick", "surplus", "move")
    fields = ("side", "target", "asked")

    def __init__(self, side: int, target: int = NOBODY, asked: int = 0) -> None:
        super().__init__()
        self.side = side
        self.target = target
        self.asked = asked

    def copy(self) -> Retreat:
        return Retreat(self.side, self.target, self.asked).at(self.step)

    def drop(self, t: BoardTable) -> None:
        """R-B2-retreat-07, -15: siege engines and routed units do not survive a retreat."""
        b = battle(t)
        for unit, count in enumerate(b.lying(t, self.side)):
            for _ in range(count):
                lose(t, b, self.side, unit, True)
        for _ in range(b.standing(t, self.side)[ENGINE]):
            lose(t, b, self.side, ENGINE, False)
        if not any(b.standing(t, self.side)):
            self.finish()

    def winner_picks(self, t: BoardTable) -> None:
        """Robb Stark: also another area than the one that a losing attacker came from."""
        b = battle(t)
        if self.asked or not text_of(b, 1 - self.side).picks_retreat:
            return
        areas = retreat_areas(t, b, self.side, True)
        if len(areas) > 1:
            choices = [*[RETREAT_TO(a) for a in areas], PASS]
            self.ask(t, b.seat(1 - self.side), RETREAT_PICK, choices, args=(b.seat(self.side),))

    def on_winner_picks(self, t: BoardTable, seat: int, choice: Choice) -> None:
        self.asked = 1
        if choice is not PASS:
            (self.target,) = choice.args
            self.goto(t, "surplus")

    def pick(self, t: BoardTable) -> None:
        b = battle(t)
        areas = retreat_areas(t, b, self.side, False)
        if areas:
            choices = [RETREAT_TO(a) for a in areas]
            self.ask(t, b.seat(self.side), RETREAT_AREA, choices)
            return
        for unit, count in enumerate(b.standing(t, self.side)[:]):  # R-B2-retreat-11
            for _ in range(count):
                lose(t, b, self.side, unit, False)
        self.finish()

    def on_pick(self, t: BoardTable, seat: int, choice: Choice) -> None:
        (self.target,) = choice.args

    def surplus(self, t: BoardTable) -> None:
        """R-B2-retreat-09."""
        too_many = losses(t, battle(t), self.side, self.target)
        if too_many:
            t.call(Casualties(self.side, too_many, SUPPLY))

    def move(self, t: BoardTable) -> None:
        """R-B2-retreat-08, -12: all go to the same area and lie down."""
        b = battle(t)
        seat = b.seat(self.side)
        for unit, count in enumerate(b.standing(t, self.side)[:]):
            if count:
                if self.side == ATTACKER:
                    b.attack[unit] = 0
                else:
                    t.leave(b.area, unit, count)
                t.enter_routed(seat, self.target, unit, count)
        t.tell(RETREATED, seat, self.target)


def lose(t: BoardTable, b: Battle, side: int, unit: int, lying: bool) -> None:
    b.destroy(t, side, unit, lying)
    t.tell(KILLED, b.seat(side), unit)


def retreat_areas(t: BoardTable, b: Battle, side: int, anywhere: bool) -> list[int]:
    """The areas that cost the fewest units, of all that are open to the loser. An attacker goes back to where he came
    from (R-B2-retreat-02), unless a card lets him go `anywhere` near."""
    seat = b.seat(side)
    if side == ATTACKER and not anywhere:
        near = [b.source]
    else:
        near = land_reach(t, seat, b.area) if KIND[b.area] == LAND else ship_reach(t, seat, b.area)
        if side == DEFENDER:
            near = [a for a in near if a != b.source]  # R-B2-retreat-04
        elif b.source not in near:
            near.append(b.source)
    units = sum(b.standing(t, side))
    costs = {a: losses(t, b, side, a) for a in near if is_open(t, seat, a)}
    least = min(costs.values(), default=units)
    if least >= units:
        return []
    return [a for a, cost in costs.items() if cost == least]


def is_open(t: BoardTable, seat: int, area: int) -> bool:
    """R-B2-retreat-03: nothing of another house, and no neutral force."""
    if t.neutral[area] or (t.garrison[area] and t.guard[area] != seat):
        return False
    return t.controller(area) in (seat, NOBODY)


def losses(t: BoardTable, b: Battle, side: int, target: int) -> int:
    """How many of the retreating units neither supply nor a port can take."""
    seat = b.seat(side)
    units = sum(b.standing(t, side))
    armies = [t.size[a] for a in t.held[seat] if t.size[a] > 1 and a not in (target, b.area)]
    there = t.size[target]
    lost = max(there + units - PORT_SHIPS, 0) if KIND[target] == PORT else 0
    while lost < units and not t.fits(seat, [*armies, there + units - lost]):
        lost += 1
    return lost
