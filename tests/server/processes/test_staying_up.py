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
from server.council import PATIENCE, Council, Guest, OpenPage

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
            assert (await page.watch(table, 0))["n"] == 1, "nobody is shown what is not stored"
        assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
        if how == "removed":
            os.rename(f"{file}.away", file)
            answer = await try_to_choose(page, table, "place north")
            async with asyncio.timeout(PATIENCE):  # the store is tried again with growing pauses
                while answer["type"] != "accepted":
                    await asyncio.sleep(0.1)
                    answer = await try_to_choose(page, table, "place north")
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


async def left_at(guest: Guest, council: Council, table: str) -> float:
    async with guest.page(council) as page:
        return float((await page.watch(table, 0))["clocks"]["left"][0])


async def test_processes_with_different_clocks_cost_nobody_time(tmp_path: Path, postgres: str) -> None:
    """Three machines, hours apart: what is left is the same at all of them, whoever began first or comes back later."""
    redis = Redis(tmp_path)
    redis.start()
    councils = [Council(tmp_path, postgres, channels_url=redis.url) for _ in range(3)]
    try:
        councils[0].start()
        guest = await Guest(councils[0]).arrive()
        table = await guest.lay(seats=TWO, clock={"kind": "live", "base": 1000, "plus": 1})  # and its clock runs
        for council, ahead in zip(councils[1:], (7200, -7200), strict=True):
            council.start(TEST_CLOCK_AHEAD=str(ahead))
        for n, council in enumerate((*councils, *reversed(councils)), 1):
            async with guest.page(council) as page:
                assert (await try_to_choose(page, table, "place north"))["n"] == n
            for other in councils:
                assert 500 < await left_at(guest, other, table) <= 1001 + n
        for council in councils:  # and with nobody there for a while
            council.kill()
        councils[0].start(TEST_CLOCK_AHEAD="90000")
        assert await left_at(guest, councils[0], table) > 500
        councils[2].start(TEST_CLOCK_AHEAD="-90000")
        assert await left_at(guest, councils[2], table) > 500
        info = await guest.http.get(f"{councils[2].url}/api/tables/{table}")
        assert info.json()["table"]["made"] == 6, "no clock ran out"
        await guest.leave()
    finally:
        redis.stop()
        for council in councils:
            if council.process is not None and council.process.poll() is None:
                council.kill()


async def test_a_pause_of_the_server_is_on_no_clock_and_play_before_it_is(tmp_path: Path) -> None:
    """What was used up before a stop stays used up; the pause costs nothing, with days to think as with minutes."""
    council = Council(tmp_path).start()
    clock = {"kind": "correspondence", "base": 0, "plus": 3600}
    guest = await Guest(council).arrive()
    table = await guest.lay(seats=TWO, clock=clock)
    await asyncio.sleep(1.0)
    council.stop()
    council.start(TEST_CLOCK_AHEAD="86400")
    try:
        assert 3500 < await left_at(guest, council, table) <= 3599
    finally:
        await guest.leave()
        council.stop()


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


async def test_postgresql_goes_away_and_comes_back(tmp_path: Path, own_database: Postgres) -> None:
    """Nothing is lost or doubled, the log stays short, and nobody's clock runs meanwhile."""
    postgres = own_database
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


async def until_ready(guest: Guest) -> None:
    async with asyncio.timeout(60):
        while await status(guest, "/ready") != 200:
            await asyncio.sleep(0.1)


async def test_a_process_begins_without_postgresql_and_redis_and_both_may_vanish(
    tmp_path: Path, own_database: Postgres
) -> None:
    """Alive at once, it says that nothing can be stored, and works when they come; and again after both were away."""
    postgres, redis = own_database, Redis(tmp_path)
    council = Council(tmp_path, postgres.url, channels_url=redis.url).start()
    guest = Guest(council)
    try:
        assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
        refused = await guest.http.get("/api/me")
        assert (refused.status_code, refused.json()["reason"]) == (503, "store")
        postgres.start()
        redis.start()
        await until_ready(guest)
        await guest.arrive()
        table = await guest.lay(seats=TWO)
        async with guest.page() as page:
            await page.choose(table, 0, "place north")
            ask = (await page.watch(table, 0))["view"]["ask"]["n"]
            postgres.stop()
            redis.stop()
            answer = {"table": table, "seat": 0, "ask": ask, "choice": "place south"}
            assert (await page.refused("choose", **answer))["reason"] == "store"
            assert (await status(guest, "/health"), await status(guest, "/ready")) == (200, 503)
            postgres.start()
            redis.start()
            await until_ready(guest)
            while (told := await page.answer("choose", **answer))["type"] == "refused":
                assert told["reason"] == "store"
                await asyncio.sleep(0.2)
            assert (await page.watch(table, 0))["view"]["table"]["placed"] == [2, 0]
        assert len(council.errors()) < 30, "the log stays short"
    finally:
        await guest.leave()
        council.stop()
        for one in (postgres, redis):
            if hasattr(one, "process"):
                one.stop()
