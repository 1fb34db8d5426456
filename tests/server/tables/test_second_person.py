"""A table that was laid for one has safe windows as soon as a second person sits down, however late."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Arrive, Redis
from server.council import Council, Guest, OpenPage
from server.tables.test_links import link, take
from smallcouncil.server.store import Entry
from smallcouncil.server.tables.loading import choices_that_count
from smallcouncil.server.tables.recent import Recent
from smallcouncil.server.tables.steps import Stepped, apply
from smallcouncil.table import NOBODY, Record
from toys.wicket import GAME as WICKET

pytestmark = pytest.mark.anyio

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
SAFE = (None, "table", "windows safe")


@pytest.fixture
def council(tmp_path: Path) -> Iterator[Council]:
    """A server that draws a long time for the first window and short ones for the next, so that somebody can act."""
    council = Council(tmp_path, window_seconds=6.0).start(TEST_CHANCE="35092")
    yield council
    council.stop()


async def for_one(host: Guest, **form: Any) -> str:
    return await host.lay(game="wicket", **{"options": {"rounds": 500}, "seats": [ME, BOT], **form})


def what(step: dict[str, Any]) -> tuple[int | None, str, str | None]:
    return step["seat"], step["by"], step["choice"]


async def windows(page: OpenPage, table: str, seat: int | None = None) -> str:
    return str((await page.watch(table, seat))["view"]["options"]["windows"])


async def test_from_then_on_everyone_who_could_act_is_asked(arrive: Arrive) -> None:
    host, guest, watcher = await arrive(), await arrive(), await arrive()
    table = await for_one(host)
    async with host.page() as mine, guest.page() as theirs, watcher.page() as page:
        await mine.watch(table, 0)
        await page.watch(table)
        await mine.choose(table, 0, "pass")
        before = await mine.reach(1, 0)
        assert before["view"]["waiting"] == [0]  # the bot could do nothing, and was not asked
        await take(guest, table, await link(host, table))
        for viewer, seat in ((mine, 0), (page, None)):
            told = await viewer.until("step", lambda m: m["n"] == 2)
            assert what(told["step"]) == SAFE and told["view"]["options"]["windows"] == "safe", seat
            assert told["step"]["events"] == [{"event": "safe_windows"}]
        assert told["view"]["made"] == 2
        state = await theirs.watch(table, 1)
        assert what(state["steps"][-1]) == SAFE and state["view"]["options"]["windows"] == "safe"
        # the question that was open stays open, under its number
        ask = before["view"]["ask"]["n"]
        await mine.done("choose", table=table, seat=0, ask=ask, choice="knock")
        seen = await theirs.reach(3, 1)
        assert seen["view"]["waiting"] == [1] and seen["view"]["ask"] is None  # asked, for all that others know
        passed = await mine.until("step", lambda m: m["n"] == 4)
        assert what(passed["step"]) == (1, "person", None)
        assert what((await theirs.until("step", lambda m: m["n"] == 4))["step"]) == (1, "clock", "pass")
        assert not [m for m in theirs.seen if m["type"] == "your_turn"]


async def test_it_is_in_records_and_replays(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await for_one(host, options={"rounds": 3})
    async with host.page() as mine:
        await mine.watch(table, 0)
        await mine.choose(table, 0, "pass")
        await take(guest, table, await link(host, table))
        async with guest.page() as theirs:
            await theirs.watch(table, 1)
            running = (await guest.get(f"/api/tables/{table}/replay"))["steps"]
            assert what(running[2]) == SAFE and running[2]["view"]["options"]["windows"] == "safe"
        await mine.until("seats", lambda m: m["info"]["status"] == "over")
    data = await host.get(f"/api/tables/{table}/record")
    assert data["options"]["windows"] == "fast"
    assert data["choices"] == ["0 pass", "table windows safe", "0 pass", "1 pass", "0 pass", "1 pass"]
    record = Record(**{**data, "choices": tuple(data["choices"])})
    assert record.replay(WICKET).over
    assert (await host.post("/api/records/verify", data))["over"]
    steps = (await host.get(f"/api/tables/{table}/replay"))["steps"]
    assert [step["view"]["options"]["windows"] for step in steps] == ["fast"] * 2 + ["safe"] * 5
    seats = (await host.get(f"/api/tables/{table}/statistics"))["seats"]
    assert [seat["choices"] for seat in seats] == [3, 2]
    for steps_made, expected in ((1, "fast"), (3, "safe")):
        form = {"game": "wicket", "source": {"table": table, "steps": steps_made}, "seats": [ME, BOT]}
        assert (await host.post("/api/tables", form))["table"]["options"]["windows"] == expected


async def test_one_person_alone_keeps_fast_windows(arrive: Arrive) -> None:
    """On two seats, and with two devices on one."""
    host, device = await arrive(), await arrive()
    both = await for_one(host, seats=[ME, ME])
    one = await for_one(host)
    await take(device, one, await link(host, one, 0), seat=0)
    async with host.page() as page:
        for table in (both, one):
            await page.choose(table, 0, "pass")
            assert await windows(page, table, 0) == "fast"


async def test_windows_that_were_asked_for_stay(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table = await for_one(host, options={"rounds": 500, "windows": "fast"})
    await take(guest, table, await link(host, table))
    async with host.page() as page:
        await page.choose(table, 0, "pass")
        assert await windows(page, table, 0) == "fast"


async def test_they_stay_safe_when_somebody_gets_up(arrive: Arrive) -> None:
    """Who got up may watch, and come back."""
    host, guest, third = await arrive(), await arrive(), await arrive()
    table = await for_one(host)
    async with host.page() as page:
        await page.watch(table, 0)
        await take(guest, table, await link(host, table))
        await guest.post(f"/api/tables/{table}/seats/1/leave", {"bot": "random"})
        assert await windows(page, table, 0) == "safe"
        await take(third, table, await link(host, table))
        await page.choose(table, 0, "pass")
        state = await page.watch(table, 0)
        assert [what(step) for step in state["steps"]].count(SAFE) == 1  # once and for all


async def test_nothing_before_it_is_taken_back(arrive: Arrive) -> None:
    """And the windows stay safe when something after it is."""
    host, guest = await arrive(), await arrive()
    table = await for_one(host)
    async with host.page() as page:
        await page.watch(table, 0)
        await page.choose(table, 0, "knock")
        assert (await page.watch(table, 0))["take_back"] == 1
        await take(guest, table, await link(host, table))
        assert (await page.watch(table, 0))["take_back"] is None
        refused = await page.refused("take_back", table=table, seat=0, n=1)
        assert (refused["reason"], refused["args"]["why"]) == ("cannot-take-back", "not-last")
        await page.choose(table, 0, "pass")
        await page.done("take_back", table=table, seat=0, n=3)
        state = await page.watch(table, 0)
        assert state["view"]["options"]["windows"] == "safe" and state["view"]["waiting"] == [0]


async def test_it_survives_the_server(tmp_path: Path) -> None:
    council = Council(tmp_path, window_seconds=0.3, snapshot_every=3).start()
    host, guest = await Guest(council).arrive(), await Guest(council).arrive()
    table = await for_one(host)
    async with host.page() as page:
        await page.watch(table, 0)
        await page.choose(table, 0, "pass")
        await take(guest, table, await link(host, table))
        await page.reach(8, 0)  # past a snapshot or two
    for _ in range(2):  # with few steps after it, and with many
        council.kill()
        council.start()
        async with host.page() as page:
            state = await page.watch(table, 0)
            assert state["view"]["options"]["windows"] == "safe" and what(state["steps"][1]) == SAFE
            assert (await page.reach(state["n"] + 22, 0))["view"]["options"]["windows"] == "safe"
    council.stop()


async def test_a_server_that_died_in_between_makes_up_for_it(council: Council) -> None:
    """Somebody has sat down, and the plug was pulled before anything else was written."""
    host, guest = await Guest(council).arrive(), await Guest(council).arrive()
    table = await for_one(host)
    async with host.page() as page:
        await page.watch(table, 0)
        await page.choose(table, 0, "pass")
    await guest.lay(game="wicket", seats=[ME, BOT])  # so that the guest is known
    council.kill()
    with sqlite3.connect(council.folder / "council.sqlite") as connection:
        (person,) = connection.execute("SELECT host FROM tables WHERE id != ?", (table,)).fetchone()
        held = (table, 1, person, time.time())
        connection.execute("INSERT INTO holders (table_id, seat, person, since) VALUES (?, ?, ?, ?)", held)
        connection.execute("UPDATE seats SET bot = NULL WHERE table_id = ? AND seat = 1", (table,))
    council.start()
    async with host.page() as page:
        await page.choose(table, 0, "knock")
        state = await page.watch(table, 0)
        assert [what(step) for step in state["steps"][:3]] == [(0, "person", "pass"), SAFE, (0, "person", "knock")]
        assert state["view"]["options"]["windows"] == "safe"


async def test_it_is_known_at_other_processes(postgres: str, redis: Redis, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"database_url": postgres, "channels_url": redis.url, "window_seconds": 6.0}
    here, there = [Council(tmp_path, **settings).start(TEST_CHANCE="35092") for _ in range(2)]
    host, guest = await Guest(here).arrive(), await Guest(there).arrive()
    table = await for_one(host)
    async with host.page() as mine, guest.page() as theirs:
        await mine.watch(table, 0)
        await mine.choose(table, 0, "pass")
        await take(guest, table, await link(host, table))
        assert what((await mine.until("step", lambda m: m["n"] == 2))["step"]) == SAFE
        await mine.until("seats", lambda m: m["info"]["seats"][1]["holder"] == "person")
        await theirs.watch(table, 1)
        await mine.choose(table, 0, "knock")
        assert (await theirs.reach(3, 1))["view"]["waiting"] == [1]
        assert what((await mine.until("step", lambda m: m["n"] == 4))["step"]) == (1, "person", None)
    here.stop()
    there.stop()


def test_taking_back_at_a_parked_table_leaves_it() -> None:
    """There the last choice goes, whoever made it, and what was changed after it stays changed."""

    def entry(n: int, seat: int, text: str | None) -> Entry:
        return Entry("table", n, seat, text, "person", 0.0)

    made = [entry(1, 0, "pass"), entry(2, 0, "knock"), entry(3, NOBODY, "windows safe"), entry(4, 0, None)]
    assert choices_that_count(made) == [made[0], made[2]]


def test_who_did_something_before_it_cannot_take_that_back() -> None:
    recent, table = Recent(), WICKET.new(seed=1)
    for n, (seat, text) in enumerate([(0, "pass"), (NOBODY, "windows safe"), (0, "pass")], 1):
        after = apply(table, seat, text).table
        recent.add(Stepped(n, seat, "person", text, [], False, {}), table, after)
        table = after
        last = recent.last(0)
        assert (None if last is None else last.n) == {1: 1, 2: None, 3: 3}[n]
        assert recent.last(NOBODY) is None
