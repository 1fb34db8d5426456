"""Positions: a table written down as data, and what is read of one besides what the game itself writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.table.abstract_table import Result
from smallcouncil.table.errors import BadInput
from smallcouncil.table.procedure import write_procedure

if TYPE_CHECKING:
    from smallcouncil.table.table import Table

# what stands in a position besides what the game itself writes
POSITION_FIELDS = (
    *("game", "version", "options", "stack", "asks", "asked", "made", "small_steps", "rng", "seed", "result", "hold"),
)


def write_position(table: Table) -> dict[str, Any]:
    """The whole table, hidden parts included."""
    top = len(table.stack) - 1
    return {
        "game": table.game.id,
        "version": table.game.version,
        "options": table.game.write_options(table.options),
        **table.write(),
        "stack": [
            write_procedure(p, p.step - 1 if i == top and table.asks else p.step) for i, p in enumerate(table.stack)
        ],
        "asks": [[a.seat, a.n] for a in table.asks],
        "asked": table.asked,
        "made": table.made,
        **({"small_steps": list(table.small_steps)} if table.small_steps else {}),
        "rng": table.rng.write(),
        "result": table.result._asdict() if table.result else None,
        **({"hold": True} if table.hold else {}),
    }


def read_whole(value: object, field: str) -> int:
    """A whole number that is not negative."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput(field, "wrong-type", value=value, expected="a whole number")
    if value < 0:
        raise BadInput(field, "out-of-range", value=value, low=0, high="any")
    return value


def read_flag(value: object, field: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(field, "wrong-type", value=value, expected="true or false")
    return value


def read_numbers(data: object, players: int) -> dict[int, int]:
    """The numbers of the open questions by seat."""
    if not isinstance(data, list | tuple):
        raise BadInput("asks", "wrong-type", value=data, expected="a list of seat and number")
    numbers = {}
    for pair in data:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise BadInput("asks", "wrong-type", value=pair, expected="seat and number")
        numbers[read_seat(pair[0], "asks", players)] = read_whole(pair[1], "asks")
    return numbers


def read_small_steps(data: object, players: int, made: int) -> tuple[int, ...]:
    """How many of the choices so far were small steps that only their seat knows of, by seat."""
    if data is None:
        return ()
    if not isinstance(data, list | tuple) or len(data) != players:
        raise BadInput("small_steps", "wrong-type", value=data, expected="a list with a whole number for every seat")
    steps = tuple(read_whole(number, "small_steps") for number in data)
    if sum(steps) > made:
        raise BadInput("small_steps", "out-of-range", value=sum(steps), low=0, high=made)
    return steps


def read_seat(value: object, field: str, players: int) -> int:
    seat = read_whole(value, field)
    if seat >= players:
        raise BadInput(field, "out-of-range", value=value, low=0, high=players - 1)
    return seat


def read_result(data: object, players: int) -> Result | None:
    if data is None:
        return None
    if not isinstance(data, dict):
        raise BadInput("result", "wrong-type", value=data, expected="an object")
    winners, scores, reason = data.get("winners"), data.get("scores"), data.get("reason")
    if not isinstance(winners, list | tuple):
        raise BadInput("result.winners", "wrong-type", value=winners, expected="a list of seats")
    if not isinstance(scores, list | tuple) or not all(type(score) is int for score in scores):
        raise BadInput("result.scores", "wrong-type", value=scores, expected="a list of whole numbers")
    if len(scores) != players:
        raise BadInput("result.scores", "conflict", value=scores, why=f"{players} seats")
    if not isinstance(reason, str):
        raise BadInput("result.reason", "wrong-type", value=reason, expected="a word")
    return Result(tuple(read_seat(w, "result.winners", players) for w in winners), tuple(scores), reason)
