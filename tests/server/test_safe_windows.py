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


def test_times_are_drawn_like_a_persons() -> None:
    times = [safe_windows.like_a_person(10.0) for _ in range(500)]
    assert 0.0 < min(times) < 2.5 and max(times) <= 10.0
    assert len({round(time, 1) for time in times}) > 30
