"""Blocks, complaints, private tables, people who are not welcome, administrators."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text

from server.api.test_records import finished
from server.conftest import Arrive
from server.council import Council
from smallcouncil.server.access.signing import new_id

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me"}, {"kind": "open"}]


async def test_who_is_blocked_is_not_read(arrive: Arrive) -> None:
    host, pest, friend = await arrive(), await arrive(), await arrive()
    table = await host.lay(listed=True, seats=TWO)
    async with host.page() as mine, pest.page() as theirs, friend.page() as other:
        for page in (mine, theirs, other):
            await page.watch(table)
        await theirs.done("say", table=table, text="first")
        line = (await mine.until("chat"))["line"]
        blocked = await host.post("/api/blocks", {"table": table, "line": line["n"]})
        assert len(blocked) == 1 and blocked[0]["person"] not in (pest.me["person"], line["person"])
        await theirs.done("say", table=table, text="second")
        await other.until("chat", lambda m: m["line"]["text"] == "second")
        await mine.done("ping")
        assert not [m for m in mine.unread if m["type"] == "chat"]
    async with host.page() as mine:
        assert (await mine.watch(table))["chat"] == []
    await host.send("DELETE", f"/api/blocks/{pest.me['person']}", status=404)
    await host.send("DELETE", f"/api/blocks/{blocked[0]['person']}")
    async with host.page() as mine:
        assert [line["text"] for line in (await mine.watch(table))["chat"]] == ["first", "second"]


async def test_nobody_floods_a_chat(arrive: Arrive) -> None:
    guest = await arrive()
    table = await guest.lay(seats=TWO)
    async with guest.page() as one, guest.page() as other:
        for page in (one, other):
            await page.watch(table)
        said = [(await page.answer("say", table=table, text="x"))["type"] for _ in range(6) for page in (one, other)]
    assert said.count("accepted") <= 9 and said[-1] == "refused"


async def test_a_private_table_is_played_on_by_its_players_alone(arrive: Arrive) -> None:
    host, stranger = await arrive(), await arrive()
    async with host.page() as page:
        table, _ = await finished(host, page, private=True)
    form = {"game": "parley", "source": {"table": table, "steps": 1}}
    assert (await stranger.post("/api/tables", form, 403))["reason"] == "private"
    seen, known = [(await guest.get(f"/api/tables/{table}"))["table"] for guest in (stranger, host)]
    assert (seen["seed"], seen["result"], seen["options"]) == (None, None, {})
    assert known["seed"] and known["result"] and known["options"]
    assert table not in [t["table"] for t in await stranger.get("/api/tables?which=over")]
    await host.post("/api/tables", form)


async def test_a_private_table_is_for_its_players(arrive: Arrive) -> None:
    host, player, stranger = await arrive(), await arrive(), await arrive()
    table = await host.lay(listed=True, seats=TWO)
    async with stranger.page() as theirs, player.page() as mine:
        await theirs.watch(table)
        await player.post(f"/api/tables/{table}/seats/1/take")
        await mine.watch(table, 1)
        await stranger.send("PUT", f"/api/tables/{table}/private", {"private": True}, 403)
        await host.send("PUT", f"/api/tables/{table}/private", {"private": True})
        gone = await theirs.until("refused")
        assert gone["reason"] == "gone"
        assert (await theirs.refused("watch", table=table))["reason"] == "private"
        assert (await mine.watch(table, 1))["info"]["private"]
        await mine.watch(table)
    assert (await stranger.get(f"/api/tables/{table}/replay", 403))["reason"] == "private"
    assert (await stranger.get(f"/api/tables/{table}/state", 403))["reason"] == "private"
    assert table not in [t["table"] for t in await stranger.get("/api/tables?which=running")]
    about = {"table": table, "seat": 1}  # names and lines of it are not for strangers either
    for path, form in (("/api/blocks", about), ("/api/complaints", {**about, "why": "rude"})):
        said = await stranger.post(path, form, 403)
        assert said["reason"] == "private"
    await player.get(f"/api/tables/{table}/replay")
    await host.send("PUT", f"/api/tables/{table}/private", {"private": False})
    await stranger.get(f"/api/tables/{table}/replay")


async def test_a_host_removes_somebody(arrive: Arrive) -> None:
    host, pest = await arrive(), await arrive()
    table = await host.lay(listed=True, seats=TWO)
    await pest.post(f"/api/tables/{table}/seats/1/take")
    async with pest.page() as theirs:
        await theirs.watch(table, 1)
        await pest.post(f"/api/tables/{table}/remove", {"seat": 0}, 403)
        await pest.get(f"/api/tables/{table}/replay")
        await host.post(f"/api/tables/{table}/remove", {"seat": 1})
        assert (await pest.get(f"/api/tables/{table}/replay", 403))["reason"] == "removed"
        assert (await theirs.until("refused"))["reason"] == "gone"
        for seat in (1, None):
            assert (await theirs.refused("watch", table=table, seat=seat))["reason"] in ("removed", "not-yours")
    assert (await pest.post(f"/api/tables/{table}/seats/1/take", status=403))["reason"] == "removed"
    seats = (await host.get(f"/api/tables/{table}"))["table"]["seats"]
    assert [seat["holder"] for seat in seats] == ["person", "bot"]


async def test_administrators_judge(council: Council, arrive: Arrive) -> None:
    admin, pest, victim = await arrive(), await arrive(), await arrive()
    await admin.post("/api/accounts", {"name": f"hand {new_id(6)}", "password": "the kings justice"})
    await admin.get("/api/admin/complaints", 403)
    grant(council, admin.me["person"])
    table = await victim.lay(listed=True, seats=TWO)
    async with pest.page() as theirs, victim.page() as mine:
        for page in (theirs, mine):
            await page.watch(table)
        await theirs.done("say", table=table, text="an insult")
        line = (await mine.until("chat"))["line"]
        await victim.post("/api/complaints", {"table": table, "line": line["n"], "why": "rude"})
        found = next(c for c in await admin.get("/api/admin/complaints") if c["about"] == pest.me["person"])
        assert (found["said"], found["why"], found["by"]) == ("an insult", "rude", victim.me["person"])
        path = f"/api/admin/people/{pest.me['person']}"
        await pest.post(path, {"what": "mute", "days": 1}, 403)
        own = f"/api/admin/people/{admin.me['person']}"
        assert (await admin.post(own, {"what": "ban"}, 400))["reason"] == "malformed", (
            "administrators do not ban each other"
        )
        await admin.post(path, {"what": "mute", "days": 1, "why": "rude"})
        assert (await theirs.refused("say", table=table, text="more"))["reason"] == "muted"
        await admin.post(path, {"what": "mute", "days": 0})
        await theirs.done("say", table=table, text="sorry")
        await admin.post(path, {"what": "ban", "days": 1})
        for spelled in ("/api/me", "//api/me", "/api//tables/", "///api/games"):  # however it is spelled
            assert (await pest.get(f"{council.url}{spelled}", 403))["reason"] == "banned"
        [judged] = [p for p in await admin.get("/api/admin/people") if p["person"] == pest.me["person"]]
        assert judged["banned_until"] and judged["muted_until"] is None
        assert await admin.get("/api/admin/people?name=nobody%20at%20all") == []
    await admin.post(path, {"what": "ban", "days": 0})
    await admin.post(f"/api/admin/complaints/{found['id']}/settle", {"outcome": "apologised"})
    assert found["id"] not in [c["id"] for c in await admin.get("/api/admin/complaints")]
    await admin.post(f"/api/admin/complaints/{found['id']}/settle", {"outcome": "banned"}, 404)
    [settled] = [c for c in await admin.get("/api/admin/complaints?settled=true") if c["id"] == found["id"]]
    assert settled["outcome"] == "apologised", "what was settled stays so"
    log = await admin.get("/api/admin/log")
    assert [entry["what"] for entry in log[:5]] == ["settle", "ban", "ban", "mute", "mute"]


def grant(council: Council, person: str) -> None:
    engine = create_engine(f"sqlite:///{council.folder}/council.sqlite")
    with engine.begin() as connection:
        connection.execute(text("UPDATE people SET admin = :yes WHERE id = :id"), {"yes": True, "id": person})
    engine.dispose()
