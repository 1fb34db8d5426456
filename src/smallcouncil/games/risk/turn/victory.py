"""How the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.words import ENDED

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable


def skirmish_points(t: RiskTable, seat: int) -> int:
    """One for each territory, one more for each castle and each port."""
    return points_for(t.held[seat], t.castles(seat), t.ports(seat))


def points_for(territories: int, castles: int, ports: int) -> int:
    return territories + castles + ports


def scores(t: RiskTable) -> tuple[int, ...]:
    if t.dominion_victory:
        return tuple(t.points)
    return tuple(skirmish_points(t, seat) for seat in range(t.players))


def finish(t: RiskTable, winners: tuple[int, ...], reason: str) -> None:
    for seat in winners:
        t.tell(ENDED, seat)
    t.end(winners, scores(t), reason)


def last_one_standing(t: RiskTable) -> None:
    left = [seat for seat in range(t.players) if t.held[seat]]
    if len(left) == 1:
        finish(t, (left[0],), "last_one_standing")


def most_points(t: RiskTable, reason: str) -> None:
    """The most points win; who is tied shares the victory."""
    totals = scores(t)
    best = max([totals[s] for s in range(t.players) if t.held[s]])
    finish(t, tuple(s for s in range(t.players) if t.held[s] and totals[s] == best), reason)


def check_dominion(t: RiskTable, seat: int) -> None:
    """Ten points and the own seat of power, in the own turn."""
    if t.dominion_victory and t.points[seat] >= facts.POINTS_TO_WIN and t.owner[t.seat_of_power(seat)] == seat:
        finish(t, (seat,), "dominion")
