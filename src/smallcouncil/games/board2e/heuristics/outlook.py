"""What a house sees before it decides: what areas are worth, what threatens them, and where armies are wanted."""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.games.board2e.board import LANDS, LANDS_NEAR, LEVEL
from smallcouncil.games.board2e.heuristics.threat import order_known, threats
from smallcouncil.games.board2e.heuristics.worth import last_round, worths
from smallcouncil.games.board2e.state import BLOCKED, BoardTable

NEXT_ROUND = 0.7  # of a threat that comes not before the next round
FEAR = (0.3, 0.6, 0.7)  # how likely those come who could, before orders lie open: to a field, a castle, a stronghold
BEHIND = 0.6  # of what pulls an army, an area farther back


class Outlook(NamedTuple):
    """Lists by area, as one seat sees them."""

    worth: list[float]
    danger: list[float]
    now: list[float]  # the danger of this round
    pull: list[float]  # the best that may be attacked from an area, or from the next
    coming: list[float]  # how likely those come who could


USUAL: list[float] = [FEAR[level] for level in LEVEL]
SURE: list[float] = [1.0] * len(LEVEL)


def before_orders(t: BoardTable, seat: int, coming: list[float] | None = None, secrets: bool = True) -> Outlook:
    """For a round that is planned; if nothing is foreseen, by what others usually do. Without the secrets of the seat
    it is what everybody can know."""
    worth, now = worths(t, seat, secrets), threats(t, seat)
    return Outlook(worth, now, now, pulls(t, seat, worth), SURE if order_known(t) else coming or USUAL)


def before_marches(t: BoardTable, seat: int) -> Outlook:
    """For marches, when orders lie open: what is taken must stand the next round as well."""
    worth, now = worths(t, seat), threats(t, seat)
    return Outlook(worth, lasting_threats(t, seat, now), now, pulls(t, seat, worth), SURE)


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
