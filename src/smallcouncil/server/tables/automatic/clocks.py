"""Clocks per seat. A clock is data: what is left, and since when it runs; bots have none.

>>> rule = ClockRule("live", base=60, plus=5)
>>> times = begin(rule, 2, {0: 1}, now=100.0)
>>> times.left, times.since
([65.0, 60.0], [100.0, None])
>>> times = after(rule, times, {0: 1}, {1: 2}, now=110.0)
>>> times.left, times.since
([55.0, 65.0], [None, 110.0])
>>> deadline(times)
(1, 175.0)
"""

from __future__ import annotations

import msgspec

from smallcouncil.server.messages import ClockRule, Clocks
from smallcouncil.server.refusals import Denied


class Times(msgspec.Struct, frozen=True):
    """Seconds left per seat, and since when the clock of a seat runs."""

    left: list[float]
    since: list[float | None]


Asked = dict[int, int]  # people's seats that are asked, and the number of the question


def check(rule: ClockRule) -> ClockRule:
    """A clock that could not be played with is refused."""
    if rule.kind == "live" and rule.plus < 1:
        raise Denied("malformed", field="clock.plus", why="a live clock gives at least one second a question")
    if rule.kind == "correspondence" and rule.plus < 60:
        raise Denied("malformed", field="clock.plus", why="a correspondence clock gives at least a minute a question")
    return rule


def begin(rule: ClockRule, players: int, asked: Asked, now: float) -> Times:
    stopped = Times([float(rule.base)] * players, [None] * players)
    return after(rule, stopped, {}, asked, now)


def after(rule: ClockRule, times: Times, before: Asked, asked: Asked, now: float) -> Times:
    """The clocks when these questions have followed those: time is charged, new questions bring their bonus."""
    left = list(times.left)
    since: list[float | None] = [None] * len(left)
    for seat, started in enumerate(times.since):
        if started is not None:
            left[seat] = max(0.0, left[seat] - max(0.0, now - started))
        if seat in asked:
            since[seat] = now
            if asked[seat] > before.get(seat, -1):
                left[seat] = left[seat] + rule.plus if rule.kind == "live" else float(rule.plus)
    return Times(left, since)


def without(times: Times, since: float, now: float) -> Times:
    """The clocks as if the time from `since` to `now` had not passed.

    >>> without(Times([60.0, 60.0], [100.0, None]), 110.0, 150.0).since
    [140.0, None]
    >>> without(Times([60.0], [120.0]), 110.0, 150.0).since  # it began to run meanwhile
    [150.0]
    """
    return Times(times.left, [None if s is None else s + now - max(s, since) for s in times.since])


def deadline(times: Times) -> tuple[int, float] | None:
    """Whose clock runs out first, and when."""
    running = [(s + times.left[seat], seat) for seat, s in enumerate(times.since) if s is not None]
    if not running:
        return None
    at, seat = min(running)
    return seat, at


def shown(times: Times, now: float) -> Clocks:
    left: list[float | None] = [
        round(max(0.0, amount - (now - s if s is not None else 0.0)), 3)
        for amount, s in zip(times.left, times.since, strict=True)
    ]
    return Clocks(round(now, 3), left, [seat for seat, s in enumerate(times.since) if s is not None])
