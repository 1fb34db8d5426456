"""Statistics of a finished table. They run in a process of their own, on plain data."""

from __future__ import annotations

from collections import Counter

import msgspec

from smallcouncil.server.forms import SeatStatistics, Statistics
from smallcouncil.server.records.replay import choose, first_table
from smallcouncil.server.store import Entry
from smallcouncil.server.tables.loading import choices_that_count
from smallcouncil.table import NOBODY, Record

SAMPLES = 200  # points of a series


def statistics(record: Record, entries: list[Entry], created: float) -> bytes:
    """Who chose how often and how long, what happened how often, and the figures of every seat over time."""
    choices = choices_that_count(entries) or []
    at = first_table(record, listen=True)
    every = max(1, -(-len(choices) // SAMPLES))
    sampled: list[int] = []
    series: dict[str, list[list[int]]] = {}
    events: Counter[str] = Counter()
    by: list[Counter[str]] = [Counter() for _ in range(at.players)]
    seconds = [0.0] * at.players
    rounds: dict[str, int] = {}
    last = created
    for n in range(len(choices) + 1):
        if n:
            entry = choices[n - 1]
            at.log = []
            choose(at, n, record.choices[n - 1])
            if entry.seat != NOBODY:
                by[entry.seat][entry.by] += 1
                seconds[entry.seat] += max(0.0, entry.at - last)
                last = entry.at
            events.update(event.news.name for event in at.heard(None))
        if at.time().round > 0:
            rounds.setdefault(str(at.time().round), n)
        if n % every == 0 or n == len(choices):
            for name, values in at.figures().items():
                series.setdefault(name, [[0] * at.players] * len(sampled)).append(values)
            sampled.append(n)
            for lists in series.values():
                if len(lists) < len(sampled):
                    lists.append(lists[-1])
    seats = [SeatStatistics(sum(c.values()), round(s, 1), dict(c)) for c, s in zip(by, seconds, strict=True)]
    return msgspec.json.encode(Statistics(sampled, series, seats, dict(events), rounds))
