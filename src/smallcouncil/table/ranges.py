"""Whether the numbers of a position are in their ranges, for every game alike: what is laid can be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from smallcouncil.table.errors import BadInput

LARGEST = 1 << 62  # as many bits as sets of kinds and of seats are written in


class Range(NamedTuple):
    """What a number, or every number of a list, may be."""

    low: int = 0
    high: int = LARGEST
    many: bool = False  # a list
    size: int | None = None  # of so many


ANY = Range(low=-1)  # a number, or -1 for none
COUNT = Range()


def check_numbers(field: str, values: Any, allowed: Range) -> None:
    """Refuse a number, or a list of numbers, that is not in its range; BadInput names the field."""
    if isinstance(values, list | tuple) != allowed.many:
        expected = "a list" if allowed.many else "a whole number"
        raise BadInput(field, "wrong-type", value=values, expected=expected)
    numbers = values if allowed.many else [values]
    if allowed.size is not None and len(numbers) != allowed.size:
        raise BadInput(field, "conflict", value=len(numbers), why=f"{allowed.size} numbers are needed")
    for number in numbers:
        if type(number) is not int:
            raise BadInput(field, "wrong-type", value=number, expected="a whole number")
        if not allowed.low <= number <= allowed.high:
            raise BadInput(field, "out-of-range", value=number, low=allowed.low, high=allowed.high)


def read_number(field: str, value: Any, allowed: Range = COUNT) -> int:
    """A number in its range. Compiled tables take nothing but whole numbers, so it is looked at before it is laid."""
    check_numbers(field, value, allowed)
    number: int = value
    return number


def check_stack(stack: Any, allowed: Mapping[str, Range]) -> None:
    """The fields of all procedures of a position. Ranges are known by field, or by `Procedure.field` where a procedure
    means something else by it; a field without one holds a number, or -1 for none."""
    for procedure in stack if isinstance(stack, list | tuple) else []:
        if not isinstance(procedure, dict):
            continue  # refused by who reads it
        name = str(procedure.get("procedure"))
        for field, value in procedure.items():
            if field not in ("procedure", "step"):
                span = allowed.get(f"{name}.{field}") or allowed.get(field, ANY)
                check_numbers(f"stack.{name}.{field}", value, span)


def check_known(data: Mapping[str, Any], known: tuple[str, ...] | set[str], where: str = "") -> None:
    """Refuse fields that nobody reads, so that a misspelt one is not passed over in silence."""
    for field in data:
        if field not in known:
            raise BadInput(f"{where}{field}", "unknown-field", known=", ".join(sorted(known)))
