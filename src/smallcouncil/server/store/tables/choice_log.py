"""The log of choices: written many tables at a time; a choice counts only when it is durable.

While one commit is on its way to the disk, the choices of other tables gather; the next commit takes them all. Two
processes that write the same number of the same table: the database takes one, the other learns that it lost.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Any

import msgspec
from sqlalchemy import Boolean, bindparam, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.operating.metrics import BATCH
from smallcouncil.server.store.engine import at_once
from smallcouncil.server.store.entries import Entry
from smallcouncil.server.store.file_guard import FileGuard
from smallcouncil.server.store.outage import Outage
from smallcouncil.server.store.schema import archives, choices, tables
from smallcouncil.server.store.tables.archive import unpack

MOST = 200  # choices in one commit
# A commit costs as much for ten choices as for one: the more choices there are, the longer they wait for company. Who
# plays alone does not wait.
PATIENCE = 0.0001  # seconds between the beginnings of two commits, for each choice a second
LONGEST = 0.02  # seconds, and no more


class Progress(msgspec.Struct, frozen=True):
    """How the table stands after an entry."""

    status: int
    made: int
    seat_names: str
    waiting: str
    result: str | None
    clocks: str | None
    due: float | None


INSERT = insert(choices)
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.entries < bindparam("n"))
    .values(
        entries=bindparam("n"),
        status=bindparam("status"),
        made=bindparam("made"),
        seat_names=bindparam("seat_names"),
        waiting=bindparam("waiting"),
        result=bindparam("result"),
        clocks=bindparam("clocks"),
        due=bindparam("due"),
        updated=case((bindparam("unnoticed", type_=Boolean), tables.c.updated), else_=bindparam("at")),
        parked=None,
    )
)

# SQLite works in a thread of this process and takes the interpreter's lock anew for every row: a commit of many rows
# would wait for a busy event loop many times. So all rows of a commit go in as one parameter.
ENTRY_COLUMNS = ("table_id", "n", "seat", "text", "by", "at", "secret")
PROGRESS_COLUMNS = ("status", "made", "seat_names", "waiting", "result", "clocks", "due")


def columns(names: tuple[str, ...], first: int = 0) -> str:
    return ", ".join(f"json_extract(value, '$[{i}]') AS \"{name}\"" for i, name in enumerate(names, first))


QUOTED = ", ".join(f'"{name}"' for name in ENTRY_COLUMNS)
INSERT_ALL = f"INSERT INTO choices ({QUOTED}) SELECT {columns(ENTRY_COLUMNS)} FROM json_each(?)"
UPDATE_ALL = (
    f"WITH new AS (SELECT {columns(ENTRY_COLUMNS + PROGRESS_COLUMNS)} FROM json_each(?)) "
    "UPDATE tables SET entries = new.n, parked = NULL, "
    "updated = CASE WHEN new.secret THEN tables.updated ELSE new.at END, "
    f"{', '.join(f'{c} = new.{c}' for c in PROGRESS_COLUMNS)} "
    "FROM new WHERE tables.id = new.table_id AND tables.entries < new.n"
)


class ChoiceLog:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine, outage: Outage, guard: FileGuard | None) -> None:
        self.reader = reader
        self.writer = writer
        self.outage = outage
        self.guard = guard
        self.waiting: list[tuple[Entry, Progress, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Everything handed in is written first."""
        if self.task is not None:
            task, self.task = self.task, None
            self.wake.set()
            await task

    async def write(self, entry: Entry, progress: Progress) -> bool:
        """True when the entry is durable, False when its number was already taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, progress, future))
        self.wake.set()
        return await future

    async def of(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table, wherever they are by now."""
        query = select(choices).where(choices.c.table_id == table, choices.c.n > after).order_by(choices.c.n)
        packed = select(archives.c.entries).where(archives.c.table_id == table)
        async with self.reader.connect() as connection:
            found = [Entry(*row) for row in await connection.execute(query)]
            if found:
                return found
            data = await connection.scalar(packed)
        return unpack(data, after) if data is not None else []

    async def secrets(self, table: str, most: int) -> dict[int, int]:
        """How many of the first so many entries were secret, by seat."""
        query = select(choices.c.seat, func.count().label("number")).group_by(choices.c.seat)
        async with self.reader.connect() as connection:
            found = await connection.execute(
                query.where(choices.c.table_id == table, choices.c.n <= most, choices.c.secret)
            )
            return {row.seat: row.number for row in found}

    async def run(self) -> None:
        last = time.monotonic()
        rate = 0.0  # choices a second, lately
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                early = last + min(PATIENCE * rate, LONGEST) - time.monotonic()
                if early > 0 and self.task is not None:
                    await asyncio.sleep(early)
                now = time.monotonic()
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                rate = smoothed(rate, len(batch), now - last)
                last = now
                BATCH.observe(len(batch))
                await self.commit(batch)
            if self.task is None:
                return

    async def commit(self, batch: list[tuple[Entry, Progress, asyncio.Future[bool]]]) -> None:
        batch.sort(key=lambda item: (item[0].table_id, item[0].n))  # the same order everywhere: no deadlock
        try:
            await self.save([(entry, progress) for entry, progress, _ in batch])
        except (IntegrityError, sqlite3.IntegrityError) as error:
            if len(batch) == 1:
                settle(batch, won=False)
                return
            del error
            for item in batch:
                await self.commit([item])
        except Exception as error:
            self.outage.failed(error)
            for _, _, future in batch:
                if not future.done():
                    future.set_exception(error)
        else:
            self.outage.succeeded()
            settle(batch, won=True)

    async def save(self, entries: list[tuple[Entry, Progress]]) -> None:
        if self.writer.dialect.name == "sqlite":
            together = [[*msgspec.structs.astuple(e), *msgspec.structs.astuple(p)] for e, p in entries]
            rows = msgspec.json.encode(together).decode()
            await at_once(self.writer, self.guard, ((INSERT_ALL, (rows,)), (UPDATE_ALL, (rows,))))
            return
        async with self.writer.begin() as connection:
            await connection.execute(INSERT, [row(entry) for entry, _ in entries])
            await connection.execute(
                UPDATE,
                [{"of_table": e.table_id, "n": e.n, "at": e.at, "unnoticed": e.secret, **row(p)} for e, p in entries],
            )


def smoothed(rate: float, more: int, seconds: float) -> float:
    """Choices a second over about the last second.

    >>> smoothed(100.0, 20, 0.1), smoothed(100.0, 0, 1.0)
    (110.0, 0.0)
    """
    share = min(1.0, seconds)
    return rate + (more / max(seconds, 0.001) - rate) * share


def settle(batch: list[tuple[Entry, Progress, asyncio.Future[bool]]], *, won: bool) -> None:
    for _, _, future in batch:
        if not future.done():
            future.set_result(won)


def row(struct: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(struct)
