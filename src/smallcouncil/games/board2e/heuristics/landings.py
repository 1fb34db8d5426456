"""Ships that sail before an army marches: they open shores that it could not reach.

Two orders that are worth little alone. Stark's fleet leaves the port of Winterfell for the Bay of Ice, and a footman
lands at Flint's Finger in the same round.
"""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.games.board2e.action.movement import FREE, land_reach, march_reach, resistance
from smallcouncil.games.board2e.board import KIND, LAND, LANDS_NEAR, SEA, SEAS_NEAR
from smallcouncil.games.board2e.heuristics.goals import Goal, goals_from
from smallcouncil.games.board2e.heuristics.outlook import Outlook
from smallcouncil.games.board2e.state import BLOCKED, BoardTable


class Landing(NamedTuple):
    more: float  # than the army could gain without the ship
    fleet: int
    sea: int
    army: int


def landings(t: BoardTable, seat: int, fleets: list[int], armies: list[int], o: Outlook) -> list[Landing]:
    """Which ship could help which army to a better place, the best first."""
    found = []
    for army in armies:
        usual = -1.0
        for fleet in fleets:
            for sea in march_reach(t, seat, fleet):
                if KIND[sea] != SEA or t.owner[sea] == seat or resistance(t, seat, sea) != FREE:
                    continue
                beyond = shores_beyond(t, seat, army, [sea])
                if usual < 0.0:
                    usual = best_gain(goals_from(t, seat, army, o, 0.0))
                if max([o.worth[land] for land in beyond], default=0.0) > usual:
                    gain = best_gain(goals_from(t, seat, army, o, 0.0, None, beyond))
                    if gain > usual:
                        found.append(Landing(gain - usual, fleet, sea, army))
    found.sort(reverse=True)
    return found


def best_gain(goals: list[Goal]) -> float:
    return max([goal.gain for goal in goals], default=0.0)


def shores_beyond(t: BoardTable, seat: int, army: int, seas: list[int]) -> list[int]:
    """Land that an army reaches only when ships have sailed to these seas."""
    chain = [sea for sea in SEAS_NEAR[army] if t.owner[sea] == seat or sea in seas]
    for sea in chain:  # grows while it is read
        chain.extend([b for b in SEAS_NEAR[sea] if b not in chain and (t.owner[b] == seat or b in seas)])
    near = land_reach(t, seat, army)
    shores = dict.fromkeys([land for sea in chain for land in LANDS_NEAR[sea]])
    return [land for land in shores if land not in near and land != army and t.neutral[land] != BLOCKED]


def by_land(areas: list[int]) -> list[int]:
    return [area for area in areas if KIND[area] == LAND]


def by_sea(areas: list[int]) -> list[int]:
    return [area for area in areas if KIND[area] != LAND]
