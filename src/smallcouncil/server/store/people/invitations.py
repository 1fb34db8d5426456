"""Who is asked by name to come to a table that still gathers."""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.rows import GATHERING
from smallcouncil.server.store.schema import holders, invitations, people, seats, tables


class Invitations:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def invite(self, table: str, person: str, by: str) -> None:
        """Asked twice is asked once."""
        try:
            async with self.writer.begin() as connection:
                await connection.execute(
                    insert(invitations).values(table_id=table, person=person, by=by, at=time.time())
                )
        except IntegrityError:
            return

    async def count(self, table: str) -> int:
        async with self.reader.connect() as connection:
            return int(await connection.scalar(select(func.count()).where(invitations.c.table_id == table)) or 0)

    async def has(self, table: str, person: str) -> bool:
        where = (invitations.c.table_id == table, invitations.c.person == person)
        async with self.reader.connect() as connection:
            return await connection.scalar(select(invitations.c.at).where(*where)) is not None

    async def of(self, person: str, limit: int) -> list[tuple[str, str]]:
        """Tables that still gather and have a free seat, and the name of who asks; the latest first."""
        free = (
            select(seats.c.table_id)
            .outerjoin(holders, and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat))
            .where(holders.c.person.is_(None), seats.c.bot.is_(None), seats.c.table_id == invitations.c.table_id)
        )
        query = (
            select(invitations.c.table_id, people.c.name)
            .join(tables, tables.c.id == invitations.c.table_id)
            .join(people, people.c.id == invitations.c.by)
            .where(invitations.c.person == person, tables.c.status == GATHERING, free.exists())
            .order_by(invitations.c.at.desc())
            .limit(limit)
        )
        async with self.reader.connect() as connection:
            return [(row.table_id, row.name) for row in await connection.execute(query)]

    async def remove(self, table: str, person: str) -> None:
        async with self.writer.begin() as connection:
            where = (invitations.c.table_id == table, invitations.c.person == person)
            await connection.execute(delete(invitations).where(*where))
