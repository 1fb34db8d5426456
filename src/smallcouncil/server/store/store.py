"""The store as a whole: open, close, and the parts that keep tables and people."""

from __future__ import annotations

import asyncio
import secrets as chance
import sqlite3
from contextlib import closing
from typing import Any

import structlog
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from smallcouncil.server.store.engine import connect, migrate
from smallcouncil.server.store.file_guard import FileGuard
from smallcouncil.server.store.outage import Outage
from smallcouncil.server.store.people.decks import Decks
from smallcouncil.server.store.people.invitations import Invitations
from smallcouncil.server.store.people.lessons import Lessons
from smallcouncil.server.store.people.moderation import Moderation
from smallcouncil.server.store.people.people import People
from smallcouncil.server.store.people.personal_data import PersonalData
from smallcouncil.server.store.people.sessions import Sessions
from smallcouncil.server.store.schema import secrets
from smallcouncil.server.store.shared_clock import SharedClock
from smallcouncil.server.store.tables.analyses import Analyses
from smallcouncil.server.store.tables.answers_in_advance import AnswersInAdvance
from smallcouncil.server.store.tables.archive import Archive
from smallcouncil.server.store.tables.chat import Chat
from smallcouncil.server.store.tables.choice_log import ChoiceLog
from smallcouncil.server.store.tables.reminders import Reminders
from smallcouncil.server.store.tables.reports import Reports
from smallcouncil.server.store.tables.seats import Seats
from smallcouncil.server.store.tables.snapshots import Snapshots
from smallcouncil.server.store.tables.tables import Tables
from smallcouncil.server.store.tables.talks import Talks

PATIENCE = 3.0  # seconds that a store may take to be ready
log = structlog.get_logger()


def write_something(path: str) -> None:
    """With a connection of its own, which waits for no other."""
    with closing(sqlite3.connect(path, timeout=PATIENCE / 2, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("UPDATE secrets SET name = name")
        connection.execute("COMMIT")


class Store:
    """Where everything durable is, a part per kind of thing."""

    def __init__(self, url: str) -> None:
        self.sole = url.startswith("sqlite")  # usually no other process works on it
        self.guard = FileGuard(url.partition("///")[2]) if self.sole else None
        self.reader, self.writer = connect(url, self.guard)
        self.outage = Outage()
        self.trying: asyncio.Task[bool] | None = None  # whether it is ready
        both = self.reader, self.writer
        self.tables = Tables(*both)
        self.seats = Seats(self.writer)
        self.choices = ChoiceLog(*both, self.outage, self.guard)
        self.snapshots = Snapshots(*both, self.guard)
        self.archive = Archive(*both)
        self.analyses = Analyses(*both)
        self.reminders = Reminders(*both)
        self.shared_clock = SharedClock(*both)
        self.in_advance = AnswersInAdvance(*both)
        self.chat = Chat(*both)
        self.talks = Talks(*both)
        self.reports = Reports(*both)
        self.people = People(*both)
        self.lessons = Lessons(*both)
        self.decks = Decks(*both)
        self.invitations = Invitations(*both)
        self.sessions = Sessions(*both)
        self.personal_data = PersonalData(*both)
        self.moderation = Moderation(*both)

    async def open(self) -> None:
        await migrate(self.writer)
        if self.guard is not None:
            async with self.writer.connect() as connection:  # what lies in the file is looked at, not a copy of it
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            self.guard.remember()
        self.choices.open()

    async def close(self) -> None:
        await self.choices.close()
        await self.reader.dispose()
        await self.writer.dispose()

    async def ready(self) -> bool:
        """Whether something can be written now: not with a full disk, a file that is gone, broken or locked. However
        many ask at once, it is tried once for all of them."""
        if self.trying is None:
            self.trying = asyncio.create_task(self.try_to_write())
            self.trying.add_done_callback(self.tried)
        return await asyncio.shield(self.trying)

    def tried(self, task: asyncio.Task[bool]) -> None:
        self.trying = None

    async def try_to_write(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                if self.guard is not None:
                    self.guard.check()
                    await asyncio.to_thread(write_something, self.guard.path)
                else:
                    async with self.writer.begin() as connection:
                        await connection.execute(update(secrets).values(name=secrets.c.name))
        except Exception as error:
            if self.outage.seldom.due("ready"):
                log.error("not ready", error=repr(error))
            return False
        return True

    async def secret(self, name: str) -> bytes:
        """A key that all processes on this store share; made when first asked for."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        try:
            async with self.writer.begin() as connection:
                value = await connection.scalar(query)
                if value is None:
                    value = chance.token_hex(32)
                    await connection.execute(insert(secrets).values(name=name, value=value))
        except IntegrityError:  # another process was faster
            async with self.reader.connect() as connection:
                value = await connection.scalar(query)
        return bytes.fromhex(str(value))
