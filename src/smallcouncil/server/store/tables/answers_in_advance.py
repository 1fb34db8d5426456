"""What seats have said in advance."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.rows import InAdvanceRow
from smallcouncil.server.store.schema import in_advance


def same(table: str, row: InAdvanceRow) -> tuple[ColumnElement[bool], ...]:
    """What one seat said about the same."""
    at = in_advance.c
    return at.table_id == table, at.seat == row.seat, at.kind == row.kind, at.about == row.about


class AnswersInAdvance:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def of(self, table: str) -> list[InAdvanceRow]:
        query = select(in_advance).where(in_advance.c.table_id == table)
        async with self.reader.connect() as connection:
            return [InAdvanceRow(*row[1:]) for row in await connection.execute(query)]

    async def keep(self, table: str, row: InAdvanceRow) -> None:
        """In the place of what was said before about the same."""
        async with self.writer.begin() as connection:
            await connection.execute(delete(in_advance).where(*same(table, row)))
            await connection.execute(insert(in_advance).values(table_id=table, **msgspec.structs.asdict(row)))

    async def forget(self, table: str, rows: Iterable[InAdvanceRow]) -> None:
        async with self.writer.begin() as connection:
            for row in rows:
                await connection.execute(delete(in_advance).where(*same(table, row)))
