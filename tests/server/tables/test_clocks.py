"""Clocks: at zero the default is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from server.tables.test_play import two_at_a_table
from smallcouncil.server.messages import ClockRule
from smallcouncil.server.tables.automatic import clocks

pytestmark = pytest.mark.anyio

LIVE = {"kind": "live", "base": 0, "plus": 1}


async def test_at_zero_the_default_is_played(arrive: Arrive) -> None:
    table, one, _ = await two_at_a_table(arrive, clock=LIVE)
    async with one.page() as page:
        state = await page.watch(table, 0)
        assert state["clocks"]["running"] == [0]
        assert state["clocks"]["left"][1] == 0 and 0 <= state["clocks"]["left"][0] <= 1
        step = await page.until("step")
        assert (step["step"]["by"], step["step"]["choice"]) == ("clock", "end_turn")
        assert step["clocks"]["running"] == [1]


async def test_bots_have_no_clock(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive, clock={"kind": "live", "base": 600, "plus": 5})
    async with one.page() as mine, other.page() as theirs:
        await theirs.watch(table, 1)
        assert (await mine.watch(table, 0))["clocks"]["running"] == [0]
        await mine.done("hand_over", table=table, seat=0, bot="random")
        seats = await theirs.until("seats", lambda m: m["info"]["seats"][0]["holder"] == "bot")
        assert seats["clocks"]["running"] == []


async def test_bad_clocks_are_refused(arrive: Arrive) -> None:
    guest = await arrive()
    for clock in ({"kind": "live", "base": 60}, {"kind": "correspondence", "plus": 1}, {"kind": "sand"}, {"plus": -1}):
        await guest.post("/api/tables", {"game": "parley", "clock": clock}, status=400)


async def test_a_clock_runs_out_while_nobody_has_the_table_in_memory(tmp_path: Path) -> None:
    """After a restart nobody looks at the table; its clock does its work all the same."""
    council = Council(tmp_path).start()
    try:
        guest = await Guest(council).arrive()
        laid = await guest.post(
            "/api/tables", {"game": "parley", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": LIVE}
        )
        council.kill()
        council.start()
        table = laid["table"]["table"]
        async with guest.page() as page:
            made = (await guest.get(f"/api/tables/{table}"))["table"]["made"]
            state = await page.watch(table, 0)
            while state["view"]["made"] <= made:
                state = await page.until("step")
            assert state["step"]["by"] == "clock"
        await guest.leave()
    finally:
        council.stop()


def test_what_began_to_run_while_nothing_could_be_stored_has_lost_nothing() -> None:
    times = clocks.Times([60.0, 60.0], [100.0, 120.0])
    assert clocks.without(times, 110.0, 150.0).since == [140.0, 150.0]


def test_a_correspondence_clock_gives_every_question_its_time() -> None:
    rule = ClockRule("correspondence", plus=3600)
    times = clocks.begin(rule, 2, {0: 1}, now=0.0)
    times = clocks.after(rule, times, {0: 1}, {0: 2, 1: 3}, now=3000.0)
    assert times.left == [3600.0, 3600.0]
    times = clocks.after(rule, times, {0: 2, 1: 3}, {1: 3}, now=4000.0)
    assert times.left == [2600.0, 2600.0] and times.since == [None, 4000.0]
    assert clocks.deadline(times) == (1, 6600.0)
    assert clocks.shown(times, now=4100.0).left == [2600.0, 2500.0]
