"""Who holds which seat."""

from __future__ import annotations

import time

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.store.rows import RUNNING
from smallcouncil.server.store.schema import holders, in_advance, sat, seats, tables


class Seats:
    def __init__(self, writer: AsyncEngine) -> None:
        self.writer = writer

    async def sit(self, table: str, seat: int, person: str, link: int) -> bool:
        """Take a seat that nobody holds, and spend its invitation; False when somebody was faster, or it is void."""
        async with self.writer.begin() as connection:
            # the row of the seat is the lock: two who sit down at once come one after the other
            taken = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.link == link)
                .values(bot=None, link=seats.c.link + 1, sitting=seats.c.sitting + 1)
            )
            query = select(func.count()).where(holders.c.table_id == table, holders.c.seat == seat)
            if not taken.rowcount or await connection.scalar(query):
                await connection.rollback()
                return False
            await hold(connection, table, seat, person)
        return True

    async def share(self, table: str, seat: int, person: str) -> None:
        """By its own link a seat is held by one more person: its holder, on another device."""
        async with self.writer.begin() as connection:
            where = (holders.c.table_id == table, holders.c.seat == seat, holders.c.person == person)
            if await connection.scalar(select(holders.c.seat).where(*where)) is None:
                await hold(connection, table, seat, person)

    async def leave(self, table: str, seat: int, person: str, bot: str | None) -> bool:
        """One person gets up, and old links are void; True if nobody holds the seat any more: then a bot has it."""
        at = (seats.c.table_id == table, seats.c.seat == seat)
        async with self.writer.begin() as connection:
            await connection.execute(update(seats).where(*at).values(link=seats.c.link + 1))
            held = (holders.c.table_id == table, holders.c.seat == seat)
            await connection.execute(delete(holders).where(*held, holders.c.person == person))
            if await connection.scalar(select(func.count()).where(*held)):
                return False
            await connection.execute(update(seats).where(*at).values(bot=bot))
            await connection.execute(
                delete(in_advance).where(in_advance.c.table_id == table, in_advance.c.seat == seat)
            )
        return True

    async def void_link(self, table: str, seat: int) -> None:
        async with self.writer.begin() as connection:
            where = (seats.c.table_id == table, seats.c.seat == seat)
            await connection.execute(update(seats).where(*where).values(link=seats.c.link + 1))

    async def seen(self, table: str, person: str) -> set[int]:
        """The seats whose secrets a person has had before them since the game began."""
        began = select(sat.c.seat).where(sat.c.table_id == table, sat.c.person == person)
        async with self.writer.connect() as connection:
            return {row.seat for row in await connection.execute(began)}

    async def begun(self, table: str) -> None:
        """The game begins: whoever sits sees."""
        now = select(holders.c.table_id, holders.c.seat, holders.c.person).where(holders.c.table_id == table)
        async with self.writer.begin() as connection:
            await connection.execute(insert(sat).from_select(["table_id", "seat", "person"], now))

    async def set_bot(self, table: str, seat: int, bot: str | None) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(
                update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(bot=bot)
            )


async def hold(connection: AsyncConnection, table: str, seat: int, person: str) -> None:
    await connection.execute(insert(holders).values(table_id=table, seat=seat, person=person, since=time.time()))
    running = select(tables.c.status).where(tables.c.id == table)
    if await connection.scalar(running) != RUNNING:
        return
    where = (sat.c.table_id == table, sat.c.seat == seat, sat.c.person == person)
    if await connection.scalar(select(sat.c.seat).where(*where)) is None:
        await connection.execute(insert(sat).values(table_id=table, seat=seat, person=person))
