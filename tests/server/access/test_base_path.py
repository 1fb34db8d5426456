"""The site as a part of another one, behind a real proxy: https://example.org/council/."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from proxy import Nginx
from server.council import Council, Guest, OpenPage

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    folder: Path = tmp_path_factory.mktemp("site")
    council = Council(folder, base_path="/council").start()
    nginx = Nginx(folder, council.port, "/council/")
    yield nginx
    nginx.stop()
    council.stop()


@pytest.mark.parametrize("way", ["leaves_it_on", pytest.param("takes_it_off", marks=pytest.mark.full)])
async def test_requests_cookies_and_sockets_know_the_base_path(site: Nginx, way: str) -> None:
    port = getattr(site, way)
    guest = Guest(Elsewhere(port))  # type: ignore[arg-type]
    answer = await guest.http.get("/api/me")
    given = [value for name, value in answer.headers.multi_items() if name == "set-cookie"]
    assert len(given) == 2 and all("; Path=/council/;" in cookie for cookie in given)
    table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    headers = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"}
    async with connect(f"ws://127.0.0.1:{port}/council/ws", additional_headers=headers, max_size=None) as socket:
        page = OpenPage(socket)
        await page.until("welcome")
        assert (await page.choose(table, 0, "place north"))["n"] == 1
    missing = await guest.http.get("/api/nothing")
    assert missing.status_code == 404 and missing.json()["reason"] == "no-such"
    await guest.leave()


class Elsewhere:
    """A server as its visitors reach it."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/council"
