"""Built pages, caching, tables that leave memory, schemas."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import httpx
import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.server import run
from smallcouncil.server.api import static_files

pytestmark = pytest.mark.anyio


@pytest.mark.skipif(not (static_files.STATIC / "index.html").is_file(), reason="the pages are not built")
async def test_pages_are_served_with_caching(arrive: Arrive) -> None:
    guest = await arrive()
    index = await guest.http.get("/")
    assert index.headers["content-type"].startswith("text/html") and index.headers["cache-control"] == "no-cache"
    deep = await guest.http.get("/nothing/here")
    assert deep.headers["content-type"] == index.headers["content-type"] and b'<div id="app">' in deep.content
    again = await guest.http.get("/", headers={"if-none-match": index.headers["etag"]})
    assert again.status_code == 304
    for file in (static_files.STATIC / "assets").iterdir():
        answer = await guest.http.get(f"/assets/{file.name}")
        assert answer.content == file.read_bytes() and "immutable" in answer.headers["cache-control"]


@pytest.mark.skipif(not (static_files.STATIC / "index.html").is_file(), reason="the pages are not built")
async def test_the_first_answer_names_what_the_page_will_need(arrive: Arrive) -> None:
    guest = await arrive()

    async def links(path: str, lang: str = "en") -> set[str]:
        page = (await guest.http.get(path, headers={"accept-language": lang})).text
        return set(re.findall(r'<link rel="[a-z]+"(?: as="fetch")? crossorigin href="/([^"]+)"', page))

    table = await guest.lay(game="risk", options={"players": 2}, seats=[{"kind": "me"}] * 2)
    home, laid, unknown = await links("/"), await links(f"/tables/{table}"), await links("/tables/unknown")
    state = f"api/tables/{table}/state"
    assert {"api/me", state, "api/games/risk/facts"} < laid
    assert unknown - {"api/tables/unknown/state"} < laid  # of a table that nobody knows, only what all tables need
    replay = await links(f"/tables/{table}/replay")
    assert "api/games/risk/facts" in replay and replay < laid - {state}  # not what only a table that is played needs
    assert home < await links("/", "de-AT,de;q=0.9")  # what German lacks is said in English
    for file in home | laid:
        assert (await guest.http.get(f"/{file}")).status_code == 200, file


@pytest.mark.skipif(not (static_files.STATIC / "index.html").is_file(), reason="the pages are not built")
async def test_how_a_table_stands_is_not_asked_for_by_whom_nobody_knows(council: Council, arrive: Arrive) -> None:
    table = await (await arrive()).lay(game="risk", options={"players": 2}, seats=[{"kind": "me"}] * 2)
    async with httpx.AsyncClient(
        base_url=council.url
    ) as stranger:  # what it got would be for another guest than it becomes
        page = (await stranger.get(f"/tables/{table}")).text
    assert 'href="/api/me"' in page and f"api/tables/{table}/state" not in page


async def test_a_page_can_show_a_table_before_it_is_connected(arrive: Arrive) -> None:
    host, other = await arrive(), await arrive()
    table = await host.lay(game="risk", options={"players": 2}, seats=[{"kind": "me"}] * 2)
    for guest, seat in ((host, 0), (other, None)):
        async with guest.page() as page:
            watched = await page.watch(table, seat)
        first = await guest.get(f"/api/tables/{table}/state")
        without = ("ref", "info", "clocks")  # who is there, and when, differs
        assert {k: v for k, v in first.items() if k not in without} == {
            k: v for k, v in watched.items() if k not in without
        }
    await host.send("PUT", f"/api/tables/{table}/private", {"private": True})
    assert (await other.http.get(f"/api/tables/{table}/state")).json()["reason"] == "private"


@pytest.mark.skipif(not static_files.PACKED.is_dir(), reason="the pages are not built")
@pytest.mark.parametrize(
    ("offered", "coding"), [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)]
)
async def test_pages_come_compressed_to_whom_understands(arrive: Arrive, offered: str, coding: str | None) -> None:
    guest = await arrive()
    script = max((static_files.STATIC / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    async with guest.http.stream("GET", f"/assets/{script.name}", headers={"accept-encoding": offered}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == coding and answer.headers["vary"] == "accept-encoding"
    assert len(sent) < script.stat().st_size if coding else sent == script.read_bytes()


async def test_facts_come_compressed(arrive: Arrive) -> None:
    guest = await arrive()
    packed = await guest.http.get("/api/games/risk/facts", headers={"accept-encoding": "gzip"})
    plain = await guest.http.get("/api/games/risk/facts", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    again = await guest.http.get(
        "/api/games/risk/facts", headers={"if-none-match": plain.headers["etag"], "accept-encoding": "identity"}
    )
    assert again.status_code == 304


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
    assert len(messages["$defs"]["FromPage"]["anyOf"]) == 12 and len(messages["$defs"]["ToPage"]["anyOf"]) == 12
