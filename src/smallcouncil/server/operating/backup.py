"""Backups of the store: SQLite by its own means while the server runs, PostgreSQL by its tools."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from alembic.util import CommandError

from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store
from smallcouncil.server.store.engine import current, migrate
from smallcouncil.table import BadInput


def sqlite_file(settings: Settings) -> Path | None:
    url = settings.store_url()
    return Path(url.partition(":///")[2]) if url.startswith("sqlite") else None


def backup(settings: Settings, to: Path) -> None:
    """A whole and consistent copy, whoever is writing."""
    if to.exists():
        raise BadInput(str(to), "conflict", value=to.name, why="the file exists already")
    file = sqlite_file(settings)
    if file is not None and not file.exists():
        raise BadInput(str(file), "missing")
    to.touch(mode=0o600)  # what only the server may read, nobody else may in a copy
    if file is None:
        try:
            tool("pg_dump", "--format=custom", f"--file={to}", settings.database_url)
        except BadInput:
            to.unlink()
            raise
        return
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source, closing(sqlite3.connect(to)) as target:
        source.backup(target)


def restore(settings: Settings, source: Path) -> None:
    """Put a backup in the place of what is there. The server must not be running."""
    if not source.exists():
        raise BadInput(str(source), "missing")
    file = sqlite_file(settings)
    if file is None:
        tool("pg_restore", "--clean", "--if-exists", "--no-owner", f"--dbname={settings.database_url}", str(source))
        return
    check(source)
    for rest in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        rest.unlink(missing_ok=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, file)


async def downgrade(settings: Settings, revision: str) -> str:
    """The store as an older version knows it; what only the newer one keeps is lost. The server must not be running."""
    store = Store(settings.store_url())
    try:
        before = await current(store.reader)
        if before is None:
            raise BadInput("database_url", "missing")
        try:
            await migrate(store.writer, revision)
        except CommandError as error:
            raise BadInput("revision", "unreadable", why=error) from None
        return await current(store.reader) or ""
    finally:
        await store.close()


def check(source: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            known = connection.execute("SELECT count(*) FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadInput(str(source), "unreadable", why=error) from None
    if not sound or not known:
        raise BadInput(str(source), "unreadable", why="no sound backup of a council")


def tool(*command: str) -> None:
    found = shutil.which(command[0])
    if found is None:
        raise BadInput(command[0], "missing")
    done = subprocess.run([found, *command[1:]], capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadInput(command[0], "unreadable", why=done.stderr.strip()[-500:])
