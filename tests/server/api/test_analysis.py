"""Finished tables that a bot looks at, in the background and within limits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from server.serve_toys import ITERATIONS
from smallcouncil.arena.analysis import Analysis, analyse
from smallcouncil.server.store import Store
from smallcouncil.server.store.tables import analyses as stored
from smallcouncil.table import Record

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "random"}
LONG = {"players": 3, "turn_limit": 6}


async def finished(guest: Guest, **form: Any) -> str:
    """A short game that bots have played to its end."""
    form = {
        "game": "ironthrone",
        "options": {"players": 3, "turn_limit": 1},
        "seats": [{"kind": "me"}, BOT, BOT],
        **form,
    }
    async with guest.page() as page:
        laid = (await guest.post("/api/tables", form))["table"]["table"]
        await page.watch(laid, 0)
        await page.done("hand_over", table=laid, seat=0, bot="random")
        await page.until("seats", lambda m: m["info"]["status"] == "over" and m["table"] == laid)
    return str(laid)


async def outcome(guest: Guest, table: str) -> dict[str, Any]:
    """When nobody is at work any more."""
    told = [-1]
    while True:
        state: dict[str, Any] = await guest.get(f"/api/tables/{table}/analysis")
        if state["status"] != "running":
            return state
        assert told[-1] <= state["done"] <= state["of"]
        told.append(state["done"])
        await asyncio.sleep(0.05)


def store_of(council: Council) -> Store:
    return Store(council.database_url.replace("sqlite:", "sqlite+aiosqlite:"))


async def test_a_finished_table_is_looked_at_once_for_everyone(arrive: Arrive) -> None:
    guest, other = await arrive(), await arrive()
    table = await finished(guest)
    path = f"/api/tables/{table}/analysis"
    assert (await guest.get(path))["status"] == "none", "nobody has asked for it"
    begun = await guest.post(path)
    assert begun["status"] in ("running", "done") and begun["of"] > 0
    state = await outcome(guest, table)
    assert state["status"] == "done" and state["done"] == state["of"]
    record = Record.read((await guest.http.get(f"/api/tables/{table}/record")).content)
    found = msgspec.convert(state["found"], Analysis)
    assert found == analyse(record, iterations=ITERATIONS), "part by part it is the same as at once"
    assert await other.post(path) == state == await other.get(path)


async def test_only_what_is_over_and_may_be_seen(arrive: Arrive) -> None:
    guest, other = await arrive(), await arrive()
    running = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
    table = await finished(guest, private=True)
    for ask in (guest.get, guest.post):
        assert (await ask(f"/api/tables/{running}/analysis", status=409))["reason"] == "not-over"
        assert (await ask("/api/tables/nosuchtable/analysis", status=404))["reason"] == "no-table"
    for ask in (other.get, other.post):
        assert (await ask(f"/api/tables/{table}/analysis", status=403))["reason"] == "private"
    assert (await guest.get(f"/api/tables/{table}/analysis"))["status"] == "none"


async def test_one_at_a_time_for_a_person(arrive: Arrive, council: Council) -> None:
    guest, other = await arrive(), await arrive()
    first, second = await finished(guest), await finished(guest)
    store = store_of(council)
    assert await store.analyses.begin(first, guest.me["person"], 10)  # another process is at work on it
    try:
        assert await guest.get(f"/api/tables/{first}/analysis") == await other.post(f"/api/tables/{first}/analysis")
        assert (await other.get(f"/api/tables/{first}/analysis"))["status"] == "running"
        refused = await guest.post(f"/api/tables/{second}/analysis", status=409)
        assert refused["reason"] == "one-analysis"
        await other.post(f"/api/tables/{second}/analysis")  # who has none of their own on its way
        await store.analyses.drop(first)
        assert (await outcome(guest, second))["status"] == "done"
    finally:
        await store.reader.dispose()
        await store.writer.dispose()


async def test_who_gave_up_is_followed_by_others(
    arrive: Arrive, council: Council, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await arrive()
    table = await finished(guest)
    store = store_of(council)
    try:
        assert await store.analyses.begin(table, "somebody", 10)
        assert not await store.analyses.begin(table, "another", 10)
        assert await store.analyses.wanted_by("somebody") and not await store.analyses.wanted_by("another")
        assert await store.analyses.left_behind(5) == []
        monkeypatch.setattr(stored, "GIVEN_UP", -1.0)
        assert (table, "somebody") in await store.analyses.left_behind(5)
        assert await store.analyses.of(table) is not None, "somebody will take it over"
        assert await store.analyses.begin(table, "another", 10)
        await store.analyses.keep(table, b"{}")
        assert not await store.analyses.begin(table, "a third", 10), "what is there is there for good"
    finally:
        await store.reader.dispose()
        await store.writer.dispose()


@pytest.mark.parametrize("stop", [Council.stop, Council.kill])
async def test_an_analysis_goes_on_when_the_server_is_back(
    arrive: Arrive, tmp_path: Path, stop: Callable[[Council], object]
) -> None:
    """Whoever waits for it just goes on waiting, and who asked for one gets no second one meanwhile."""
    council = Council(tmp_path).start()
    try:
        guest = await arrive(council)
        table, other = await finished(guest, options=LONG), await finished(guest)
        assert (await guest.post(f"/api/tables/{table}/analysis"))["status"] == "running"
        stop(council)
        council.start()
        assert (await guest.get(f"/api/tables/{table}/analysis"))["status"] in ("running", "done")
        while (state := await guest.get(f"/api/tables/{table}/analysis"))["status"] == "running":
            await asyncio.sleep(0.05)
        assert state["status"] == "done"
        assert (await guest.post(f"/api/tables/{other}/analysis"))["status"] in ("running", "done")
    finally:
        council.stop()


async def test_a_failure_leaves_nothing_behind(arrive: Arrive, tmp_path: Path) -> None:
    council = Council(tmp_path).start()
    try:
        guest = await arrive(council)
        table = await finished(guest)
        with closing(sqlite3.connect(tmp_path / "council.sqlite")) as database, database:
            database.execute("UPDATE choices SET text = 'hodor'")  # as if it had been tampered with
        await guest.post(f"/api/tables/{table}/analysis")
        assert await outcome(guest, table) == {"status": "none", "done": 0, "of": 0, "found": None}
        assert "analysis" in council.errors()[0]
    finally:
        council.stop()


async def test_an_address_gets_so_many_an_hour(arrive: Arrive, tmp_path: Path) -> None:
    council = Council(tmp_path, analyses_per_hour=2).start()
    try:
        guest = await arrive(council)
        table = await finished(guest)
        path = f"/api/tables/{table}/analysis"
        for _ in range(2):
            await guest.post(path)
        stranger = await arrive(council)  # another visitor, the same address
        assert (await stranger.post(path, status=429))["reason"] == "too-fast"
        assert (await guest.get(path))["status"] in ("running", "done"), "to read it costs nothing"
    finally:
        council.stop()
