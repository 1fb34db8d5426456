"""What happened in a game, looked at afterwards: everyone's chance to win over time, the turning points, and choices
that a bot that thinks would have made differently.

The chances are those of the real table, hidden cards included, played on by the quick policy. The advice is not: it
comes from what the seat knew at that time.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from smallcouncil.bots import Heuristics, Knowledge, SearchBot, heuristics
from smallcouncil.bots.search import shares
from smallcouncil.games import game
from smallcouncil.table import BadInput, Record, Rng, Table

MOMENTS = 200  # so many points in time are looked at, at most
SAMPLES = 4  # quick games for each of them
DEPTH = 40  # choices of a quick game, before the table is judged
TURNS = 5  # turning points
ADVICE = 20  # choices that are thought about
LEAST = 0.03  # what a better choice must be better by


class Moment(msgspec.Struct, frozen=True):
    """A point in time: after so many choices, every seat's chance."""

    step: int
    chances: list[float]


class Turn(msgspec.Struct, frozen=True):
    """A turning point: what was chosen between two moments, and how far the chances moved (0 to 1)."""

    step: int
    moved: float
    before: list[float]
    after: list[float]


class Advice(msgspec.Struct, frozen=True):
    """A choice that a bot that thinks would have made differently, and what it cost."""

    step: int
    seat: int
    chosen: str
    better: str
    cost: float


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: list[str]
    moments: list[Moment]
    turns: list[Turn]
    advice: list[Advice]

    def write(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


def analyse(
    record: Record,
    *,
    iterations: int = 100,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Look at a game. The same record, iterations and seed give the same analysis.

    >>> import smallcouncil as sc
    >>> table = sc.game("ironthrone").new(seed=1, players=3, turn_limit=1)
    >>> while not table.over:
    ...     table.choose(table.waiting[0], table.ask(table.waiting[0]).default)
    >>> found = analyse(table.record(), iterations=4)
    >>> len(found.moments) > 3, round(sum(found.moments[-1].chances), 6)
    (True, 1.0)
    """
    if iterations < 1:
        raise BadInput("iterations", "out-of-range", value=iterations, low=1, high="any")
    count = len(record.choices)
    if not count:
        raise BadInput("choices", "missing")
    known = heuristics(record.game)
    every = -(-count // MOMENTS)
    steps = sorted({*range(0, count + 1, every), count})
    table = record.replay(game(record.game), steps=0)
    moments: list[Moment] = []
    total = len(steps) + ADVICE
    for step in range(count + 1):
        if step == steps[len(moments)]:
            moments.append(Moment(step, chances(table, known, Rng(seed).fork())))
            if progress is not None:
                progress(len(moments), total)
        if step < count:
            seat, _, text = record.choices[step].partition(" ")
            table.choose(int(seat), text)
    advice = []
    for number, step in enumerate(doubtful(record, moments)):
        found = advise(record, step, known, iterations, seed)
        if found is not None:
            advice.append(found)
        if progress is not None:
            progress(len(steps) + number + 1, total)
    names = [table.seat_name(seat) for seat in range(table.players)]
    return Analysis(record.game, names, moments, turning_points(moments), sorted(advice, key=lambda a: -a.cost))


def chances(table: Table, known: Heuristics, rng: Rng) -> list[float]:
    """Everyone's chance to win, by a few quick games with other dice."""
    if table.result is not None:
        return shares(table)
    total = [0.0] * table.players
    for _ in range(SAMPLES):
        other = table.copy()
        other.rng = rng.fork()
        left = DEPTH if known.evaluate is not None else 1_000_000
        while other.result is None and left:
            ask = other.asks[0]
            other.choose(ask.seat, known.decide(other, ask.seat, ask, rng))
            left -= 1
        worth = shares(other) if other.result is not None or known.evaluate is None else known.evaluate(other)
        whole = sum(worth) or 1.0
        total = [t + w / whole for t, w in zip(total, worth, strict=True)]
    return [t / SAMPLES for t in total]


def turning_points(moments: list[Moment]) -> list[Turn]:
    """Where the chances moved most, in the order of the game."""
    turns = []
    for before, after in pairwise(moments):
        moved = sum(abs(x - y) for x, y in zip(before.chances, after.chances, strict=True)) / 2
        turns.append(Turn(after.step, moved, before.chances, after.chances))
    most = sorted(turns, key=lambda turn: -turn.moved)[:TURNS]
    return sorted(most, key=lambda turn: turn.step)


def doubtful(record: Record, moments: list[Moment]) -> list[int]:
    """The choices after which things went worst for who chose; one for each stretch between two moments and seat."""
    losses: dict[int, float] = {}
    for before, after in pairwise(moments):
        seen = set()
        for step in range(before.step, after.step):
            seat = int(record.choices[step].partition(" ")[0])
            if seat not in seen:
                seen.add(seat)
                losses[step] = before.chances[seat] - after.chances[seat]
    worst = sorted(losses, key=lambda step: -losses[step])[:ADVICE]
    return sorted(step for step in worst if losses[step] > 0)


def advise(record: Record, step: int, known: Heuristics, iterations: int, seed: int) -> Advice | None:
    """What a bot that thinks would have chosen, if that is clearly better."""
    table = record.replay(game(record.game), steps=step)
    seat, _, text = record.choices[step].partition(" ")
    if int(seat) not in table.waiting:
        return None  # said unasked
    ask = table.ask(int(seat))
    chosen = next(c for c in ask.choices if table.text(c) == text)
    weighed = SearchBot(seed, known, iterations=iterations).weigh(Knowledge(table, ask.seat), chosen)
    best = max(weighed, key=lambda choice: weighed[choice])
    cost = weighed[best] - weighed[chosen]
    if best is chosen or cost < LEAST:
        return None
    return Advice(step, ask.seat, text, table.text(best), cost)
