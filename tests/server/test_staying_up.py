"""Stores, channels and clocks that go away, break, or jump."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Postgres, Redis
from server.council import Council, Guest, OpenPage

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture
def council(tmp_path: Path) -> Iterator[Council]:
    council = Council(tmp_path).start()
    yield council
    council.kill()


async def status(guest: Guest, path: str) -> int:
    return (await guest.http.get(path)).status_code


async def try_to_choose(page: OpenPage, table: str, choice: str) -> dict[str, Any]:
    ask = (await page.watch(table, 0))["view"]["ask"]["n"]
    return await page.answer("choose", table=table, seat=0, ask=ask, choice=choice)


async def test_alive_is_not_ready(council: Council) -> None:
    """Locked, or without room on the disk: alive, and not ready until it is over."""
    guest = await Guest(council).arrive()
    assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 200)
    other = sqlite3.connect(council.folder / "council.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
    other.execute("ROLLBACK")
    other.close()
    assert await status(guest, "/ready") == 200
    assert council.process is not None
    limits = resource.prlimit(council.process.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
    assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
    resource.prlimit(council.process.pid, resource.RLIMIT_FSIZE, limits)
    assert await status(guest, "/ready") == 200
    await guest.leave()


@pytest.mark.parametrize("how", ["removed", "replaced", "corrupted"])
async def test_a_lost_file_is_noticed_before_anything_is_acknowledged(council: Council, how: str) -> None:
    guest = await Guest(council).arrive()
    table = await guest.lay(seats=TWO)
    file = council.folder / "council.sqlite"
    async with guest.page() as page:
        assert (await try_to_choose(page, table, "place north"))["type"] == "accepted"
        if how == "removed":
            os.rename(file, f"{file}.away")
        elif how == "replaced":
            shutil.copy(file, f"{file}.copy")
            os.replace(f"{file}.copy", file)
        else:
            with file.open("r+b") as broken:
                broken.write(b"no database" * 100)
        if how != "corrupted":
            answer = await try_to_choose(page, table, "place north")
            assert (answer["type"], answer.get("reason")) == ("refused", "store")
        assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
        if how == "removed":
            os.rename(f"{file}.away", file)
            answer = await try_to_choose(page, table, "place north")
            for _ in range(100):  # the store is tried again with growing pauses
                if answer["type"] == "accepted":
                    break
                await asyncio.sleep(0.1)
                answer = await try_to_choose(page, table, "place north")
            assert answer["type"] == "accepted", answer
            assert await status(guest, "/ready") == 200
    await guest.leave()


async def test_a_jump_of_the_systems_clock_costs_nobody_time(council: Council) -> None:
    guest = await Guest(council).arrive()
    table = await guest.lay(seats=TWO, clock={"kind": "live", "base": 1000, "plus": 1})
    async with guest.page() as page:
        await page.watch(table, 0)
        assert council.process is not None
        council.process.send_signal(signal.SIGUSR1)  # two hours
        await asyncio.sleep(1.0)
        answer = await try_to_choose(page, table, "place north")
        assert answer["type"] == "accepted"
        state = await page.watch(table, 0)
        assert state["n"] == 1 and state["clocks"]["left"][0] > 500
    await guest.leave()


async def test_a_process_begins_without_redis_and_joins_later(tmp_path: Path, postgres: str) -> None:
    redis = Redis(tmp_path)
    shared = {"channels_url": redis.url, "sweep_every": 600.0}  # only the channel tells
    councils = [Council(tmp_path, postgres, **shared).start() for _ in range(2)]
    try:
        one = await Guest(councils[0]).arrive()
        table = await one.lay(seats=TWO)
        async with one.page() as here, one.page(councils[1]) as there:
            await there.watch(table, 1)
            await here.choose(table, 0, "place north")
            assert (await there.watch(table, 1))["n"] == 0
            redis.start()
            for n in range(2, 60):  # until the processes have found it
                await here.choose(table, 0, "place north")
                await asyncio.sleep(0.5)
                if (await there.watch(table, 1))["n"] == n:
                    break
            else:
                raise AssertionError("they never joined")
        for council in councils:
            assert council.log().count('"channel"') < 15
        await one.leave()
    finally:
        redis.stop()
        for council in councils:
            council.stop()


async def test_postgresql_goes_away_and_comes_back(tmp_path: Path) -> None:
    """Nothing is lost or doubled, the log stays short, and nobody's clock runs meanwhile."""
    (tmp_path / "postgres").mkdir()
    postgres = Postgres(tmp_path / "postgres")
    postgres.start()
    council = Council(tmp_path, postgres.url).start()
    try:
        guest = await Guest(council).arrive()
        table = await guest.lay(seats=TWO, clock={"kind": "live", "base": 5, "plus": 1})
        async with guest.page() as page:
            await page.choose(table, 0, "place north")
            left = (await page.watch(table, 0))["clocks"]["left"][0]
            ask = (await page.watch(table, 0))["view"]["ask"]["n"]
            postgres.stop()
            answer = {"table": table, "seat": 0, "ask": ask, "choice": "place north"}
            assert (await page.refused("choose", **answer))["reason"] == "store"
            assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
            await asyncio.sleep(left + 2)  # longer than the clock has left
            postgres.start()
            while (told := await page.answer("choose", **answer))["type"] == "refused":
                assert told["reason"] == "store"
                await asyncio.sleep(0.2)
            state = await page.watch(table, 0)
            assert state["n"] == 2 and state["view"]["table"]["placed"] == [2, 0]
            assert await status(guest, "/ready") == 200
        assert len(council.errors()) < 12
        await guest.leave()
    finally:
        council.stop()
        postgres.stop()
