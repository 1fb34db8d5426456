"""What a house sees before it decides: what areas are worth, what threatens them, and where armies are wanted."""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.games.board2e.board import LANDS, LANDS_NEAR
from smallcouncil.games.board2e.heuristics.threat import threats
from smallcouncil.games.board2e.heuristics.worth import last_round, worths
from smallcouncil.games.board2e.state import BLOCKED, BoardTable

NEXT_ROUND = 0.7  # of a threat that comes not before the next round
BEHIND = 0.6  # of what pulls an army, an area farther back


class Outlook(NamedTuple):
    """Lists by area, as one seat sees them."""

    worth: list[float]
    danger: list[float]
    now: list[float]  # the danger of this round
    pull: list[float]  # the best that may be attacked from an area, or from the next


def before_orders(t: BoardTable, seat: int) -> Outlook:
    """For a round that is planned."""
    worth, now = worths(t, seat), threats(t, seat)
    return Outlook(worth, now, now, pulls(t, seat, worth))


def before_marches(t: BoardTable, seat: int) -> Outlook:
    """For marches, when orders lie open: what is taken must stand the next round as well."""
    worth, now = worths(t, seat), threats(t, seat)
    return Outlook(worth, lasting_threats(t, seat, now), now, pulls(t, seat, worth))


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
