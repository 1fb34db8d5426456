"""Rows as the rest of the server sees them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from smallcouncil.server.messages import ClockRule

GATHERING, RUNNING, OVER = 0, 1, 2


class Holder(msgspec.Struct, frozen=True):
    person: str
    name: str


class SeatRow(msgspec.Struct):
    seat: int
    bot: str | None
    link: int
    holders: list[Holder]
    ready: bool = False
    sitting: int = 0  # how many have sat here before, one after the other


class LineRow(msgspec.Struct, frozen=True):
    """One line of chat or talk, with who said it. `Signer.known_as` is what others may know of that."""

    n: int
    person: str
    seat: int | None
    name: str
    text: str
    at: float


class InAdvanceRow(msgspec.Struct, frozen=True):
    """What a seat said in advance, the time it holds for (`scope`, `mark`), and how many entries there were."""

    seat: int
    kind: str
    about: str
    answer: str
    scope: str
    mark: str
    since: int


class TableRow(msgspec.Struct):
    """One table as the store has it, seats included."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seat_names: list[str]
    seed: str
    start: dict[str, Any] | None
    source: str | None
    source_steps: int | None
    title: str
    host: str
    listed: bool
    takeover: bool
    clock: ClockRule
    created: float
    status: int
    entries: int
    made: int
    waiting: list[int]
    result: dict[str, Any] | None
    clocks: dict[str, Any] | None
    due: float | None
    updated: float
    seats: list[SeatRow]
    parked: int | None = None
    private: bool = False
    talk: bool = True  # seats may talk in private
    hints: bool = False
    windows_said: bool = False  # by who laid it: they stay as they are


JSON_FIELDS = ("options", "seat_names", "start", "clock", "waiting", "result", "clocks")


def written(row: TableRow) -> dict[str, Any]:
    data = {f: getattr(row, f) for f in row.__struct_fields__ if f != "seats"}
    return {k: text(v) if k in JSON_FIELDS and v is not None else v for k, v in data.items()}


def read(row: Any) -> TableRow:
    data = dict(row._mapping)
    for field in JSON_FIELDS:
        if data[field] is not None:
            data[field] = msgspec.json.decode(data[field])
    data["clock"] = ClockRule(**data["clock"])
    return TableRow(**data, seats=[])


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@lru_cache(4096)
def text_of(values: tuple[str | int, ...]) -> str:
    """The same, of what most tables have alike: names of seats, whom they wait for."""
    return text(values)
