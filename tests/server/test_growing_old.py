"""Tables that gather expire, finished tables of guests are packed, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.council import Council, Guest
from server.test_records import finished

pytestmark = pytest.mark.anyio


def rows(council: Council, what: str, table: str) -> int:
    with sqlite3.connect(council.folder / "council.sqlite") as connection:
        query = f"SELECT count(*) FROM {what} WHERE table_id = ?"
        return int(connection.execute(query, (table,)).fetchone()[0])


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
