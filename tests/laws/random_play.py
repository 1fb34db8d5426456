"""Random play, and what is compared: tables as bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator

from smallcouncil.table import Ask, Choice, Rng, Table

BOUND = 50_000


def pick(table: Table, rng: Rng) -> tuple[int, Choice]:
    """A random choice of a random seat that is asked; now and then something that a seat does unasked."""
    if rng.below(8) == 0:
        seat = rng.below(table.players)
        may = table.may(seat)
        if may is not None:
            return seat, rng.pick(may.choices)
    ask = rng.pick(table.asks)
    return ask.seat, rng.pick(ask.choices)


def play(table: Table, rng: Rng, *, bound: int = BOUND) -> Table:
    """Play random choices to the end."""
    play_on(table, rng, bound)
    assert table.over, f"no end after {bound} choices"
    return table


def play_on(table: Table, rng: Rng, choices: int) -> list[tuple[int, Choice]]:
    """Play so many random choices, or to the end; the choices are returned."""
    made: list[tuple[int, Choice]] = []
    while not table.over and len(made) < choices:
        seat, choice = pick(table, rng)
        table.choose(seat, choice)
        made.append((seat, choice))
    return made


def written(data: object) -> bytes:
    """Data as JSON, so that equal means byte for byte."""
    return json.dumps(data, allow_nan=False).encode()


def questions(table: Table) -> Iterator[Ask]:
    """All that anyone may answer or do now."""
    yield from table.asks
    for seat in range(table.players):
        may = table.may(seat)
        if may is not None:
            yield may


def views(table: Table) -> list[bytes]:
    return [written(table.view(seat)) for seat in (*range(table.players), None)]
