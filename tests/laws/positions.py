"""Positions: the same table again; what cannot be is refused by name."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from laws.random_play import play_on, questions, views, written
from smallcouncil.table import BadInput, Record, Rng, Table

JUNK: list[Any] = [None, True, -1, 999, 0.5, "", "castamere", [], [None], [[]], {}, {"castamere": 1}]


def check_position(table: Table, rng: Rng, *, further: int = 20) -> None:
    """The position, sent through JSON, lays the same table: same position, same questions, same future, a record."""
    before = written(table.position())
    laid = table.game.position(json.loads(before))
    assert written(laid.position()) == before, "the table laid from the position differs"
    assert views(laid) == views(table), "the views of the table laid from the position differ"
    copy = table.copy()
    for seat, choice in play_on(copy, rng, further):
        ask = next(a for a in questions(laid) if a.seat == seat)
        laid.choose(seat, choice, ask.n)
    after = written(copy.position())
    assert written(laid.position()) == after, "the table laid from the position has another future"
    again = Record.read(laid.record().write()).replay(table.game)
    assert written(again.position()) == after, "the record of a table laid from a position replays to another table"


def check_bad_positions(table: Table, rng: Rng, *, times: int = 3) -> None:
    """A position with junk in a random place is refused by name, or laid; nothing else escapes."""
    position = written(table.position())
    for _ in range(times):
        data = json.loads(position)
        path = spoil(data, rng)
        try:
            table.game.position(data)
        except BadInput as error:
            if not error.field or not str(error):
                raise AssertionError(f"junk at {path} is refused without a name") from error
        except Exception as error:
            error.add_note(f"junk at {path}")
            raise


NOWHERE = -7  # a number that nothing on any table can be ...
SIGNED = (".lasting", ".delayed", ".uses")  # ... but for what effects take away, and keys of uses
FAR_OUT = -(1 << 80)


def check_ranges(table: Table, rng: Rng, *, times: int = 3) -> None:
    """A position with a number in it that cannot be is refused by the name of its field."""
    position = written(table.position())
    for _ in range(times):
        data = json.loads(position)
        places = [place for place in numbers(data) if not place[0].startswith((".version", ".result.scores"))]
        path, holder, key = rng.pick(places)
        was, holder[key] = holder[key], FAR_OUT if path.startswith(SIGNED) else NOWHERE
        try:
            table.game.position(data)
        except BadInput as error:
            if error.field == "position":
                raise AssertionError(f"{holder[key]} for {was} at {path} is refused without a name") from error
            continue
        raise AssertionError(f"{holder[key]} is taken for {was} at {path}")


def numbers(data: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place of the data that holds a number: where it is, and how to change it."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        if type(value) is int:
            yield f"{path}.{key}", data, key
        elif isinstance(value, dict | list):
            yield from numbers(value, f"{path}.{key}")


def spoil(data: Any, rng: Rng) -> str:
    """Put junk into a random place of the data; the place is returned."""
    path = ""
    while True:
        key = rng.pick(list(data if isinstance(data, dict) else range(len(data))))
        path += f".{key}"
        if not data[key] or not isinstance(data[key], dict | list) or rng.below(4) == 0:
            data[key] = rng.pick(JUNK)
            return path
        data = data[key]
