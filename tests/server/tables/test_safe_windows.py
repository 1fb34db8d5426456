"""Windows are safe where two people sit, and cost nobody a click."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import create_engine, text

from server.conftest import Arrive
from server.council import Council, Guest
from server.tables.test_play import two_at_a_table
from smallcouncil.server.tables.automatic import safe_windows

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def council(tmp_path: Path) -> Iterator[Council]:
    """A server that draws a long time for the first window and short ones for the next, so that somebody can act."""
    council = Council(tmp_path, window_seconds=6.0).start(TEST_CHANCE="35092")
    yield council
    council.stop()


async def test_two_people_have_safe_windows(arrive: Arrive) -> None:
    host = await arrive()

    async def windows(**form: Any) -> str:
        laid = await host.post("/api/tables", {"game": "wicket", **form})
        return str(laid["table"]["options"]["windows"])

    assert await windows(seats=[ME, BOT]) == "fast"
    assert await windows(seats=[ME, ME]) == "fast"  # one person plays both
    assert await windows(seats=[ME, OPEN]) == "safe"
    assert await windows(seats=[OPEN, OPEN]) == "safe"
    assert await windows(seats=[ME, BOT], takeover=True) == "safe"
    assert await windows(takeover=True) == "safe"
    assert await windows(seats=[OPEN, BOT]) == "safe"  # the host may come to the bot's seat
    assert await windows(seats=[ME, OPEN], options={"windows": "fast"}) == "fast"
    laid = await host.post("/api/tables", {"game": "parley", "seats": [ME, OPEN]})
    assert "windows" not in laid["table"]["options"]


async def test_who_plays_on_with_somebody_has_safe_windows(arrive: Arrive) -> None:
    host = await arrive()
    record = {"game": "wicket", "version": 1, "options": {"players": 2, "windows": "fast"}, "seed": 1}
    for seats, windows in (([ME, BOT], "fast"), ([ME, OPEN], "safe")):
        for choices in ([], ["0 knock"]):
            form = {"game": "wicket", "seats": seats, "record": {**record, "choices": choices}}
            assert (await host.post("/api/tables", form))["table"]["options"]["windows"] == windows


async def test_who_can_only_decline_is_not_bothered(arrive: Arrive) -> None:
    """And who can act and lets the time run out declines alike."""
    table, one, other = await two_at_a_table(arrive, game="wicket", options={"rounds": 2})
    async with one.page() as mine, other.page() as theirs:
        state = await mine.watch(table, 0)
        assert [c["text"] for c in state["view"]["ask"]["choices"]] == ["pass", "knock"]
        assert (await theirs.watch(table, 1))["view"]["ask"] is None
        await mine.choose(table, 0, "knock")
        seen = await theirs.reach(1, 1)
        assert seen["view"]["waiting"] == [1] and seen["view"]["ask"] is None  # asked, for all that others know
        step = await mine.until("step", lambda m: m["n"] == 2)
        assert (step["step"]["seat"], step["step"]["by"], step["step"]["choice"]) == (1, "person", None)
        assert (await theirs.until("step", lambda m: m["n"] == 2))["step"]["by"] == "clock"
        # now seat 0 does nothing: told in the same way
        step = await theirs.until("step", lambda m: m["n"] == 3)
        assert (step["step"]["seat"], step["step"]["by"], step["step"]["choice"]) == (0, "person", None)
        await mine.until("seats", lambda m: m["info"]["status"] == "over")
        assert [s["by"] for s in (await one.get(f"/api/tables/{table}/replay"))["steps"][1:4]] == [
            "person",
            "clock",
            "clock",
        ]  # when all is over, all is told
        assert not [m for m in theirs.seen if m["type"] == "your_turn"]
        assert all(m["view"]["ask"] is None for m in theirs.seen if m["type"] in ("step", "state"))


async def test_who_passes_by_hand_is_told_like_who_could_do_nothing(arrive: Arrive) -> None:
    """Only who could act is asked and passes by hand: while the game runs that is nobody else's business."""
    table, one, other = await two_at_a_table(arrive, game="wicket", options={"rounds": 500})
    watcher = await arrive()
    path = f"/api/tables/{table}/replay"
    async with one.page() as mine, other.page() as theirs, watcher.page() as page:
        await theirs.watch(table, 1)
        await page.watch(table)
        await mine.watch(table, 0)
        await mine.choose(table, 0, "pass")
        await theirs.reach(2, 1)
        for seen in ("theirs", "watched", "replayed", "looked at again"):
            if seen == "replayed":
                steps = (await watcher.get(path))["steps"][1:3]
            elif seen == "looked at again":
                steps = (await page.watch(table))["steps"][:2]
            else:
                role = theirs if seen == "theirs" else page
                await role.reach(2, 1 if seen == "theirs" else None)
                steps = [m["step"] for m in role.seen if m["type"] == "step"][:2]
            said = {step["seat"]: step["by"] for step in steps}
            assert said == {0: "person", 1: "clock" if seen == "theirs" else "person"}, seen


