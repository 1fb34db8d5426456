"""Tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from smallcouncil.server import laying
from smallcouncil.server.forms import BotForm, EntriesForm, Laid, LinkInfo, TableAndMine, TableForm, TakeForm
from smallcouncil.server.gate import BIG_BODY
from smallcouncil.server.hall import Hall
from smallcouncil.server.messages import TableInfo
from smallcouncil.server.refusals import Denied
from smallcouncil.server.rooms import Room
from smallcouncil.server.seats import chosen, is_open, seats_of, table_info
from smallcouncil.server.store.people import Person
from smallcouncil.server.store.shelf import OVER, RUNNING, TableRow

SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
LISTED = 100


def both(room: Room, person: Person) -> TableAndMine:
    return with_mine(room.info(), room.row, person)


def with_mine(info: TableInfo, row: TableRow, person: Person) -> TableAndMine:
    mine = seats_of(row, person.id)
    return TableAndMine(info, mine, {str(seat): chosen(row, seat) for seat in mine})


@get("/tables")
async def tables(
    hall: NamedDependency[Hall],
    person: NamedDependency[Person],
    which: FromQuery[Literal["open", "mine", "running", "over"]] = "open",
) -> list[TableInfo]:
    """Open tables, my own (whose turn it is stands in `waiting`), listed ones to watch, finished ones."""
    shelf = hall.store.shelf
    if which == "mine":
        rows = await shelf.list_of(person.id, LISTED)
    elif which == "open":
        rows = await shelf.list_open(LISTED)
    else:
        rows = await shelf.list_listed(RUNNING if which == "running" else OVER, LISTED)
    return [table_info(row, hall.here(row.id)) for row in rows]


@post("/tables", request_max_body_size=BIG_BODY)
async def lay(hall: NamedDependency[Hall], person: NamedDependency[Person], data: JSONBody[TableForm]) -> Laid:
    """A new table; without open seats it begins at once."""
    room = await laying.lay_table(hall, person, data)
    open_seats = [seat.seat for seat in room.row.seats if is_open(seat)]
    links = {str(seat): laying.link_to(room, person.id, seat) for seat in open_seats}
    return Laid(room.info(), seats_of(room.row, person.id), links)


@get("/tables/{table:str}")
async def one_table(hall: NamedDependency[Hall], person: NamedDependency[Person], table: FromPath[str]) -> TableAndMine:
    row = await hall.store.shelf.find(table)
    if row is None:
        raise Denied("no-table", table=table)
    return with_mine(table_info(row, hall.here(table)), row, person)


@delete("/tables/{table:str}")
async def remove(hall: NamedDependency[Hall], person: NamedDependency[Person], table: FromPath[str]) -> None:
    await laying.remove(await hall.room(table), person.id)


@post("/tables/{table:str}/start", status_code=200)
async def start(
    hall: NamedDependency[Hall], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[BotForm]
) -> TableAndMine:
    """Every open seat gets a bot, and the game begins."""
    room = await hall.room(table)
    await laying.fill_and_start(room, person.id, data.bot)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/take", status_code=200)
async def take(
    hall: NamedDependency[Hall],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[TakeForm],
) -> TableAndMine:
    room = await hall.room(table)
    await laying.take_seat(room, person, seat, data)
    return both(room, person)


@put("/tables/{table:str}/seats/{seat:int}/options", status_code=200)
async def choose(
    hall: NamedDependency[Hall],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[EntriesForm],
) -> TableAndMine:
    """Before the game: my own entries of secret options (my deck), and that I am ready."""
    room = await hall.room(table)
    await laying.choose(room, person.id, seat, data)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(
    hall: NamedDependency[Hall],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[BotForm],
) -> TableAndMine:
    room = await hall.room(table)
    await laying.leave_seat(room, person.id, seat, data.bot)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def bot(
    hall: NamedDependency[Hall],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[BotForm],
) -> TableAndMine:
    room = await hall.room(table)
    await laying.set_bot(room, person.id, seat, data.bot)
    return both(room, person)


@get("/tables/{table:str}/seats/{seat:int}/link")
async def link(
    hall: NamedDependency[Hall], person: NamedDependency[Person], table: FromPath[str], seat: SeatPath
) -> LinkInfo:
    return LinkInfo(laying.link_to(await hall.room(table), person.id, seat))


HANDLERS: list[Any] = [tables, lay, one_table, remove, start, take, choose, leave, bot, link]
