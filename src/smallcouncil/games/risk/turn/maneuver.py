"""Turn step: one maneuver from an own territory to another, through own territories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk.board import KNIGHT, SIEGE_ENGINE
from smallcouncil.games.risk.windows.moments import MANEUVER_START
from smallcouncil.games.risk.windows.windows import begin, plays
from smallcouncil.games.risk.words import (
    AREA,
    DONE,
    MANEUVER_FROM,
    MANEUVER_TO,
    MANEUVERED,
    MOVE,
    TAKE_ALONG,
    USE,
)
from smallcouncil.table import Choice, Procedure, Prompt

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable

ASK_FROM: Prompt = Prompt("maneuver.from", rule="R-RK-maneuver-01")
ASK_TO: Prompt = Prompt("maneuver.to", rule="R-RK-maneuver-03", source=AREA)
ASK_UNITS: Prompt = Prompt("maneuver.units", rule="R-RK-maneuver-05", source=AREA, target=AREA)
ASK_ALONG = Prompt("maneuver.along", rule="R-RK-special-18", source=AREA, target=AREA)
PROMPTS = (ASK_FROM, ASK_TO, ASK_UNITS, ASK_ALONG)


def reachable(t: RiskTable, seat: int, source: int) -> list[int]:
    """Own territories connected with the source by a chain of own territories."""
    owner = t.owner
    neighbours = t.board.neighbours
    found = [source]
    seen = 1 << source
    for a in found:
        for b in neighbours[a]:
            if owner[b] == seat and not seen >> b & 1:
                seen |= 1 << b
                found.append(b)
    return found[1:]


def sources(t: RiskTable, seat: int) -> list[Choice]:
    owner = t.owner
    units = t.units
    neighbours = t.board.neighbours
    return [MANEUVER_FROM(a) for a in t.own(seat) if units[a] > 1 and any([owner[b] == seat for b in neighbours[a]])]


class Maneuvers(Procedure):
    """The maneuver step: one maneuver, or more by an ability."""

    steps = ("next", "over")
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.step = 0
        self.seat = seat

    def next(self, t: RiskTable) -> None:
        choices = sources(t, self.seat) if t.maneuvers else []
        if t.characters_in_play and t.maneuvers:  # Jon Snow: before the maneuver, not after it
            choices += plays(t, MANEUVER_START, self.seat)
        if choices:
            self.ask(t, self.seat, ASK_FROM, [*choices, DONE()], default=DONE())

    def on_next(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is DONE:
            return
        self.again()
        if choice.verb is USE:
            begin(t, seat, choice)
        else:
            t.maneuvers -= 1
            t.call(Maneuver(seat, choice.args[0]))

    def over(self, t: RiskTable) -> None:
        t.any_moment = False  # Ellaria Sand's moments end with this step


class Maneuver(Procedure):
    """Where to, how many units, and which special units go along."""

    steps = ("choose_source", "to", "move", "along", "told")
    fields = ("seat", "source", "target", "units")

    def __init__(self, seat: int, source: int = -1, target: int = -1, units: int = 0) -> None:
        self.step = 0
        self.seat = seat
        self.source = source
        self.target = target
        self.units = units

    def copy(self) -> Maneuver:
        return Maneuver(self.seat, self.source, self.target, self.units).at(self.step)

    def choose_source(self, t: RiskTable) -> None:
        if self.source < 0:
            self.ask(t, self.seat, ASK_FROM, sources(t, self.seat))

    def on_choose_source(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (self.source,) = choice.args

    def to(self, t: RiskTable) -> None:
        targets = sorted(reachable(t, self.seat, self.source))
        self.ask(t, self.seat, ASK_TO, [MANEUVER_TO(a) for a in targets], args=(self.source,))

    def on_to(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (self.target,) = choice.args

    def move(self, t: RiskTable) -> None:
        choices = [MOVE(n) for n in range(t.units[self.source] - 1, 0, -1)]
        self.ask(t, self.seat, ASK_UNITS, choices, args=(self.source, self.target))

    def on_move(self, t: RiskTable, seat: int, choice: Choice) -> None:
        (self.units,) = choice.args
        t.units[self.source] -= self.units
        t.units[self.target] += self.units

    def along(self, t: RiskTable) -> None:
        choices = []
        if t.knights[self.source]:
            choices.append(TAKE_ALONG(KNIGHT))
        if t.engines[self.source]:
            choices.append(TAKE_ALONG(SIEGE_ENGINE))
        if choices:
            self.ask(t, self.seat, ASK_ALONG, [*choices, DONE()], args=(self.source, self.target), default=DONE())

    def on_along(self, t: RiskTable, seat: int, choice: Choice) -> None:
        if choice.verb is TAKE_ALONG:
            kind = t.knights if choice.args[0] == KNIGHT else t.engines
            kind[self.source] -= 1
            kind[self.target] += 1
            self.again()

    def told(self, t: RiskTable) -> None:
        t.tell(MANEUVERED, self.seat, self.source, self.target, self.units)
