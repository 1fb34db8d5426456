"""The shelf: tables with their seats, choices, snapshots, standing answers, chat and reports."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.messages import ClockRule, Line
from smallcouncil.server.store.ledger import Entry
from smallcouncil.server.store.schema import (
    chat,
    choices,
    holders,
    people,
    reports,
    seats,
    snapshots,
    standing,
    tables,
)

GATHERING, RUNNING, OVER = 0, 1, 2
KEPT_SNAPSHOTS = 4


class Holder(msgspec.Struct, frozen=True):
    person: str
    name: str


class SeatRow(msgspec.Struct):
    seat: int
    bot: str | None
    link: int
    holders: list[Holder]
    ready: bool = False


class StandingRow(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    about: str
    answer: str
    scope: str
    mark: str
    since: int


class TableRow(msgspec.Struct):
    """One table as the store has it, seats included."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    seat_names: list[str]
    seed: str
    start: dict[str, Any] | None
    source: str | None
    source_steps: int | None
    title: str
    host: str
    listed: bool
    takeover: bool
    clock: ClockRule
    created: float
    status: int
    entries: int
    made: int
    waiting: list[int]
    result: dict[str, Any] | None
    clocks: dict[str, Any] | None
    due: float | None
    updated: float
    seats: list[SeatRow]


JSON_FIELDS = ("options", "seat_names", "start", "clock", "waiting", "result", "clocks")


def written(row: TableRow) -> dict[str, Any]:
    data = {f: getattr(row, f) for f in row.__struct_fields__ if f != "seats"}
    return {k: text(v) if k in JSON_FIELDS and v is not None else v for k, v in data.items()}


def read(row: Any) -> TableRow:
    data = dict(row._mapping)
    for field in JSON_FIELDS:
        if data[field] is not None:
            data[field] = msgspec.json.decode(data[field])
    data["clock"] = ClockRule(**data["clock"])
    return TableRow(**data, seats=[])


def text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def gathering(row: TableRow) -> tuple[ColumnElement[bool], ...]:
    """The table still gathers, with the options that we know."""
    return tables.c.id == row.id, tables.c.status == GATHERING, tables.c.options == text(row.options)


def same(table: str, row: StandingRow) -> tuple[ColumnElement[bool], ...]:
    """Standing answers of one seat about the same."""
    at = standing.c
    return at.table_id == table, at.seat == row.seat, at.kind == row.kind, at.about == row.about


