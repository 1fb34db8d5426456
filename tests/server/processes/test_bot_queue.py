"""Bots think for everyone in turn, and not for tables at which nobody plays or watches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.server.access.households import Households
from smallcouncil.server.processes.bot_queue import BotQueue
from smallcouncil.server.processes.bots import STRENGTHS
from smallcouncil.server.tables.automatic.autoplay import Autoplay

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "bot": "random"}] * 2


class Thinkers:
    """Jobs that end when they are told to."""

    def __init__(self, queue: BotQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, person: str, table: str, watched: bool = True, household: str = "") -> None:
        async def work() -> None:
            self.begun.append(table)
            await self.ends[table].wait()

        self.ends[table] = asyncio.Event()
        self.tasks.append(asyncio.create_task(self.queue.run(person, table, watched, work, household)))
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


async def test_who_waits_is_answered_in_the_time_that_one_alone_takes() -> None:
    """One bot has all its seconds; those of one household share a worker, others have the second one, too."""
    queue = BotQueue(1)
    thinkers = Thinkers(queue)
    await thinkers.ask("arya", "first")
    assert queue.share("arya") == 1
    for i in range(3):
        await thinkers.ask("arya", f"more-{i}")
    assert queue.share("arya") == 1 / 4
    await thinkers.ask("bran", "his")
    assert (queue.share("arya"), queue.share("bran")) == (1 / 4, 1)
    for i in range(6):
        await thinkers.ask(f"guest-{i}", f"theirs-{i}")
    assert (queue.share("arya"), queue.share("bran")) == (2 / 32, 2 / 8)
    for task in thinkers.tasks:
        task.cancel()
    await asyncio.gather(*thinkers.tasks, return_exceptions=True)


async def test_nobody_saves_up() -> None:
    """Who has not asked for long comes next, and not for all the time that others have used meanwhile."""
    thinkers = Thinkers(BotQueue(1))
    await thinkers.ask("arya", "hers")
    thinkers.queue.used["arya"] = 500.0
    await thinkers.ask("bran", "his")
    assert thinkers.queue.used == {"arya": 500.0, "bran": 500.0}
    for table in ("hers", "his"):
        await thinkers.end(table)


async def test_many_guests_of_one_address_have_one_share() -> None:
    thinkers = Thinkers(BotQueue(1))
    for i in range(40):
        await thinkers.ask(f"guest-{i}", f"flood-{i}", household="203.0.113.7")
    assert thinkers.begun == ["flood-0"]
    await thinkers.ask("arya", "hers", household="198.51.100.1")
    assert thinkers.begun == ["flood-0", "hers"]  # at once
    await thinkers.ask("bran", "his", household="198.51.100.2")
    await thinkers.end("flood-0")
    assert thinkers.begun[2:] == ["his"]
    await thinkers.ask("guest-0", "flood-40", household="203.0.113.7")
    await thinkers.end("hers")
    await thinkers.end("his")
    assert thinkers.begun[3] == "flood-1", "and of those there it is another one's turn"
    for task in thinkers.tasks:
        task.cancel()
    await asyncio.gather(*thinkers.tasks, return_exceptions=True)
    assert (thinkers.queue.used, thinkers.queue.used_by_person) == ({}, {})


async def test_a_table_counts_for_the_address_of_who_laid_it_or_else_watches() -> None:
    told: list[tuple[str, str]] = []

    async def run(person: str, table: str, watched: bool, work: object, household: str) -> None:
        told.append((person, household))

    households = Households()
    services: Any = SimpleNamespace(households=households, bots=None, bot_queue=SimpleNamespace(run=run))
    pages = [SimpleNamespace(person="watcher")]
    seats = [SimpleNamespace(bot="strong"), SimpleNamespace(bot=None)]
    row = SimpleNamespace(host="guest", seats=seats)
    room: Any = SimpleNamespace(
        row=row, id="table", audience=SimpleNamespace(pages=pages), state=SimpleNamespace(watchers=1)
    )
    nothing: Any = None
    for known in ({}, {"watcher": "203.0.113.7"}, {"guest": "198.51.100.1"}):
        for person, address in known.items():
            households.note(person, address)
        await Autoplay(services).think(room, nothing, nothing, "strong")
    assert told == [("guest", "guest"), ("guest", "203.0.113.7"), ("guest", "198.51.100.1")]


async def test_who_needs_no_time_stands_behind_nobody_who_thinks() -> None:
    """Whatever thinks at other tables, an easy or fair bot answers at once; strong ones share their time."""
    told: list[tuple[str, str]] = []

    def queue(name: str) -> Any:
        async def run(person: str, table: str, watched: bool, work: object, household: str) -> None:
            told.append((name, table))

        return SimpleNamespace(run=run)

    services: Any = SimpleNamespace(
        households=Households(), bots=None, quick_bots=None, bot_queue=queue("slow"), quick_queue=queue("quick")
    )
    nothing: Any = None
    for bot in STRENGTHS[1:]:
        room: Any = SimpleNamespace(
            row=SimpleNamespace(host="guest", seats=[SimpleNamespace(bot=bot), SimpleNamespace(bot=None)]),
            id=bot,
            audience=SimpleNamespace(pages=[]),
            state=SimpleNamespace(watchers=1),
        )
        await Autoplay(services).think(room, nothing, nothing, bot)
    assert told == [("quick", "easy"), ("quick", "fair"), ("slow", "strong"), ("slow", "expert")]


async def test_a_persons_watched_tables_come_first() -> None:
    thinkers = Thinkers(BotQueue(1))
    await thinkers.ask("arya", "first")
    await thinkers.ask("arya", "unwatched", watched=False)
    await thinkers.ask("arya", "watched")
    await thinkers.end("first")
    await thinkers.end("watched")
    assert thinkers.begun == ["first", "watched", "unwatched"]
    await thinkers.end("unwatched")


async def test_who_is_not_watched_has_its_turn_while_others_keep_the_workers_busy() -> None:
    """The worker that is kept for newcomers is one of them: it does not take the place of the other one."""
    thinkers = Thinkers(BotQueue(1))
    await thinkers.ask("arya", "hers-0")
    await thinkers.ask("bran", "his-0")
    await thinkers.ask("jon", "unwatched", watched=False)
    for turn in range(1, 4):
        await thinkers.ask("arya", f"hers-{turn}")
        await thinkers.end(f"hers-{turn - 1}")
        await thinkers.ask("bran", f"his-{turn}")
        await thinkers.end(f"his-{turn - 1}")
    assert "unwatched" in thinkers.begun[:4]
    for task in thinkers.tasks:
        task.cancel()
    await asyncio.gather(*thinkers.tasks, return_exceptions=True)


async def test_who_comes_to_look_is_not_taken_for_absent() -> None:
    """A table begins before its page watches it; from then on its bots are newcomers like others."""
    thinkers = Thinkers(BotQueue(1))
    await thinkers.ask("arya", "hers")
    await thinkers.ask("bran", "his", watched=False)
    assert thinkers.begun == ["hers"]
    thinkers.queue.watch("his")
    await asyncio.sleep(0)
    assert thinkers.begun == ["hers", "his"]
    for table in ("hers", "his"):
        await thinkers.end(table)


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
