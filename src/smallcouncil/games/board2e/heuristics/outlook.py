"""What a house sees before it decides: what areas are worth, what threatens them, and where armies are wanted."""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.games.board2e.action.movement import land_reach
from smallcouncil.games.board2e.board import KIND, LAND, LANDS, LANDS_NEAR, LEVEL
from smallcouncil.games.board2e.facts import IRON_THRONE
from smallcouncil.games.board2e.heuristics.campaign import gathering
from smallcouncil.games.board2e.heuristics.threat import threats
from smallcouncil.games.board2e.heuristics.wishes import add_wishes
from smallcouncil.games.board2e.heuristics.worth import last_round, worths
from smallcouncil.games.board2e.state import BLOCKED, BoardTable

NEXT_ROUND = 0.7  # of a threat that comes not before the next round
BEHIND = 0.6  # of what pulls an army, an area farther back
EARLIER = (0.7, 0.4, 0.3)  # how likely a field, a castle or a stronghold is left by those who march before
ALL_OPEN = [1.0] * len(LEVEL)
UNPAID = [0.0] * len(LEVEL)


class Outlook(NamedTuple):
    """Lists by area, as one seat sees them."""

    worth: list[float]
    danger: list[float]
    now: list[float]  # the danger of this round
    pull: list[float]  # the best that may be attacked from an area, or from the next
    open: list[float]  # how likely nobody comes there before
    rally: list[float]  # what one strength is worth there for what may be attacked later
    paid: list[float]  # the part of what an area is worth that objectives pay when the round ends


def before_orders(t: BoardTable, seat: int) -> Outlook:
    """For a round that is planned."""
    worth, now = worths(t, seat), threats(t, seat)
    return Outlook(worth, now, now, pulls(t, seat, worth), still_open(t, seat), gathering(t, seat), UNPAID)


def before_marches(t: BoardTable, seat: int) -> Outlook:
    """For marches, when orders lie open: what is taken must stand the next round as well."""
    worth, now = worths(t, seat), threats(t, seat)
    return Outlook(
        worth,
        lasting_threats(t, seat, now),
        now,
        pulls(t, seat, worth),
        ALL_OPEN,
        gathering(t, seat),
        paid(t, seat, worth),
    )


def paid(t: BoardTable, seat: int, worth: list[float]) -> list[float]:
    if not t.feast:
        return UNPAID
    found = UNPAID[:]
    add_wishes(t, seat, found)
    return [min(part / whole, 1.0) if whole > 0 else 0.0 for part, whole in zip(found, worth, strict=True)]


def still_open(t: BoardTable, seat: int) -> list[float]:
    """Who sits higher on the throne marches first, into empty castles above all. (Only A Feast for Crows.)"""
    if not t.feast:
        return ALL_OPEN
    found = ALL_OPEN[:]
    throne = t.tracks[IRON_THRONE]
    for rival in throne[: throne.index(seat)]:
        for area in t.held[rival]:
            if KIND[area] == LAND:
                for target in land_reach(t, rival, area):
                    if t.controller(target) not in (seat, rival):
                        found[target] = EARLIER[LEVEL[target]]
    return found


def lasting_threats(t: BoardTable, seat: int, now: list[float]) -> list[float]:
    """What an area must stand to be kept: marches of this round, and, not quite as pressing, all who are near for the
    next one."""
    if last_round(t):
        return now
    return [max(a, NEXT_ROUND * b) for a, b in zip(now, threats(t, seat, False), strict=True)]


def pulls(t: BoardTable, seat: int, worth: list[float]) -> list[float]:
    """The worth of the best area of others next to each land area; of the one behind it a part of that."""
    others = [0.0] * len(worth)
    for area in LANDS:
        if t.controller(area) != seat and t.neutral[area] != BLOCKED:
            others[area] = worth[area]
    near = others[:]
    for area in LANDS:
        near[area] = max([others[b] for b in LANDS_NEAR[area]], default=0.0)
    found = near[:]
    for area in LANDS:
        behind = [near[b] for b in LANDS_NEAR[area] if not others[b]]
        found[area] = max(near[area], BEHIND * max(behind, default=0.0))
    return found
