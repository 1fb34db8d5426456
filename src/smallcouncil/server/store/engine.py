"""Connections: one pool to read from, one to write with, and the migrations.

SQLite knows one writer at a time: the writing pool holds one connection, which takes the lock when a transaction
begins; readers never wait for it (WAL). PostgreSQL uses the same pool for both.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from smallcouncil.server.store.file_guard import FileGuard

PATIENCE = 15  # seconds to wait for the lock of another process


def connect(url: str, guard: FileGuard | None) -> tuple[AsyncEngine, AsyncEngine]:
    """The engine to read with and the engine to write with."""
    if guard is not None:
        return sqlite(url, "BEGIN", 4, None), sqlite(url, "BEGIN IMMEDIATE", 1, guard)
    times = {"timeout": 5.0, "command_timeout": 10.0}  # seconds: a machine that is gone does not answer at all
    engine = create_async_engine(
        url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=times
    )
    return engine, engine


def sqlite(url: str, begin: str, size: int, guard: FileGuard | None) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_reset_on_return=None,  # every transaction of ours ends where it began
        hide_parameters=True,  # what people say in private, and what opens their accounts, is not for the log
        connect_args={"timeout": PATIENCE},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk when it returns
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        if guard is not None:
            guard.check()
        connection.exec_driver_sql(begin)

    return engine


async def at_once(
    engine: AsyncEngine, guard: FileGuard | None, statements: Sequence[tuple[str, tuple[Any, ...]]]
) -> None:
    """One transaction of SQLite, all of it by one call into the thread of the connection: every call costs more than
    what it does."""
    async with engine.connect() as connection:
        if guard is not None:
            guard.check()
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver._execute(run_all, driver._conn, statements)


def run_all(connection: sqlite3.Connection, statements: Sequence[tuple[str, tuple[Any, ...]]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement, values in statements:
            connection.execute(statement, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the database to the newest shape, or to an older one; processes that start together wait for each other."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(727274)"))
            await connection.run_sync(bring_to, revision)
            await connection.commit()
            return
        # SQLite changes a table by making another one and dropping it: what belongs to its rows must not go with them
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.execute("PRAGMA foreign_keys=OFF")
        try:
            await connection.run_sync(bring_to, revision)
            broken = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
            if broken is not None:
                raise RuntimeError(f"the migration to {revision} would leave rows of {broken[0]} alone")
            await connection.commit()
        finally:
            await connection.rollback()
            await driver.execute("PRAGMA foreign_keys=ON")


async def current(engine: AsyncEngine) -> str | None:
    """The newest migration that the database has seen."""
    async with engine.connect() as connection:
        return await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())


def bring_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision()
    older = revision != "head" and current is not None and (revision.startswith("-") or revision < current)
    (command.downgrade if older else command.upgrade)(config, revision)