async def test_who_does_nothing_is_declined_for_like_who_cannot(tmp_path: Path) -> None:
    """Seat 0 could knock in every round, seat 1 never; both do nothing. The times in which their windows run out come
    out of one drawing, in the order in which they are asked, whoever it is for."""
    seed, window, rounds = 11, 0.5, 4
    council = Council(tmp_path, window_seconds=window).start(TEST_CHANCE=str(seed))
    one, other = await Guest(council).arrive(), await Guest(council).arrive()
    laid = await one.post("/api/tables", {"game": "wicket", "options": {"rounds": rounds}, "seats": [ME, OPEN]})
    table = laid["table"]["table"]
    token = laid["links"]["1"].rsplit("/", 1)[1]
    await other.post(f"/api/tables/{table}/seats/1/take", {"token": token})
    async with one.page() as page:
        await page.watch(table, 0)
        await page.until("seats", lambda m: m["info"]["status"] == "over")
    at = [step["at"] for step in (await one.get(f"/api/tables/{table}/replay"))["steps"][1:]]
    took = [later - earlier for earlier, later in pairwise(at)]
    chance = random.Random(seed)
    drawn = [safe_windows.like_a_person(window, chance) for _ in range(2 * rounds)]
    del drawn[0]  # the first window began before the first step
    assert max(drawn) > window  # one of them as long as if somebody thought
    late = [real - time for real, time in zip(took, drawn, strict=True)]
    assert min(late) >= -0.01  # nobody is declined for sooner,
    able, idle = statistics.median(late[1::2]), statistics.median(late[0::2])
    assert able < 0.3 and idle < 0.3, (able, idle)  # nor, but for what the server needs, later
    council.stop()


async def test_who_thinks_says_so_and_gets_more_time(tmp_path: Path) -> None:
    council = Council(tmp_path, window_seconds=0.4).start()
    one, other = await Guest(council).arrive(), await Guest(council).arrive()
    laid = await one.post("/api/tables", {"game": "wicket", "options": {"rounds": 1}, "seats": [ME, OPEN]})
    table = laid["table"]["table"]
    async with one.page() as mine, other.page() as theirs:
        token = laid["links"]["1"].rsplit("/", 1)[1]
        await other.post(f"/api/tables/{table}/seats/1/take", {"token": token})
        ask = (await mine.watch(table, 0))["view"]["ask"]
        await mine.done("hold", table=table, seat=0, ask=ask["n"])
        held = time.monotonic()
        await theirs.watch(table, 1)
        assert (await theirs.refused("hold", table=table, seat=0, ask=ask["n"]))["reason"] == "not-yours"
        assert (await theirs.until("step"))["step"]["seat"] == 0
        assert time.monotonic() - held > 1.0  # a window takes 0.4 seconds at most, and four times that for who thinks
        await mine.done("hold", table=table, seat=0, ask=ask["n"])  # too late: nothing happens
    council.stop()


async def test_what_is_said_in_advance_comes_no_sooner(tmp_path: Path) -> None:
    """Who has said to pass takes as long as who could do nothing, or the others would know who is which."""
    council = Council(tmp_path, window_seconds=600.0).start()
    one, other = await Guest(council).arrive(), await Guest(council).arrive()
    laid = await one.post("/api/tables", {"game": "wicket", "seats": [ME, OPEN]})
    table, token = laid["table"]["table"], laid["links"]["1"].rsplit("/", 1)[1]
    async with one.page() as mine:
        await other.post(f"/api/tables/{table}/seats/1/take", {"token": token})
        ask = (await mine.watch(table, 0))["view"]["ask"]
        await mine.done("rest", table=table, seat=0, ask=ask["n"])
        await anyio.sleep(0.2)
        assert (await mine.watch(table, 0))["n"] == 0
    council.stop()


async def test_a_window_is_looked_after_by_whoever_lives(tmp_path: Path) -> None:
    """However long it lasts: who answers for somebody says again and again that they are at it, or another process
    takes over as soon as for a bot."""
    lease = 3.0
    council = Council(tmp_path, window_seconds=600.0, bot_lease=lease).start()
    one, other = await Guest(council).arrive(), await Guest(council).arrive()
    laid = await one.post("/api/tables", {"game": "wicket", "seats": [ME, OPEN]})
    token = laid["links"]["1"].rsplit("/", 1)[1]
    await other.post(f"/api/tables/{laid['table']['table']}/seats/1/take", {"token": token})
    engine = create_engine(council.database_url)
    seen = []
    for _ in range(3):
        await anyio.sleep(lease / 2)
        with engine.connect() as connection:
            seen.append(connection.scalar(text("SELECT due FROM tables")) - time.time())
    engine.dispose()
    council.stop()
    assert all(0 < left < lease + 0.3 for left in seen), seen


def test_times_are_drawn_like_a_persons() -> None:
    times = [safe_windows.like_a_person(10.0, random.Random(seed)) for seed in range(500)]
    assert 0.0 < min(times) < 2.5 and max(times) <= 10.0 * safe_windows.HELD
    assert len({round(time, 1) for time in times}) > 30
    # who thinks takes longer than a window: that alone must not tell who could act
    assert 15 <= sum(time > 10.0 for time in times) <= 50
