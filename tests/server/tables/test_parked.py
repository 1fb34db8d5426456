"""Where the rules fail at a bot's turn the table is parked, once and quietly, and its people can go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.api.test_moderation import grant
from server.council import Council, Guest, OpenPage

pytestmark = pytest.mark.anyio

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture
def council(tmp_path: Path) -> Iterator[Council]:
    council = Council(tmp_path, bot_lease=0.5).start()
    yield council
    council.stop()


def reports(council: Council) -> int:
    with sqlite3.connect(council.folder / "council.sqlite") as connection:
        return int(connection.execute("SELECT count(*) FROM reports").fetchone()[0])


async def into_the_mire(guest: Guest, page: OpenPage) -> tuple[str, dict[str, Any]]:
    """A parked table, and what its people were told."""
    table = await guest.lay(game="mire", seats=SEATS)
    await page.watch(table, 0)
    await page.choose(table, 0, "left")
    told = await page.until("seats", lambda m: m["info"]["parked"] is not None)
    return table, told["info"]


async def test_it_is_reported_once_and_left_alone(council: Council) -> None:
    guest = await Guest(council).arrive()
    async with guest.page() as page:
        table, info = await into_the_mire(guest, page)
        assert reports(council) == 1
        size = len(council.log())
        page.unread.clear()
        await guest.post(f"/api/tables/{table}/seats/0/link")  # something changes, but nothing for the bot
        await asyncio.sleep(1.5)  # several leases of a bot, many sweeps
        await page.done("ping")
        assert [m["type"] for m in page.unread] == ["seats"]  # it was not tried, and parked, again
        assert reports(council) == 1 and len(council.log()) == size
        assert (await guest.get(f"/api/tables/{table}"))["table"]["parked"] == info["parked"]
        other = await guest.lay(game="mire", seats=SEATS)
        assert (await guest.get(f"/api/tables/{other}/parked", status=409))["reason"] == "not-parked"
    await guest.leave()


async def test_its_people_choose_for_the_bot(council: Council) -> None:
    guest, stranger = await Guest(council).arrive(), await Guest(council).arrive()
    async with guest.page() as page, stranger.page() as other:
        table, info = await into_the_mire(guest, page)
        parked = await guest.get(f"/api/tables/{table}/parked")
        assert parked["report"] == info["parked"] and [ask["seat"] for ask in parked["asks"]] == [1]
        await stranger.get(f"/api/tables/{table}/parked", status=403)
        answer = {"table": table, "seat": 1, "ask": parked["asks"][0]["n"], "choice": "swim"}
        await other.watch(table)
        assert (await other.refused("choose", **answer))["reason"] == "not-yours"
        refused = await page.refused("choose", **{**answer, "choice": "wade 3"})
        assert refused["reason"] == "broken"
        await page.done("choose", **answer)
        await page.until("step", lambda m: m["step"]["by"] == "bot")  # and the bot goes on
        assert (await guest.get(f"/api/tables/{table}"))["table"]["parked"] is None
        ask = (await page.watch(table, 0))["view"]["ask"]
        assert ask["prompt"] == "lead"
    await guest.leave()
    await stranger.leave()


async def test_a_stand_ins_question_is_its_holders_alone(council: Council) -> None:
    """A bot that plays for somebody would show what they have in hand."""
    guest, friend = await Guest(council).arrive(), await Guest(council).arrive()
    table = await guest.lay(game="mire", seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    await friend.post(f"/api/tables/{table}/seats/1/take")
    async with guest.page() as page, friend.page() as other:
        await page.watch(table, 0)
        await other.watch(table, 1)
        await other.done("hand_over", table=table, seat=1, bot="random")
        await page.choose(table, 0, "left")
        await page.until("seats", lambda m: m["info"]["parked"] is not None)
        assert (await guest.get(f"/api/tables/{table}/parked"))["asks"] == []
        [ask] = (await friend.get(f"/api/tables/{table}/parked"))["asks"]
        answer = {"table": table, "seat": 1, "ask": ask["n"], "choice": "swim"}
        assert (await page.refused("choose", **answer))["reason"] == "not-yours"
        await other.done("choose", **answer)
    await guest.leave()
    await friend.leave()


async def test_the_last_choice_is_taken_back(council: Council) -> None:
    guest = await Guest(council).arrive()
    async with guest.page() as page:
        table, _ = await into_the_mire(guest, page)
        n = (await page.watch(table, 0))["n"]
        await page.done("take_back", table=table, seat=0, n=n)
        state = await page.watch(table, 0)
        assert state["view"]["ask"]["prompt"] == "lead" and state["info"]["parked"] is None
        await page.choose(table, 0, "right")
        await page.until("step", lambda m: m["step"]["by"] == "bot")
    await guest.leave()


async def test_administrators_see_it_and_have_it_tried_again(council: Council) -> None:
    guest, admin = await Guest(council).arrive(), await Guest(council).arrive()
    await admin.post("/api/accounts", {"name": "Pycelle", "password": "a long password"})
    addresses = ("/api/admin/parked", "/api/admin/reports", "/api/admin/people")
    for address in addresses:
        assert (await admin.get(address, 403))["reason"] == "not-admin"
    grant(council, admin.me["person"])
    async with guest.page() as page:
        table, info = await into_the_mire(guest, page)
        [parked] = await admin.get("/api/admin/parked")
        assert (parked["table"], parked["report"]) == (table, info["parked"])
        [report] = await admin.get("/api/admin/reports")
        assert report["id"] == info["parked"] and report["error"]
        full = await admin.get(f"/api/admin/reports/{report['id']}")
        assert full["today"].startswith("still fails") and "Traceback" in full["trace"]
        await admin.get("/api/admin/reports/4711", 404)
        await guest.post(f"/api/admin/tables/{table}/retry", status=403)
        await admin.post(f"/api/admin/tables/{table}/retry")
        await page.until("seats", lambda m: m["info"]["parked"] is None)  # it is tried, and fails again
        await page.until("seats", lambda m: m["info"]["parked"] == info["parked"])
        assert reports(council) == 1
        assert (await admin.get("/api/admin/log"))[0]["what"] == "retry"
    await guest.leave()
    await admin.leave()


async def test_it_is_tried_again_when_its_time_has_come(council: Council) -> None:
    guest = await Guest(council).arrive()
    async with guest.page() as page:
        table, info = await into_the_mire(guest, page)
        with sqlite3.connect(council.folder / "council.sqlite") as store:  # as if the hour were over
            store.execute("UPDATE tables SET due = 1 WHERE id = ?", (table,))
        store.close()
        await page.until("seats", lambda m: m["info"]["parked"] is None)
        await page.until("seats", lambda m: m["info"]["parked"] == info["parked"])
    assert reports(council) == 1
    await guest.leave()


async def test_mended_rules_go_on(council: Council) -> None:
    guest = await Guest(council).arrive()
    async with guest.page() as page:
        table, _ = await into_the_mire(guest, page)
    council.stop()
    council.start(MIRE_MENDED="yes")
    async with guest.page() as page:
        if (await page.watch(table, 0))["n"] < 2:
            await page.reach(2, 0)
        state = await page.watch(table, 0)
        assert state["view"]["ask"] is not None, state
        assert state["view"]["ask"]["prompt"] == "lead"
    await guest.leave()
