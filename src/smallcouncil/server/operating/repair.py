"""Tables that do not load any more, and reports of tables at which the rules failed: looked at, repeated, repaired."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select, update

from smallcouncil.games import game
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store import Store
from smallcouncil.server.store.rows import RUNNING, TableRow, text
from smallcouncil.server.store.schema import choices, reports, snapshots, tables
from smallcouncil.server.tables.loading import load
from smallcouncil.table import BadInput, IllegalChoice, Record


class Report(msgspec.Struct, frozen=True):
    id: int
    table: str
    n: int
    seat: int
    choice: str
    at: float
    trace: str
    record: str


class Repaired(msgspec.Struct, frozen=True):
    """What became of a table: it loads as it is (`lost` is 0), or goes on from a snapshot without its last choices."""

    table: str
    n: int
    lost: int


async def list_reports(store: Store, limit: int = 100) -> list[Report]:
    columns = (reports.c.id, reports.c.table_id, reports.c.n, reports.c.seat, reports.c.choice, reports.c.at)
    query = select(*columns, reports.c.trace, reports.c.record).order_by(reports.c.id.desc()).limit(limit)
    async with store.reader.connect() as connection:
        return [Report(*row) for row in await connection.execute(query)]


def repeat(report: Report) -> str:
    """The report played again with the rules of today: what happens now."""
    try:
        record = Record.read(report.record)
        table = record.replay(game(record.game))
    except BadInput as error:
        return f"the record does not replay: {error}"
    try:
        table.choose(report.seat, report.choice)
    except IllegalChoice as error:
        return f"the choice is refused: {error}"
    except Exception as error:
        return f"still fails: {type(error).__name__}: {error}"
    return "goes on"


async def broken_tables(store: Store) -> list[tuple[str, str]]:
    """Unfinished tables that do not load, with the reason."""
    async with store.reader.connect() as connection:
        found = (await connection.scalars(select(tables.c.id).where(tables.c.status == RUNNING))).all()
    broken = []
    for table in found:
        row = await store.tables.find(table)
        if row is not None and (why := await why_not(store, row)) is not None:
            broken.append((table, why))
    return broken


async def why_not(store: Store, row: TableRow) -> str | None:
    """Why a table does not load; None if it does."""
    try:
        await load(store, row)
    except (Denied, BadInput) as denied:
        return str(denied)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


async def repair(store: Store, table: str) -> Repaired:
    """Move a table to the newest snapshot that loads, if it does not load as it is. Nobody may be playing on it."""
    row = await store.tables.find(table)
    if row is None:
        raise BadInput("table", "unknown-value", value=table, known="ids of tables")
    if await why_not(store, row) is None:
        return Repaired(table, row.entries, 0)
    rules = game(row.game)
    for n, position in await all_snapshots(store, table):
        try:
            laid = rules.position(position)
        except BadInput:
            continue
        await move_to(store, row, n, rules.version, list(laid.waiting))
        return Repaired(table, n, row.entries - n)
    raise BadInput("table", "unreadable", why="none of its snapshots loads")


async def all_snapshots(store: Store, table: str) -> list[tuple[int, dict[str, Any]]]:
    query = select(snapshots.c.n, snapshots.c.position).where(snapshots.c.table_id == table)
    async with store.reader.connect() as connection:
        rows = (await connection.execute(query.order_by(snapshots.c.n.desc()))).all()
    return [(row.n, msgspec.json.decode(row.position)) for row in rows]


async def move_to(store: Store, row: TableRow, n: int, version: int, waiting: list[int]) -> None:
    values = {"entries": n, "version": version, "waiting": text(waiting), "parked": None}
    async with store.writer.begin() as connection:
        await connection.execute(delete(choices).where(choices.c.table_id == row.id, choices.c.n > n))
        await connection.execute(delete(snapshots).where(snapshots.c.table_id == row.id, snapshots.c.n > n))
        await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
