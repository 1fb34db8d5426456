"""What a bot found when it looked at finished tables, and how far it is with the others.

Everything stands in the store, so that every process can tell how far the work is, and a process that dies in the
middle leaves nothing behind that another one could not begin anew.
"""

from __future__ import annotations

import time
import zlib

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.schema import analyses

GIVEN_UP = 150.0  # seconds without a sign after which whoever was at work is not any more


class AnalysisRow(msgspec.Struct, frozen=True):
    done: int
    total: int
    found: bytes | None  # encoded, when all is done


class Analyses:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def of(self, table: str) -> AnalysisRow | None:
        """How far it is; None where nobody is at work."""
        query = select(analyses).where(analyses.c.table_id == table)
        async with self.reader.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or (row.found is None and row.at < time.time() - GIVEN_UP):
            return None
        return AnalysisRow(row.done, row.total, row.found and zlib.decompress(row.found))

    async def wanted_by(self, person: str) -> bool:
        """Whether one is on its way that this person asked for."""
        late = time.time() - GIVEN_UP
        mine = analyses.c.person == person, analyses.c.found.is_(None), analyses.c.at >= late
        async with self.reader.connect() as connection:
            return bool(await connection.scalar(select(exists().where(*mine))))

    async def begin(self, table: str, person: str, total: int) -> bool:
        """Whether it is the caller's to do: nobody else has begun, or who did gave up."""
        now = time.time()
        given_up = analyses.c.found.is_(None), analyses.c.at < now - GIVEN_UP
        try:
            async with self.writer.begin() as connection:
                await connection.execute(delete(analyses).where(analyses.c.table_id == table, *given_up))
                fresh = {"table_id": table, "person": person, "done": 0, "total": total, "at": now}
                await connection.execute(insert(analyses).values(**fresh))
        except IntegrityError:
            return False
        return True

    async def tell(self, table: str, done: int) -> None:
        """So many parts are done, and the work goes on."""
        async with self.writer.begin() as connection:
            at_work = update(analyses).where(analyses.c.table_id == table, analyses.c.found.is_(None))
            await connection.execute(at_work.values(done=done, at=time.time()))

    async def keep(self, table: str, found: bytes) -> None:
        """All is done; who had asked for it is forgotten."""
        values = {"found": zlib.compress(found, 9), "done": analyses.c.total, "at": time.time(), "person": ""}
        async with self.writer.begin() as connection:
            await connection.execute(update(analyses).where(analyses.c.table_id == table).values(**values))

    async def drop(self, table: str) -> None:
        """It came to nothing."""
        async with self.writer.begin() as connection:
            await connection.execute(delete(analyses).where(analyses.c.table_id == table, analyses.c.found.is_(None)))
