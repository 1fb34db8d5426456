"""What strangers, other sites and impatient visitors get to see."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.conftest import Arrive
from server.council import PATIENCE, Council, Guest
from smallcouncil.server.access.signing import Signer, same
from smallcouncil.server.api import static_files

pytestmark = pytest.mark.anyio


async def test_every_answer_has_the_headers(arrive: Arrive) -> None:
    guest = await arrive()
    for path in ("/api/me", "/api/nothing", "/health", "/nothing/at/all", "/schema/openapi.json"):
        headers = (await guest.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


async def test_what_is_personal_is_kept_by_nobody_on_the_way(arrive: Arrive, council: Council) -> None:
    guest = await arrive()
    table = await guest.lay(seats=[{"kind": "me"}, {"kind": "open"}])
    paths = ("me", "me/data", "sessions", "tables?which=mine", f"tables/{table}", f"tables/{table}/seats/1/link")
    refused = ("nothing", "tables/nothing", f"tables/{table}/record")
    for path in (*(f"/api/{path}" for path in (*paths, *refused)), "//api//me/"):
        answer = await guest.http.get(f"{council.url}{path}")
        assert answer.headers.get_list("cache-control") == ["no-store"], path
    forged = await guest.http.post("/api/tables", json={})  # turned away at the door
    assert forged.status_code == 403 and forged.headers["cache-control"] == "no-store"
    stranger = Guest(council)  # what all may keep is nobody's: no cookie is in it
    facts = await stranger.http.get("/api/games/parley/facts")
    assert facts.headers.get_list("cache-control") == ["no-cache"] and "set-cookie" not in facts.headers
    await stranger.leave()


async def test_files_of_the_pages_may_do_nothing_on_their_own(arrive: Arrive) -> None:
    guest = await arrive()
    files = list((static_files.STATIC / "assets").glob("*.svg"))
    for file in files[:3]:
        headers = (await guest.http.get(f"/assets/{file.name}")).headers
        assert headers["content-security-policy"] == "default-src 'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "set-cookie" not in headers  # what is kept forever belongs to nobody


async def test_cookies(council: Council, arrive: Arrive) -> None:
    guest = await arrive()
    cookie = next(c for c in guest.http.cookies.jar if c.name == "council")
    assert cookie.has_nonstandard_attr("HttpOnly") and cookie.get_nonstandard_attr("SameSite") == "Lax"
    token = str(cookie.value)
    assert guest.me["person"] not in token
    await guest.post("/api/accounts", {"name": f"cookies {token[:8]}", "password": "a long password"})
    others = {c.name: c for c in guest.http.cookies.jar}
    assert {name: c.get_nonstandard_attr("SameSite") for name, c in others.items()} == {
        "council": "Lax",
        "csrf": "Strict",
        "device": "Strict",
    }
    assert others["device"].has_nonstandard_attr("HttpOnly"), "no page reads what proves that a device signed in before"
    for forged in (token[::-1], token[:-1], token + "x", f"{guest.me['person']}.1.x", "x", "x" * 5000, ""):
        stranger = Guest(council)
        stranger.http.cookies.set("council", forged)
        assert (await stranger.arrive()).me["person"] != guest.me["person"]
        await stranger.leave()


def test_other_keys_are_not_taken() -> None:
    signer = Signer(b"key")
    links = [signer.invitation("table", 0, 1), signer.invitation("table", 0, 2), signer.invitation("table", 1, 1)]
    assert len({*links, *(signer.own_link("table", 0, n) for n in (1, 2))}) == 5
    assert same(links[0], signer.invitation("table", 0, 1)) and not same("é", links[0])
    assert Signer(b"other").invitation("table", 0, 1) not in links


async def test_forged_requests_are_refused(arrive: Arrive) -> None:
    guest = await arrive()
    token = guest.http.cookies["csrf"]
    body = {"game": "parley"}
    cases: list[tuple[dict[str, str], str]] = [
        ({}, "csrf"),
        ({"x-csrftoken": "wrong"}, "csrf"),
        ({"x-csrftoken": token, "origin": "http://evil.example"}, "origin"),
        ({"x-csrftoken": token, "origin": "null"}, "origin"),
        ({"x-csrftoken": token, "origin": f"{guest.council.url}.evil.example"}, "origin"),
        ({"x-csrftoken": token, "origin": f"{guest.council.url}@evil.example"}, "origin"),
    ]
    schema = (await guest.http.get("/schema/openapi.json")).json()
    changing = [(m, path) for path, ways in schema["paths"].items() for m in ways if m in ("post", "put", "delete")]
    assert len(changing) > 35
    for method, path in changing:  # every one of them
        for headers, reason in cases:
            answer = await guest.http.request(method, re.sub(r"\{[^}]+\}", "1", path), json=body, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, reason), path
    good = {"x-csrftoken": token, "origin": guest.council.url}
    assert (await guest.http.post("/api/tables", json=body, headers=good)).status_code == 201


async def test_sockets_of_other_sites_and_strangers_are_refused(council: Council, arrive: Arrive) -> None:
    guest = await arrive()
    cookie = {"Cookie": f"council={guest.http.cookies['council']}"}
    for headers in ({}, {"Cookie": "council=x"}, {**cookie, "Origin": "http://evil.example"}):
        with pytest.raises(InvalidStatus):
            await connect(f"ws://127.0.0.1:{council.port}/ws", additional_headers=headers)
    async with connect(
        f"ws://127.0.0.1:{council.port}/ws", additional_headers={**cookie, "Origin": council.url}
    ) as socket:
        assert '"welcome"' in str(await socket.recv())


async def test_sizes_are_limited(arrive: Arrive) -> None:
    guest = await arrive()
    token = {"x-csrftoken": guest.http.cookies["csrf"], "content-type": "application/json"}
    answer = await guest.http.put("/api/me", content=b" " * 70_000, headers=token)
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")
    answer = await guest.http.post("/api/records/verify", content=b" " * 3_000_000, headers=token)
    assert answer.status_code == 413

    async def endless() -> object:
        for _ in range(100):
            yield b" " * 1000

    answer = await guest.http.put("/api/me", content=endless(), headers=token)  # type: ignore[arg-type]
    assert answer.status_code == 413
    async with guest.page() as page:
        await page.socket.send('{"type":"ping"}' + " " * 9000)
        with pytest.raises(ConnectionClosed) as closed:
            await page.until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


async def test_rates_are_limited(tmp_path: Path) -> None:
    slow = Council(tmp_path, requests_per_second=2, messages_per_second=5, sign_ins_per_minute=2).start()
    try:
        guest = await Guest(slow).arrive()
        async with guest.page() as page:
            for _ in range(30):
                await page.send("ping")
            refused = await page.until("refused")
            assert refused["reason"] == "too-fast" and refused["args"]["after"] > 0
        statuses = [await sign_in(guest) for _ in range(6)]  # on a slow machine one is given back meanwhile
        assert statuses[:2] == [401, 401] and 429 in statuses
        answers = await asyncio.gather(*(guest.http.get("/api/me") for _ in range(40)))
        late = [answer for answer in answers if answer.status_code == 429]
        assert late and all(int(answer.headers["retry-after"]) >= 1 for answer in late)
        await guest.leave()
    finally:
        slow.stop()


async def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    """Whoever has no session yet is counted as well."""
    slow = Council(tmp_path, address_requests_per_second=2).start()
    try:
        async with httpx.AsyncClient(base_url=slow.url, timeout=PATIENCE) as nobody:
            answers = await asyncio.gather(*(nobody.get("/health") for _ in range(40)))
            assert {answer.status_code for answer in answers} == {200, 429}
            other = await nobody.get("/health", headers={"x-forwarded-for": "203.0.113.7"})
            assert other.status_code == 200
    finally:
        slow.stop()


async def test_what_costs_more_is_asked_for_less_often(tmp_path: Path) -> None:
    slow = Council(tmp_path, address_requests_per_second=5).start()
    try:
        guest = await Guest(slow).arrive()
        found = {}
        for number, path in enumerate(("/api/me", "/api/tables", "/api/me/data")):
            guest.http.headers["x-forwarded-for"] = f"203.0.113.{number}"
            answers = await asyncio.gather(*(guest.http.get(path) for _ in range(20)))
            found[path] = sum(answer.status_code == 200 for answer in answers)
        assert found["/api/me"] == 20 > found["/api/tables"] > found["/api/me/data"] > 0
        await guest.leave()
    finally:
        slow.stop()


async def sign_in(guest: Guest) -> int:
    headers = {"x-csrftoken": guest.http.cookies["csrf"]}
    body = {"name": "nobody", "password": "wrong password"}
    return (await guest.http.post("/api/session", json=body, headers=headers)).status_code


async def test_machines_see_how_it_is(arrive: Arrive) -> None:
    guest = await arrive()
    await guest.lay()
    health = await guest.get("/health")
    assert health["status"] == "ok" and health["tables"] >= 1
    metrics = (await guest.http.get("/metrics")).text
    assert "council_rooms" in metrics and "council_choices_total" in metrics
