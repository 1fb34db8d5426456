"""The lobby: all rooms of this process, the word from other processes, tables that nobody looks after."""

from __future__ import annotations

import asyncio
import random
import time

import structlog

from smallcouncil.server import steady_time
from smallcouncil.server.operating.metrics import ROOMS
from smallcouncil.server.processes.announcements import Announcement
from smallcouncil.server.processes.back_off import BackOff
from smallcouncil.server.records.analysis import Analyst
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.tables import talks
from smallcouncil.server.tables.automatic.autoplay import Autoplay
from smallcouncil.server.tables.room import Room

DAY = 86_400.0
AT_ONCE = 100  # overdue tables picked up per sweep
MOVES = 0.5  # seconds between two moves of the shared clock
MOVES_ALONE = 10.0  # the same where nobody else goes by it
ALIVE = 0.5  # seconds between two words to the other processes
SILENT = 5.0  # seconds after which a process that says nothing is taken for dead
log = structlog.get_logger()


class Lobby:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.store = services.store
        self.autoplay = Autoplay(services)
        self.analyst = Analyst(services)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.heard: dict[str, float] = {}  # when other processes last said something

    async def open(self) -> None:
        patience = 0.0 if self.store.sole else 3 * MOVES
        await self.store.shared_clock.join(patience, self.store.reminders.wake_all)
        self.store.outage.ended = self.store_is_back
        for work in (
            self.listen(),
            self.sweep(),
            self.keep_time(),
            self.keep_in_touch(),
            self.tidy(),
            self.forget_sessions(),
            self.clean_up(),
            self.analyst.take_over(),
        ):
            self.services.background.begin(work)

    async def close(self) -> None:
        """Let what is being written be written, keep snapshots and the time."""
        await self.services.background.close()
        await self.analyst.leave()
        try:
            await self.store.shared_clock.move_on()
        except Exception as error:
            self.store.outage.failed(error)
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.snapshot()

    # ------------------------------------------------------------------ rooms

    async def room(self, table: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        task = self.opening.get(table)
        if task is None:
            task = self.opening[table] = asyncio.create_task(self.open_room(table))
            task.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(task)

    async def open_room(self, table: str) -> Room:
        room = await Room.open(self.services, table, self.autoplay)
        self.keep(room)
        self.autoplay.set_timer(room)
        return room

    def keep(self, room: Room) -> None:
        """Somebody watches it: it stays in memory, should it have been on its way out."""
        self.rooms[room.id] = room
        self.services.announcer.follow(room.id, True)
        ROOMS.set(len(self.rooms))

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.services.announcer.follow(room.id, False)
            ROOMS.set(len(self.rooms))
        self.autoplay.forget(room)

    def drop(self, room: Room) -> None:
        """The table was removed, here or at another process."""
        self.forget(room)
        room.audience.dismiss_all()

    def store_is_back(self, since: float) -> None:
        for room in self.rooms.values():
            if room.state.times is not None:
                self.services.background.begin(room.skip_outage(since))

    def here(self, table: str) -> set[str]:
        """Who has a page open at a table, as far as this process knows."""
        room = self.rooms.get(table)
        return room.audience.here() if room is not None else set()

    def forget_words_of(self, person: str) -> None:
        """What somebody said who is forgotten is said no more."""
        for room in self.rooms.values():
            room.state.chat = [line for line in room.state.chat if line.person != person]

    async def seats_changed_in(self, table: str) -> None:
        """Seats went over to another person."""
        room = self.rooms.get(table)
        if room is not None:
            await room.read_seats()
        self.services.announcer.publish(table, seats=True)

    # ------------------------------------------------------------------ the word from elsewhere

    async def listen(self) -> None:
        async for announcement in self.services.announcer.heard():
            if announcement.entry is not None and announcement.table not in self.rooms:
                self.heard[announcement.process] = time.monotonic()  # most choices are none of ours
                self.services.pages.call(announcement.turns)
            else:
                self.services.background.begin(self.take(announcement))

    async def take(self, announcement: Announcement) -> None:
        self.heard[announcement.process] = time.monotonic()
        self.services.pages.call(announcement.turns)
        self.services.announcer.hear_interests(announcement)
        for table in (announcement.table,) if announcement.follows else announcement.interests or ():
            if (shared := self.rooms.get(table)) is not None and shared.audience.pages:
                shared.audience.announce_presence()  # to who has just come to that table
        if announcement.forgotten is not None:
            self.forget_words_of(announcement.forgotten)
        if announcement.sessions:
            self.services.sessions_ended(announcement.sessions)
        if announcement.talk is not None:
            await talks.hear(self.services, announcement.table, announcement.talk)
        room = self.rooms.get(announcement.table)
        if room is None:
            return
        if announcement.gone:
            self.drop(room)
            return
        if announcement.entry is not None:
            await room.follow(announcement.entry)
        if announcement.seats:
            await room.read_seats()
        if announcement.in_advance:
            await room.read_answers(set(announcement.in_advance))
        if announcement.held is not None:
            self.autoplay.hold(room, *announcement.held)
        if announcement.removed is not None:
            room.audience.dismiss_person(announcement.removed)
        if announcement.line is not None:
            room.audience.send_chat(announcement.line)
        if announcement.here is not None:
            room.audience.hear_presence(announcement.process, announcement.here)

    # ------------------------------------------------------------------ looking after tables

    async def sweep(self) -> None:
        """Tables whose bot or clock is overdue, because their process is gone or nobody has them in memory."""
        away = BackOff(first=self.services.settings.sweep_every)
        while True:
            wait = self.services.settings.sweep_every
            try:
                await self.look_around()
                away.succeeded()
                self.store.outage.succeeded()
            except Exception as error:
                self.store.outage.failed(error)
                wait = away.failed()
            await asyncio.sleep(wait)

    async def look_around(self) -> None:
        lease = self.services.settings.bot_lease
        now = steady_time.now()
        if some := self.autoplay.at_work():  # others leave to us what we are at
            await self.store.reminders.renew(some, now + lease / 2, now + lease)
        for table, due, parked in await self.store.reminders.overdue(now, AT_ONCE):
            if await self.store.reminders.claim(table, due, now + lease):
                self.services.background.begin(self.look_after(table, parked))
        if not self.store.sole:
            await self.catch_up()

    async def keep_in_touch(self) -> None:
        """Other processes hear that this one is alive, and who says nothing is taken for dead."""
        while not self.services.announcer.alone:
            self.services.announcer.tell_alive()
            self.forget_silent_processes()
            await asyncio.sleep(ALIVE)

    def forget_silent_processes(self) -> None:
        """A process that died says nothing of the pages that are gone with it."""
        old = time.monotonic() - SILENT
        for process in [process for process, heard in self.heard.items() if heard < old]:
            del self.heard[process]
            self.services.announcer.interests.forget(process)
            for room in self.rooms.values():
                if room.audience.elsewhere.pop(process, None):
                    room.audience.count()
                    room.audience.send_seats()

    async def look_after(self, table: str, parked: bool) -> None:
        """A table that was parked long ago is tried again; not one that was parked while it was on its way here."""
        try:
            room = await self.room(table)
        except Denied as denied:
            log.error("cannot open", table=table, reason=str(denied))
            await self.store.reminders.set(table, None, None)
            return
        if parked and room.row.parked is not None:
            await room.unpark()
        self.autoplay.drive(room)

    async def catch_up(self) -> None:
        """Should the channel have lost a word, the store knows."""
        watched = {room.id: room for room in self.rooms.values() if room.audience.pages}
        newest = await self.store.tables.newest(watched)
        for table, room in watched.items():
            entries = newest.get(table)
            if entries is None:
                self.drop(room)
                continue
            if entries > room.loaded.n and not room.lock.locked():
                async with room.lock:
                    if entries > room.loaded.n:
                        await room.reload()

    async def tidy(self) -> None:
        """Tables that nobody watches leave memory; where somebody watches and nothing happens, the past does."""
        idle_after = self.services.settings.idle_after
        while True:
            await asyncio.sleep(min(30.0, idle_after))
            old = time.monotonic() - idle_after
            for room in list(self.rooms.values()):
                if room.used < old and not room.lock.locked():
                    room.loaded.shorten()
                if not self.idle(room) or max(room.used, room.audience.changed) > old or room.lock.locked():
                    continue
                async with room.lock:
                    await room.snapshot()
                    if self.idle(room):
                        self.forget(room)

    async def keep_time(self) -> None:
        """The shared clock goes on while somebody is there."""
        every = MOVES_ALONE if self.store.sole else MOVES
        away = BackOff(first=every, longest=MOVES_ALONE)
        while True:
            await asyncio.sleep(every + away.wait)
            try:
                await self.store.shared_clock.move_on()
                away.succeeded()
            except Exception as error:
                self.store.outage.failed(error)
                away.failed()

    async def forget_sessions(self) -> None:
        """Sessions that nobody used for long."""
        while True:
            try:
                await self.store.sessions.purge()
                await self.store.lessons.purge()
            except Exception as error:
                log.error("sessions", error=repr(error))
            await asyncio.sleep(self.services.settings.clean_every)

    async def clean_up(self) -> None:
        """Tables that never began expire, and those that were left; finished ones of guests are packed."""
        settings, archive = self.services.settings, self.store.archive
        while True:
            await asyncio.sleep(settings.clean_every * random.uniform(0.5, 1.0))
            try:
                now = steady_time.now()
                gone = await archive.remove_gathering(now - settings.gathering_days * DAY, AT_ONCE)
                gone += await archive.remove_abandoned(now - settings.abandoned_days * DAY, AT_ONCE)
                for table in gone:
                    if table in self.rooms:
                        self.drop(self.rooms[table])
                    self.services.announcer.publish(table, gone=True)
                for table in await archive.ripe(now - settings.archive_days * DAY, AT_ONCE):
                    await archive.pack(table, await self.store.choices.of(table))
            except Exception as error:
                self.store.outage.failed(error)

    def idle(self, room: Room) -> bool:
        return not room.audience.pages and not self.autoplay.busy(room)
