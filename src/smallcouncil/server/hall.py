"""The hall: all rooms of this process, the pages in them, and the word from other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import structlog
from litestar.channels import ChannelsPlugin

from smallcouncil.server import bots_at_work
from smallcouncil.server.bots_at_work import Workshop
from smallcouncil.server.bulletins import CHANNEL, Bulletin, decode, encode
from smallcouncil.server.messages import Closing, YourTurn
from smallcouncil.server.messages import encode as message
from smallcouncil.server.metrics import ROOMS
from smallcouncil.server.refusals import Denied
from smallcouncil.server.rooms import Room
from smallcouncil.server.security import Seal, new_id
from smallcouncil.server.settings import Settings
from smallcouncil.server.sockets import Page
from smallcouncil.server.store import Store
from smallcouncil.table import Ask, IllegalChoice, Table

TRIES = 5  # other choices that a bot tries when the rules stumble over one
FAREWELL = 2.0  # seconds for pages to hear that the server goes down
AT_ONCE = 100  # overdue tables picked up per sweep
log = structlog.get_logger()


class Hall:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin, seal: Seal) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.seal = seal
        self.process = new_id(8)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.pages: dict[str, set[Page]] = {}  # by person
        self.tasks: set[asyncio.Task[Any]] = set()
        self.bots = Workshop(settings.bot_processes)
        self.readers = Workshop(1)
        self.closing = False

    # ------------------------------------------------------------------ opening and closing

    async def open(self) -> None:
        if self.store.sole:
            await self.store.shelf.wake_all(time.time())
        self.begin(self.listen())
        self.begin(self.sweep())
        self.begin(self.tidy())

    async def goodbye(self) -> None:
        """Tell every page to come back in a moment."""
        self.closing = True
        open_pages = [page for pages in self.pages.values() for page in pages]
        for page in open_pages:
            page.send(message(Closing("restart", 1.0)))
            page.stop(1012)
        end = time.monotonic() + FAREWELL
        while self.pages and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let what is being written be written, keep snapshots."""
        self.closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.snapshot()
        self.bots.close()
        self.readers.close()

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task", error=repr(error), exc_info=error)

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
        room = await Room.open(self, table)
        self.rooms[table] = room
        ROOMS.set(len(self.rooms))
        room.set_timer()
        return room

    def here(self, table: str) -> set[str]:
        """Who has a page open at a table, as far as this process knows."""
        room = self.rooms.get(table)
        return room.here() if room is not None else set()

    async def seats_changed_in(self, table: str) -> None:
        """Seats went over to another person."""
        room = self.rooms.get(table)
        if room is not None:
            await room.read_seats()
        self.publish(Bulletin(self.process, table, seats=True))

    def forget(self, room: Room) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            ROOMS.set(len(self.rooms))
        if room.timer is not None:
            room.timer.cancel()

    # ------------------------------------------------------------------ answers without a person

    async def answer_for(self, room: Room, table: Table, ask: Ask, bot: str | None, said: str | None) -> None:
        """A bot thinks, or an answer given in advance is given."""
        try:
            if said is None:
                assert bot is not None
                try:
                    said = await bots_at_work.answer(self.bots, bot, table, ask)
                except Exception as error:
                    log.error("bot", table=room.id, bot=bot, error=repr(error))
                    said = table.text(ask.default)
            if any(a is ask for a in room.table.asks):
                await self.play(room, ask.seat, ask.n, said, "bot" if bot else "standing")
        finally:
            if room.thinking.get(ask.seat) is ask:
                del room.thinking[ask.seat]
        room.drive()

    async def play(self, room: Room, seat: int, ask: int, choice: str, by: str) -> None:
        """Make a choice nobody waits for; where the rules stumble over it, another one."""
        tried: set[str] = set()
        for _ in range(TRIES):
            try:
                await room.make(seat, ask, choice, by)
                return
            except IllegalChoice:
                return  # somebody else was faster
            except Denied as denied:
                if denied.reason != "broken":
                    return
            tried.add(choice)
            open_ask = next((a for a in room.table.asks if a.seat == seat and a.n == ask), None)
            others = [room.table.text(c) for c in open_ask.choices] if open_ask else []
            left = [text for text in others if text not in tried]
            if not left:
                return
            choice = left[0]

    # ------------------------------------------------------------------ the word from elsewhere

    def publish(self, bulletin: Bulletin) -> None:
        if not self.closing or bulletin.entry is not None:
            self.channels.publish(encode(bulletin), CHANNEL)

    async def listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                bulletin = decode(data)
                if bulletin.process != self.process:
                    self.begin(self.take(bulletin))

    async def take(self, bulletin: Bulletin) -> None:
        self.call(bulletin.turns)
        room = self.rooms.get(bulletin.table)
        if room is None:
            return
        if bulletin.entry is not None:
            await room.follow(bulletin.entry)
        if bulletin.seats:
            await room.read_seats()
        if bulletin.line is not None:
            room.hear(bulletin.line)
        if bulletin.here is not None:
            room.elsewhere[bulletin.process] = bulletin.here
            room.send_seats()

    def call(self, turns: dict[str, YourTurn]) -> None:
        """Tell people that a table waits for them."""
        for person, turn in turns.items():
            for page in self.pages.get(person, ()):
                page.send(message(turn))

    # ------------------------------------------------------------------ looking after tables

    async def sweep(self) -> None:
        """Tables whose bot or clock is overdue, because their process is gone or nobody has them in memory."""
        while True:
            try:
                now = time.time()
                for table, due in await self.store.shelf.overdue(now, AT_ONCE):
                    if await self.store.shelf.claim(table, due, now + self.settings.bot_lease):
                        self.begin(self.look_after(table))
                if not self.store.sole:
                    await self.catch_up()
            except Exception as error:
                log.error("sweep", error=repr(error))
            await asyncio.sleep(self.settings.sweep_every)

    async def look_after(self, table: str) -> None:
        try:
            room = await self.room(table)
        except Denied as denied:
            log.error("cannot open", table=table, reason=str(denied))
            await self.store.shelf.remind(table, None, None)
            return
        room.drive()

    async def catch_up(self) -> None:
        """Should the channel have lost a word, the store knows."""
        watched = {room.id: room for room in self.rooms.values() if room.pages}
        for table, entries in (await self.store.shelf.newest(watched)).items():
            room = watched[table]
            if entries > room.loaded.n and not room.lock.locked():
                async with room.lock:
                    if entries > room.loaded.n:
                        await room.reload()

    async def tidy(self) -> None:
        """Tables that nobody watches leave memory."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_after))
            old = time.monotonic() - self.settings.idle_after
            for room in list(self.rooms.values()):
                if room.pages or room.thinking or room.used > old or room.lock.locked():
                    continue
                async with room.lock:
                    await room.snapshot()
                    if not room.pages and not room.thinking:
                        self.forget(room)
