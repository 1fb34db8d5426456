"""Bots think for everyone in turn, and not for tables at which nobody plays or watches."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.server.processes.bot_queue import BotQueue

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}] * 2


class Thinkers:
    """Jobs that end when they are told to."""

    def __init__(self, queue: BotQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, person: str, table: str, watched: bool = True) -> None:
        async def work() -> None:
            self.begun.append(table)
            await self.ends[table].wait()

        self.ends[table] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self.queue.run(person, table, watched, work)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end(self, table: str) -> None:
        self.ends[table].set()
        for _ in range(4):
            await asyncio.sleep(0)


async def test_a_flood_does_not_keep_others_waiting() -> None:
    thinkers = Thinkers(BotQueue(1))
    for i in range(40):
        await thinkers.ask("flood", f"flood-{i}")
    assert thinkers.begun == ["flood-0"]
    await thinkers.ask("arya", "hers")
    assert thinkers.begun == ["flood-0", "hers"]  # at once
    await thinkers.ask("bran", "his")
    await thinkers.end("flood-0")
    assert thinkers.begun[2:] == ["his"]  # and whoever has used least is next
    for task in thinkers.tasks:
        task.cancel()
    await asyncio.gather(*thinkers.tasks, return_exceptions=True)
    assert (thinkers.queue.waiting, thinkers.queue.running, thinkers.queue.used) == ([], [], {})


async def test_a_persons_watched_tables_come_first() -> None:
    thinkers = Thinkers(BotQueue(1))
    await thinkers.ask("arya", "first")
    await thinkers.ask("arya", "unwatched", watched=False)
    await thinkers.ask("arya", "watched")
    await thinkers.end("first")
    await thinkers.end("watched")
    assert thinkers.begun == ["first", "watched", "unwatched"]
    await thinkers.end("unwatched")


async def test_unwatched_tables_of_bots_pause(arrive: Arrive) -> None:
    guest = await arrive()
    table = await guest.lay(seats=BOTS, options={"players": 2, "rounds": 500})
    await asyncio.sleep(0.5)
    assert (await guest.get(f"/api/tables/{table}"))["table"]["made"] == 0
    async with guest.page() as page:
        await page.watch(table)
        await page.reach(20, None)
    before, info = -1, (await guest.get(f"/api/tables/{table}"))["table"]
    while info["made"] != before:  # what was on its way is made; one that did not pause would go on to its end
        before = info["made"]
        await asyncio.sleep(0.3)
        info = (await guest.get(f"/api/tables/{table}"))["table"]
    assert info["status"] == "running"


async def test_nobody_lays_endless_tables(tmp_path: Path) -> None:
    council = Council(tmp_path, tables_per_person=3).start()
    try:
        guest, other = await Guest(council).arrive(), await Guest(council).arrive()
        for _ in range(3):
            await guest.lay(seats=[{"kind": "me"}, {"kind": "open"}])
        refused = await guest.post("/api/tables", {"game": "parley"}, status=409)
        assert (refused["reason"], refused["args"]["limit"]) == ("too-many", 3)
        await other.lay()
        await guest.leave()
        await other.leave()
    finally:
        council.stop()