class Shelf:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    # ------------------------------------------------------------------ tables

    async def add(self, row: TableRow) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(insert(tables).values(**written(row)))
            now = time.time()
            for seat in row.seats:
                await connection.execute(
                    insert(seats).values(
                        table_id=row.id, seat=seat.seat, bot=seat.bot, link=seat.link, ready=seat.ready
                    )
                )
                for holder in seat.holders:
                    await connection.execute(
                        insert(holders).values(table_id=row.id, seat=seat.seat, person=holder.person, since=now)
                    )

    async def remove(self, table: str) -> bool:
        """Only while it gathers."""
        async with self.writer.begin() as connection:
            done = await connection.execute(delete(tables).where(tables.c.id == table, tables.c.status == GATHERING))
        return bool(done.rowcount)

    async def find(self, table: str) -> TableRow | None:
        found = await self._rows(select(tables).where(tables.c.id == table))
        return found[0] if found else None

    async def list_open(self, limit: int) -> list[TableRow]:
        free = (
            select(seats.c.table_id)
            .outerjoin(holders, and_(holders.c.table_id == seats.c.table_id, holders.c.seat == seats.c.seat))
            .where(holders.c.person.is_(None), seats.c.table_id == tables.c.id)
        )
        joinable = (tables.c.status == GATHERING) | ((tables.c.status == RUNNING) & tables.c.takeover)
        query = select(tables).where(tables.c.listed, joinable, free.exists())
        return await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))

    async def list_listed(self, status: int, limit: int) -> list[TableRow]:
        query = select(tables).where(tables.c.status == status, tables.c.listed)
        return await self._rows(query.order_by(tables.c.updated.desc()).limit(limit))

    async def list_of(self, person: str, limit: int) -> list[TableRow]:
        mine = select(holders.c.table_id).where(holders.c.person == person)
        query = select(tables).where(tables.c.id.in_(mine) | (tables.c.host == person))
        return await self._rows(query.order_by(tables.c.status, tables.c.updated.desc()).limit(limit))

    async def _rows(self, query: Select[Any]) -> list[TableRow]:
        async with self.reader.connect() as connection:
            rows = [read(row) for row in await connection.execute(query)]
            await self._seat(connection, rows)
        return rows

    async def _seat(self, connection: AsyncConnection, rows: list[TableRow]) -> None:
        by_id = {row.id: row for row in rows}
        of = list(by_id)
        for s in await connection.execute(
            select(seats).where(seats.c.table_id.in_(of)).order_by(seats.c.table_id, seats.c.seat)
        ):
            by_id[s.table_id].seats.append(SeatRow(s.seat, s.bot, s.link, [], s.ready))
        query = (
            select(holders.c.table_id, holders.c.seat, holders.c.person, people.c.name)
            .outerjoin(people, people.c.id == holders.c.person)
            .where(holders.c.table_id.in_(of))
            .order_by(holders.c.since)
        )
        for h in await connection.execute(query):
            by_id[h.table_id].seats[h.seat].holders.append(Holder(h.person, h.name or ""))

    async def start(self, row: TableRow, waiting: list[int], due: float | None, clocks: dict[str, Any] | None) -> bool:
        """False if it had begun already, or somebody has changed the options."""
        values = {"status": RUNNING, "waiting": text(waiting), "due": due, "updated": time.time()}
        async with self.writer.begin() as connection:
            done = await connection.execute(
                update(tables).where(*gathering(row)).values(**values, clocks=text(clocks) if clocks else None)
            )
        return bool(done.rowcount)

    async def set_options(
        self, row: TableRow, options: dict[str, Any], seat_names: list[str], seat: int, ready: bool
    ) -> bool:
        """What a seat chose before the game; False if the table has begun, or somebody else was faster."""
        values = {"options": text(options), "seat_names": text(seat_names), "updated": time.time()}
        async with self.writer.begin() as connection:
            done = await connection.execute(update(tables).where(*gathering(row)).values(**values))
            if done.rowcount:
                await connection.execute(
                    update(seats).where(seats.c.table_id == row.id, seats.c.seat == seat).values(ready=ready)
                )
        return bool(done.rowcount)

    async def newest(self, some: Iterable[str]) -> dict[str, int]:
        """How many entries these tables have by now."""
        query = select(tables.c.id, tables.c.entries).where(tables.c.id.in_(list(some)))
        async with self.reader.connect() as connection:
            return {row.id: row.entries for row in await connection.execute(query)}

    # ------------------------------------------------------------------ seats

    async def sit(self, table: str, seat: int, person: str) -> bool:
        """Take a seat that nobody holds; False when somebody was faster."""
        async with self.writer.begin() as connection:
            # the row of the seat is the lock: two who sit down at once come one after the other
            await connection.execute(
                update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(bot=None)
            )
            query = select(func.count()).where(holders.c.table_id == table, holders.c.seat == seat)
            if await connection.scalar(query):
                await connection.rollback()
                return False
            await connection.execute(
                insert(holders).values(table_id=table, seat=seat, person=person, since=time.time())
            )
        return True

    async def share(self, table: str, seat: int, person: str) -> None:
        """By its link a seat is held by one more person."""
        async with self.writer.begin() as connection:
            where = (holders.c.table_id == table, holders.c.seat == seat, holders.c.person == person)
            if await connection.scalar(select(holders.c.seat).where(*where)) is None:
                await connection.execute(
                    insert(holders).values(table_id=table, seat=seat, person=person, since=time.time())
                )

    async def leave(self, table: str, seat: int, bot: str | None) -> None:
        """Nobody holds the seat any more, and its links are void."""
        async with self.writer.begin() as connection:
            await connection.execute(delete(holders).where(holders.c.table_id == table, holders.c.seat == seat))
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table, seats.c.seat == seat)
                .values(bot=bot, link=seats.c.link + 1)
            )
            await connection.execute(delete(standing).where(standing.c.table_id == table, standing.c.seat == seat))

    async def set_bot(self, table: str, seat: int, bot: str | None) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(
                update(seats).where(seats.c.table_id == table, seats.c.seat == seat).values(bot=bot)
            )

    # ------------------------------------------------------------------ choices and snapshots

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = select(choices).where(choices.c.table_id == table, choices.c.n > after).order_by(choices.c.n)
        async with self.reader.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def snapshot(self, table: str, most: int) -> tuple[int, dict[str, Any]] | None:
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

    async def keep_snapshot(self, table: str, n: int, version: int, position: bytes) -> None:
        old = select(snapshots.c.n).where(snapshots.c.table_id == table).order_by(snapshots.c.n.desc())
        async with self.writer.begin() as connection:
            numbers = [row.n for row in await connection.execute(old)]
            if n in numbers:
                return
            await connection.execute(insert(snapshots).values(table_id=table, n=n, version=version, position=position))
            for number in numbers[KEPT_SNAPSHOTS - 1 :]:
                await connection.execute(
                    delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.n == number)
                )

    # ------------------------------------------------------------------ who looks after a table

    async def overdue(self, now: float, limit: int) -> list[tuple[str, float]]:
        query = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        async with self.reader.connect() as connection:
            return [(row.id, row.due) for row in await connection.execute(query)]

    async def claim(self, table: str, due: float, until: float) -> bool:
        """Only one process gets it."""
        async with self.writer.begin() as connection:
            done = await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.due == due).values(due=until)
            )
        return bool(done.rowcount)

    async def remind(self, table: str, due: float | None, clocks: dict[str, Any] | None) -> None:
        """When somebody must look after the table, and how its clocks stand."""
        values = {"due": due, "clocks": text(clocks) if clocks else None}
        async with self.writer.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**values))

    async def wake_all(self, now: float) -> None:
        """Started alone on this store: bots are picked up at once, and the pause counts on nobody's live clock."""
        query = select(tables.c.id, tables.c.waiting, tables.c.clock, tables.c.clocks).where(
            tables.c.due.is_not(None), tables.c.status == RUNNING
        )
        async with self.writer.begin() as connection:
            rows = (await connection.execute(query)).all()
            played = select(seats.c.table_id, seats.c.seat).where(seats.c.bot.is_not(None))
            bots = {(row.table_id, row.seat) for row in await connection.execute(played)}
            advance = {row.table_id for row in await connection.execute(select(standing.c.table_id))}
            for row in rows:
                values: dict[str, Any] = {}
                times = msgspec.json.decode(row.clocks) if row.clocks else None
                if times is not None and msgspec.json.decode(row.clock)["kind"] == "live":
                    times["since"] = [None if since is None else now for since in times["since"]]
                    ends = [now + left for left, s in zip(times["left"], times["since"], strict=True) if s is not None]
                    values = {"clocks": text(times), "due": min(ends, default=now) + 1.0}
                if row.id in advance or any((row.id, seat) in bots for seat in msgspec.json.decode(row.waiting)):
                    values["due"] = now
                if values:
                    await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))

    # ------------------------------------------------------------------ standing answers, chat, reports

    async def standing(self, table: str) -> list[StandingRow]:
        query = select(standing).where(standing.c.table_id == table)
        async with self.reader.connect() as connection:
            return [StandingRow(*row[1:]) for row in await connection.execute(query)]

    async def stand(self, table: str, row: StandingRow) -> None:
        """In the place of what was said before about the same."""
        async with self.writer.begin() as connection:
            await connection.execute(delete(standing).where(*same(table, row)))
            await connection.execute(insert(standing).values(table_id=table, **msgspec.structs.asdict(row)))

    async def forget(self, table: str, rows: Iterable[StandingRow]) -> None:
        async with self.writer.begin() as connection:
            for row in rows:
                await connection.execute(delete(standing).where(*same(table, row)))

    async def say(self, table: str, seat: int | None, person: str, name: str, said: str) -> Line:
        at = time.time()
        row = {"table_id": table, "seat": seat, "person": person, "name": name, "text": said, "at": at}
        async with self.writer.begin() as connection:
            done = await connection.execute(insert(chat).values(**row).returning(chat.c.id))
            number = done.scalar_one()
        return Line(number, seat, name, said, at)

    async def chat(self, table: str, limit: int) -> list[Line]:
        query = select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at).where(chat.c.table_id == table)
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query.order_by(chat.c.id.desc()).limit(limit))).all()
        return [Line(*row) for row in reversed(rows)]

    async def report(self, table: str, n: int, seat: int, choice: str, trace: str, record: str) -> int:
        row = {"table_id": table, "n": n, "seat": seat, "choice": choice, "trace": trace, "record": record}
        async with self.writer.begin() as connection:
            done = await connection.execute(insert(reports).values(**row, at=time.time()).returning(reports.c.id))
            return int(done.scalar_one())

    async def reports(self, table: str) -> list[dict[str, Any]]:
        async with self.reader.connect() as connection:
            rows = await connection.execute(select(reports).where(reports.c.table_id == table).order_by(reports.c.id))
            return [dict(row._mapping) for row in rows]
