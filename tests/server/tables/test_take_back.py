"""Taking back one's own last choice, while nobody has learned anything from it."""

from __future__ import annotations

import pytest

from server.conftest import Arrive
from server.tables.test_play import two_at_a_table

pytestmark = pytest.mark.anyio


async def test_what_is_open_to_all_can_be_taken_back(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        before = await mine.watch(table, 0)
        await theirs.watch(table, 1)
        await mine.choose(table, 0, "place north")
        await mine.choose(table, 0, "place south")
        assert (await mine.watch(table, 0))["take_back"] == 2
        assert (await theirs.watch(table, 1))["take_back"] is None
        assert (await theirs.refused("take_back", table=table, seat=0, n=2))["reason"] == "not-yours"
        assert (await mine.refused("take_back", table=table, seat=0, n=1))["args"] == {"why": "not-last"}
        assert (await mine.done("take_back", table=table, seat=0, n=2))["n"] == 3
        step = await theirs.until("step", lambda m: m["n"] == 3)
        assert step["taken_back"] == 2 and step["view"]["table"]["placed"] == [1, 0]
        await mine.done("take_back", table=table, seat=0, n=1)
        state = await mine.watch(table, 0)
        assert (state["n"], state["view"], state["steps"]) == (4, before["view"], [])
        await mine.choose(table, 0, "end_turn")
        assert (await mine.done("take_back", table=table, seat=0, n=5))["n"] == 6
        await mine.choose(table, 0, "end_turn")
        await theirs.choose(table, 1, "place north")
        assert (await mine.refused("take_back", table=table, seat=0, n=7))["args"] == {"why": "not-last"}
    replay = await one.get(f"/api/tables/{table}/replay?seat=0")
    assert [step["choice"] for step in replay["steps"]] == [None, "end_turn", None]


@pytest.mark.parametrize(("choice", "why"), [("roll", "chance"), ("peek", "revealed"), ("show", "revealed")])
async def test_what_was_revealed_stays(arrive: Arrive, choice: str, why: str) -> None:
    """A die, a look at a hidden card, a card of one's own shown to all."""
    table, one, _ = await two_at_a_table(arrive)
    async with one.page() as page:
        hand = (await page.watch(table, 0))["view"]["table"]["hand"]
        n = (await page.choose(table, 0, f"show {hand[0]}" if choice == "show" else choice))["n"]
        state = await page.watch(table, 0)
        refused = await page.refused("take_back", table=table, seat=0, n=n)
        assert (refused["reason"], refused["args"]) == ("cannot-take-back", {"why": why})
        assert (await page.watch(table, 0))["view"] == state["view"]


async def test_a_secret_bid_can_be_taken_back_while_others_think(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        await mine.choose(table, 0, "end_turn")
        await theirs.choose(table, 1, "end_turn")
        n = (await mine.choose(table, 0, "bid 3"))["n"]
        await mine.done("take_back", table=table, seat=0, n=n)
        await mine.choose(table, 0, "bid 1")
        await theirs.choose(table, 1, "bid 2")
        assert (await mine.watch(table, 0))["view"]["table"]["round"] == 1


async def test_a_bids_last_secret_reveals_all(arrive: Arrive) -> None:
    """The last bid closes the round: what others bid is told by it, so it stays."""
    table, one, other = await two_at_a_table(arrive)
    async with one.page() as mine, other.page() as theirs:
        await mine.choose(table, 0, "end_turn")
        await theirs.choose(table, 1, "end_turn")
        await mine.choose(table, 0, "bid 3")
        n = (await theirs.choose(table, 1, "bid 2"))["n"]
        assert (await mine.refused("take_back", table=table, seat=0, n=n - 1))["args"] == {"why": "not-last"}
