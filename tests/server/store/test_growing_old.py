"""Tables that gather expire, finished tables of guests are packed, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.api.test_records import finished
from server.council import Council, Guest, OpenPage
from smallcouncil.server.tables.loading import TAIL

pytestmark = pytest.mark.anyio


def rows(council: Council, what: str, table: str) -> int:
    with sqlite3.connect(council.folder / "council.sqlite") as connection:
        query = f"SELECT count(*) FROM {what} WHERE table_id = ?"
        return int(connection.execute(query, (table,)).fetchone()[0])


async def take_a_turn(page: OpenPage, table: str) -> None:
    for seat in (0, 1):
        ask = (await page.watch(table, seat))["view"]["ask"]
        if ask is not None:
            await page.done("choose", table=table, seat=seat, ask=ask["n"], choice=ask["choices"][0]["text"])
            return


async def test_tables_that_gather_expire(tmp_path: Path) -> None:
    council = Council(tmp_path, gathering_days=0.5 / 86_400, clean_every=0.5).start()
    try:
        guest = await Guest(council).arrive()
        table = await guest.lay(seats=[{"kind": "me"}, {"kind": "open"}])
        running = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        async with guest.page() as page:
            await page.watch(table, 0)
            assert (await page.until("refused"))["reason"] == "gone"
        await guest.get(f"/api/tables/{table}", status=404)
        await guest.get(f"/api/tables/{running}")
        await guest.leave()
    finally:
        council.stop()


async def test_tables_that_guests_left_are_removed(tmp_path: Path) -> None:
    council = Council(tmp_path, abandoned_days=1.0 / 86_400, clean_every=0.5).start()
    try:
        guest, lord = await Guest(council).arrive(), await Guest(council).arrive()
        await lord.post("/api/accounts", {"name": "Walder", "password": "a long password"})
        kept = await lord.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        left = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        async with asyncio.timeout(60):
            while rows(council, "seats", left):
                await asyncio.sleep(0.2)
        await guest.get(f"/api/tables/{left}", status=404)
        await lord.get(f"/api/tables/{kept}")
        await guest.leave()
        await lord.leave()
    finally:
        council.stop()


async def test_where_nothing_happens_the_past_leaves_memory(tmp_path: Path) -> None:
    council = Council(tmp_path, idle_after=0.5, messages_per_second=1000.0).start()
    try:
        guest = await Guest(council).arrive()
        async with guest.page() as page:
            table = await guest.lay(game="risk", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "me"}])
            for _ in range(2 * TAIL):
                await take_a_turn(page, table)
            async with asyncio.timeout(60):
                while len((await page.watch(table, None))["steps"]) > TAIL:
                    await asyncio.sleep(0.2)
            state = await page.watch(table, None)
            assert [step["n"] for step in state["steps"]] == list(range(TAIL + 1, 2 * TAIL + 1))
            assert state["steps_from"] == TAIL + 1
            await take_a_turn(page, table)  # and it is played on
        await guest.leave()
    finally:
        council.stop()


async def test_finished_tables_of_guests_are_packed(tmp_path: Path) -> None:
    council = Council(tmp_path, archive_days=1.0 / 86_400, clean_every=0.5).start()
    try:
        guest = await Guest(council).arrive()
        async with guest.page() as page:
            table, _ = await finished(guest, page)
            record = await guest.get(f"/api/tables/{table}/record")
            assert record["choices"]
            async with asyncio.timeout(60):
                while not rows(council, "archives", table):
                    await asyncio.sleep(0.2)
            assert (rows(council, "choices", table), rows(council, "snapshots", table)) == (0, 0)
            assert await guest.get(f"/api/tables/{table}/record") == record
            replay = await guest.get(f"/api/tables/{table}/replay?from=0&count=50")
            assert replay["total"] == len(record["choices"])
        council.stop()
        council.start()  # and it is loaded from there
        async with guest.page() as page:
            assert (await page.watch(table))["view"]["result"] is not None
        await guest.leave()
    finally:
        council.stop()
