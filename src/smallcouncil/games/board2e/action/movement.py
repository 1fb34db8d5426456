"""Where units may go, and what waits for them there."""

from __future__ import annotations

from smallcouncil.games.board2e.board import KIND, LAND, LAND_OF, LANDS_NEAR, LEVEL, PORTS_NEAR, REACHED_FROM, SEAS_NEAR
from smallcouncil.games.board2e.facts import (
    ENGINE,
    FOOTMAN,
    KNIGHT,
    ORDER_TYPE,
    ORDER_VALUE,
    PORT_SHIPS,
    SHIP,
    SIEGE_STRENGTH,
    SUPPORT,
    UNIT_STRENGTH,
)
from smallcouncil.games.board2e.state import BLOCKED, KINDS, BoardTable

FREE, ENEMY, NEUTRAL = 0, 1, 2  # no resistance; a combat; a token that must be beaten outright


def land_reach(t: BoardTable, seat: int, source: int) -> list[int]:
    """R-B2-march-05, R-B2-transport-01: adjacent land, and land across an unbroken chain of own ships."""
    found = list(LANDS_NEAR[source])
    owner = t.owner
    seas = [sea for sea in SEAS_NEAR[source] if owner[sea] == seat]
    for sea in seas:  # grows while it is read
        for land in LANDS_NEAR[sea]:
            if land not in found and land != source:
                found.append(land)
        for further in SEAS_NEAR[sea]:
            if owner[further] == seat and further not in seas:
                seas.append(further)
    return found


def ship_reach(t: BoardTable, seat: int, source: int) -> list[int]:
    """R-B2-march-07, -09, R-B2-port-01: adjacent seas, and ports of own land areas with room for another ship."""
    found = list(SEAS_NEAR[source])
    for port in PORTS_NEAR[source]:
        if t.controller(LAND_OF[port]) == seat and t.size[port] < PORT_SHIPS and not t.enemy_ships(seat, port):
            found.append(port)
    return found


def march_reach(t: BoardTable, seat: int, source: int) -> list[int]:
    """Areas that units of a march may enter; a "-" token bars its area (R-B2-neutral-04)."""
    if KIND[source] == LAND:
        return [a for a in land_reach(t, seat, source) if t.neutral[a] != BLOCKED]
    return ship_reach(t, seat, source)


def resistance(t: BoardTable, seat: int, area: int) -> int:
    """What meets a seat that enters an area."""
    if t.size[area]:
        return FREE if t.owner[area] == seat else ENEMY
    if t.neutral[area]:
        return NEUTRAL
    if t.garrison[area] and t.guard[area] != seat:
        # notes.md 10.6: a garrison whose house has given up the area is a neutral force
        return ENEMY if t.controller(area) == t.guard[area] else NEUTRAL
    return FREE


def neutral_value(t: BoardTable, area: int) -> int:
    return t.neutral[area] or t.garrison[area]


def force(counts: list[int], castle: bool) -> int:
    """R-B2-strength-01 to -05: the strength of standing units; siege engines count against castles only."""
    return (
        counts[FOOTMAN] * UNIT_STRENGTH[FOOTMAN]
        + counts[KNIGHT] * UNIT_STRENGTH[KNIGHT]
        + counts[SHIP] * UNIT_STRENGTH[SHIP]
        + (counts[ENGINE] * SIEGE_STRENGTH if castle else 0)
    )


def supporters(t: BoardTable, area: int) -> list[int]:
    """R-B2-support-01, -08 to -12: areas with a support order that reaches the area."""
    orders = t.orders
    return [a for a in REACHED_FROM[area] if orders[a] >= 0 and ORDER_TYPE[orders[a]] == SUPPORT]


def support_strength(t: BoardTable, area: int, castle: bool) -> int:
    """What a supporting area adds: its standing units and the bonus of a special order."""
    at = area * KINDS
    return force(list(t.units[at : at + KINDS]), castle) + ORDER_VALUE[t.orders[area]]


def neutral_support(t: BoardTable, seat: int, target: int, granted: int) -> int:
    """R-B2-neutral-09: support for an attack on a neutral force, by the attacker and those who granted it."""
    castle = LEVEL[target] > 0
    return sum(
        [
            support_strength(t, area, castle)
            for area in supporters(t, target)
            if t.owner[area] == seat or granted >> t.owner[area] & 1
        ]
    )
