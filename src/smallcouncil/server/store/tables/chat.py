"""Table chat."""

from __future__ import annotations

import time

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.rows import LineRow
from smallcouncil.server.store.schema import chat

LINE = (chat.c.id, chat.c.person, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)


class Chat:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def add(self, table: str, seat: int | None, person: str, name: str, said: str) -> LineRow:
        at = time.time()
        row = {"table_id": table, "seat": seat, "person": person, "name": name, "text": said, "at": at}
        async with self.writer.begin() as connection:
            done = await connection.execute(insert(chat).values(**row).returning(chat.c.id))
            number = done.scalar_one()
        return LineRow(number, person, seat, name, said, at)

    async def last(self, table: str, limit: int) -> list[LineRow]:
        query = select(*LINE).where(chat.c.table_id == table)
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))).all()
        return [LineRow(*row) for row in reversed(rows)]

    async def find(self, table: str, number: int) -> LineRow | None:
        query = select(*LINE)
        async with self.reader.connect() as connection:
            row = (await connection.execute(query.where(chat.c.table_id == table, chat.c.id == number))).first()
        return LineRow(*row) if row else None
