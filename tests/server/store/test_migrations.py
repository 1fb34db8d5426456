"""Every migration there and back: what both shapes know is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import smallcouncil.server.store.engine as engine
from server.processes.test_operating import council_command
from smallcouncil import __version__
from smallcouncil.server.store import Store
from smallcouncil.server.store.engine import current, migrate

pytestmark = pytest.mark.anyio

FOLDER = Path(engine.__file__).parent / "migrations"


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(config).walk_revisions()))]


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """A store without any tables."""
    if request.param == "sqlite":
        url = f"sqlite+aiosqlite:///{tmp_path}/council.sqlite"
    else:  # a database of its own: other tests work in the usual one
        server = request.getfixturevalue("postgres").replace("postgresql://", "postgresql+asyncpg://")
        maker = create_async_engine(server, isolation_level="AUTOCOMMIT")
        async with maker.connect() as connection:
            await connection.execute(text("CREATE DATABASE migrations"))
        await maker.dispose()
        url = server.rpartition("/")[0] + "/migrations"
    store = Store(url)
    yield store
    await store.reader.dispose()
    await store.writer.dispose()


FIRST: dict[str, dict[str, Any]] = {  # rows in the oldest shape
    "people": {"id": "arya", "name": "Arya", "lang": "en", "login": "arya", "password": "hash", "created": 1.0},
    "tables": {
        "id": "t",
        "game": "risk",
        "version": 1,
        "options": "{}",
        "seat_names": "[]",
        "seed": "00",
        "title": "Friday",
        "host": "arya",
        "listed": True,
        "takeover": False,
        "clock": "{}",
        "created": 1.0,
        "status": 1,
        "entries": 1,
        "made": 1,
        "waiting": "[0]",
        "updated": 2.0,
    },
    "seats": {"table_id": "t", "seat": 0, "link": 0},
    "holders": {"table_id": "t", "seat": 0, "person": "arya", "since": 1.0},
    "choices": {"table_id": "t", "n": 1, "seat": 0, "text": "place winterfell", "by": "person", "at": 2.0},
    "chat": {"table_id": "t", "seat": 0, "person": "arya", "name": "Arya", "text": "Winter is coming", "at": 2.0},
}


async def contents(store: Store) -> dict[str, list[dict[str, Any]]]:
    async with store.writer.connect() as connection:
        return {
            name: [dict(row._mapping) for row in await connection.execute(text(f'SELECT * FROM "{name}"'))]
            for name in FIRST
        }


async def test_every_migration_there_and_back_keeps_what_both_know(store: Store) -> None:
    known = revisions()[1:]  # nothing older was ever released
    await migrate(store.writer, known[0])
    async with store.writer.begin() as connection:
        for name, row in FIRST.items():
            columns = ", ".join(f'"{column}"' for column in row)
            values = ", ".join(f":{column}" for column in row)
            await connection.execute(text(f'INSERT INTO "{name}" ({columns}) VALUES ({values})'), row)
    for older, newer in pairwise(known):
        before = await contents(store)
        await migrate(store.writer, newer)
        after = await contents(store)
        for name, rows in before.items():
            assert len(after[name]) == len(rows) == 1, f"{newer} lost rows of {name}"
            both = rows[0].keys() & after[name][0].keys()
            assert {c: rows[0][c] for c in both} == {c: after[name][0][c] for c in both}, f"{newer} changed {name}"
        await migrate(store.writer, older)
        assert await current(store.reader) == older
        assert await contents(store) == before, f"the way back from {newer} to {older} lost something"
        await migrate(store.writer, newer)
    await migrate(store.writer)
    assert await current(store.reader) == known[-1]


async def test_the_command_takes_a_store_back(tmp_path: Path) -> None:
    known = revisions()
    file = tmp_path / "council.sqlite"
    assert council_command("admin", "log", store=file).returncode == 0  # makes the store
    done = council_command("admin", "downgrade", store=file)
    assert done.returncode == 0 and known[-2] in done.stdout, done.stderr
    wrong = council_command("admin", "downgrade", "nonsense", store=file)
    assert wrong.returncode == 2 and "nonsense" in wrong.stderr and "Traceback" not in wrong.stderr
    assert council_command("admin", "log", store=file).returncode == 0, "and up again at the next start"


def test_the_guide_names_the_newest_migration() -> None:
    """Whoever goes back by a version must know where to."""
    guide = (Path(__file__).parents[3] / "docs" / "server.md").read_text(encoding="utf-8")
    release = __version__.rpartition(".")[0]
    assert f"| {release} | `{revisions()[-1]}` |" in guide
