"""Invitations by name: who laid a table that gathers asks people with an account to come."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from smallcouncil.server.access.limited import limit
from smallcouncil.server.access.names import clean, skeleton
from smallcouncil.server.forms import Invitation, InvitationForm
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import GATHERING
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.seats import seats_of, table_info

MOST = 20  # people who are asked to one table
SHOWN = 20


@get("/invitations")
async def invitations(lobby: NamedDependency[Lobby], person: NamedDependency[Person]) -> list[Invitation]:
    """Tables at which I am expected, and who asks."""
    found = []
    for table, name in await lobby.store.invitations.of(person.id, SHOWN):
        row = await lobby.store.tables.find(table)
        if row is not None and not seats_of(row, person.id):
            found.append(Invitation(table_info(row, lobby.services.signer, lobby.here(table)), name))
    return found


@post("/tables/{table:str}/invitations", opt=limit("table"), status_code=204)
async def invite(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[InvitationForm],
) -> None:
    """Who has blocked the one who asks does not hear of it, and nobody learns that."""
    room = await lobby.room(table)
    if room.row.host != person.id:
        raise Denied("not-host")
    if room.row.status != GATHERING:
        raise Denied("started")
    asked = await lobby.store.people.looks_like(skeleton(clean(data.name)))
    if asked is None or asked.id == person.id:
        raise Denied("no-such", what="account", value=data.name, field="name")
    if await lobby.store.invitations.count(table) >= MOST:
        raise Denied("too-many", what="invitations to this table", limit=MOST)
    if person.id in await lobby.store.moderation.blocked_by(asked.id):
        return
    if await lobby.store.moderation.is_removed(table, asked.id):
        return
    await lobby.store.people.keep(person)
    await lobby.store.invitations.invite(table, asked.id, person.id)


@delete("/invitations/{table:str}")
async def decline(lobby: NamedDependency[Lobby], person: NamedDependency[Person], table: FromPath[str]) -> None:
    await lobby.store.invitations.remove(table, person.id)


HANDLERS = [invitations, invite, decline]
