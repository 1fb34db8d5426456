"""Invitations are spent, holders have links of their own, and nobody looks into two hands."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.conftest import Arrive
from server.council import Guest
from server.tables.test_play import TWO, two_at_a_table

pytestmark = pytest.mark.anyio

ME, OPEN, RANDOM = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def invited(host: Guest, **form: Any) -> tuple[str, str]:
    """A table and the token of the invitation to its second seat."""
    laid = await host.post("/api/tables", {"game": "parley", "seats": TWO, **form})
    return laid["table"]["table"], laid["links"]["1"].rsplit("/", 1)[1]


async def take(guest: Guest, table: str, token: str | None, status: int = 200, seat: int = 1) -> Any:
    body = {} if token is None else {"token": token}
    return await guest.post(f"/api/tables/{table}/seats/{seat}/take", body, status=status)


async def link(guest: Guest, table: str, seat: int = 1) -> str:
    return str((await guest.get(f"/api/tables/{table}/seats/{seat}/link"))["link"]).rsplit("/", 1)[1]


async def test_an_invitation_is_spent_when_the_seat_is_taken(arrive: Arrive) -> None:
    host, first, second = await arrive(), await arrive(), await arrive()
    table, token = await invited(host)
    await take(first, table, token)
    assert (await take(second, table, token, 403))["reason"] == "bad-link"
    async with second.page() as page:
        assert (await page.refused("watch", table=table, seat=1))["reason"] == "not-yours"
    await second.post(f"/api/tables/{table}/seats/1/leave", {"bot": "random"}, status=403)
    await take(first, table, token)  # who sits there may come by it again: nothing happens
    assert (await host.get(f"/api/tables/{table}"))["table"]["seats"][1]["holder"] == "person"


async def test_a_free_seat_is_refused_for_what_it_is(arrive: Arrive) -> None:
    host, stranger, guest = await arrive(), await arrive(), await arrive()
    table, token = await invited(host)
    assert (await take(stranger, table, None, status=403))["reason"] == "not-invited", "nobody sits there"
    await take(guest, table, token)
    assert (await take(stranger, table, None, status=409))["reason"] == "taken"
    public, _ = await invited(host, listed=True)
    await take(stranger, public, None)


async def test_of_two_with_one_invitation_one_sits(arrive: Arrive) -> None:
    host = await arrive()
    table, token = await invited(host)
    guests = [await arrive() for _ in range(4)]

    async def status(guest: Guest) -> int:
        headers = {"x-csrftoken": guest.http.cookies["csrf"]}
        path = f"/api/tables/{table}/seats/1/take"
        return (await guest.http.post(path, json={"token": token}, headers=headers)).status_code

    assert list(await asyncio.gather(*(status(guest) for guest in guests))).count(200) == 1
    assert len((await host.get(f"/api/tables/{table}"))["table"]["seats"][1]["people"]) == 1


async def test_the_own_link_is_not_the_hosts_to_see(arrive: Arrive) -> None:
    table, host, guest = await two_at_a_table(arrive)
    assert (await host.get(f"/api/tables/{table}/seats/1/link", status=409))["reason"] == "taken"
    own = await link(guest, table)
    device = await arrive()
    await device.send("PUT", "/api/me", {"name": "Wylla"})
    await take(device, table, own)
    people = (await host.get(f"/api/tables/{table}"))["table"]["seats"][1]["people"]
    assert len(people) == 2 and people[1] == "Wylla"  # everyone sees who holds a seat
    # leaving removes only oneself
    async with device.page() as page, guest.page() as mine:
        await page.watch(table, 1)
        await mine.watch(table, 1)
        await device.post(f"/api/tables/{table}/seats/1/leave", {"bot": "random"})
        assert (await page.until("refused"))["reason"] == "gone"
        seats = await mine.until("seats", lambda m: len(m["info"]["seats"][1]["people"]) == 1)
        assert seats["info"]["seats"][1]["holder"] == "person"
        assert (await mine.watch(table, 1))["mine"] == [1]
    await take(device, table, own, 403)  # and the old link leads nowhere


async def test_links_can_be_made_void(arrive: Arrive) -> None:
    host, guest = await arrive(), await arrive()
    table, token = await invited(host)
    await guest.post(f"/api/tables/{table}/seats/1/link", status=403)
    another = (await host.post(f"/api/tables/{table}/seats/1/link"))["link"].rsplit("/", 1)[1]
    await take(guest, table, token, 403)
    await take(guest, table, another)
    old = await link(guest, table)
    assert (await guest.post(f"/api/tables/{table}/seats/1/link"))["link"] != old
    await take(await arrive(), table, old, 403)
    await host.post(f"/api/tables/{table}/seats/1/link", status=409)


async def test_who_sits_elsewhere_does_not_look_into_a_bots_hand(arrive: Arrive) -> None:
    """The host neither, and not after getting up."""
    host, guest = await arrive(), await arrive()
    seats = [ME, RANDOM, RANDOM]
    table = await host.lay(options={"players": 3}, seats=seats, takeover=True, listed=True)
    assert (await take(host, table, None, 409))["reason"] == "sat-elsewhere"
    await take(guest, table, None)
    assert (await take(guest, table, None, 409, seat=2))["reason"] == "sat-elsewhere"
    await guest.post(f"/api/tables/{table}/seats/1/leave", {"bot": "random"})
    assert (await take(guest, table, None, 409, seat=2))["reason"] == "sat-elsewhere"
    assert (await take(host, table, await link(host, table, 1), 409))["reason"] == "sat-elsewhere"
    await take(guest, table, None)  # what one has seen one may go on with
    await host.post(f"/api/tables/{table}/seats/0/leave", {"bot": "random"})
    assert (await take(host, table, None, 409, seat=2))["reason"] == "sat-elsewhere"


async def test_signing_in_is_no_way_around_it(arrive: Arrive) -> None:
    """What the guest has seen, the account has."""
    host, owner, device = await arrive(), await arrive(), await arrive()
    name = {"name": f"septa-{owner.me['person'][:8]}", "password": "a long password"}
    await owner.post("/api/accounts", name)
    table = await host.lay(options={"players": 3}, seats=[ME, RANDOM, RANDOM], takeover=True, listed=True)
    await take(device, table, None)
    await device.post(f"/api/tables/{table}/seats/1/leave", {"bot": "random"})
    await device.post("/api/session", name)
    assert (await take(device, table, None, 409, seat=2))["reason"] == "sat-elsewhere"
