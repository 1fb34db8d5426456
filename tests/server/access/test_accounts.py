"""Names, the way back into an account, and what is known of a person."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from server.conftest import Arrive
from server.council import PATIENCE, Council, Guest
from smallcouncil.server.access.names import clean, login_of, skeleton
from smallcouncil.server.access.recovery import link_opens, link_token, typed
from smallcouncil.server.access.signing import Signer, new_id
from smallcouncil.server.api.people import accounts
from smallcouncil.server.refusals import Denied
from smallcouncil.server.run import free_port
from smallcouncil.server.store.people.people import Person

pytestmark = pytest.mark.anyio

PASSWORD = "winter is coming"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a\u200bb", "invisible"),  # zero width
        ("\u202egnok", "invisible"),  # turns the line around
        ("\u05d0\u05d1", "direction"),
        ("\u3164", "invisible"),  # a letter without a shape
        ("\u2800\u2800", "invisible"),
        ("...", "letters"),
        ("  ", "length"),
        ("\u0410rya", "scripts"),  # a Cyrillic A
        ("Z\u0338\u0327\u0322\u031b\u0316", "marks"),
        ("x" * 33, "length"),
        ("\x00", "invisible"),
    ],
)
async def test_names_that_deceive_are_refused(name: str, why: str) -> None:
    with pytest.raises(Denied) as denied:
        clean(name)
    assert (denied.value.reason, denied.value.args_by_name["why"]) == ("bad-name", why)


async def test_names_of_people_are_taken() -> None:
    assert clean("  Jon   Snow ") == "Jon Snow"
    assert clean("\uff21\uff52\uff59\uff41") == "Arya"
    for name in ("Jörg Müßig", "Дейенерис", "李小龙", "O'Neil", "Zoë-2"):
        assert clean(name) == name


async def test_names_that_look_alike_have_one_skeleton() -> None:
    arya = skeleton("Arya Stark")
    for other in ("\u0410rya Stark", "arya.stark", "ARYA  STARK", "Aryá Stark", "Ary@ Stark", "Arya 5tark"):
        assert skeleton(other) == arya, other
    assert skeleton("Sansa Stark") != arya


async def test_logins_that_grow_are_refused() -> None:
    with pytest.raises(Denied, match="length"):
        login_of("ß" * 32)
    with pytest.raises(Denied, match="guest"):
        login_of("Guest-abcd")


async def registered(arrive: Arrive, **more: Any) -> tuple[Guest, dict[str, Any]]:
    guest = await arrive()
    form = {"name": f"lord {new_id(8)}", "password": PASSWORD, **more}
    return guest, await guest.post("/api/accounts", form)


async def test_nobody_is_called_like_somebody_elses_account(arrive: Arrive) -> None:
    _, account = await registered(arrive, name=f"Oberyn {new_id(5)}")
    stranger = await arrive()
    for name in (account["name"].replace("O", "0", 1), account["name"].upper(), account["name"].replace(" ", "")):
        refused = await stranger.send("PUT", "/api/me", {"name": name}, 409)
        assert refused["reason"] == "name-taken"
        await stranger.post("/api/accounts", {"name": name, "password": PASSWORD}, 409)
    assert (await stranger.send("PUT", "/api/me", {"name": "Ellaria"}))["name"] == "Ellaria"


async def test_nobody_is_still_called_like_a_new_account(arrive: Arrive) -> None:
    """Who was there first as a guest, and who with an account has taken another name."""
    word = new_id(6)
    squatter, watcher = await arrive(), await arrive()
    other, account = await registered(arrive)
    await squatter.send("PUT", "/api/me", {"name": f"L0ras {word}"})
    await other.send("PUT", "/api/me", {"name": f"Garlan {word}"})
    table = await squatter.lay(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    async with watcher.page() as page:
        assert f"L0ras {word}" in str((await page.watch(table))["info"]["seats"])
        await registered(arrive, name=f"Loras {word}")
        await page.until("seats", lambda told: word not in str(told["info"]["seats"]))
    assert (await squatter.get("/api/me"))["name"].startswith("guest-")
    for taken in (f"Garlan {word}", f"garlan{word}"):  # nor like the name by which an account is known
        assert (await squatter.send("PUT", "/api/me", {"name": taken}, 409))["reason"] == "name-taken"
    assert (await other.send("PUT", "/api/me", {"name": f"Garlan {word}"}))["name"] == f"Garlan {word}"
    assert (await other.send("PUT", "/api/me", {"name": account["name"]}))["name"] == account["name"]


async def test_the_recovery_code_opens_an_account_once(arrive: Arrive) -> None:
    owner, account = await registered(arrive)
    code = account["recovery"]
    assert re.fullmatch("([a-z2-9]{5}-){4}[a-z2-9]{5}", code)
    assert "recovery" not in await owner.get("/api/me")
    finder = await arrive()
    form = {"name": account["name"], "password": "fire and blood"}
    refused = await finder.post("/api/recovery", {**form, "code": "aaaaa-" * 4 + "aaaaa"}, 401)
    assert refused["reason"] == "wrong-code"
    again = await finder.post("/api/recovery", {**form, "code": code.upper().replace("-", " ")})
    assert again["person"] == account["person"] and again["recovery"] != code
    assert not (await owner.get("/api/me"))["account"], "whoever was signed in is out"
    await owner.post("/api/recovery", {**form, "code": code}, 401)
    await owner.post("/api/session", {"name": account["name"], "password": PASSWORD}, 401)
    await owner.post("/api/session", form)


async def test_of_many_with_one_code_one_gets_in(arrive: Arrive) -> None:
    _, account = await registered(arrive)
    finders = [await arrive() for _ in range(4)]

    async def status(number: int, finder: Guest) -> int:
        form = {"name": account["name"], "password": f"fire and blood {number}", "code": account["recovery"]}
        headers = {"x-csrftoken": finder.http.cookies["csrf"]}
        return (await finder.http.post("/api/recovery", json=form, headers=headers)).status_code

    found = await asyncio.gather(*(status(number, finder) for number, finder in enumerate(finders)))
    assert sorted(found) == [200, 401, 401, 401]


async def test_a_new_code_voids_the_old_one(arrive: Arrive) -> None:
    owner, account = await registered(arrive)
    await owner.post("/api/me/recovery", {"password": "wrong"}, 401)
    fresh = (await owner.post("/api/me/recovery", {"password": PASSWORD}))["recovery"]
    form = {"name": account["name"], "password": "fire and blood"}
    await owner.post("/api/recovery", {**form, "code": account["recovery"]}, 401)
    await owner.post("/api/recovery", {**form, "code": fresh})


async def test_codes_as_people_type_them() -> None:
    assert typed(" AB2cd efghj ") == "ab2cd-efghj"


def test_a_link_by_mail_has_its_time() -> None:
    signer, owner = Signer(b"key"), Person("arya", "Arya", "en", login="arya", password="hash")
    now = int(time.time())
    assert link_opens(signer, owner, link_token(signer, owner))
    assert link_opens(signer, owner, link_token(signer, owner, now + 60))
    assert not link_opens(signer, owner, link_token(signer, owner, now - 1))
    assert not link_opens(signer, owner, link_token(Signer(b"another"), owner))


async def test_without_a_mail_server_no_mail_is_promised(arrive: Arrive) -> None:
    owner, account = await registered(arrive)
    assert (await owner.post("/api/recovery/mail", {"name": account["name"]}, 409))["reason"] == "no-mail"
    await owner.send("PUT", "/api/me/email", {"password": PASSWORD, "email": "a@example.org"}, 409)


class Letterbox:
    """What a mail server gets."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.at: list[float] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.append(envelope.content.decode())
        self.at.append(time.monotonic())
        return "250 OK"


