"""Whether somebody is ready is public; how many small steps led there is not: no message, no number, no clock, no
replay and no refusal tells it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Council, Guest, OpenPage
from server.tables.test_play import two_at_a_table

pytestmark = pytest.mark.anyio

ITS_OWN = {"at", "created", "updated", "commitment", "table", "left", "person", "people", "ids", "you"}


def timeless(data: Any) -> Any:
    """Without what differs between any two tables: ids, moments, seeds, names of guests."""
    if isinstance(data, dict):
        return {
            key: timeless(value)
            for key, value in data.items()
            if key not in ITS_OWN or (key == "table" and not isinstance(value, str))
        }
    return [timeless(part) for part in data] if isinstance(data, list) else data


async def sealed_table(arrive: Arrive, **form: Any) -> tuple[str, Guest, Guest]:
    return await two_at_a_table(arrive, game="sealed", options={"players": 2, "rounds": 2}, **form)


async def all_that_is_told(guest: Guest, page: OpenPage, table: str, seat: int | None) -> str:
    """Everything that a visitor can ask for, as text."""
    state = await page.watch(table, seat)
    del state["ref"]
    path = f"/api/tables/{table}"
    replay = await guest.get(f"{path}/replay" + (f"?seat={seat}" if seat is not None else ""))
    late = await guest.get(f"{path}/replay?from=1&count=1" + (f"&seat={seat}" if seat is not None else ""))
    return json.dumps(timeless([state, replay, late, await guest.get(path)]))


async def test_nobody_can_count_the_small_steps_of_another_seat(arrive: Arrive) -> None:
    """Two tables, at one of which the first seat goes a longer way to the same secret answer."""
    told: list[list[str]] = []
    for way in (["coin"], ["coin", "coin", "take_back", "coin"]):
        table, one, other = await sealed_table(arrive)
        stranger = await arrive()
        heard = []
        async with one.page() as mine, other.page() as theirs, stranger.page() as watching:
            await mine.watch(table, 0)
            await theirs.watch(table, 1)
            await watching.watch(table)
            begun = [
                await all_that_is_told(other, theirs, table, 1),
                await all_that_is_told(stranger, watching, table, None),
            ]
            for text in way:
                await mine.choose(table, 0, text)
            for page in (theirs, watching):
                page.unread.clear()
                await page.done("ping")  # whatever was sent before has come now
                assert [m["type"] for m in page.unread] == [], "a small step was told to somebody else"
            now = [
                await all_that_is_told(other, theirs, table, 1),
                await all_that_is_told(stranger, watching, table, None),
            ]
            assert now == begun
            await mine.choose(table, 0, "point crown")
            heard += now
            for page in (theirs, watching):
                heard.append(json.dumps(timeless(await page.until("step"))))
            await theirs.choose(table, 1, "coin")
            await theirs.choose(table, 1, "point ship")
            heard.append(json.dumps(timeless(await watching.until("step"))))
            heard.append(await all_that_is_told(other, theirs, table, 1))
            heard.append(await all_that_is_told(stranger, watching, table, None))
            mine.unread.clear()
            state = await mine.watch(table, 0)
            assert state["n"] == len(way) + 2 == state["view"]["made"], "one's own steps count, and the other's last"
            assert [s["n"] for s in state["steps"]] == list(range(1, len(way) + 3))
        told.append(heard)
    assert told[0] == told[1]


async def test_small_steps_are_taken_back_while_others_take_theirs(arrive: Arrive, council: Council) -> None:
    """Neither seat learns that the other one did something, and nothing of the other one is lost."""
    table, one, other = await sealed_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        await mine.choose(table, 0, "coin")
        await theirs.choose(table, 1, "coin")
        await mine.choose(table, 0, "coin")
        await theirs.choose(table, 1, "coin")
        assert (await mine.watch(table, 0))["take_back"] == 2 == (await theirs.watch(table, 1))["take_back"]
        assert (await mine.done("take_back", table=table, seat=0, n=2))["n"] == 3
        assert (await mine.refused("take_back", table=table, seat=0, n=3))["args"] == {"why": "not-last"}
        theirs.unread.clear()
        await theirs.done("ping")
        assert theirs.unread == []
        assert (await theirs.done("take_back", table=table, seat=1, n=2))["n"] == 3
        assert (await mine.watch(table, 0))["view"]["table"]["mine"]["fist"] == 1
        assert (await theirs.watch(table, 1))["view"]["table"]["mine"]["fist"] == 1
        # the answer itself is public, and taking it back too, in spite of what the other one does in secret
        n = (await mine.choose(table, 0, "point crown"))["n"]
        await theirs.choose(table, 1, "coin")
        theirs.unread.clear()
        await mine.done("take_back", table=table, seat=0, n=n)
        step = await theirs.until("step", lambda m: m["taken_back"] is not None)
        assert step["view"]["table"]["mine"]["fist"] == 2 and step["view"]["table"]["ready"] == [False, False]
        before = [await mine.watch(table, 0), await theirs.watch(table, 1)]
    twin = Council(council.folder, council.database_url).start()  # another process reads it all from the store
    try:
        async with one.page(twin) as mine, other.page(twin) as theirs:
            after = [await mine.watch(table, 0), await theirs.watch(table, 1)]
            for known, found in zip(before, after, strict=True):
                assert [known[key] for key in ("n", "view", "steps")] == [found[key] for key in ("n", "view", "steps")]
            await mine.choose(table, 0, "point crown")
            await theirs.choose(table, 1, "point crown")
            assert (await mine.watch(table, 0))["view"]["table"]["won"] == [0, 1]
    finally:
        twin.stop()


async def test_a_stale_answer_to_a_small_step_is_refused(arrive: Arrive) -> None:
    table, one, _ = await sealed_table(arrive)
    async with one.page() as mine:
        ask = (await mine.watch(table, 0))["view"]["ask"]["n"]
        await mine.done("choose", table=table, seat=0, ask=ask, choice="coin")
        refused = await mine.refused("choose", table=table, seat=0, ask=ask, choice="coin")
        assert (refused["reason"], refused["args"]) == ("stale", {"answered": ask, "asked": ask + 1})


async def test_a_small_step_brings_no_time(arrive: Arrive) -> None:
    """The bonus of a live clock is for a question that everyone knows of, or clocks would count the steps."""
    table, one, other = await sealed_table(arrive, clock={"kind": "live", "base": 100, "plus": 50})
    async with one.page() as mine, other.page() as theirs:
        for _ in range(3):
            await mine.choose(table, 0, "coin")
        left = (await theirs.watch(table, 1))["clocks"]["left"]
        assert left[0] <= 150.0 and left[1] <= 150.0
        await mine.choose(table, 0, "point crown")
        await theirs.choose(table, 1, "point crown")
        assert (await mine.watch(table, 0))["clocks"]["left"][0] > 150.0, "the next round is another question"
