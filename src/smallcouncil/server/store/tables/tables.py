"""Tables with their seats: laid, found, listed, begun."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.store.rows import GATHERING, OVER, RUNNING, Holder, SeatRow, TableRow, read, text, written
from smallcouncil.server.store.schema import holders, people, seats, tables

LONGEST = 24  # characters of an id


def gathering(row: TableRow) -> tuple[ColumnElement[bool], ...]:
    """The table still gathers, with the options that we know."""
    return tables.c.id == row.id, tables.c.status == GATHERING, tables.c.options == text(row.options)


class Tables:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def add(self, row: TableRow) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(insert(tables).values(**written(row)))
            now = time.time()
            for seat in row.seats:
                await connection.execute(
                    insert(seats).values(
                        table_id=row.id, seat=seat.seat, bot=seat.bot, link=seat.link, ready=seat.ready
                    )
                )
                for holder in seat.holders:
                    await connection.execute(
                        insert(holders).values(table_id=row.id, seat=seat.seat, person=holder.person, since=now)
                    )

    async def remove(self, table: str) -> bool:
        """Only while it gathers."""
        async with self.writer.begin() as connection:
            done = await connection.execute(delete(tables).where(tables.c.id == table, tables.c.status == GATHERING))
        return bool(done.rowcount)

    async def find(self, table: str) -> TableRow | None:
        if not (table.isascii() and table.isalnum() and len(table) <= LONGEST):
            return None  # nothing that was ever given as an id; PostgreSQL would stumble over some
        found = await self._rows(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def list_open(self, limit: int) -> list[TableRow]:
        free = (
            select(seats.c.table_id)
            .outerjoin(holders, and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat))
            .where(holders.c.person.is_(None), seats.c.table_id == tables.c.id)
        )
        joinable = (tables.c.status == GATHERING) | ((tables.c.status == RUNNING) & tables.c.takeover)
        query = select(tables).where(tables.c.listed, joinable, free.exists())
        return await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))

    async def list_listed(self, status: int, limit: int) -> list[TableRow]:
        query = select(tables).where(tables.c.status == status, tables.c.listed, ~tables.c.private)
        return await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))

    async def list_of(self, person: str, limit: int) -> list[TableRow]:
        mine = select(holders.c.table_id).where(holders.c.person == person)
        query = select(tables).where(tables.c.id.in_(mine) | (tables.c.host == person))
        return await self._rows(query.order_by(tables.c.status, tables.c.updated.desc()).limit(limit))

    async def list_parked(self, limit: int) -> list[TableRow]:
        query = select(tables).where(tables.c.parked.is_not(None)).order_by(tables.c.updated.desc())
        return await self._rows(query.limit(limit))

    async def laid_by(self, person: str) -> int:
        """How many tables a person has laid that are not over."""
        query = select(func.count()).where(tables.c.host == person, tables.c.status != OVER)
        async with self.reader.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def _rows(self, query: Select[Any]) -> list[TableRow]:
        async with self.reader.connect() as connection:
            rows = [read(row) for row in await connection.execute(query)]
            await self._seat(connection, rows)
        return rows

    async def _seat(self, connection: AsyncConnection, rows: list[TableRow]) -> None:
        by_id = {row.id: row for row in rows}
        of = list(by_id)
        for s in await connection.execute(
            select(seats).where(seats.c.table_id.in_(of)).order_by(seats.c.table_id, seats.c.seat)
        ):
            by_id[s.table_id].seats.append(SeatRow(s.seat, s.bot, s.link, [], s.ready, s.sitting))
        query = (
            select(holders.c.table_id, holders.c.seat, holders.c.person, people.c.name)
            .outerjoin(people, people.c.id == holders.c.person)
            .where(holders.c.table_id.in_(of))
            .order_by(holders.c.since)
        )
        for h in await connection.execute(query):
            by_id[h.table_id].seats[h.seat].holders.append(Holder(h.person, h.name or ""))

    async def start(self, row: TableRow, waiting: list[int], due: float | None, clocks: dict[str, Any] | None) -> bool:
        """False if it had begun already, or somebody has changed the options."""
        values = {"status": RUNNING, "waiting": text(waiting), "due": due, "updated": time.time()}
        async with self.writer.begin() as connection:
            done = await connection.execute(
                update(tables).where(*gathering(row)).values(**values, clocks=text(clocks) if clocks else None)
            )
        return bool(done.rowcount)

    async def set_options(
        self, row: TableRow, options: dict[str, Any], seat_names: list[str], seat: int, ready: bool
    ) -> bool:
        """What a seat chose before the game; False if the table has begun, or somebody else was faster."""
        values = {"options": text(options), "seat_names": text(seat_names), "updated": time.time()}
        async with self.writer.begin() as connection:
            done = await connection.execute(update(tables).where(*gathering(row)).values(**values))
            if done.rowcount:
                await connection.execute(
                    update(seats).where(seats.c.table_id == row.id, seats.c.seat == seat).values(ready=ready)
                )
        return bool(done.rowcount)

    async def set_private(self, table: str, private: bool) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(private=private))

    async def newest(self, some: Iterable[str]) -> dict[str, int]:
        """How many entries these tables have by now."""
        query = select(tables.c.id, tables.c.entries).where(tables.c.id.in_(list(some)))
        async with self.reader.connect() as connection:
            return {row.id: row.entries for row in await connection.execute(query)}
