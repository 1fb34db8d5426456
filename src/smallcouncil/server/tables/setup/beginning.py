"""The game begins: nobody is missing, everyone is ready."""

from __future__ import annotations

import msgspec

from smallcouncil.server import steady_time
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import GATHERING, RUNNING
from smallcouncil.server.tables.automatic import clocks
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import complete


async def begin_if_complete(room: Room) -> bool:
    """The game begins when nobody is missing and everyone is ready, wherever they said so."""
    row = await room.store.tables.find(room.id)
    if row is None or row.status != GATHERING or not complete(row):
        return False
    try:
        await start_room(room)
    except Denied as denied:
        if denied.reason != "started":  # by a request that was faster: it has begun all the same
            raise
    return True


async def start_room(room: Room) -> None:
    """The game begins."""
    async with room.lock:
        while True:
            if room.row.status != GATHERING:
                raise Denied("started")
            now = steady_time.now()
            table = room.table
            times = None
            if room.row.clock.kind != "none":
                times = clocks.begin(room.row.clock, table.players, room.state.asked(table), now)
            state = msgspec.to_builtins(times) if times is not None else None
            due = room.state.due(table, times, now, room.services.settings.bot_lease)
            if await room.store.tables.start(room.row, list(table.waiting), due, state):
                await room.store.seats.begun(room.id)
                break
            await room.reload()
        room.state.times = times
        room.row.status = RUNNING
        room.row.waiting = list(table.waiting)
        room.row.updated = now
        room.audience.send_states()
        await room.make_windows_safe()
    turns = room.state.turns(None)
    room.services.pages.call(turns)
    room.services.announcer.publish(room.id, people=turns, turns=turns)
    room.seats_changed()
