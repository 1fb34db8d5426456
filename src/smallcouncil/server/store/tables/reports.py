"""Reports of tables at which the rules failed: with their record, so that it can be repeated."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.schema import reports


class Reports:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def add(self, table: str, n: int, seat: int, choice: str, trace: str, record: str) -> int:
        row = {"table_id": table, "n": n, "seat": seat, "choice": choice, "trace": trace, "record": record}
        async with self.writer.begin() as connection:
            done = await connection.execute(insert(reports).values(**row, at=time.time()).returning(reports.c.id))
            return int(done.scalar_one())

    async def number_at(self, table: str, n: int, choice: str | None) -> int | None:
        """The report of this position, or of this choice there, if there is one already."""
        query = select(reports.c.id).where(reports.c.table_id == table, reports.c.n == n)
        if choice is not None:
            query = query.where(reports.c.choice == choice)
        async with self.reader.connect() as connection:
            return await connection.scalar(query.order_by(reports.c.id).limit(1))

    async def of(self, table: str) -> list[dict[str, Any]]:
        async with self.reader.connect() as connection:
            rows = await connection.execute(select(reports).where(reports.c.table_id == table).order_by(reports.c.id))
            return [dict(row._mapping) for row in rows]
