"""Things that are done twice, or against each other, at the same moment."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Guest
from server.tables.test_links import ME, OPEN, RANDOM, link, take
from server.tables.test_play import two_at_a_table

pytestmark = pytest.mark.anyio


async def ask(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """What comes of a request: its status, and the reason where it is refused."""
    headers = {"x-csrftoken": guest.http.cookies["csrf"]}
    answer = await guest.http.request(method, path, json=body or {}, headers=headers)
    return answer.status_code, "" if answer.is_success else answer.json()["reason"]


async def test_nobody_takes_two_hands_at_once(arrive: Arrive) -> None:
    host, greedy = await arrive(), await arrive()
    for _ in range(3):
        seats = [ME, RANDOM, RANDOM, RANDOM]
        table = await host.lay(options={"players": 4}, seats=seats, takeover=True, listed=True)
        tried = await asyncio.gather(*(ask(greedy, "POST", f"/api/tables/{table}/seats/{s}/take") for s in (1, 2, 3)))
        assert sorted(tried) == [(200, ""), (409, "sat-elsewhere"), (409, "sat-elsewhere")]
        assert len((await greedy.get(f"/api/tables/{table}"))["mine"]) == 1


async def test_who_sits_down_while_bots_come_stays(arrive: Arrive) -> None:
    """The host begins with bots on all open seats at the moment when somebody takes one: either is first, and memory
    and store agree on who."""
    host = await arrive()
    for _ in range(4):
        guest = await arrive()
        table = await host.lay(options={"players": 4}, seats=[ME, OPEN, OPEN, OPEN], listed=True)
        took, began, put = await asyncio.gather(
            ask(guest, "POST", f"/api/tables/{table}/seats/3/take"),
            ask(host, "POST", f"/api/tables/{table}/start", {"bot": "random"}),
            ask(host, "POST", f"/api/tables/{table}/seats/3/bot", {"bot": "easy"}),
        )
        assert took[0] in (200, 409) and began[0] == 200 and put[0] in (200, 409)
        known = (await guest.get(f"/api/tables/{table}"))["table"]["seats"][3]  # from the store
        async with guest.page() as page:
            shown = (await page.watch(table))["info"]["seats"][3]  # from memory
        assert (known["holder"], known["bot"], known["people"]) == (shown["holder"], shown["bot"], shown["people"])
        assert known["holder"] == ("person" if took[0] == 200 else "bot")


async def test_who_comes_twice_by_a_link_is_there_once(arrive: Arrive) -> None:
    table, host, guest = await two_at_a_table(arrive)
    device, own = await arrive(), await link(guest, table)
    tried = await asyncio.gather(*(take(device, table, own) for _ in range(5)))
    assert [len(answer["table"]["seats"][1]["people"]) for answer in tried] == [2] * 5
    assert len((await host.get(f"/api/tables/{table}"))["table"]["seats"][1]["people"]) == 2


async def test_who_registers_twice_has_one_account(arrive: Arrive) -> None:
    guest = await arrive()
    await guest.send("PUT", "/api/me", {"name": "Undecided"})
    names = [f"{name}-{guest.me['person'][:8]}" for name in ("jaime", "tyrion", "cersei")]
    forms = [{"name": name, "password": "hear me roar"} for name in names]
    tried = await asyncio.gather(*(ask(guest, "POST", "/api/accounts", form) for form in forms))
    assert Counter(status for status, _ in tried)[201] == 1, tried
    other = await arrive()
    opened = [(await ask(other, "POST", "/api/session", form))[0] for form in forms]
    assert opened.count(201) == 1 and [status for status, _ in tried].index(201) == opened.index(201)


async def test_the_same_thing_twice_at_once_is_no_failure(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    tried = await asyncio.gather(*(ask(guest, "PUT", "/api/me", {"lang": "de"}) for _ in range(6)))
    table = await host.lay(seats=[ME, OPEN], listed=True)
    await take(guest, table, None)
    tried += await asyncio.gather(*(ask(guest, "POST", "/api/blocks", {"table": table, "seat": 0}) for _ in range(6)))
    assert {status for status, _ in tried} <= {200, 201}, tried
    assert len(await guest.get("/api/blocks")) == 1
    removed = await asyncio.gather(*(ask(host, "POST", f"/api/tables/{table}/remove", {"seat": 1}) for _ in range(4)))
    assert {status for status, _ in removed} <= {200, 404}, removed
