"""Positions on the way, so that no table is replayed from its beginning."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.engine import at_once
from smallcouncil.server.store.file_guard import FileGuard
from smallcouncil.server.store.schema import snapshots

KEPT = 4  # of one table
KEEP = 'INSERT OR IGNORE INTO snapshots (table_id, n, version, "position") VALUES (?, ?, ?, ?)'
FORGET = (
    "DELETE FROM snapshots WHERE table_id = ? "
    "AND n NOT IN (SELECT n FROM snapshots WHERE table_id = ? ORDER BY n DESC LIMIT ?)"
)


class Snapshots:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine, guard: FileGuard | None) -> None:
        self.reader = reader
        self.writer = writer
        self.guard = guard

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

    async def numbers(self, table: str) -> list[int]:
        """After how many entries there are some, the newest first."""
        query = select(snapshots.c.n).where(snapshots.c.table_id == table).order_by(snapshots.c.n.desc())
        async with self.reader.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def keep(self, table: str, n: int, version: int, position: bytes) -> None:
        if self.writer.dialect.name == "sqlite":
            await at_once(
                self.writer, self.guard, ((KEEP, (table, n, version, position)), (FORGET, (table, table, KEPT)))
            )
            return
        newest = select(snapshots.c.n).where(snapshots.c.table_id == table).order_by(snapshots.c.n.desc()).limit(KEPT)
        values = {"table_id": table, "n": n, "version": version, "position": position}
        async with self.writer.begin() as connection:
            await connection.execute(insert(snapshots).values(values).on_conflict_do_nothing())
            await connection.execute(
                delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.n.not_in(newest))
            )
