"""Who may watch, sit and speak at a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from smallcouncil.server.access.names import guest_name
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.store import Store
from smallcouncil.server.store.rows import TableRow
from smallcouncil.server.tables.seats import players

if TYPE_CHECKING:
    from smallcouncil.server.tables.room import Room


async def check_welcome(room: Room, person: str) -> None:
    """Refuse whom the host does not want here, and strangers at a private table."""
    await check_may_watch(room.store, room.row, person)


async def check_may_watch(store: Store, row: TableRow, person: str) -> None:
    """The same for who looks at a table without coming in: at its replay while it runs."""
    if await store.moderation.is_removed(row.id, person):
        raise Denied("removed")
    check_private(row, person)


def may_look(row: TableRow, person: str) -> bool:
    return not row.private or person in players(row)


def check_private(row: TableRow, person: str) -> None:
    if not may_look(row, person):
        raise Denied("private")


async def may_speak(services: Services, person: str) -> str:
    """The name under which a person speaks. Refused is who was muted, and who speaks too fast."""
    if wait := await services.limits.take("chat", person):
        raise Denied("too-fast", after=wait)
    known = await services.store.people.find(person)
    if known is None:
        return guest_name(person)
    if known.muted_until is not None and known.muted_until > time.time():
        raise Denied("muted", until=known.muted_until)
    return known.name
