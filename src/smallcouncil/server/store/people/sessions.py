"""Sessions: who has shown with which browser that they are who they are, until when."""

from __future__ import annotations

import hashlib
import secrets
import time

import msgspec
from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.schema import holders, lessons, people, sessions, tables

LIFE = 180 * 86_400.0  # seconds without a visit
IDLE_GUEST_LIFE = 7 * 86_400.0  # of guests who never sat at a table
AGENT = 120


class Session(msgspec.Struct, frozen=True):
    id: str  # names it, but does not open it
    person: str
    created: float
    seen: float
    agent: str
    banned_until: float | None = None


def id_of(token: str) -> str:
    """What is kept of a session's token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


class Sessions:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer
        self.life = LIFE
        self.idle_guest_life = IDLE_GUEST_LIFE

    async def begin(self, person: str, agent: str) -> str:
        """A new session. Gives its token, which is nowhere kept."""
        token = secrets.token_urlsafe(24)
        now = time.time()
        row = {"id": id_of(token), "person": person, "created": now, "seen": now, "agent": agent[:AGENT]}
        async with self.writer.begin() as connection:
            await connection.execute(insert(sessions).values(**row))
        return token

    async def find(self, session: str) -> Session | None:
        query = select(*sessions.c, people.c.banned_until).outerjoin(people, people.c.id == sessions.c.person)
        async with self.reader.connect() as connection:
            row = (await connection.execute(query.where(sessions.c.id == session))).first()
        if row is None or row.seen < time.time() - self.life:
            return None
        return Session(row.id, row.person, row.created, row.seen, row.agent, row.banned_until)

    async def of(self, person: str) -> list[Session]:
        query = select(*sessions.c).where(sessions.c.person == person).order_by(sessions.c.seen.desc())
        async with self.reader.connect() as connection:
            return [Session(*row) for row in await connection.execute(query)]

    async def visit(self, session: str) -> None:
        """It was used just now."""
        async with self.writer.begin() as connection:
            await connection.execute(update(sessions).where(sessions.c.id == session).values(seen=time.time()))

    async def end(self, person: str, *, only: str | None = None, but: str | None = None) -> list[str]:
        """End one session of a person, or all but one. Gives those that have ended."""
        which = sessions.c.person == person
        if only is not None:
            which &= sessions.c.id == only
        if but is not None:
            which &= sessions.c.id != but
        async with self.writer.begin() as connection:
            ended = list((await connection.scalars(select(sessions.c.id).where(which))).all())
            await connection.execute(delete(sessions).where(which))
        return ended

    async def purge(self) -> int:
        """Forget those that are too old, guests who never played first; and guests who left nothing behind."""
        now = time.time()
        played = or_(
            exists().where(people.c.id == sessions.c.person, people.c.login.is_not(None)),
            exists().where(holders.c.person == sessions.c.person),
            exists().where(tables.c.host == sessions.c.person),
            exists().where(lessons.c.person == sessions.c.person),
        )
        old = or_(sessions.c.seen < now - self.life, ~played & (sessions.c.seen < now - self.idle_guest_life))
        known = or_(
            people.c.login.is_not(None),
            people.c.created > now - self.idle_guest_life,
            func.coalesce(people.c.banned_until, 0.0) > now,
            func.coalesce(people.c.muted_until, 0.0) > now,
            exists().where(sessions.c.person == people.c.id),
            exists().where(holders.c.person == people.c.id),
            exists().where(tables.c.host == people.c.id),
        )
        async with self.writer.begin() as connection:
            ended = int((await connection.execute(delete(sessions).where(old))).rowcount)
            await connection.execute(delete(people).where(~known))
        return ended
