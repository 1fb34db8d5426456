"""Passing in advance: abilities that are muted, and resting until something changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Council, Guest, OpenPage
from server.tables.test_play import two_at_a_table

pytestmark = pytest.mark.anyio


async def asked(page: OpenPage, table: str, seat: int) -> dict[str, Any]:
    """The question of a seat that is asked now."""
    ask: dict[str, Any] = (await page.watch(table, seat))["view"]["ask"]
    assert ask is not None
    return ask


async def rest(page: OpenPage, table: str, seat: int) -> None:
    await page.done("rest", table=table, seat=seat, ask=(await asked(page, table, seat))["n"])


async def mute(page: OpenPage, table: str, seat: int, choice: str) -> None:
    await page.done("mute", table=table, seat=seat, ask=(await asked(page, table, seat))["n"], choice=choice)


async def view(page: OpenPage, table: str, seat: int, n: int) -> dict[str, Any]:
    """What a seat sees after so many steps."""
    found: dict[str, Any] = (await page.reach(n, seat))["view"]
    return found


async def test_a_seat_rests_while_everyone_passes(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine, other.page() as theirs:
        await mine.watch(table, 0)
        await theirs.watch(table, 1)
        await mine.choose(table, 0, "pass")
        await rest(theirs, table, 1)
        step = await theirs.until("step", lambda m: m["n"] == 2)
        assert (step["step"]["by"], step["step"]["choice"]) == ("advance", "pass")
        assert (await theirs.until("answers_in_advance"))["in_advance"] == [
            {"kind": "rest", "about": "", "until": "phase", "choice": None, "muted": None}
        ]
        await mine.choose(table, 0, "pass")  # the second watch: still the same, and nothing has happened
        assert (await view(theirs, table, 1, 4))["waiting"] == [0]
        assert (await asked(mine, table, 0))["args"] == {"air": "noise"}
        await mine.choose(table, 0, "pass")
        ask = (await view(theirs, table, 1, 5))["ask"]  # the same bells, but there is noise
        assert ask["args"] == {"air": "noise"}
        assert (await theirs.until("answers_in_advance", lambda m: not m["in_advance"]))["seat"] == 1
        await theirs.choose(table, 1, "pass")  # it is over: the next question is put, too
        await mine.choose(table, 0, "pass")
        assert "ring horn seat_0" in [c["text"] for c in (await asked(theirs, table, 1))["choices"]]
        # nobody else hears of it
        assert not [m for m in mine.seen if m["type"] == "answers_in_advance"]
        assert all(m["in_advance"] == [] for m in mine.seen if m["type"] == "state")


async def test_something_changes_when_anybody_does_anything(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine, other.page() as theirs:
        await theirs.watch(table, 1)
        await mine.choose(table, 0, "pass")
        await rest(theirs, table, 1)
        await theirs.until("step", lambda m: m["n"] == 2)
        await mine.choose(table, 0, "ring small seat_1")
        state = await theirs.watch(table, 1)
        assert state["view"]["waiting"] == [1]  # the same chances, but the bell rang
        await theirs.choose(table, 1, "pass")
        await mine.choose(table, 0, "pass")
        assert (await theirs.watch(table, 1))["in_advance"] == []


async def test_what_is_offered_anew_is_asked(arrive: Arrive) -> None:
    """In the fourth watch there is a horn that was not there in the third."""
    table, one, other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine, other.page() as theirs:
        for _ in range(2):
            await mine.choose(table, 0, "pass")
            await theirs.choose(table, 1, "pass")
        await mine.choose(table, 0, "pass")
        await rest(theirs, table, 1)
        await mine.reach(6, 0)
        await mine.choose(table, 0, "pass")
        ask = await asked(theirs, table, 1)
        assert "ring horn seat_0" in [c["text"] for c in ask["choices"]]


async def test_a_rest_ends_with_the_phase(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine, other.page() as theirs:
        for _ in range(3):
            await mine.choose(table, 0, "pass")
            await theirs.choose(table, 1, "pass")
        await mine.choose(table, 0, "pass")
        await rest(theirs, table, 1)
        state = await mine.reach(8, 0)
        assert state["view"]["table"]["phase"] == "night"
        await mine.choose(table, 0, "pass")
        assert (await asked(theirs, table, 1))["args"] == {"air": "quiet"}
        assert (await theirs.watch(table, 1))["in_advance"] == []


async def test_muted_abilities_are_passed_for_the_phase(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine, other.page() as theirs:
        await mine.choose(table, 0, "pass")
        await mute(theirs, table, 1, "ring small seat_0")
        muted = (await theirs.until("answers_in_advance"))["in_advance"]
        assert [(m["kind"], m["about"], m["muted"]["text"]) for m in muted] == [
            ("mute", "watch ring small", "ring small seat_0")
        ]
        assert (await theirs.watch(table, 1))["view"]["waiting"] == [1]  # there is still the great bell
        await mute(theirs, table, 1, "ring great seat_0")
        await theirs.reach(2, 1)
        await mine.choose(table, 0, "ring small seat_1")  # whatever the others do
        step = await theirs.until("step", lambda m: m["n"] == 4)
        assert (step["step"]["by"], step["step"]["choice"]) == ("advance", "pass")
        before = next(m["view"] for m in theirs.seen if m["type"] == "step" and m["n"] == 3)
        assert (before["waiting"], before["ask"]) == ([1], None), "nobody is shown a question that is answered already"
        await mine.choose(table, 0, "pass")  # ends the watch
        await theirs.done("forget", table=table, seat=1, kind="mute", about="watch ring small")
        await mine.choose(table, 0, "pass")
        assert (await asked(theirs, table, 1))["args"] == {"air": "noise"}
        await mute(theirs, table, 1, "ring small seat_0")  # whatever is heard
        step = await theirs.until("step", lambda m: m["n"] == 7)
        assert step["step"]["by"] == "advance"
        await mine.choose(table, 0, "pass")
        ask = await asked(theirs, table, 1)  # the horn is not muted
        await theirs.done("choose", table=table, seat=1, ask=ask["n"], choice="pass")
        state = await theirs.watch(table, 1)
        assert state["view"]["table"]["phase"] == "night" and state["in_advance"] == []
        await mine.choose(table, 0, "pass")
        assert (await asked(theirs, table, 1))["prompt"] == "watch"


async def test_who_takes_a_pass_back_is_asked(arrive: Arrive) -> None:
    table, one, _other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine:
        await mine.watch(table, 0)
        await rest(mine, table, 0)
        step = await mine.until("step")
        assert step["take_back"] == 1
        await mine.done("take_back", table=table, seat=0, n=1)
        state = await mine.watch(table, 0)
        assert state["view"]["waiting"] == [0] and state["in_advance"] == []


async def test_only_windows_can_be_passed_in_advance(arrive: Arrive) -> None:
    table, one, other = await two_at_a_table(arrive, game="vigil")
    async with one.page() as mine, other.page() as theirs:
        ask = (await asked(mine, table, 0))["n"]
        await theirs.watch(table, 1)
        assert (await theirs.refused("rest", table=table, seat=0, ask=ask))["reason"] == "not-yours"
        assert (await theirs.refused("rest", table=table, seat=1, ask=ask))["reason"] == "not-waiting"
        assert (await mine.refused("rest", table=table, seat=0, ask=ask + 1))["reason"] == "stale"
        for choice in ("pass", "dance", "ring horn seat_1"):
            assert (await mine.refused("mute", table=table, seat=0, ask=ask, choice=choice))["reason"] == "illegal"
    parley = await one.lay()
    async with one.page() as mine:
        ask = (await asked(mine, parley, 0))["n"]  # one cannot pass there
        assert (await mine.refused("rest", table=parley, seat=0, ask=ask))["reason"] == "illegal"
        for i in range(50):
            await mine.done("answer_in_advance", table=parley, seat=0, prompt=f"prompt-{i}", choice="x", until="game")
        refused = await mine.refused(
            "answer_in_advance", table=parley, seat=0, prompt="one-more", choice="x", until="game"
        )
        assert (refused["reason"], refused["args"]["limit"]) == ("too-many", 50)
        await mine.done("answer_in_advance", table=parley, seat=0, prompt="prompt-0", choice="y", until="game")


async def test_they_survive_a_crash(tmp_path: Path) -> None:
    council = Council(tmp_path).start()
    one, other = await Guest(council).arrive(), await Guest(council).arrive()
    laid = await one.post("/api/tables", {"game": "vigil", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = laid["table"]["table"]
    token = laid["links"]["1"].rsplit("/", 1)[1]
    await other.post(f"/api/tables/{table}/seats/1/take", {"token": token})
    async with one.page() as mine, other.page() as theirs:
        await mine.choose(table, 0, "pass")
        await mute(theirs, table, 1, "ring small seat_0")
        await rest(theirs, table, 1)
        await mine.reach(2, 0)
    council.kill()
    council.start()
    async with one.page() as mine, other.page() as theirs:
        kinds = [s["kind"] for s in (await theirs.watch(table, 1))["in_advance"]]
        assert sorted(kinds) == ["mute", "rest"]
        await mine.choose(table, 0, "pass")
        step = await theirs.until("step", lambda m: m["n"] == 4)
        assert step["step"]["by"] == "advance"
    await one.leave()
    await other.leave()
    council.stop()
    assert council.errors() == []
