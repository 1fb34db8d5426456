"""Slow, silent and strange visitors; what is for machines only."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.conftest import Arrive
from server.council import PATIENCE, Council, Guest
from smallcouncil.server.run import free_port
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store

pytestmark = pytest.mark.anyio


async def until_closed(port: int, said: bytes, again: bytes = b"") -> bytes:
    """What a connection answers that says this and then, bit by bit, that."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(said)

    async def go_on() -> None:
        with contextlib.suppress(OSError):
            while again:
                await asyncio.sleep(0.1)
                writer.write(again)
                await writer.drain()

    heard = b""
    task = asyncio.create_task(go_on())
    try:
        async with asyncio.timeout(30):
            with contextlib.suppress(OSError):  # who still speaks to a closed connection may be cut off
                while piece := await reader.read(1 << 16):
                    heard += piece
        return heard
    finally:
        task.cancel()
        writer.close()


HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def upgrade(guest: Guest) -> bytes:
    """What opens a page."""
    cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
    head = (
        f"GET /ws HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    return head.encode()


async def test_slow_requests_are_closed(tmp_path: Path) -> None:
    council = Council(tmp_path, header_seconds=0.5, body_seconds=0.5).start()
    try:
        assert await until_closed(council.port, b"") == b""
        assert await until_closed(council.port, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-More: 1\r\n") == b""
        guest = await Guest(council).arrive()
        cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
        head = (
            f"PUT /api/me HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nX-CSRFToken: {guest.http.cookies['csrf']}\r\n"
            "Content-Type: application/json\r\nContent-Length: 9000\r\nConnection: close\r\n\r\n"
        )
        answer = await until_closed(council.port, head.encode(), b" ")
        assert b" 400 " in answer and b"too-long" in answer
        await guest.leave()
    finally:
        council.stop()


async def test_who_is_answered_and_goes_on_sending_is_closed(tmp_path: Path) -> None:
    """Bodies that nobody waits for, however much of them was promised; empty lines behind a request."""
    council = Council(tmp_path, header_seconds=0.5, body_seconds=0.5).start()
    more = b"Content-Length: 1000000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"
    try:
        for head, status in ((b"GET /health", b" 200 "), (b"PUT /api/me", b" 403 "), (b"POST /nothing", b" 403 ")):
            for announced, trickle in zip(more, (b" ", b"1\r\n \r\n"), strict=True):
                said = head + b" HTTP/1.1\r\nHost: x\r\n" + announced
                answer = await until_closed(council.port, said, trickle)
                assert status in answer and answer.count(b"HTTP/1.1") == 1, answer
        answer = await until_closed(council.port, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n")
        assert b" 200 " in answer
        assert council.errors() == []
    finally:
        council.stop()


async def test_who_is_answered_early_may_go_on_when_all_is_sent(council: Council) -> None:
    """A proxy sends another visitor's request over the connection on which a large body was refused."""
    large = 3 << 20
    head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: {large}\r\n\r\n".encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", council.port)
    try:
        async with asyncio.timeout(PATIENCE):
            for _ in range(5):  # how much arrives at a time differs
                writer.write(head)
                assert b" 413 " in await reader.readuntil(b'bytes"}')
                writer.write(b" " * large)
                await writer.drain()
                await asyncio.sleep(0.1)  # until all is read
            writer.write(HEALTH)
            assert b" 200 " in await reader.read()
    finally:
        writer.close()


async def test_who_does_not_read_the_answer_is_closed(tmp_path: Path) -> None:
    council = Council(tmp_path, trusted_proxies="", connections_per_address=1, body_seconds=0.5).start()
    try:
        with socket.socket() as idle:
            idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            idle.connect(("127.0.0.1", council.port))
            idle.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 100)  # more than any line holds
            async with asyncio.timeout(PATIENCE):  # until somebody else has its place
                while b" 200 " not in await until_closed(council.port, HEALTH):
                    await asyncio.sleep(0.1)
    finally:
        council.stop()


async def test_half_a_message_is_not_waited_for(tmp_path: Path) -> None:
    """Who sends one byte after the other answers no ping within it."""
    council = Council(tmp_path, ping_seconds=0.2, pong_seconds=1.0).start()
    try:
        guest = await Guest(council).arrive()
        frame = b"\x81\xfe\x1f\x00\0\0\0\0"  # the beginning of a long one
        heard = await until_closed(council.port, upgrade(guest) + frame, b" ")
        assert b" 101 " in heard and b"welcome" in heard
        await guest.leave()
    finally:
        council.stop()


async def test_a_socket_that_answers_no_ping_is_closed(tmp_path: Path) -> None:
    council = Council(tmp_path, ping_seconds=0.2, pong_seconds=2.0).start()
    try:
        guest = await Guest(council).arrive()
        heard = await until_closed(council.port, upgrade(guest))
        assert b" 101 " in heard and b"welcome" in heard, "it was open, until it was silent for too long"
        async with guest.page() as page:
            await asyncio.sleep(1.5)  # several pings, which this one answers
            assert (await page.answer("ping"))["type"] == "pong"
        await guest.leave()
    finally:
        council.stop()


async def test_one_address_has_so_many_connections_and_sockets(tmp_path: Path) -> None:
    council = Council(tmp_path, trusted_proxies="", connections_per_address=8, sockets_per_address=3).start()
    try:
        guest = await Guest(council).arrive()
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(guest.page())
            with pytest.raises(ConnectionClosed):
                await stack.enter_async_context(guest.page())
        await guest.leave()
        held = [await asyncio.open_connection("127.0.0.1", council.port) for _ in range(8)]
        async with asyncio.timeout(PATIENCE):
            assert await until_closed(council.port, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n") == b""
        for _, writer in held:
            writer.close()
        async with asyncio.timeout(PATIENCE):  # until somebody is let in again
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await asyncio.to_thread(httpx.get, f"{council.url}/health")).status_code == 200:
                        break
                await asyncio.sleep(0.1)
    finally:
        council.stop()


async def test_a_person_has_so_many_pages_however_fast_they_come(tmp_path: Path) -> None:
    council = Council(tmp_path, pages_per_person=3).start()
    try:
        guest = await Guest(council).arrive()

        async def come(stack: contextlib.AsyncExitStack) -> bool:
            try:
                await stack.enter_async_context(guest.page())
            except ConnectionClosed:
                return False
            return True

        for _ in range(2):  # whose pages are gone may come again
            async with contextlib.AsyncExitStack() as stack:
                assert sum(await asyncio.gather(*(come(stack) for _ in range(30)))) == 3
            async with asyncio.timeout(PATIENCE):
                while (await guest.get("/health"))["sockets"]:
                    await asyncio.sleep(0.05)
        await guest.leave()
    finally:
        council.stop()


async def test_strange_requests_are_plain_refusals(council: Council, arrive: Arrive) -> None:
    guest = await arrive()
    token = {"x-csrftoken": guest.http.cookies["csrf"]}
    for origin in ("http://[", "http://[::1", "null", "://", "http://a]b"):
        answer = await guest.http.post("/api/tables", json={"game": "parley"}, headers={**token, "origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
    paths = ["/%00", "/a%00b", "/" + "x" * 300, "/assets/" + "y" * 300, "/tables/%00", "/%2e%2e/%00", "/" + "z/" * 200]
    paths += ["/api/tables/%00", "/api/tables/a%00b/replay", "/api/tables/" + "t" * 300, "/api/games/%00/facts"]
    paths += ["/locale/%00/x.ftl", "/locale/en/" + "f" * 300, "/api/tables/a%00b/record", "/api/tables/%ff"]
    for path in paths:
        url = httpx.URL(council.url).copy_with(raw_path=path.encode())
        assert (await guest.http.get(url)).status_code in (400, 404), path
    async with guest.page() as page:
        assert (await page.refused("watch", table="abc\x00def"))["reason"] == "malformed"


async def test_no_id_stumbles_over_postgresql(postgres: str) -> None:
    store = Store(Settings(database_url=postgres).store_url())
    await store.open()
    for name in ("a\x00b", "é", "x" * 300, ""):
        assert await store.tables.find(name) is None
    await store.close()


async def test_https_is_kept_to(tmp_path: Path, arrive: Arrive) -> None:
    secure = Council(tmp_path, secure_cookies=True).start()
    try:
        first = httpx.get(f"{secure.url}/api/me")
        assert "max-age=31536000" in first.headers["strict-transport-security"]
        # a page of this host that did not come over HTTPS may be anybody's
        host, csrf = secure.url.removeprefix("http://"), first.cookies["csrf"]
        cookie = "; ".join(f"{name}={value}" for name, value in first.cookies.items())
        for scheme, status in (("http", 403), ("https", 200)):
            headers = {"origin": f"{scheme}://{host}", "x-csrftoken": csrf, "cookie": cookie}
            assert httpx.put(f"{secure.url}/api/me", json={}, headers=headers).status_code == status, scheme
    finally:
        secure.stop()
    assert "strict-transport-security" not in (await (await arrive()).http.get("/api/me")).headers


async def test_metrics_are_for_machines(tmp_path: Path, council: Council) -> None:
    away = {"x-forwarded-for": "203.0.113.7"}  # a visitor that comes through a proxy
    assert httpx.get(f"{council.url}/metrics").status_code == 200
    assert httpx.get(f"{council.url}/metrics", headers=away).status_code == 403
    for settings in ({"metrics_token": "raven"}, {"metrics_port": free_port()}):
        other = Council(tmp_path, **settings).start()
        try:
            if "metrics_port" in settings:
                assert httpx.get(f"{other.url}/metrics").status_code == 404
                found = httpx.get(f"http://127.0.0.1:{settings['metrics_port']}/metrics")
            else:
                assert httpx.get(f"{other.url}/metrics").status_code == 403
                token = {**away, "authorization": "Bearer raven"}
                found = httpx.get(f"{other.url}/metrics", headers=token)
            assert found.status_code == 200 and "council_rooms" in found.text
        finally:
            other.stop()
