"""Settings and where they come from, several processes, repairs, backups, `council admin`."""

from __future__ import annotations

import asyncio
import io
import json
import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

import smallcouncil.cli as cli
import smallcouncil.games as games
from server.conftest import Redis, lasting_port
from server.council import Council, Guest
from smallcouncil.server.operating.backup import backup, restore
from smallcouncil.server.operating.repair import broken_tables, list_reports, repair, repeat
from smallcouncil.server.settings import Settings
from smallcouncil.server.settings_sources import FIELDS, read_settings, variable
from smallcouncil.server.store import Store
from smallcouncil.server.store.people.people import Person
from smallcouncil.table import BadInput
from toys import parley

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parents[3] / "docs" / "server.md"


def council_command(*arguments: str, store: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a thread of this process, which has imported everything: a new one would take seconds to."""
    env = {"COUNCIL_LANG": "en"} | ({"COUNCIL_DATABASE_URL": f"sqlite:///{store}"} if store else {})
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        for name, value in env.items():
            patch.setenv(name, value)
        with ThreadPoolExecutor(1) as thread:
            code = thread.submit(cli.run, list(arguments)).result()
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


async def test_options_go_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "council.toml"
    file.write_text('idle_after = 1\npages_per_person = 2\nbot_processes = 3\norigins = ["https://a.example"]\n')
    environment = {"COUNCIL_PAGES_PER_PERSON": "20", "COUNCIL_BOT_PROCESSES": "30", "COUNCIL_SECURE_COOKIES": "yes"}
    found = read_settings({"bot_processes": 300}, file=file, environment=environment)
    assert (found.idle_after, found.pages_per_person, found.bot_processes) == (1.0, 20, 300)
    assert found.secure_cookies and found.origins == ("https://a.example",)
    assert read_settings({}, environment={"COUNCIL_CONFIG": str(file)}).pages_per_person == 2
    assert read_settings({}, environment={"COUNCIL_ORIGINS": "https://a https://b"}).origins == (
        "https://a",
        "https://b",
    )
    assert read_settings({}, environment={}) == Settings()


@pytest.mark.parametrize(
    ("options", "environment", "wrong"),
    [
        ({"bot_procesess": "2"}, {}, "bot_procesess"),
        ({}, {"COUNCIL_BOT_PROCESSES": "many"}, "COUNCIL_BOT_PROCESSES"),
        ({}, {"COUNCIL_SECURE_COOKIES": "perhaps"}, "COUNCIL_SECURE_COOKIES"),
        ({}, {"COUNCIL_CONFIG": "/nowhere/council.toml"}, "/nowhere/council.toml"),
        ({"trusted_proxies": "*"}, {}, "trusted_proxies"),  # visitors could call themselves anything
        ({"trusted_proxies": "127.0.0.1, caddy"}, {}, "trusted_proxies"),
        ({"smtp_url": "smtp://mail.example"}, {}, "public_url"),  # links in mails would lead nowhere
        ({"smtp_url": "mail.example:25", "public_url": "https://council.example"}, {}, "smtp_url"),
    ],
)
async def test_wrong_settings_are_named(options: dict[str, str], environment: dict[str, str], wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_settings(options, environment=environment)
    assert refused.value.field == wrong


async def test_every_setting_is_listed_and_documented() -> None:
    listed = council_command("serve", "--settings").stdout
    helped = "".join(council_command("serve", "--help").stdout.split())  # whatever the width of the line
    documented = DOCS.read_text(encoding="utf-8")
    for name in FIELDS:
        assert variable(name) in listed and f"{name}," in helped.replace(".", ",")
        assert f"`{name}`" in documented, f"docs/server.md does not tell of {name}"


async def test_several_processes_need_what_they_share() -> None:
    done = council_command("serve", "--processes", "2")
    assert done.returncode == 2 and "database_url" in done.stderr and "Traceback" not in done.stderr


async def test_several_processes_by_one_command(postgres: str, redis: Redis, tmp_path: Path) -> None:
    port = next(first for first in iter(lasting_port, 0) if all(map(is_free, range(first, first + 4))))
    options = ["--port", str(port), "--database-url", postgres, "--channels-url", redis.url]
    options += ["--processes", "2", "--own-ports", "--set", f"metrics_port={port + 2}"]
    command = [sys.executable, "-c", "from smallcouncil.cli import main; main()", "serve", *options]
    with (tmp_path / "log").open("wb") as log:
        parent = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
    urls = [f"http://127.0.0.1:{own}" for own in (port, port + 1)]
    try:
        for url in urls:
            until_healthy(url)
        children = children_of(parent.pid)
        assert len(children) >= 2
        for own in (port + 2, port + 3):  # the metrics of each
            assert "council_rooms" in httpx.get(f"http://127.0.0.1:{own}/metrics").text
        os.kill(children[0], signal.SIGKILL)
        end = time.monotonic() + 60
        while len(children_of(parent.pid)) < 2 or children[0] in children_of(parent.pid):
            assert time.monotonic() < end, "it was not started again"
            await asyncio.sleep(0.2)
        for url in urls:
            until_healthy(url)
    finally:
        parent.send_signal(signal.SIGTERM)
        parent.wait(60)
    assert is_free(port) and is_free(port + 1)


def is_free(port: int) -> bool:
    with socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            free.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def until_healthy(url: str) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            if httpx.get(f"{url}/health", timeout=10).status_code == 200:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "it does not answer"
        time.sleep(0.2)


def children_of(pid: int) -> list[int]:
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
            command = file.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if int(fields[1]) == pid and b"spawn_main" in command:
            found.append(int(file.parent.name))
    return sorted(found)


async def played(tmp_path: Path, choices: int) -> tuple[Path, str]:
    """A store with a table at which so much was chosen."""
    council = Council(tmp_path, snapshot_every=5).start()
    guest = await Guest(council).arrive()
    table = await guest.lay(game="risk", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "me"}])
    async with guest.page() as page:
        for _ in range(choices):
            view = (await page.watch(table, 0))["view"]
            seat = view["waiting"][0]
            ask = (await page.watch(table, seat))["view"]["ask"]
            await page.done("choose", table=table, seat=seat, ask=ask["n"], choice=ask["default"])
    await guest.leave()
    council.stop()
    return tmp_path / "council.sqlite", table


async def test_a_table_that_does_not_load_goes_on_from_a_snapshot(tmp_path: Path) -> None:
    file, table = await played(tmp_path, 12)
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    try:
        assert await broken_tables(store) == []
        assert (await repair(store, table)).lost == 0
        async with store.writer.begin() as connection:
            await connection.execute(text("UPDATE choices SET text = 'nonsense' WHERE n = 11"))
        assert await broken_tables(store) == [], "a snapshot lies behind it"
        async with store.writer.begin() as connection:
            await connection.execute(text("DELETE FROM snapshots WHERE n > 10"))
        assert [found for found, _ in await broken_tables(store)] == [table]
        done = await repair(store, table)
        assert done.n == 10 and done.lost == 2
        assert await broken_tables(store) == []
        with pytest.raises(BadInput, match="table"):
            await repair(store, "nosuchtable")
    finally:
        await store.close()


async def test_a_backup_is_whole_and_can_be_restored(tmp_path: Path) -> None:
    file, _ = await played(tmp_path, 3)
    settings = Settings(database_url=f"sqlite:///{file}")
    copy = tmp_path / "copy.sqlite"
    backup(settings, copy)
    assert copy.stat().st_mode & 0o077 == 0, "nobody else reads it"
    with pytest.raises(BadInput, match="exists"):
        backup(settings, copy)
    file.write_bytes(b"nothing")
    rest = file.with_name(f"{file.name}-wal")  # what a server that was killed left: it belongs to another file now
    rest.write_bytes(b"of yesterday")
    restore(settings, copy)
    assert not rest.exists() and file.read_bytes() == copy.read_bytes()
    council = Council(tmp_path).start()
    try:
        assert httpx.get(f"{council.url}/ready").status_code == 200
    finally:
        council.stop()
    copy.write_bytes(b"not a database at all")
    with pytest.raises(BadInput, match=r"copy\.sqlite"):
        restore(settings, copy)


async def test_a_backup_of_postgresql_is_whole_and_can_be_restored(postgres: str, tmp_path: Path) -> None:
    maker = create_async_engine(postgres.replace("postgresql:", "postgresql+asyncpg:"), isolation_level="AUTOCOMMIT")
    async with maker.connect() as connection:
        await connection.execute(text("CREATE DATABASE backups"))  # other tests work in the usual one
    await maker.dispose()
    settings, copy = Settings(database_url=f"{postgres.rpartition('/')[0]}/backups"), tmp_path / "copy.dump"

    async def names(*more: str) -> list[str]:
        store = Store(settings.store_url())
        await store.open()
        for name in more:
            await store.people.keep(Person(name, name, "en"))
        found = [name for name in ("arya", "bran") if await store.people.find(name)]
        await store.close()
        return found

    assert await names("arya") == ["arya"]
    backup(settings, copy)
    assert copy.stat().st_mode & 0o077 == 0
    assert await names("bran") == ["arya", "bran"]
    restore(settings, copy)
    assert await names() == ["arya"], "as it was"
    nowhere, none = Settings(database_url="postgresql://council@127.0.0.1:1/nothing"), tmp_path / "none.dump"
    with pytest.raises(BadInput, match="pg_dump"):
        backup(nowhere, none)
    assert not none.exists()


async def test_the_command_of_administrators(tmp_path: Path) -> None:
    council = Council(tmp_path).start()
    try:
        guest = await Guest(council).arrive()
        await guest.post("/api/accounts", {"name": "Varys", "password": "little birds"})
        done = council_command("admin", "grant", "varys", store=tmp_path / "council.sqlite")
        assert done.returncode == 0, done.stderr
        assert (await guest.get("/api/me"))["admin"]
        assert "grant" in council_command("admin", "log", store=tmp_path / "council.sqlite").stdout
        wrong = council_command("admin", "ban", "nobody", store=tmp_path / "council.sqlite")
        assert wrong.returncode == 2 and "nobody" in wrong.stderr and "Traceback" not in wrong.stderr
        assert council_command("admin", "reports", store=tmp_path / "council.sqlite").stdout == ""
        await guest.leave()
    finally:
        council.stop()


async def test_reports_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice at which the toy's rules stumble is reported, and fails again with the same rules."""
    council = Council(tmp_path).start()
    try:
        guest = await Guest(council).arrive()
        table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        async with guest.page() as page:
            ask = (await page.watch(table, 0))["view"]["ask"]
            broken = await page.refused("choose", table=table, seat=0, ask=ask["n"], choice="stumble")
        assert broken["reason"] == "broken"
        await guest.leave()
    finally:
        council.stop()
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, parley.GAME.id))
    monkeypatch.setitem(sys.modules, f"smallcouncil.games.{parley.GAME.id}", parley)
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/council.sqlite")
    await store.open()
    try:
        (report,) = await list_reports(store)
        assert (report.table, report.seat, report.choice) == (table, 0, "stumble")
        assert repeat(report).startswith("still fails")
        assert json.loads(report.record)["game"] == "parley"
    finally:
        await store.close()
