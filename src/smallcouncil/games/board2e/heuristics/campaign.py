"""Where a house gathers its strength in A Feast for Crows: around what it is paid for every round and does not hold.

King's Landing has a garrison of five and never falls to one march. Who wants it keeps knights, ships and the siege
engine next to it, and musters there, until all of them together are enough.
"""

from __future__ import annotations

from smallcouncil.games.board2e.board import KIND, LANDS_NEAR, LEVEL, NUMBER, SEA, SEAS_NEAR
from smallcouncil.games.board2e.heuristics.wishes import special
from smallcouncil.games.board2e.state import BLOCKED, BoardTable

GATHER = 2.5  # what so much strength next to the aim is worth
BEHIND = 0.5  # of that, one march farther back
NOWHERE: list[float] = [0.0] * len(LEVEL)


def aims(t: BoardTable, seat: int) -> list[int]:
    """The areas that the special objective names and somebody else holds."""
    areas = [NUMBER[name] for check, _ in special(t, seat) for name in check.areas]
    return [area for area in areas if t.controller(area) != seat]


def gathering(t: BoardTable, seat: int) -> list[float]:
    """What one strength is worth in every area because of what it stands next to."""
    wanted = aims(t, seat) if t.feast else []
    if not wanted:
        return NOWHERE
    found = NOWHERE[:]
    for aim in wanted:
        near = [a for a in (*LANDS_NEAR[aim], *SEAS_NEAR[aim]) if t.neutral[a] != BLOCKED]
        for area in near:
            for behind in SEAS_NEAR[area] if KIND[area] == SEA else LANDS_NEAR[area]:
                found[behind] = max(found[behind], BEHIND * GATHER)
        for area in (*near, aim):
            found[area] = GATHER
    return found
