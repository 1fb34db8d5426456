"""One entry of the log of choices."""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One row: a choice, or (without text) the taking back of the last one."""

    table_id: str
    n: int
    seat: int
    text: str | None
    by: str
    at: float
