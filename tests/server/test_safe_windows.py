"""Windows are safe where two people sit, and cost nobody a click."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Council
from server.test_play import two_at_a_table
from smallcouncil.server.tables import safe_windows

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture
def council(tmp_path: Path) -> Iterator[Council]:
    council = Council(tmp_path, window_seconds=1.0).start()
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
    assert await windows(seats=[ME, OPEN], options={"windows": "fast"}) == "fast"
    laid = await host.post("/api/tables", {"game": "parley", "seats": [ME, OPEN]})
    assert "windows" not in laid["table"]["options"]


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
        assert (step["step"]["seat"], step["step"]["by"]) == (1, "clock")
        # now seat 0 does nothing: told in the same way
        step = await theirs.until("step", lambda m: m["n"] == 3)
        assert (step["step"]["seat"], step["step"]["by"], step["step"]["choice"]) == (0, "clock", None)
        await mine.until("seats", lambda m: m["info"]["status"] == "over")
        assert not [m for m in theirs.seen if m["type"] == "your_turn"]
        assert all(m["view"]["ask"] is None for m in theirs.seen if m["type"] in ("step", "state"))


def test_times_are_drawn_like_a_persons() -> None:
    times = [safe_windows.like_a_person(10.0) for _ in range(500)]
    assert 0.0 < min(times) < 2.5 and max(times) <= 10.0
    assert len({round(time, 1) for time in times}) > 30
