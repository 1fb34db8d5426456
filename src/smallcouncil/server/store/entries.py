"""One entry of the log of choices."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One row: a choice, or (without text) the taking back of the last one of that seat. What the table itself changes
    is of seat NOBODY."""

    table_id: str
    n: int
    seat: int
    text: str | None
    by: str
    at: float
    secret: bool = False  # a small step on the way to a secret answer: nobody but its seat may know of it
