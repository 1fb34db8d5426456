"""Who sits where, and what everyone may know of a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from smallcouncil.server.messages import SeatInfo, TableInfo
from smallcouncil.server.refusals import Denied
from smallcouncil.server.security import commitment
from smallcouncil.server.store.shelf import GATHERING, OVER, RUNNING, SeatRow, TableRow
from smallcouncil.table import Table

STATUS: dict[int, Literal["gathering", "running", "over"]] = {
    GATHERING: "gathering",
    RUNNING: "running",
    OVER: "over",
}


def seat_of(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise Denied("no-such", what="seat", value=seat, field="seat")
    return row.seats[seat]


def holds(row: TableRow, seat: int, person: str | None) -> bool:
    return person is not None and any(h.person == person for h in seat_of(row, seat).holders)


def seats_of(row: TableRow, person: str | None) -> list[int]:
    return [s.seat for s in row.seats if any(h.person == person for h in s.holders)]


def people_of(row: TableRow, seat: int) -> list[str]:
    return [h.person for h in row.seats[seat].holders]


def answered_by_person(row: TableRow, seat: int) -> bool:
    return row.seats[seat].bot is None


def is_open(seat: SeatRow) -> bool:
    return not seat.holders and seat.bot is None


def seat_info(row: TableRow, seat: SeatRow, here: Collection[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        name=row.seat_names[seat.seat],
        holder="bot" if seat.bot else "person" if seat.holders else "open",
        person=seat.holders[0].name if seat.holders else None,
        bot=seat.bot,
        here=any(h.person in here for h in seat.holders),
    )


def table_info(row: TableRow, here: Collection[str] = ()) -> TableInfo:
    return TableInfo(
        table=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        title=row.title,
        status=STATUS[row.status],
        seats=[seat_info(row, seat, here) for seat in row.seats],
        waiting=row.waiting if row.status == RUNNING else [],
        made=row.made,
        clock=row.clock,
        listed=row.listed,
        takeover=row.takeover,
        commitment=commitment(row.seed),
        seed=row.seed if row.status == OVER else None,
        result=row.result,
        created=row.created,
        updated=row.updated,
        source=row.source,
        source_steps=row.source_steps,
    )


def names(table: Table) -> list[str]:
    """What the table calls its seats now: houses may be chosen at the table."""
    return [table.seat_name(seat) for seat in range(table.players)]
