"""What happened in a game, looked at afterwards: everyone's chance to win over time, the turning points, and choices
that a bot that thinks would have made differently.

The chances are those of the real table, hidden cards included, played on by the quick policy. The advice is not: it
comes from what the seat knew at that time.
"""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.arena.analysis.advice import ADVICE, advise, doubtful
from smallcouncil.arena.analysis.chances import look
from smallcouncil.arena.analysis.curve import CANDIDATES, MOMENTS, Curve
from smallcouncil.arena.analysis.findings import Advice, Analysis, Moment, Question, Turn
from smallcouncil.arena.analysis.turning_points import turn
from smallcouncil.games import game
from smallcouncil.table import BadInput, Record

__all__ = ["PARTS", "Advice", "Analysis", "Moment", "Question", "Turn", "analyse", "check", "put_together"]

PARTS = MOMENTS + CANDIDATES + ADVICE  # of which the work consists at most


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
    check(record, iterations)

    def done(parts: int) -> None:
        if progress is not None:
            progress(parts, PARTS)

    curve = Curve(record)
    while (step := curve.wanted()) is not None:
        curve.add(Moment(step, look(record, step, seed)))
        done(len(curve.found))
    closely: list[Turn] = []
    for stretch in curve.candidates():
        closely.append(turn(record, stretch, seed))
        done(MOMENTS + len(closely))
    turns = curve.settle(closely)
    advice: list[Advice] = []
    for number, step in enumerate(doubtful(record, curve.moments), 1):
        found = advise(record, step, iterations, seed)
        if found is not None:
            advice.append(found)
        done(MOMENTS + CANDIDATES + number)
    return put_together(record, curve.moments, turns, advice)


def check(record: Record, iterations: int) -> None:
    if iterations < 1:
        raise BadInput("iterations", "out-of-range", value=iterations, low=1, high="any")
    if not record.choices:
        raise BadInput("choices", "missing")


def put_together(record: Record, moments: list[Moment], turns: list[Turn], advice: list[Advice]) -> Analysis:
    """What was found, the dearest advice first."""
    table = record.replay(game(record.game))
    names = [table.seat_name(seat) for seat in range(table.players)]
    return Analysis(record.game, names, moments, turns, sorted(advice, key=lambda a: -a.cost))
