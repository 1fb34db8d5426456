"""Asked by name to a table, and decks that an account keeps."""

from __future__ import annotations

import pytest

from server.conftest import Arrive

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "open"}]
PASSWORD = "correct horse battery"
DECK = {"faction": "stark", "agenda": "fealty", "plots": {}, "draw": {"arya_stark": 3}}


async def test_who_is_asked_by_name_sees_it_and_sits_down(arrive: Arrive) -> None:
    host, friend, stranger = await arrive(), await arrive(), await arrive()
    await friend.post("/api/accounts", {"name": "Brienne", "password": PASSWORD})
    table = await host.lay(seats=TWO)
    asked = f"/api/tables/{table}/invitations"
    assert (await stranger.post(asked, {"name": "Brienne"}, status=403))["reason"] == "not-host"
    assert (await host.post(asked, {"name": "Nobody"}, status=404))["reason"] == "no-such"
    for _ in range(2):
        await host.post(asked, {"name": "brienne"}, status=204)
    found = await friend.get("/api/invitations")
    assert [(one["table"]["table"], one["by"]) for one in found] == [(table, host.me["name"])]
    assert await stranger.get("/api/invitations") == []
    refused = await stranger.post(f"/api/tables/{table}/seats/1/take", status=403)
    assert refused["reason"] == "not-invited"
    await friend.post(f"/api/tables/{table}/seats/1/take")
    assert await friend.get("/api/invitations") == [], "it has done its work"


async def test_an_invitation_is_declined_and_blocked_people_ask_in_vain(arrive: Arrive) -> None:
    host, friend = await arrive(), await arrive()
    await friend.post("/api/accounts", {"name": "Podrick", "password": PASSWORD})
    table = await host.lay(seats=TWO, listed=True)
    await host.post(f"/api/tables/{table}/invitations", {"name": "Podrick"}, status=204)
    await friend.send("DELETE", f"/api/invitations/{table}", status=204)
    assert await friend.get("/api/invitations") == []
    await friend.post("/api/blocks", {"table": table, "seat": 0})
    await host.post(f"/api/tables/{table}/invitations", {"name": "Podrick"}, status=204)
    assert await friend.get("/api/invitations") == []


async def test_decks_are_kept_with_the_account(arrive: Arrive) -> None:
    lord = await arrive()
    mine = "/api/games/cards2e/decks/mine"
    form = {"name": "Wolves", "deck": DECK}
    assert (await lord.send("PUT", f"{mine}/own-1", form, 401))["reason"] == "sign-in"
    await lord.post("/api/accounts", {"name": "Howland", "password": PASSWORD})
    await lord.send("PUT", f"{mine}/own-1", form, 204)
    await lord.send("PUT", f"{mine}/own-1", {**form, "name": "More wolves"}, 204)
    assert (await lord.send("PUT", f"{mine}/own-2", {**form, "deck": {"faction": 3}}, 400))["field"] == "deck"
    device = await arrive()
    await device.post("/api/session", {"name": "Howland", "password": PASSWORD})
    kept = await device.get(mine)
    assert [(one["id"], one["name"], one["draft"], one["deck"]) for one in kept] == [
        ("own-1", "More wolves", True, DECK)
    ]
    assert "More wolves" in str(await device.get("/api/me/data"))
    await device.send("DELETE", f"{mine}/own-1", status=204)
    assert await lord.get(mine) == []
