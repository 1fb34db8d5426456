"""Private talk: who talks with whom, what was said, what was read, who agrees to show it.

A talk belongs to seats and to who sat on them when it began: a seat that another person takes has talks of its own.
"""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.access.signing import new_id
from smallcouncil.server.store.rows import LineRow
from smallcouncil.server.store.schema import talk_lines, talk_seats, talks

LINE = [talk_lines.c[field] for field in LineRow.__struct_fields__]


class Party(msgspec.Struct, frozen=True, order=True):
    """A seat, and which of those who sat there one after the other."""

    seat: int
    sitting: int


class TalkRow(msgspec.Struct):
    id: str
    table: str
    lines: int
    parties: list[Party]
    agreed: list[int]


def key(parties: Collection[Party]) -> str:
    """The same people talk in one talk.

    >>> key([Party(2, 1), Party(0, 0)])
    '0.0 2.1'
    """
    return " ".join(f"{party.seat}.{party.sitting}" for party in sorted(parties))


def of_party(party: Party) -> ColumnElement[bool]:
    return and_(talk_seats.c.seat == party.seat, talk_seats.c.sitting == party.sitting)


class Talks:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    # ------------------------------------------------------------------ talking

    async def say(
        self, table: str, parties: Collection[Party], seat: int, person: str, name: str, text: str
    ) -> tuple[str, LineRow]:
        """One line; the talk begins with its first."""
        try:
            return await self._say(table, parties, seat, person, name, text)
        except IntegrityError:  # another process began the same talk at the same moment
            return await self._say(table, parties, seat, person, name, text)

    async def _say(
        self, table: str, parties: Collection[Party], seat: int, person: str, name: str, text: str
    ) -> tuple[str, LineRow]:
        at = time.time()
        async with self.writer.begin() as connection:
            same = (talks.c.table_id == table, talks.c.parties == key(parties))
            talk = await connection.scalar(select(talks.c.id).where(*same))
            if talk is None:
                talk = await begin(connection, table, parties)
            # the row of the talk is the lock: lines of several processes come one after the other
            counted = update(talks).where(talks.c.id == talk).values(lines=talks.c.lines + 1).returning(talks.c.lines)
            line = LineRow((await connection.execute(counted)).scalar_one(), person, seat, name, text, at)
            await connection.execute(insert(talk_lines).values(talk_id=talk, **msgspec.structs.asdict(line)))
            await set_read(connection, talk, seat, line.n)
        return talk, line

    async def read(self, talk: str, seat: int, n: int) -> None:
        async with self.writer.begin() as connection:
            await set_read(connection, talk, seat, n)

    async def agree(self, talk: str, seat: int, agreed: bool) -> None:
        where = (talk_seats.c.talk_id == talk, talk_seats.c.seat == seat)
        async with self.writer.begin() as connection:
            await connection.execute(update(talk_seats).where(*where).values(agreed=agreed))

    # ------------------------------------------------------------------ what a party may know

    async def count(self, table: str, party: Party) -> int:
        query = select(func.count()).select_from(talks.join(talk_seats)).where(talks.c.table_id == table)
        async with self.reader.connect() as connection:
            return int(await connection.scalar(query.where(of_party(party))) or 0)

    async def of(self, table: str, party: Party) -> list[TalkRow]:
        mine = select(talk_seats.c.talk_id).where(of_party(party))
        return await self._rows(talks.c.table_id == table, talks.c.id.in_(mine))

    async def find(self, talk: str) -> TalkRow | None:
        found = await self._rows(talks.c.id == talk)
        return found[0] if found else None

    async def all_of(self, table: str) -> list[TalkRow]:
        return await self._rows(talks.c.table_id == table)

    async def _rows(self, *where: ColumnElement[bool]) -> list[TalkRow]:
        query = select(talks.c.id, talks.c.table_id, talks.c.lines).where(*where)
        async with self.reader.connect() as connection:
            rows = {row.id: TalkRow(*row, [], []) for row in await connection.execute(query)}
            seats = select(talk_seats).where(talk_seats.c.talk_id.in_(list(rows)))
            for row in await connection.execute(seats.order_by(talk_seats.c.seat)):
                rows[row.talk_id].parties.append(Party(row.seat, row.sitting))
                if row.agreed:
                    rows[row.talk_id].agreed.append(row.seat)
        return list(rows.values())

    async def unread(self, some: Collection[str], seat: int, blocked: Collection[str]) -> dict[str, int]:
        """How many lines of others a seat has not seen, by talk."""
        both = talk_lines.join(talk_seats, talk_seats.c.talk_id == talk_lines.c.talk_id)
        query = (
            select(talk_lines.c.talk_id, func.count().label("lines"))
            .select_from(both)
            .where(talk_seats.c.seat == seat, talk_lines.c.seat != seat, talk_lines.c.n > talk_seats.c.read)
            .where(talk_lines.c.talk_id.in_(list(some)), *readable(blocked))
            .group_by(talk_lines.c.talk_id)
        )
        async with self.reader.connect() as connection:
            return {row.talk_id: row.lines for row in await connection.execute(query)}

    async def last(self, some: Collection[str], blocked: Collection[str]) -> dict[str, LineRow]:
        """The newest line, by talk."""
        newest = (
            select(talk_lines.c.talk_id, func.max(talk_lines.c.n).label("n"))
            .where(talk_lines.c.talk_id.in_(list(some)), *readable(blocked))
            .group_by(talk_lines.c.talk_id)
            .subquery()
        )
        same = and_(newest.c.talk_id == talk_lines.c.talk_id, newest.c.n == talk_lines.c.n)
        query = select(talk_lines.c.talk_id, *LINE).join(newest, same)
        async with self.reader.connect() as connection:
            return {row.talk_id: LineRow(*row[1:]) for row in await connection.execute(query)}

    async def lines(self, talk: str, before: int, limit: int, blocked: Collection[str] = ()) -> list[LineRow]:
        """The newest lines before a number, the oldest first."""
        query = select(*LINE).where(talk_lines.c.talk_id == talk, talk_lines.c.n < before, *readable(blocked))
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query.order_by(talk_lines.c.n.desc()).limit(limit))).all()
        return [LineRow(*row) for row in reversed(rows)]


def readable(blocked: Collection[str]) -> tuple[ColumnElement[bool], ...]:
    """Words of people who were forgotten are gone; those of blocked people are not read."""
    return talk_lines.c.person != "", talk_lines.c.person.not_in(list(blocked))


async def begin(connection: AsyncConnection, table: str, parties: Collection[Party]) -> str:
    talk = new_id(16)
    await connection.execute(insert(talks).values(id=talk, table_id=table, parties=key(parties), lines=0))
    for party in parties:
        row = {"talk_id": talk, "seat": party.seat, "sitting": party.sitting, "read": 0, "agreed": False}
        await connection.execute(insert(talk_seats).values(**row))
    return talk


async def set_read(connection: AsyncConnection, talk: str, seat: int, n: int) -> None:
    """Nothing becomes unread again."""
    where = (talk_seats.c.talk_id == talk, talk_seats.c.seat == seat, talk_seats.c.read < n)
    await connection.execute(update(talk_seats).where(*where).values(read=n))
