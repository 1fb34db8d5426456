"""Sessions: they can be listed and ended, and end or change when what they prove changes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.server.access.session_cache import FRESH, SessionCache
from smallcouncil.server.access.signing import Signer, new_id
from smallcouncil.server.store import Store
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.people.sessions import IDLE_GUEST_LIFE, LIFE, id_of

pytestmark = pytest.mark.anyio


def account() -> dict[str, str]:
    return {"name": f"lord-{new_id(6)}", "password": "winter is coming"}


async def twin_of(council: Council, guest: Guest) -> Guest:
    """Somebody who has the same cookies: a second tab, or a thief."""
    twin = Guest(council)
    for name in ("council", "csrf"):
        twin.http.cookies.set(name, guest.http.cookies[name], domain="127.0.0.1")
    return await twin.arrive()


async def test_registration_ends_the_session_of_the_guest(council: Council, arrive: Arrive) -> None:
    guest = await arrive()
    thief = await twin_of(council, guest)
    assert thief.me["person"] == guest.me["person"]
    before = guest.http.cookies["council"]
    await guest.post("/api/accounts", account())
    assert guest.http.cookies["council"] != before
    assert (await thief.arrive()).me["person"] != guest.me["person"], "who planted or stole the cookie is out"
    assert (await guest.get("/api/me"))["account"]
    await thief.leave()


async def test_sign_out_ends_the_session_everywhere(council: Council, arrive: Arrive) -> None:
    guest = await arrive()
    await guest.post("/api/accounts", account())
    thief = await twin_of(council, guest)
    async with thief.page() as page:
        await guest.send("DELETE", "/api/session")
        with pytest.raises(ConnectionClosed) as closed:
            await page.until("nothing more")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert not (await thief.arrive()).me["account"]
    await thief.leave()


async def test_another_password_ends_all_other_sessions(arrive: Arrive) -> None:
    form = account()
    home, away = await arrive(), await arrive()
    await home.post("/api/accounts", form)
    await away.post("/api/session", form)
    assert (await away.get("/api/me"))["account"]
    change = {"old": form["password"], "password": "a dance with dragons"}
    await home.send("PUT", "/api/me/password", change)
    assert (await home.get("/api/me"))["account"]
    assert not (await away.get("/api/me"))["account"]


async def test_sessions_are_listed_and_ended_one_by_one(arrive: Arrive) -> None:
    form = account()
    home, away, third = await arrive(), await arrive(), await arrive()
    await home.post("/api/accounts", form)
    for other in (away, third):
        await other.post("/api/session", form)
    listed = await home.get("/api/sessions")
    assert len(listed) == 3 and [s["current"] for s in listed].count(True) == 1
    assert all(s["agent"].startswith("python-httpx") for s in listed)
    tokens = {id_of(g.http.cookies["council"]): g for g in (home, away, third)}
    assert set(tokens) == {s["id"] for s in listed}, "the list names sessions without opening them"
    await home.send("DELETE", f"/api/sessions/{id_of(away.http.cookies['council'])}")
    assert not (await away.get("/api/me"))["account"]
    assert (await third.get("/api/me"))["account"]
    await home.send("DELETE", "/api/sessions")
    assert not (await third.get("/api/me"))["account"]
    assert len(await home.get("/api/sessions")) == 1


async def test_what_is_known_of_a_session_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Should the word be lost that it has ended at another process."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/council.sqlite")
    await store.open()
    try:
        cache, elsewhere = SessionCache(store.sessions), store.sessions
        token = await cache.begin("arya", "")
        assert (await cache.find(token)) is not None
        await elsewhere.end("arya")
        later = time.monotonic() + FRESH
        monkeypatch.setattr(time, "monotonic", lambda: later + 0.1)
        assert (await cache.find(token)) is None
    finally:
        monkeypatch.undo()
        await store.close()


async def test_nobody_ends_the_session_of_another(arrive: Arrive) -> None:
    one, other = await arrive(), await arrive()
    session = (await other.get("/api/sessions"))[0]["id"]
    await one.send("DELETE", f"/api/sessions/{session}", status=404)
    assert (await other.get("/api/me"))["person"] == other.me["person"]


async def test_guests_who_never_played_are_forgotten_sooner(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/council.sqlite")
    await store.open()
    try:
        await store.people.keep(Person("named", "Sansa", "en"))  # a name alone is no game
        await store.people.keep(Person("muted", "Joffrey", "en"))
        await store.people.change("muted", muted_until=time.time() + 60)
        await store.people.keep(Person("player", "Arya", "en"))
        await store.lessons.keep("player", "risk/first", [], done=False)
        idle = IDLE_GUEST_LIFE + 60
        ages = {"visitor": idle, "named": idle, "muted": idle, "new": 60.0, "player": idle}
        tokens = {person: await store.sessions.begin(person, "") for person in ages}
        tokens["ancient"] = await store.sessions.begin("player", "")
        ages["ancient"] = LIFE + 60
        async with store.writer.begin() as connection:
            for who, age in ages.items():
                change = text("UPDATE sessions SET seen = :seen WHERE id = :id")
                await connection.execute(change, {"seen": time.time() - age, "id": id_of(tokens[who])})
            await connection.execute(text("UPDATE people SET created = created - :age"), {"age": idle})
        assert await store.sessions.find(id_of(tokens["ancient"])) is None, "too old, purged or not"
        assert await store.sessions.purge() == 4
        left = {who for who, token in tokens.items() if await store.sessions.find(id_of(token)) is not None}
        assert left == {"new", "player"}
        assert await store.people.find("named") is None, "nobody can come back to it"
        assert await store.people.find("muted") is not None and await store.people.find("player") is not None
    finally:
        await store.close()


async def test_guests_of_version_0_1_keep_their_seats(tmp_path: Path) -> None:
    council = Council(tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/council.sqlite")
    await store.open()
    await store.people.keep(Person("guestofold", "Arya", "en"))
    await store.people.register(Person("lordofold", "Eddard", "en"), "eddard", "hash")
    signer = Signer(await store.secret("seal"))
    await store.close()
    council.start()
    try:
        for person, stays in (("guestofold", True), ("lordofold", False)):
            guest = Guest(council)
            guest.http.cookies.set("council", f"{person}.1000.{signer.of('session', person, 1000)}")
            assert ((await guest.arrive()).me["person"] == person) is stays, "accounts have to sign in again"
            await guest.leave()
    finally:
        council.stop()