async def test_a_link_by_mail_opens_an_account_once(tmp_path: Path) -> None:
    box, port = Letterbox(), free_port()
    server = Controller(box, hostname="127.0.0.1", port=port)
    server.start()
    settings = {"smtp_url": f"smtp://127.0.0.1:{port}", "public_url": "https://council.example"}
    council = Council(tmp_path, **settings).start()
    try:
        owner = await Guest(council).arrive()
        account = await owner.post("/api/accounts", {"name": "Davos", "password": PASSWORD})
        await owner.send("PUT", "/api/me/email", {"password": "wrong", "email": "davos@example.org"}, 401)
        changed = await owner.send("PUT", "/api/me/email", {"password": PASSWORD, "email": "davos@example.org"})
        assert changed["email"] == "davos@example.org"
        asked = time.monotonic()
        await owner.post("/api/recovery/mail", {"name": "davos"}, 202)
        await owner.post("/api/recovery/mail", {"name": "nobody at all"}, 202)
        async with asyncio.timeout(PATIENCE):
            while not box.mails:
                await asyncio.sleep(0.05)
        assert box.at[0] - asked >= accounts.LATER[0], "what it takes could be told by who asked"
        text = box.mails[0].replace("=\r\n", "").replace("=3D", "=")
        found = re.search(r"https://council.example/recover\?name=davos&token=([\w.=-]+)", text)
        assert found is not None, text
        form = {"name": "Davos", "password": "a ship of onions", "token": found[1]}
        await owner.post("/api/recovery", {**form, "token": found[1][:-2] + "AA"}, 401)
        assert (await owner.post("/api/recovery", form))["person"] == account["person"]
        assert (await owner.post("/api/recovery", form, 401))["reason"] == "wrong-code", "a link works once"
        assert len(box.mails) == 1
        poisoned = {"host": "evil.example", "x-forwarded-host": "evil.example", "forwarded": "host=evil.example"}
        for _ in range(5):  # whoever asks, and however often: no other site is named, and nobody is flooded
            token = {"x-csrftoken": owner.http.cookies["csrf"], **poisoned}
            answer = await owner.http.post("/api/recovery/mail", json={"name": "davos"}, headers=token)
            assert answer.status_code == 202
        async with asyncio.timeout(PATIENCE):
            while len(box.mails) < 3:
                await asyncio.sleep(0.05)
        await asyncio.sleep(0.5)
        assert len(box.mails) == 3 and "evil" not in "".join(box.mails)
        await owner.leave()
    finally:
        council.stop()
        server.stop()


