"""What a bot found when it looked at finished tables, and how far it is with the others.

Everything stands in the store, so that every process can tell how far the work is, and what a process leaves behind
that stops or dies in the middle another one begins anew.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable

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
        """How far it is; None where nobody wants it."""
        query = select(analyses).where(analyses.c.table_id == table)
        async with self.reader.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return AnalysisRow(row.done, row.total, row.found and zlib.decompress(row.found))

    async def wanted_by(self, person: str) -> bool:
        """Whether one is on its way that this person asked for."""
        mine = analyses.c.person == person, analyses.c.found.is_(None)
        async with self.reader.connect() as connection:
            return bool(await connection.scalar(select(exists().where(*mine))))

    async def left_behind(self, most: int) -> list[tuple[str, str]]:
        """Tables whose analysis nobody is at work on any more, with who asked for it; who waits longest comes first."""
        late = analyses.c.found.is_(None), analyses.c.at < time.time() - GIVEN_UP
        query = select(analyses.c.table_id, analyses.c.person).where(*late).order_by(analyses.c.at).limit(most)
        async with self.reader.connect() as connection:
            return [(row.table_id, row.person) for row in await connection.execute(query)]

    async def leave(self, tables: Iterable[str] | None = None) -> None:
        """Nobody is at work on these any more; on none at all, where none are named."""
        those = [] if tables is None else [analyses.c.table_id.in_(list(tables))]
        async with self.writer.begin() as connection:
            await connection.execute(update(analyses).where(analyses.c.found.is_(None), *those).values(done=0, at=0.0))

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
