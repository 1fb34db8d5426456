"""Sitting down and getting up."""

from __future__ import annotations

from smallcouncil.server.access.signing import same
from smallcouncil.server.forms import EntriesForm, TakeForm
from smallcouncil.server.processes.bots import check_bot
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import GATHERING, Holder
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import holds, is_open, seat_of
from smallcouncil.server.tables.setup.beginning import begin_if_complete
from smallcouncil.server.tables.setup.secret_options import choose_entries, replaced


async def take_seat(room: Room, person: Person, seat: int, form: TakeForm) -> None:
    """Sit down: on an open seat, on a bot's seat where that is allowed, by an invitation, or by one's own link."""
    row = seat_of(room.row, seat)
    if holds(room.row, seat, person.id):
        return
    if await room.store.moderation.is_removed(room.id, person.id):
        raise Denied("removed")
    if form.token is None:
        free = room.row.listed if is_open(row) else room.row.takeover
        if not free and is_open(row):
            free = await room.store.invitations.has(room.id, person.id)
        may = free or person.id == room.row.host
        if is_open(row) and not may:
            raise Denied("not-invited", seat=seat)
        if row.holders or not may:
            raise Denied("taken", seat=seat)
        returning = False
    else:
        returning = await opens(room, seat, form.token)
    link = seat_of(room.row, seat).link
    await check_unseen(room, person.id, seat)
    if form.options:
        replaced(room, seat, form.options)  # refused before anybody sits
    await room.store.people.keep(person)
    async with room.lock:
        row = seat_of(room.row, seat)
        if holds(room.row, seat, person.id):  # by a request that was faster
            return
        if returning:
            if link != row.link:
                raise Denied("bad-link")
            await room.store.seats.share(room.id, seat, person.id)
        elif await room.store.seats.sit(room.id, seat, person.id, link):
            row.link += 1
            row.sitting += 1
            row.bot = None
        else:
            raise Denied("taken", seat=seat)
        row.holders.append(Holder(person.id, person.name))
        await room.store.invitations.remove(room.id, person.id)
        await room.make_windows_safe()
        await room.reset_clocks()
        if room.row.status == GATHERING and (form.options or not returning):
            try:
                await choose_entries(room, seat, form.options or None, ready=form.ready)
            except Denied as denied:
                if denied.reason != "started":  # at another process, where somebody took the last seat: they sit
                    raise
    if not await begin_if_complete(room):
        room.seats_changed()


async def opens(room: Room, seat: int, token: str) -> bool:
    """Whether a link is the holder's own (True) or an invitation to a free seat (False); others are refused."""
    signer = room.services.signer
    for fresh in (False, True):
        if fresh:
            await room.read_seats()  # somebody may have sat down, or got up, at another process
        row = seat_of(room.row, seat)
        if row.holders and same(token, signer.own_link(room.id, seat, row.link)):
            return True
        if not row.holders and same(token, signer.invitation(room.id, seat, row.link)):
            return False
        if room.store.sole:
            break
    raise Denied("bad-link")


async def check_unseen(room: Room, person: str, seat: int) -> None:
    """Who has had a seat's secrets before them plays no other seat of that table; the host neither."""
    if room.row.status != GATHERING:
        seen = await room.store.seats.seen(room.id, person)
        if seen and seat not in seen:
            raise Denied("sat-elsewhere", seat=seat)


async def choose(room: Room, person: str, seat: int, form: EntriesForm) -> None:
    """Before the game: the own entries of secret options; who laid the table chooses those of the bots."""
    async with room.lock:
        bots = seat_of(room.row, seat).bot is not None and room.row.host == person
        if not bots and not holds(room.row, seat, person):
            raise Denied("not-yours", seat=seat)
        if room.row.status != GATHERING:
            raise Denied("started")
        ready = room.row.seats[seat].ready if form.ready is None else form.ready
        await choose_entries(room, seat, form.options, ready=ready)
    if not await begin_if_complete(room):
        room.seats_changed()


async def leave_seat(room: Room, person: str, seat: int, bot: str | None) -> None:
    """Get up for good. Behind the last holder a bot takes over; while the table gathers, the seat is open again."""
    async with room.lock:
        if not holds(room.row, seat, person):
            raise Denied("not-yours", seat=seat)
        strength = None if room.row.status == GATHERING and bot is None else check_bot(bot)
        row = seat_of(room.row, seat)
        row.holders = [holder for holder in row.holders if holder.person != person]
        if room.row.status == GATHERING and not row.holders:  # nobody is to play, or to see, what was chosen here
            await choose_entries(room, seat, None, ready=False)
        row = seat_of(room.row, seat)
        row.link += 1
        if await room.store.seats.leave(room.id, seat, person, strength):
            row.bot = strength
            room.state.in_advance = [r for r in room.state.in_advance if r.seat != seat]
        await room.reset_clocks()
    room.audience.dismiss_strangers()
    room.seats_changed()
