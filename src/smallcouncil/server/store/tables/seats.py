"""Who holds which seat."""

from __future__ import annotations

import time

from sqlalchemy import Select, delete, exists, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import RUNNING
from smallcouncil.server.store.schema import holders, in_advance, sat, seats, tables


class Seats:
    def __init__(self, writer: AsyncEngine) -> None:
        self.writer = writer

    async def sit(self, table: str, seat: int, person: str, link: int) -> bool:
        """Take a seat that nobody holds, and spend its invitation; False when somebody was faster, or it is void."""
        async with self.writer.begin() as connection:
            status = await locked_status(connection, table)
            taken = await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.link == link)
                .values(bot=None, link=seats.c.link + 1, sitting=seats.c.sitting + 1)
            )
            query = select(func.count()).where(holders.c.table_id == table, holders.c.seat == seat)
            if not taken.rowcount or await connection.scalar(query):
                await connection.rollback()
                return False
            await hold(connection, table, seat, person, status)
        return True

    async def share(self, table: str, seat: int, person: str) -> None:
        """By its own link a seat is held by one more person: its holder, on another device."""
        async with self.writer.begin() as connection:
            await hold(connection, table, seat, person, await locked_status(connection, table))

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
        async with self.writer.connect() as connection:
            return set(await connection.scalars(seats_seen(table, person)))

    async def begun(self, table: str) -> None:
        """The game begins: whoever sits sees."""
        sitting = select(holders.c.table_id, holders.c.seat, holders.c.person).where(holders.c.table_id == table)
        async with self.writer.begin() as connection:
            await connection.execute(insert(sat).from_select(["table_id", "seat", "person"], sitting))

    async def set_bot(self, table: str, seat: int, bot: str | None, *, held: bool) -> bool:
        """A bot answers for a seat, or no longer. False when somebody has sat down meanwhile, or got up."""
        by_somebody = exists().where(holders.c.table_id == table, holders.c.seat == seat)
        where = (seats.c.table_id == table, seats.c.seat == seat, by_somebody if held else ~by_somebody)
        async with self.writer.begin() as connection:
            await locked_status(connection, table)  # nobody sits down meanwhile
            return bool((await connection.execute(update(seats).where(*where).values(bot=bot))).rowcount)


async def locked_status(connection: AsyncConnection, table: str) -> int | None:
    """How far the table is. Its row is the lock: all who sit down come one after the other."""
    return await connection.scalar(select(tables.c.status).where(tables.c.id == table).with_for_update())


def seats_seen(table: str, person: str) -> Select[int]:
    return select(sat.c.seat).where(sat.c.table_id == table, sat.c.person == person)


async def hold(connection: AsyncConnection, table: str, seat: int, person: str, status: int | None) -> None:
    """Who takes two seats at once gets one of them, if the game has begun."""
    at = {"table_id": table, "seat": seat, "person": person}
    if status == RUNNING:
        before = (await connection.scalars(seats_seen(table, person))).all()
        if before and seat not in before:
            raise Denied("sat-elsewhere", seat=seat)
        await connection.execute(upsert(sat).values(**at).on_conflict_do_nothing())
    await connection.execute(upsert(holders).values(**at, since=time.time()).on_conflict_do_nothing())
