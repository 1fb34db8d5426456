"""When a bot or a clock must have answered: each row says so, and any process may look after an overdue table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.store.rows import RUNNING, text
from smallcouncil.server.store.schema import in_advance, seats, tables
from smallcouncil.server.tables.automatic import clocks


class Overdue(NamedTuple):
    table: str
    due: float
    parked: bool  # its rules failed, and it has waited for other ones


class Reminders:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def overdue(self, now: float, limit: int) -> list[Overdue]:
        query = select(tables.c.id, tables.c.due, tables.c.parked).where(tables.c.due <= now)
        async with self.reader.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.due).limit(limit))
            return [Overdue(row.id, row.due, row.parked is not None) for row in found]

    async def claim(self, table: str, due: float, until: float) -> bool:
        """Only one process gets it."""
        async with self.writer.begin() as connection:
            done = await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.due == due).values(due=until)
            )
        return bool(done.rowcount)

    async def set(self, table: str, due: float | None, times: dict[str, Any] | None) -> None:
        """When somebody must look after the table, and how its clocks stand."""
        values = {"due": due, "clocks": text(times) if times else None}
        async with self.writer.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))

    async def renew(self, some: Collection[str], soon: float, until: float) -> None:
        """Somebody is at it, and says so again where it is due soon. Rows that are being written are left out: they
        get another time anyway, and who waits for several in an order of its own locks out who does the same."""
        due = select(tables.c.id).where(tables.c.id.in_(some), tables.c.due < soon).with_for_update(skip_locked=True)
        async with self.writer.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(due)).values(due=until))

    async def park(self, table: str, report: int, until: float) -> None:
        """The table waits for its people, or for other rules; then somebody may try again."""
        async with self.writer.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(parked=report, due=until))

    async def unpark(self, table: str, due: float) -> None:
        """It is tried again, by then at the latest."""
        async with self.writer.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(parked=None, due=due))

    async def wake_all(self, connection: AsyncConnection, now: float, stopped: float | None) -> None:
        """Nobody was there: bots are picked up at once, and the time since everything stopped is on nobody's clock."""
        query = select(tables.c.id, tables.c.waiting, tables.c.clocks).where(
            tables.c.due.is_not(None), tables.c.status == RUNNING
        )
        rows = (await connection.execute(query)).all()
        played = select(seats.c.table_id, seats.c.seat).where(seats.c.bot.is_not(None))
        bots = {(row.table_id, row.seat) for row in await connection.execute(played)}
        advance = {row.table_id for row in await connection.execute(select(in_advance.c.table_id))}
        await connection.execute(update(tables).where(tables.c.parked.is_not(None)).values(parked=None))
        for row in rows:
            values: dict[str, Any] = {}
            if row.clocks:
                times = clocks.without(msgspec.json.decode(row.clocks, type=clocks.Times), stopped or 0.0, now)
                end = clocks.deadline(times)
                values = {"clocks": text(times), "due": (end[1] if end else now) + 1.0}
            if row.id in advance or any((row.id, seat) in bots for seat in msgspec.json.decode(row.waiting)):
                values["due"] = now
            if values:
                await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
