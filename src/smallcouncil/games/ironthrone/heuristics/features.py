"""What the public figures of The Iron Throne are blind to: figures of the learned judgement of a table."""

from __future__ import annotations

from typing import cast

from smallcouncil.games.ironthrone.facts import CHARACTERS, FACE, KIND, PEACE, VALUE, WAR
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Table


def amounts(table: Table) -> dict[str, list[float]]:
    """What every seat has of something."""
    t = cast("ThroneTable", table)
    seats = range(t.players)
    faces = [[card & FACE for card in t.hands[s]] for s in seats]
    return {
        "sheet": [float(t.sheet[s]) for s in seats],
        "living": [float(len(t.living(s))) for s in seats],
        "strongest": [float(max([t.power[c] for c in t.people[s]], default=0)) for s in seats],
        "best war": [float(max([VALUE[f] for f in faces[s] if KIND[f] == WAR], default=0)) for s in seats],
        "wars": [float(sum([VALUE[f] for f in faces[s] if KIND[f] == WAR])) for s in seats],
        "peaces": [float(sum([KIND[f] == PEACE for f in faces[s]])) for s in seats],
    }


def marks(table: Table) -> dict[str, list[float]]:
    """What is true of a seat, or not: 1 or 0, or how far."""
    t = cast("ThroneTable", table)
    seats = range(t.players)
    challenger = max(t.encounter.challenger, 0)
    found = {
        "wait": [(s - challenger) % t.players / t.players for s in seats],
        "one left": [float(t.markers_left(s) <= 1) for s in seats],
        "two left": [float(t.markers_left(s) <= 2) for s in seats],
        "last one stands": [float(len(t.living(s)) <= 1) for s in seats],
    }
    for seat in seats:
        if t.leader[seat] >= 0:
            found[f"leader {CHARACTERS[t.leader[seat]]}"] = [float(s == seat) for s in seats]
    return found
