"""Where a game is looked at: at a few moments first, then between those whose chances differ.

Flat stretches cost little so, and where the chances move they are followed down to the one choice with which they did.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from smallcouncil.arena.analysis.findings import Moment, Turn
from smallcouncil.table import NOBODY, Record, read_step

FIRST = 13  # moments that are looked at in any case
MOMENTS = 44  # so many are looked at, at most
DIFFER = 0.06  # by which the chances of two moments differ, so that one looks between them
CANDIDATES = 6  # single choices with which they moved most: looked at closely ...
APART = 6  # choices between two of them, at least
TURNS = 5  # ... of which so many are told

Stretch = tuple[Moment, Moment]


def points_of(record: Record) -> list[int]:
    """After so many choices each somebody could look: a change of the table's belongs to the choice after it."""
    return [0, *(step for step, line in enumerate(record.choices, 1) if read_step(line)[0] != NOBODY)]


class Curve:
    """The moments of a game that have been looked at, and where to look next."""

    def __init__(self, record: Record) -> None:
        self.points = points_of(record)
        self.place = {step: place for place, step in enumerate(self.points)}
        self.found: dict[int, Moment] = {}

    def add(self, moment: Moment) -> None:
        self.found[moment.step] = moment

    @property
    def moments(self) -> list[Moment]:
        return [self.found[step] for step in sorted(self.found)]

    def wanted(self) -> int | None:
        """The step to look at next; None when all is seen."""
        last = len(self.points) - 1
        for number in range(FIRST):
            step = self.points[number * last // (FIRST - 1)]
            if step not in self.found:
                return step
        open_ones = [s for s in pairwise(self.moments) if self.length(s) > 1 and moved(s) >= DIFFER]
        if not open_ones or len(self.found) >= MOMENTS:
            return None
        before, after = max(open_ones, key=moved)
        return self.points[(self.place[before.step] + self.place[after.step]) // 2]

    def length(self, stretch: Stretch) -> int:
        """How many choices lie between two moments."""
        return self.place[stretch[1].step] - self.place[stretch[0].step]

    def candidates(self) -> list[Stretch]:
        """The single choices with which the chances seem to have moved most; of those close together, which tell one
        story, the one with which they moved most."""
        single = [s for s in pairwise(self.moments) if self.length(s) == 1 and moved(s) >= DIFFER]
        found: list[Stretch] = []
        for stretch in sorted(single, key=lambda stretch: -moved(stretch)):
            place = self.place[stretch[1].step]
            if all(abs(place - self.place[other[1].step]) >= APART for other in found):
                found.append(stretch)
        return found[:CANDIDATES]

    def settle(self, turns: Sequence[Turn]) -> list[Turn]:
        """The turning points that stand when looked at closely, in the order of the game. The curve leads through all
        that have been."""
        for turn in turns:
            self.add(Moment(self.points[self.place[turn.step] - 1], turn.before))
            self.add(Moment(turn.step, turn.after))
        most = sorted([turn for turn in turns if turn.moved >= DIFFER], key=lambda turn: -turn.moved)[:TURNS]
        return sorted(most, key=lambda turn: turn.step)


def moved(stretch: Stretch) -> float:
    """How far the chances moved between two moments, 0 to 1."""
    before, after = stretch
    return apart(before.chances, after.chances)


def apart(one: list[float], other: list[float]) -> float:
    """How much of the chances has another owner, 0 to 1."""
    return sum(abs(x - y) for x, y in zip(one, other, strict=True)) / 2
