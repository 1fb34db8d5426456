"""Positions on the way, so that no table is replayed from its beginning."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.schema import snapshots

KEPT = 4  # of one table


class Snapshots:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def newest(self, table: str, most: int) -> tuple[int, dict[str, Any]] | None:
        """The newest snapshot of at most so many entries."""
        query = (
            select(snapshots.c.n, snapshots.c.position)
            .where(snapshots.c.table_id == table, snapshots.c.n <= most)
            .order_by(snapshots.c.n.desc())
            .limit(1)
        )
        async with self.reader.connect() as connection:
            row = (await connection.execute(query)).first()
        return (row.n, msgspec.json.decode(row.position)) if row else None

    async def keep(self, table: str, n: int, version: int, position: bytes) -> None:
        old = select(snapshots.c.n).where(snapshots.c.table_id == table).order_by(snapshots.c.n.desc())
        async with self.writer.begin() as connection:
            numbers = [row.n for row in await connection.execute(old)]
            if n in numbers:
                return
            await connection.execute(insert(snapshots).values(table_id=table, n=n, version=version, position=position))
            for number in numbers[KEPT - 1 :]:
                await connection.execute(
                    delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.n == number)
                )
