"""Who does not want to hear whom, who is not welcome at a table, what people complain about, what was decided."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.schema import admin_log, blocks, complaints, people, removed

log = structlog.get_logger()


class Complaint(msgspec.Struct, frozen=True):
    id: int
    by: str
    about: str
    name: str
    table_id: str
    said: str | None
    why: str
    at: float
    settled: float | None = None
    outcome: str | None = None


class Judged(msgspec.Struct, frozen=True):
    """Somebody, and what was decided about them."""

    person: str
    name: str
    account: bool
    banned_until: float | None
    muted_until: float | None


class Decision(msgspec.Struct, frozen=True):
    at: float
    who: str
    what: str
    about: str
    detail: str
    name: str | None = None  # of the person it is about, if it is about one


class Moderation:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    # ------------------------------------------------------------------ between people

    async def blocked_by(self, person: str) -> set[str]:
        async with self.reader.connect() as connection:
            found = await connection.scalars(select(blocks.c.blocked).where(blocks.c.person == person))
            return set(found.all())

    async def block_list(self, person: str) -> list[tuple[str, str]]:
        query = select(blocks.c.blocked, blocks.c.name).where(blocks.c.person == person).order_by(blocks.c.at)
        async with self.reader.connect() as connection:
            return [(row.blocked, row.name) for row in await connection.execute(query)]

    async def block(self, person: str, blocked: str, name: str) -> None:
        row = {"person": person, "blocked": blocked, "name": name, "at": time.time()}
        async with self.writer.begin() as connection:
            await connection.execute(upsert(blocks).values(**row).on_conflict_do_nothing())

    async def unblock(self, person: str, blocked: str) -> bool:
        async with self.writer.begin() as connection:
            done = await connection.execute(
                delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked)
            )
        return bool(done.rowcount)

    # ------------------------------------------------------------------ at a table

    async def is_removed(self, table: str, person: str) -> bool:
        query = select(removed.c.at).where(removed.c.table_id == table, removed.c.person == person)
        async with self.reader.connect() as connection:
            return await connection.scalar(query) is not None

    async def remove(self, table: str, person: str) -> None:
        row = {"table_id": table, "person": person, "at": time.time()}
        async with self.writer.begin() as connection:
            await connection.execute(upsert(removed).values(**row).on_conflict_do_nothing())

    # ------------------------------------------------------------------ for administrators

    async def complain(self, by: str, about: str, name: str, table: str, said: str | None, why: str) -> None:
        row = {"by": by, "about": about, "name": name, "table_id": table, "said": said, "why": why, "at": time.time()}
        async with self.writer.begin() as connection:
            await connection.execute(insert(complaints).values(**row))

    async def complaints(self, *, settled: bool = False, limit: int = 200) -> list[Complaint]:
        which = complaints.c.settled.is_not(None) if settled else complaints.c.settled.is_(None)
        query = select(*complaints.c).where(which).order_by(complaints.c.at.desc()).limit(limit)
        async with self.reader.connect() as connection:
            return [Complaint(*row) for row in await connection.execute(query)]

    async def settle(self, complaint: int, outcome: str) -> bool:
        which = (complaints.c.id == complaint, complaints.c.settled.is_(None))
        async with self.writer.begin() as connection:
            done = await connection.execute(
                update(complaints).where(*which).values(settled=time.time(), outcome=outcome)
            )
        return bool(done.rowcount)

    async def judged(self, limit: int = 200) -> list[Judged]:
        """Who is banned or muted now."""
        now = time.time()
        query = select(people).where((people.c.banned_until > now) | (people.c.muted_until > now)).limit(limit)
        async with self.reader.connect() as connection:
            return [judged(row, now) for row in await connection.execute(query)]

    async def note(self, who: str, what: str, about: str, detail: str = "") -> None:
        """What administrators do is written down, here and in the log."""
        log.info("administration", who=who, what=what, about=about, detail=detail)
        row = {"at": time.time(), "who": who, "what": what, "about": about, "detail": detail}
        async with self.writer.begin() as connection:
            await connection.execute(insert(admin_log).values(**row))

    async def decisions(self, limit: int = 200) -> list[Decision]:
        told = [*(admin_log.c[f] for f in ("at", "who", "what", "about", "detail")), people.c.name]
        judged_one = admin_log.outerjoin(people, people.c.id == admin_log.c.about)
        query = select(*told).select_from(judged_one).order_by(admin_log.c.id.desc())
        async with self.reader.connect() as connection:
            return [Decision(*row) for row in await connection.execute(query.limit(limit))]


def judged(row: Any, now: float) -> Judged:
    banned, muted = [
        until if until is not None and until > now else None for until in (row.banned_until, row.muted_until)
    ]
    return Judged(row.id, row.name, row.login is not None, banned, muted)
