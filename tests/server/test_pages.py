"""Built pages, caching, tables that leave memory, schemas."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.server import pages, run

pytestmark = pytest.mark.anyio


@pytest.mark.skipif(not (pages.STATIC / "index.html").is_file(), reason="the pages are not built")
async def test_pages_are_served_with_caching(arrive: Arrive) -> None:
    guest = await arrive()
    index = await guest.http.get("/")
    assert index.headers["content-type"].startswith("text/html") and index.headers["cache-control"] == "no-cache"
    deep = await guest.http.get("/tables/abcdef/seat/0/token")
    assert deep.content == index.content
    again = await guest.http.get("/", headers={"if-none-match": index.headers["etag"]})
    assert again.status_code == 304
    for file in (pages.STATIC / "assets").iterdir():
        answer = await guest.http.get(f"/assets/{file.name}")
        assert answer.content == file.read_bytes() and "immutable" in answer.headers["cache-control"]


async def test_what_is_no_page(arrive: Arrive) -> None:
    guest = await arrive()
    for path in ("/api/nothing", "/assets/none.js", "/locale/nothing", "/assets/..%2f..%2fapp.py"):
        answer = await guest.http.get(path)
        assert answer.status_code == 404 and answer.json()["reason"] == "no-such", path


async def test_a_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    council = Council(tmp_path, idle_after=0.2).start()
    try:
        guest = await Guest(council).arrive()
        table = await guest.lay(seats=[{"kind": "me"}] * 2)
        async with guest.page() as page:
            await page.choose(table, 0, "place north")
            await asyncio.sleep(0.6)
            assert (await guest.get("/health"))["tables"] == 1  # watched: it stays
        while (await guest.get("/health"))["tables"]:
            await asyncio.sleep(0.1)
        async with guest.page() as page:
            state = await page.watch(table, 0)
            assert [step["choice"] for step in state["steps"]] == ["place north"]
            await page.done("take_back", table=table, seat=0, n=state["take_back"])
        await guest.leave()
    finally:
        council.stop()


async def test_schemas_name_every_message_and_operation(tmp_path: Path) -> None:
    files = await asyncio.to_thread(run.write_schema, tmp_path)
    openapi, messages = (json.loads(file.read_text()) for file in files)
    assert {"get", "post"} <= set(openapi["paths"]["/api/tables"])
    replay = openapi["paths"]["/api/tables/{table}/replay"]["get"]["responses"]["200"]["content"]
    assert replay["application/json"]["schema"]["$ref"].endswith("Replay")
    assert len(messages["$defs"]["FromPage"]["anyOf"]) == 11 and len(messages["$defs"]["ToPage"]["anyOf"]) == 11
