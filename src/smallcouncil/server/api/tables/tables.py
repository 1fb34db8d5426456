"""Tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from smallcouncil.server.access.limited import limit, weight
from smallcouncil.server.access.middleware import BIG_BODY
from smallcouncil.server.api.people.moderation import meant
from smallcouncil.server.api.tables.records import gives
from smallcouncil.server.forms import (
    BotForm,
    EntriesForm,
    Hint,
    Laid,
    LinkInfo,
    ParkedInfo,
    PersonForm,
    PrivateForm,
    TableAndMine,
    TableForm,
    TakeForm,
)
from smallcouncil.server.messages import State, TableInfo, encode
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import OVER, RUNNING, TableRow
from smallcouncil.server.tables import hints
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_welcome, may_look
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import chosen, from_outside, is_open, may_help, seats_of, table_info
from smallcouncil.server.tables.setup import hosting, new_tables, sitting

SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
LISTED = 100


def both(room: Room, person: Person) -> TableAndMine:
    return with_mine(room.audience.info(), room.row, person)


def with_mine(info: TableInfo, row: TableRow, person: Person) -> TableAndMine:
    mine = seats_of(row, person.id)
    return TableAndMine(info, mine, {str(seat): chosen(row, seat) for seat in mine})


@get("/tables", opt=weight(5))
async def tables(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    which: FromQuery[Literal["open", "mine", "running", "over"]] = "open",
) -> list[TableInfo]:
    """Open tables, my own (whose turn it is stands in `waiting`), listed ones to watch, finished ones."""
    if which == "mine":
        rows = await lobby.store.tables.list_of(person.id, LISTED)
    elif which == "open":
        rows = await lobby.store.tables.list_open(LISTED)
    else:
        rows = await lobby.store.tables.list_listed(RUNNING if which == "running" else OVER, LISTED)
    return [table_info(row, lobby.services.signer, lobby.here(row.id)) for row in rows]


@post("/tables", request_max_body_size=BIG_BODY, opt=limit("table", "new_table"))
async def lay(lobby: NamedDependency[Lobby], person: NamedDependency[Person], data: JSONBody[TableForm]) -> Laid:
    """A new table; without open seats it begins at once."""
    room = await new_tables.lay_table(lobby, person, data)
    open_seats = [seat.seat for seat in room.row.seats if is_open(seat)]
    links = {str(seat): hosting.link_to(room, person.id, seat) for seat in open_seats}
    return Laid(room.audience.info(), seats_of(room.row, person.id), links)


@get("/tables/{table:str}")
async def one_table(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]
) -> TableAndMine:
    row = await lobby.store.tables.find(table)
    if row is None:
        raise Denied("no-table", table=table)
    info = table_info(row, lobby.services.signer, lobby.here(table))
    return with_mine(info if may_look(row, person.id) else from_outside(info), row, person)


@get("/tables/{table:str}/state", responses=gives(State))
async def state(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]
) -> Response[bytes]:
    """The table as its page shows it first, from the first seat of mine: the page need not wait for its WebSocket."""
    room = await lobby.room(table)
    blocked = await lobby.store.moderation.blocked_by(person.id)
    async with room.lock:
        await check_welcome(room, person.id)
        mine = seats_of(room.row, person.id)
        found = room.audience.state_for(person.id, blocked, mine[0] if mine else None)
        return Response(encode(found), media_type=MediaType.JSON)


@delete("/tables/{table:str}")
async def remove(lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]) -> None:
    await hosting.remove(lobby, await lobby.room(table), person.id)


@put("/tables/{table:str}/private", status_code=200)
async def make_private(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[PrivateForm]
) -> TableAndMine:
    """Whether others than its players may watch; who laid the table decides."""
    room = await lobby.room(table)
    await hosting.set_private(room, person.id, data.private)
    return both(room, person)


@post("/tables/{table:str}/remove", status_code=200)
async def remove_person(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[PersonForm]
) -> TableAndMine:
    """Whom who laid the table does not want there any more."""
    room = await lobby.room(table)
    hosting.check_host(room, person.id)
    about, _, _ = await meant(lobby, table, data, person)
    await hosting.remove_person(room, person.id, about)
    return both(room, person)


@post("/tables/{table:str}/start", status_code=200)
async def start(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[BotForm]
) -> TableAndMine:
    """Every open seat gets a bot, and the game begins."""
    room = await lobby.room(table)
    await hosting.fill_and_start(room, person.id, data.bot)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/take", status_code=200)
async def take(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[TakeForm],
) -> TableAndMine:
    room = await lobby.room(table)
    await sitting.take_seat(room, person, seat, data)
    return both(room, person)


@put("/tables/{table:str}/seats/{seat:int}/options", status_code=200)
async def choose(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[EntriesForm],
) -> TableAndMine:
    """Before the game: my own entries of secret options (my deck), and that I am ready."""
    room = await lobby.room(table)
    await sitting.choose(room, person.id, seat, data)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=200)
async def leave(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[BotForm],
) -> TableAndMine:
    room = await lobby.room(table)
    await sitting.leave_seat(room, person.id, seat, data.bot)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def bot(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: SeatPath,
    data: JSONBody[BotForm],
) -> TableAndMine:
    room = await lobby.room(table)
    await hosting.set_bot(room, person.id, seat, data.bot)
    return both(room, person)


@post("/tables/{table:str}/seats/{seat:int}/hint", status_code=200)
async def hint(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], seat: SeatPath
) -> Hint:
    """What an expert bot would choose, and why."""
    return await hints.hint(await lobby.room(table), person.id, seat)


@get("/tables/{table:str}/seats/{seat:int}/link")
async def link(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], seat: SeatPath
) -> LinkInfo:
    return LinkInfo(hosting.link_to(await lobby.room(table), person.id, seat))


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def new_link(
    lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str], seat: SeatPath
) -> LinkInfo:
    """Another link; the one before is void."""
    return LinkInfo(await hosting.new_link(await lobby.room(table), person.id, seat))


@get("/tables/{table:str}/parked")
async def parked(lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]) -> ParkedInfo:
    """What bots are asked where the rules failed at all that they tried: whoever sits may choose for them."""
    room = await lobby.room(table)
    if room.row.parked is None:
        raise Denied("not-parked")
    if not seats_of(room.row, person.id):
        raise Denied("not-seated")
    bots = [ask for ask in room.table.asks if may_help(room.row, ask.seat, person.id)]
    return ParkedInfo(room.row.parked, [ask.write(room.table) for ask in bots])


OF_TABLES = (tables, lay, one_table, state, remove, make_private, remove_person, start, parked)
OF_SEATS = (take, choose, leave, bot, hint, link, new_link)
HANDLERS: list[Any] = [*OF_TABLES, *OF_SEATS]
