"""What people can do about each other: not read somebody any more, and call an administrator."""

from __future__ import annotations

from contextlib import suppress

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from smallcouncil.server.access.limited import limit
from smallcouncil.server.forms import Blocked, BlockForm, ComplaintForm, PersonForm
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import LineRow, TableRow
from smallcouncil.server.tables import talks
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.manners import check_private
from smallcouncil.server.tables.seats import seat_of, seats_of

MOST_BLOCKED = 500
MOST_LINES = 2**31 - 2  # of a talk


async def meant(lobby: Lobby, table: str, form: PersonForm, by: Person) -> tuple[str, str, str | None]:
    """Who is meant: the person, how they are called, and what they said."""
    row = await lobby.store.tables.find(table)
    if row is None:
        raise Denied("no-table", table=table)
    if not await lobby.store.moderation.is_removed(table, by.id):  # who was here before may still complain
        check_private(row, by.id)
    if form.line is not None:
        line = await find_line(lobby, row, form.talk, form.line, by)
        if line is None or not line.person:
            raise Denied("no-such", what="line", value=form.line, field="line")
        return line.person, line.name, line.text
    if form.seat is None:
        raise Denied("malformed", field="seat", why="a seat or a line says who is meant")
    holders = seat_of(row, form.seat).holders
    if not holders:
        raise Denied("no-such", what="person on seat", value=form.seat, field="seat")
    return holders[0].person, holders[0].name, None


async def find_line(lobby: Lobby, row: TableRow, talk: str | None, number: int, by: Person) -> LineRow | None:
    """A line of the chat, or of a private talk of who asks."""
    if talk is None:
        return await lobby.store.chat.find(row.id, number)
    for seat in seats_of(row, by.id) if number <= MOST_LINES else ():
        with suppress(Denied):
            await talks.find_talk(lobby.services, row.id, by.id, seat, talk)
            said = await lobby.store.talks.lines(talk, number + 1, 1)
            return next((line for line in said if line.n == number), None)
    return None


@get("/blocks")
async def blocked(person: NamedDependency[Person], lobby: NamedDependency[Lobby]) -> list[Blocked]:
    """Whose words I do not want to read."""
    return await list_blocked(lobby, person)


async def list_blocked(lobby: Lobby, person: Person) -> list[Blocked]:
    known = lobby.services.signer.blocked_as
    return [Blocked(known(person.id, who), name) for who, name in await lobby.store.moderation.block_list(person.id)]


@post("/blocks", opt=limit("table"))
async def block(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], data: JSONBody[BlockForm]
) -> list[Blocked]:
    about, name, _ = await meant(lobby, data.table, data, person)
    if about == person.id:
        raise Denied("malformed", why="nobody blocks themselves")
    if len(await lobby.store.moderation.blocked_by(person.id)) >= MOST_BLOCKED:
        raise Denied("too-many", what="blocked people", limit=MOST_BLOCKED)
    await lobby.store.moderation.block(person.id, about, name)
    for page in lobby.services.pages.of(person.id):
        page.blocked.add(about)
    return await list_blocked(lobby, person)


@delete("/blocks/{blocked_person:str}")
async def unblock(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], blocked_person: FromPath[str]
) -> None:
    known = lobby.services.signer.blocked_as
    for who in await lobby.store.moderation.blocked_by(person.id):
        if known(person.id, who) == blocked_person:
            await lobby.store.moderation.unblock(person.id, who)
            for page in lobby.services.pages.of(person.id):
                page.blocked.discard(who)
            return
    raise Denied("no-such", what="blocked person", value=blocked_person[:40])


@post("/complaints", opt=limit("table"))
async def complain(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], data: JSONBody[ComplaintForm]
) -> None:
    """To the administrators: about somebody on a seat, or about a line that I could read, which is kept with it."""
    about, name, said = await meant(lobby, data.table, data, person)
    await lobby.store.moderation.complain(person.id, about, name, data.table, said, data.why)


HANDLERS = [blocked, block, unblock, complain]
