"""Names, the way back into an account, and what is known of a person."""

from __future__ import annotations

import asyncio
import re
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

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.append(envelope.content.decode())
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
        await owner.post("/api/recovery/mail", {"name": "davos"}, 202)
        await owner.post("/api/recovery/mail", {"name": "nobody at all"}, 202)
        async with asyncio.timeout(PATIENCE):
            while not box.mails:
                await asyncio.sleep(0.05)
        text = box.mails[0].replace("=\r\n", "").replace("=3D", "=")
        found = re.search(r"https://council.example/recover\?name=davos&token=([\w.=-]+)", text)
        assert found is not None, text
        form = {"name": "Davos", "password": "a ship of onions", "token": found[1]}
        await owner.post("/api/recovery", {**form, "token": found[1][:-2] + "AA"}, 401)
        assert (await owner.post("/api/recovery", form))["person"] == account["person"]
        assert (await owner.post("/api/recovery", form, 401))["reason"] == "wrong-code", "a link works once"
        assert len(box.mails) == 1
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
