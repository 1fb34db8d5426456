"""Who sits where, and what everyone may know of a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec

from smallcouncil.games import GAMES, game
from smallcouncil.server.access.signing import Signer
from smallcouncil.server.messages import Line, SeatInfo, TableInfo
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import GATHERING, OVER, RUNNING, LineRow, SeatRow, TableRow
from smallcouncil.server.tables.setup.seeds import commitment
from smallcouncil.table import BadInput, Table

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


def players(row: TableRow) -> set[str]:
    """Who may watch a private table: who laid it, and who sits there."""
    return {row.host, *(holder.person for seat in row.seats for holder in seat.holders)}


def answered_by_person(row: TableRow, seat: int) -> bool:
    return row.seats[seat].bot is None


def may_help(row: TableRow, seat: int, person: str) -> bool:
    """Whether a person may answer for the bot on a seat where the rules failed at all that it tried: whoever sits; but
    for a bot that stands in for somebody, and would show what that one has in hand, nobody else."""
    at = seat_of(row, seat)
    return at.bot is not None and (holds(row, seat, person) if at.holders else bool(seats_of(row, person)))


def two_people(row: TableRow) -> bool:
    """Whether seats are held by different people; one person may have several, and one seat several devices.
    Bots may answer for them meanwhile."""
    held = [seat.holders for seat in row.seats if seat.holders]
    return len(held) > 1 and len({holder.person for holders in held for holder in holders}) > 1


def only_bots(row: TableRow) -> bool:
    """Whether nobody answers at this table."""
    return all(seat.bot is not None for seat in row.seats)


def is_open(seat: SeatRow) -> bool:
    return not seat.holders and seat.bot is None


def secrets_of(row: TableRow) -> tuple[str, ...]:
    """The options of this table with one entry a seat that only its player may know."""
    names = game(row.game).secret_options if row.game in GAMES else ()
    return tuple(name for name in names if row.options.get(name) is not None)


def to_choose(row: TableRow) -> list[str]:
    """Of which options everyone chooses the own entry now. What lies on a continued table is chosen already."""
    return list(secrets_of(row)) if row.status == GATHERING and row.start is None else []


def chosen(row: TableRow, seat: int | None) -> dict[str, Any]:
    """A seat's own entries."""
    return {} if seat is None else {name: row.options[name][seat] for name in secrets_of(row)}


def is_ready(row: TableRow, seat: SeatRow) -> bool:
    """Whether the table may begin as far as this seat is concerned: nobody misses the time to choose."""
    return seat.bot is not None or (bool(seat.holders) and (seat.ready or not to_choose(row)))


def complete(row: TableRow) -> bool:
    return all(is_ready(row, seat) for seat in row.seats)


def open_options(row: TableRow) -> dict[str, Any]:
    """The options as everyone may know them."""
    secret = secrets_of(row)
    if row.status == OVER or not secret:
        return row.options
    if row.status == GATHERING:  # nobody is to choose in answer to another's choice
        return {**row.options, **{name: [None] * len(row.seats) for name in secret}}
    rules = game(row.game)
    try:
        return rules.show_options(rules.read_options(row.options), None)
    except BadInput:  # laid under older rules
        return {name: value for name, value in row.options.items() if name not in secret}


def seat_info(row: TableRow, seat: SeatRow, signer: Signer, here: Collection[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        name=row.seat_names[seat.seat],
        holder="bot" if seat.bot else "person" if seat.holders else "open",
        person=seat.holders[0].name if seat.holders else None,
        people=[holder.name for holder in seat.holders],
        ids=[signer.known_as(row.id, holder.person) for holder in seat.holders],
        bot=seat.bot,
        here=any(h.person in here for h in seat.holders),
        ready=is_ready(row, seat),
    )


def may_talk(row: TableRow) -> bool:
    """Whether seats may talk in private: between two there is nobody to keep it from."""
    return row.talk and len(row.seats) > 2


def shown_line(row: LineRow, table: str, signer: Signer) -> Line:
    """A line as others may read it."""
    return Line(row.n, signer.known_as(table, row.person), row.seat, row.name, row.text, row.at)


def table_info(row: TableRow, signer: Signer, here: Collection[str] = ()) -> TableInfo:
    return TableInfo(
        table=row.id,
        game=row.game,
        version=row.version,
        options=open_options(row),
        title=row.title,
        status=STATUS[row.status],
        seats=[seat_info(row, seat, signer, here) for seat in row.seats],
        waiting=row.waiting if row.status == RUNNING else [],
        made=row.made,
        clock=row.clock,
        listed=row.listed,
        takeover=row.takeover,
        private=row.private,
        talk=may_talk(row),
        hints=row.hints,
        commitment=commitment(row.seed),
        seed=row.seed if row.status == OVER else None,
        result=row.result,
        created=row.created,
        updated=row.updated,
        source=row.source,
        source_steps=row.source_steps,
        to_choose=to_choose(row),
        parked=row.parked,
    )


def from_outside(info: TableInfo) -> TableInfo:
    """What strangers may know of a private table: that it is there, and who sits at it."""
    return msgspec.structs.replace(info, options={}, seed=None, result=None)


def names(table: Table) -> list[str]:
    """What the table calls its seats now: houses may be chosen at the table."""
    return [table.seat_name(seat) for seat in range(table.players)]
