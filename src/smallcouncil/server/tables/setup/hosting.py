"""What is up to who laid the table: bots, links, who may watch, who is to go."""

from __future__ import annotations

from smallcouncil.server.processes.bots import check_bot
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import GATHERING
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import holds, is_open, players, seat_of, seats_of
from smallcouncil.server.tables.setup.beginning import begin_if_complete, start_room
from smallcouncil.server.tables.setup.secret_options import choose_entries
from smallcouncil.server.tables.setup.sitting import leave_seat


def check_host(room: Room, person: str) -> None:
    if room.row.host != person:
        raise Denied("not-host")


async def fill_and_start(room: Room, person: str, bot: str | None) -> None:
    """Every open seat gets a bot of this strength at once."""
    strength = check_bot(bot)
    check_host(room, person)
    async with room.lock:
        if room.row.status != GATHERING:
            raise Denied("started")
        for seat in room.row.seats:
            if is_open(seat) and await room.store.seats.set_bot(room.id, seat.seat, strength, held=False):
                seat.bot = strength
    if not room.store.sole:
        await room.read_seats()  # somebody may have sat down at another process
    await start_room(room)


async def set_bot(room: Room, person: str, seat: int, bot: str | None) -> None:
    """Who laid the table puts a bot on an open seat, changes its strength, or opens the seat."""
    check_host(room, person)
    seat_of(room.row, seat)
    strength = check_bot(bot) if bot is not None else None
    async with room.lock:
        if strength is None and room.row.status != GATHERING:
            raise Denied("started")
        row = seat_of(room.row, seat)
        if row.holders or not await room.store.seats.set_bot(room.id, seat, strength, held=False):
            raise Denied("taken", seat=seat)
        row.bot = strength
        await room.reset_clocks()
        if strength is None:
            await choose_entries(room, seat, None, ready=False)
    if not await begin_if_complete(room):
        room.seats_changed()


def link_to(room: Room, person: str, seat: int) -> str:
    """One's own, for who holds the seat; an invitation, for who laid the table while nobody does."""
    row = seat_of(room.row, seat)
    signer = room.services.signer
    if holds(room.row, seat, person):
        token = signer.own_link(room.id, seat, row.link)
    else:
        check_host(room, person)
        if row.holders:
            raise Denied("taken", seat=seat)
        token = signer.invitation(room.id, seat, row.link)
    return f"/tables/{room.id}/seat/{seat}/{token}"


async def new_link(room: Room, person: str, seat: int) -> str:
    """The link that was given so far is void."""
    link_to(room, person, seat)
    async with room.lock:
        await room.store.seats.void_link(room.id, seat)
        seat_of(room.row, seat).link += 1
    room.seats_changed()
    return link_to(room, person, seat)


async def set_private(room: Room, person: str, private: bool) -> None:
    """Whether others than its players may watch."""
    check_host(room, person)
    async with room.lock:
        await room.store.tables.set_private(room.id, private)
        room.row.private = private
    if private:
        room.audience.dismiss_spectators(players(room.row))
    room.seats_changed()


async def remove_person(room: Room, host: str, person: str) -> None:
    """Whom the host does not want at the table any more: their seats go to bots, and they do not come back."""
    check_host(room, host)
    if person == host:
        raise Denied("malformed", why="nobody removes themselves")
    await room.store.moderation.remove(room.id, person)
    for seat in seats_of(room.row, person):
        try:
            await leave_seat(room, person, seat, None)
        except Denied as denied:
            if denied.reason != "not-yours":  # they got up by themselves, or were removed twice at once
                raise
    room.audience.dismiss_person(person)
    room.services.announcer.publish(room.id, removed=person)


async def remove(lobby: Lobby, room: Room, person: str) -> None:
    """A table that never began."""
    check_host(room, person)
    async with room.lock:
        if not await room.store.tables.remove(room.id):
            raise Denied("started")
    lobby.drop(room)
    room.services.announcer.publish(room.id, gone=True)
