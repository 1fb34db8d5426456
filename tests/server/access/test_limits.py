"""Limits hold however a path is spelled, for an account from everywhere, and over all processes."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.conftest import Redis
from server.council import Council, Guest
from smallcouncil.server.access.rate_limits import Bucket, Limits

pytestmark = pytest.mark.anyio

SESSION = ("/api/session", "/api/session/", "//api/session", "/api//session", "/api/session%2f", "/api/./session")
TABLES = ("/api/tables", "/api/tables/", "//api/tables", "/api//tables", "/api/tables%2f", "/api/tables//")


async def post(guest: Guest, path: str, body: Any, address: str = "") -> int:
    """As it stands: no client tidies the path up."""
    headers = {"x-csrftoken": guest.http.cookies["csrf"]}
    if address:
        headers["x-forwarded-for"] = address
    url = httpx.URL(guest.council.url).copy_with(raw_path=path.encode())
    return (await guest.http.post(url, json=body, headers=headers)).status_code


def guess(name: str = "nobody") -> dict[str, str]:
    return {"name": name, "password": "wrong password"}


def let_in(told: Counter[int], status: int, limit: int, began: float) -> bool:
    """As many as the limit allows, and what it gives back on a slow machine meanwhile; all others too fast."""
    most = limit + limit * (time.monotonic() - began) / 60 + 1
    return set(told) == {status, 429} and limit <= told[status] <= most


@pytest.mark.parametrize("rate", [2, 30, 50, 200, 1000])
async def test_no_rate_is_too_high_to_be_kept(rate: int) -> None:
    """Whoever hammers at it gets what is due, and not a moment more."""
    bucket = Bucket(rate, rate, now=0.0)
    let_in = sum(bucket.take(at / 50_000) == 0 for at in range(100_000))  # two seconds
    assert 3 * rate - 1 <= let_in <= 3 * rate


async def test_no_spelling_of_a_path_escapes_its_limit(tmp_path: Path) -> None:
    council = Council(tmp_path, sign_ins_per_minute=4, tables_per_minute=4).start()
    try:
        guest = await Guest(council).arrive()
        began = time.monotonic()
        tried = Counter([await post(guest, path, guess()) for path in SESSION * 4])
        assert 4 <= tried[401] <= 5 + (time.monotonic() - began) / 15 and tried[429] > 8
        began = time.monotonic()
        laid = Counter([await post(guest, path, {"game": "parley"}) for path in TABLES * 4])
        assert 4 <= laid[201] <= 5 + (time.monotonic() - began) / 15 and laid[429] > 8
        await guest.leave()
    finally:
        council.stop()


async def test_an_account_is_guarded_wherever_the_guesses_come_from(tmp_path: Path) -> None:
    council = Council(tmp_path, account_sign_ins_per_minute=5).start()
    try:
        guest = await Guest(council).arrive()
        spellings = ["Maester", "maester", "MAESTER ", " maester"]
        began = time.monotonic()
        told = Counter(
            [await post(guest, "/api/session", guess(spellings[i % 4]), f"203.0.113.{i}") for i in range(20)]
        )
        assert let_in(told, 401, 5, began), told
        assert await post(guest, "/api/session", guess("septon"), "203.0.113.99") == 401
        await guest.leave()
    finally:
        council.stop()


async def test_who_guesses_does_not_keep_the_owner_out(tmp_path: Path) -> None:
    """A device that has signed in before has tries of its own, which nobody else uses up; not for another account."""
    council = Council(tmp_path, account_sign_ins_per_minute=1).start()
    try:
        owner, thief, new = [await Guest(council).arrive() for _ in range(3)]
        mine = {"name": "maester", "password": "a long password"}
        await owner.post("/api/accounts", mine)
        await thief.post("/api/accounts", {"name": "septon", "password": "a long password"})
        await owner.send("DELETE", "/api/session")
        await owner.arrive()
        told = [await post(thief, "/api/session", guess("maester"), f"203.0.113.{i}") for i in range(2)]
        assert told == [401, 429]
        assert await post(new, "/api/session", mine, "203.0.113.77") == 429
        assert await post(owner, "/api/session", mine, "203.0.113.78") == 201
        forged = owner.http.cookies["device"][:-1] + "x"
        for cookie in (forged, thief.http.cookies["device"], "", ".", "x." * 3000):
            new.http.cookies.set("device", cookie)
            assert await post(new, "/api/session", mine, "203.0.113.77") == 429, cookie
        assert await post(owner, "/api/session", guess("maester"), "203.0.113.78") == 429  # its own come to an end, too
        for guest in (owner, thief, new):
            await guest.leave()
    finally:
        council.stop()


async def test_who_has_the_session_guesses_the_password_no_faster(tmp_path: Path) -> None:
    council = Council(tmp_path, account_sign_ins_per_minute=3).start()
    try:
        owner = await Guest(council).arrive()
        await owner.post("/api/accounts", {"name": "maester", "password": "a long password"})
        headers = {"x-csrftoken": owner.http.cookies["csrf"]}
        ways = (("POST", "recovery"), ("PUT", "email"), ("PUT", "password"), ("DELETE", ""))
        forms: tuple[dict[str, str], ...] = ({}, {"email": ""}, {"old": "wrong"}, {})
        told: Counter[int] = Counter()
        began = time.monotonic()
        for at in range(12):
            method, way = ways[at % 4]
            url = f"/api/me/{way}".rstrip("/")
            form = {"password": "wrong password", **forms[at % 4]}
            away = {**headers, "x-forwarded-for": f"203.0.113.{at}"}
            told[(await owner.http.request(method, url, json=form, headers=away)).status_code] += 1
        assert let_in(told, 401, 3, began), told
        stranger = await Guest(council).arrive()
        assert await post(stranger, "/api/session", {"name": "maester", "password": "a long password"}) == 201
        for guest in (owner, stranger):
            await guest.leave()
    finally:
        council.stop()


async def test_one_network_is_one_address(tmp_path: Path) -> None:
    council = Council(tmp_path, sign_ins_per_minute=3).start()
    try:
        guest = await Guest(council).arrive()
        began = time.monotonic()
        one = Counter([await post(guest, "/api/session", guess(), f"2001:db8:7:7::{i:x}") for i in range(9)])
        assert let_in(one, 401, 3, began), one
        assert await post(guest, "/api/session", guess(), "2001:db8:7:8::1") == 401
        await guest.leave()
    finally:
        council.stop()


async def test_new_visitors_are_limited_by_address(tmp_path: Path) -> None:
    council = Council(tmp_path, sessions_per_minute=5).start()
    try:
        async with httpx.AsyncClient(base_url=council.url) as http:
            told: Counter[int] = Counter()
            began = time.monotonic()
            for _ in range(12):
                http.cookies.clear()
                told[(await http.get("/api/me")).status_code] += 1
            assert let_in(told, 200, 5, began), told
    finally:
        council.stop()


async def test_tables_are_limited_by_day_and_address(tmp_path: Path) -> None:
    """As however many guests somebody comes: what is laid is kept for long. Who only looks at records is not counted,
    and elsewhere there are as many again."""
    council = Council(tmp_path, tables_per_day=5).start()
    try:
        guests = [await Guest(council).arrive() for _ in range(4)]
        told = Counter([await post(guests[i % 4], "/api/tables", {"game": "parley"}) for i in range(12)])
        assert told == {201: 5, 429: 7}
        record = {"game": "parley", "version": 1, "options": {"players": 2}, "seed": 1, "choices": []}
        assert await post(guests[0], "/api/records/verify", record) == 200
        assert await post(guests[0], "/api/tables", {"game": "parley"}, "203.0.113.9") == 201
        for guest in guests:
            await guest.leave()
    finally:
        council.stop()


def test_who_has_all_again_is_forgotten() -> None:
    """And nobody else, however long ago: a limit by the day does not begin anew because many came."""
    limits = Limits(rate=1.0, burst=10.0, most=3)
    now = time.monotonic()
    for key, full, ago in (("little", 9.0, 2.0), ("much", 0.0, 5.0), ("all", 0.0, 20.0)):
        bucket = limits.buckets[key] = Bucket(1.0, 10.0, now - ago)
        bucket.full = full
    limits.take("new")
    assert set(limits.buckets) == {"much", "new"}


async def attempts(guests: list[Guest], count: int) -> Counter[int]:
    """What comes of so many sign-ins by turns. On a slow machine the limit gives back one or two meanwhile."""
    tried = Counter([await post(guests[i % len(guests)], "/api/session", guess()) for i in range(count)])
    assert set(tried) == {401, 429}
    return tried


async def test_processes_count_together(tmp_path: Path, redis: Redis) -> None:
    """And each for itself while Redis is away."""
    shared: dict[str, Any] = {"channels_url": redis.url, "sign_ins_per_minute": 6}
    councils = [Council(tmp_path, **shared).start() for _ in range(2)]
    try:
        guests = [await Guest(council).arrive() for council in councils]
        tried = await attempts(guests, 20)
        assert 6 <= tried[401] < 9, "not as many as two processes would allow each for itself"
        redis.stop()
        try:
            tried = await attempts(guests, 30)
            assert 12 <= tried[401] < 20
        finally:
            redis.start()
        for guest in guests:
            await guest.leave()
    finally:
        for council in councils:
            council.stop()


async def test_talk_is_counted_at_all_processes_together(tmp_path: Path, redis: Redis) -> None:
    councils = [Council(tmp_path, channels_url=redis.url, chat_lines_per_minute=1, chat_burst=4).start() for _ in "ab"]
    try:
        guest = await Guest(councils[0]).arrive()
        table = await guest.lay(seats=[{"kind": "me"}, {"kind": "open"}])
        async with guest.page(councils[0]) as here, guest.page(councils[1]) as there:
            for page in (here, there):
                await page.watch(table)
            said = [await page.answer("say", table=table, text="x") for _ in range(4) for page in (here, there)]
        assert [answer["type"] for answer in said] == ["accepted"] * 4 + ["refused"] * 4
        assert {answer["reason"] for answer in said[4:]} == {"too-fast"}
        await guest.leave()
    finally:
        for council in councils:
            council.stop()


async def test_a_flood_of_passwords_is_turned_away(tmp_path: Path) -> None:
    """Few are computed, few wait, and everyone else goes on."""
    council = Council(tmp_path, hash_queue=3).start(TEST_SLOW_PASSWORDS="yes")
    try:
        guest = await Guest(council).arrive()
        flood = asyncio.gather(*(post(guest, "/api/session", guess(f"name-{i}")) for i in range(40)))
        table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        async with guest.page() as page:
            await page.watch(table, 0)
            await page.choose(table, 0, "place north")
        told = Counter(await flood)
        assert set(told) == {401, 429} and told[429] > 0
        await guest.leave()
    finally:
        council.stop()


async def test_nobody_else_is_believed(tmp_path: Path) -> None:
    """Where somebody comes from is told by proxies that are trusted, by address or network, and by nobody else."""
    for trusted, believed in (("192.0.2.0/24", False), ("10.0.0.1, 127.0.0.0/8", True)):
        council = Council(tmp_path, sign_ins_per_minute=4, connections_per_address=3, trusted_proxies=trusted).start()
        try:
            guest = await Guest(council).arrive()
            lies = [f"198.51.100.{at}" for at in range(12)]
            told = Counter([await post(guest, "/api/session", guess(f"nobody {lie}"), lie) for lie in lies])
            assert (told[429] == 0) is believed, told
            assert ("198.51.100.7" in council.log()) is believed
            open_now = [await asyncio.open_connection("127.0.0.1", council.port) for _ in range(6)]
            closed = 0
            for reader, writer in open_now:
                try:
                    async with asyncio.timeout(0.3):
                        closed += await reader.read(1) == b""
                except TimeoutError:
                    pass
                writer.close()
            assert (closed == 0) is believed, "who speaks for many has no limit of their own"
            await guest.leave()
        finally:
            council.stop()
