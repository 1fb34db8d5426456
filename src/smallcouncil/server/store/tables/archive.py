"""What grows old: tables that never began are removed, and those that guests left; finished tables of guests are packed
into one row."""

from __future__ import annotations

import zlib

import msgspec
from sqlalchemy import Select, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.entries import Entry
from smallcouncil.server.store.rows import GATHERING, OVER, RUNNING
from smallcouncil.server.store.schema import (
    archives,
    chat,
    choices,
    holders,
    in_advance,
    people,
    snapshots,
    tables,
    talks,
)

decode = msgspec.json.Decoder(list[Entry]).decode


class Archive:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def remove_gathering(self, before: float, limit: int) -> list[str]:
        """Tables that have waited for players since then: gone."""
        query = select(tables.c.id).where(tables.c.status == GATHERING, tables.c.updated < before).limit(limit)
        async with self.writer.begin() as connection:
            old = [row.id for row in await connection.execute(query)]
            await connection.execute(delete(tables).where(tables.c.id.in_(old), tables.c.status == GATHERING))
        return old

    async def remove_abandoned(self, before: float, limit: int) -> list[str]:
        """Tables at which nobody has chosen since then, and at which nobody with an account sits: gone. The sessions of
        guests do not last longer, so none of them could come back."""
        query = select(tables.c.id).where(
            tables.c.status == RUNNING, tables.c.updated < before, ~exists(holders_with_account())
        )
        async with self.writer.begin() as connection:
            old = [row.id for row in await connection.execute(query.limit(limit))]
            await connection.execute(delete(tables).where(tables.c.id.in_(old), tables.c.updated < before))
        return old

    async def ripe(self, before: float, limit: int) -> list[str]:
        """Tables that are over since then, at which nobody with an account sat, and that are not packed yet."""
        packed = select(archives.c.table_id).where(archives.c.table_id == tables.c.id)
        query = select(tables.c.id).where(
            tables.c.status == OVER,
            tables.c.updated < before,
            ~exists(holders_with_account()),
            ~exists(packed),
        )
        async with self.reader.connect() as connection:
            return [row.id for row in await connection.execute(query.limit(limit))]

    async def pack(self, table: str, entries: list[Entry]) -> None:
        """All choices as one compressed row; chat, talks, snapshots and what was said in advance are forgotten."""
        data = zlib.compress(msgspec.json.encode(entries), 9)
        try:
            async with self.writer.begin() as connection:
                await connection.execute(insert(archives).values(table_id=table, entries=data))
                for part in (choices, snapshots, chat, talks, in_advance):
                    await connection.execute(delete(part).where(part.c.table_id == table))
        except IntegrityError:
            return  # another process was faster


def holders_with_account() -> Select[tuple[str]]:
    """Of the table that is looked at."""
    sits = holders.join(people, people.c.id == holders.c.person)
    return (
        select(holders.c.person).select_from(sits).where(holders.c.table_id == tables.c.id, people.c.login.is_not(None))
    )


def unpack(data: bytes, after: int) -> list[Entry]:
    return [entry for entry in decode(zlib.decompress(data)) if entry.n > after]