async def test_everything_known_can_be_downloaded_and_forgotten(arrive: Arrive) -> None:
    owner, account = await registered(arrive)
    friend = await arrive()
    table = await owner.lay(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], title="mine")
    async with owner.page() as page:
        await page.watch(table, 0)
        await page.done("say", table=table, text="a secret of mine")
    data = await owner.get("/api/me/data")
    assert data["person"][0]["name"] == account["name"] and "password" not in data["person"][0]
    assert [seat["table_id"] for seat in data["seats"]] == [table]
    assert [line["text"] for line in data["chat"]] == ["a secret of mine"]
    await owner.send("DELETE", "/api/me", {"password": "wrong"}, 401)
    await owner.send("DELETE", "/api/me", {"password": PASSWORD})
    assert (await owner.arrive()).me["person"] != account["person"]
    await owner.post("/api/session", {"name": account["name"], "password": PASSWORD}, 401)
    async with friend.page() as watching:
        state = await watching.watch(table)
        assert "a secret of mine" not in str(state)
        assert state["info"]["seats"][0]["holder"] == "bot"
        assert account["name"] not in str(state["info"])


async def test_nothing_is_left_of_who_is_forgotten(tmp_path: Path) -> None:
    """Whatever they did, as a guest before they signed in as well: no row of any table holds their id or a word."""
    council = Council(tmp_path).start()
    try:
        owner, device = await Guest(council).arrive(), await Guest(council).arrive()
        friend = await Guest(council).arrive()
        account = await owner.post("/api/accounts", {"name": "Nymeria", "password": PASSWORD})
        await friend.post("/api/accounts", {"name": "Meera", "password": PASSWORD})
        mine = [account["person"], device.me["person"]]
        for who in (device, owner):  # the same as a guest and with the account
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            form = {"options": {"players": 3}, "seats": seats, "listed": True, "title": "wolfpack hunts"}
            table = await who.lay(**form)
            gathering = await who.lay(seats=[{"kind": "open"}, {"kind": "open"}], title="wolfpack gathers")
            await who.post(f"/api/tables/{gathering}/invitations", {"name": "Meera"})
            await friend.post(f"/api/tables/{table}/seats/1/take")
            async with who.page() as page, friend.page() as other:
                await page.watch(table, 0)
                await other.watch(table, 1)
                await page.done("say", table=table, text="wolfpack howls")
                await other.done("say", table=table, text="reeds")
            await who.post(f"/api/tables/{table}/talks", {"seat": 0, "to": [1], "text": "wolfpack whispers"})
            await who.post("/api/blocks", {"table": table, "seat": 1})
            await who.post("/api/complaints", {"table": table, "seat": 1, "why": "wolfpack complains"})
            await friend.post("/api/blocks", {"table": table, "seat": 0})
            await friend.post("/api/complaints", {"table": table, "seat": 0, "why": "they howl"})
        await device.send("PUT", "/api/me", {"name": "wolfpack pup"})
        await device.post("/api/session", {"name": "nymeria", "password": PASSWORD})
        assert device.http.cookies["device"] and len(await device.get("/api/sessions")) == 2
        data = await device.get("/api/me/data")
        assert len(data["chat"]) == len(data["talk"]) == len(data["complaints"]) == 2
        assert len(data["tables_laid"]) == 4 and len(data["invitations"]) == 2, "what the guest laid is the account's"
        await device.send("DELETE", "/api/me", {"password": PASSWORD})
        assert "device" not in device.http.cookies
        with sqlite3.connect(tmp_path / "council.sqlite") as store:
            names = [name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = [(name, row) for name in names for row in store.execute(f'SELECT * FROM "{name}"')]
        store.close()
        assert len(rows) > 20
        for word in (*mine, "Nymeria", "nymeria", "wolfpack"):
            found = [(name, row) for name, row in rows if word in str(row)]
            assert found == [], word
        for guest in (owner, device, friend):
            await guest.leave()
    finally:
        council.stop()


async def test_a_guest_who_signs_in_stays_host_and_stays_muted(arrive: Arrive, council: Council) -> None:
    owner, account = await registered(arrive)
    guest, friend = await arrive(), await arrive()
    table = await guest.lay(seats=[{"kind": "open"}, {"kind": "open"}], listed=True)
    other = await friend.lay(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    await guest.post(f"/api/tables/{other}/seats/1/take")
    await friend.post(f"/api/tables/{other}/remove", {"seat": 1})
    with sqlite3.connect(council.folder / "council.sqlite") as store:
        until, person = time.time() + 600, guest.me["person"]
        store.execute("UPDATE people SET muted_until = ? WHERE id = ?", (until, person))
    store.close()
    await guest.post("/api/session", {"name": account["name"], "password": PASSWORD})
    assert (await guest.get("/api/me"))["person"] == owner.me["person"]
    assert (await guest.post(f"/api/tables/{other}/seats/1/take", status=403))["reason"] == "removed"
    await guest.post(f"/api/tables/{table}/start", {"bot": "random"})
    async with owner.page() as page:
        await page.watch(table)
        assert (await page.refused("say", table=table, text="hear me"))["reason"] == "muted"
