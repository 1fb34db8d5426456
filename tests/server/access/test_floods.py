"""Much of something cheap: headers, pings, parts of messages, lines of decks, replays. Nobody else may wait for it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.access.test_doors import until_closed
from server.api.test_records import finished
from server.conftest import Arrive
from server.council import PATIENCE, Council, Guest, OpenPage
from smallcouncil.server.access.signing import new_id
from smallcouncil.server.page_socket import UNSENT, PageSocket
from smallcouncil.server.settings import Settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def council(tmp_path: Path) -> Iterator[Council]:
    council = Council(tmp_path, header_seconds=3600.0, body_seconds=3600.0).start()
    yield council
    council.stop()


async def test_headers_come_to_an_end(council: Council) -> None:
    assert await until_closed(council.port, b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: " + b"a" * 200_000) == b""
    head = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: " + b"a" * 8000 + b"\r\n\r\n"
    assert b" 200 " in await until_closed(council.port, head)
    assert httpx.get(f"{council.url}/health").status_code == 200


async def is_closed(page: OpenPage) -> bool:
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await page.socket.recv()
    return True


async def test_pings_and_parts_of_messages_are_counted(council: Council) -> None:
    guest = await Guest(council).arrive()
    async with guest.page() as page:
        await page.socket.ping()
        assert (await page.answer("ping"))["type"] == "pong", "a few are welcome"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                await page.socket.ping()
        assert await is_closed(page)
    async with guest.page() as page:
        with contextlib.suppress(ConnectionClosed):
            await page.socket.send([""] * 2000 + ["{}"])
        assert await is_closed(page)
    async with guest.page() as page:
        parts = ['{"type": ', '"ping", ', '"ref": 7}']
        await page.socket.send(parts)
        assert (await page.until("pong"))["ref"] == 7
    assert council.errors() == []
    await guest.leave()


async def test_messages_that_come_all_at_once_end_the_page(council: Council) -> None:
    guest = await Guest(council).arrive()
    async with guest.page() as page:
        braces = b"\x81\x82\0\0\0\0{}"  # a frame
        page.socket.transport.write(braces * 2000)  # in one part, before anybody can look at the first
        assert await is_closed(page)
    assert council.errors() == []
    await guest.leave()


@pytest.mark.parametrize("guests", [1, 4], ids=["pages", "guests"])
async def test_many_pages_say_no_more_than_a_few(tmp_path: Path, guests: int) -> None:
    """Neither of one person, nor of many who are one: they share what a person and an address may say."""
    rate = 60 if guests > 1 else 40
    many: dict[str, Any] = {"address_requests_per_second": rate} if guests > 1 else {}
    council = Council(tmp_path, messages_per_second=20, **many).start()
    try:
        people = [await Guest(council).arrive() for _ in range(guests)]
        began = time.monotonic()
        told: list[str] = []
        async with contextlib.AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(people[i % guests].page()) for i in range(12)]
            for page in pages:
                for _ in range(40):
                    await page.send("ping")
            for page in pages:
                told += [(await page.next())["type"] for _ in range(40)]
        spent = time.monotonic() - began
        assert set(told) == {"pong", "refused"} and told.count("pong") <= rate * (4 + spent) + 1
        for guest in people:
            await guest.leave()
    finally:
        council.stop()


async def test_who_does_not_read_is_let_go() -> None:
    class Full:
        on_writable = None

        def write(self, texts: Sequence[bytes]) -> bool:
            return False  # the line is full

    lobby: Any = SimpleNamespace(services=SimpleNamespace(pages=None, settings=Settings()))
    page = PageSocket(lobby, None, Full(), "session", "person", "name", account=False)  # type: ignore[arg-type]
    for _ in range(UNSENT):
        page.send(b"news")
    assert not page.stopped
    page.send(b"news")
    assert (page.stopped, page.code, len(page.outbox)) == (True, 1013, UNSENT)


@pytest.mark.parametrize("decks", [["\n" * 20_000], ["a" * 30_000], [["x"] * 10_000]], ids=["lines", "text", "list"])
async def test_options_without_end_are_not_read(arrive: Arrive, decks: Any) -> None:
    guest = await arrive()
    await guest.post("/api/accounts", {"name": f"lord {new_id(8)}", "password": "a long password"})
    options = {"players": 2, "decks": decks}
    free = await guest.lay(game="cards2e", options={"players": 2}, seats=[{"kind": "open"}] * 2)
    taken = await guest.post(f"/api/tables/{free}/seats/0/take", {"options": {"decks": decks[0]}}, 400)
    deck = {"name": "mine", "deck": {"plots": decks[0]}}
    kept = await guest.send("PUT", "/api/games/cards2e/decks/mine/own-1", deck, 400)
    assert "bytes" in str(taken) and "bytes" in str(kept)
    laid = await guest.post("/api/tables", {"game": "cards2e", "options": options}, 400)
    checked = await guest.post("/api/games/cards2e/options", {"options": options}, 400)
    deck = {"text": decks[0]} if isinstance(decks[0], str) else {"deck": {"plots": decks[0]}}
    judged = await guest.post("/api/games/cards2e/decks/check", deck, 400)
    for refused in (laid, checked, judged):
        assert refused["reason"] == "malformed" and len(str(refused)) < 2000, "nor sent back"


async def test_replays_are_shared_out_among_people(arrive: Arrive) -> None:
    pest, other = await arrive(), await arrive()
    other.http.headers["x-forwarded-for"] = "203.0.113.7"
    async with pest.page() as page:
        table, _ = await finished(pest, page)
    address = f"/api/tables/{table}/replay?from=0&count=50"
    flood = [asyncio.create_task(pest.http.get(address)) for _ in range(40)]
    answer = await other.get(address)
    assert answer["total"] > 0
    said = {one.status_code for one in await asyncio.gather(*flood)}
    assert said == {200, 429}
    assert (await pest.get(address))["total"] == answer["total"], "and later it may ask again"
