"""Who may use what, for every route and every message; and nothing that is put into one makes the server stumble."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin
from urllib.parse import quote

import httpx
import msgspec
import pytest

from server.access.every_route import PLAYERS, REFUSALS, ROLES, USES, routes
from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.server import messages
from smallcouncil.server.access.signing import new_id
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store

pytestmark = pytest.mark.anyio

AWAY = {"x-forwarded-for": "203.0.113.7"}  # a visitor of a proxy, not somebody on this machine
SEATS = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
PASSWORD = "a long password"


def test_every_route_says_who_may_use_it() -> None:
    assert routes() == set(USES)


async def grant(council: Council, person: str) -> None:
    store = Store(Settings(database_url=council.database_url).store_url())
    await store.people.change(person, admin=True)
    await store.reader.dispose()
    await store.writer.dispose()


class Scene(NamedTuple):
    people: dict[str, Guest]
    values: dict[str, str]  # what stands for the names in a path

    def path(self, way: str, /, **values: str) -> str:
        for name, value in {**self.values, **values}.items():
            way = way.replace(f"{{{name}}}", value)
        return way

    def form(self, form: Any) -> Any:
        told: Any = msgspec.json.decode(msgspec.json.encode(form).replace(b"{table}", self.values["table"].encode()))
        return told


async def account(guest: Guest) -> Guest:
    await guest.post("/api/accounts", {"name": f"lord {new_id(8)}", "password": PASSWORD})
    return guest


@asynccontextmanager
async def scene(council: Council, private: bool, known: dict[str, Guest] | None = None) -> AsyncIterator[Scene]:
    """A table that runs, and everybody who may be about it. The first seat is the one that things are tried with."""
    people = dict(known or {})
    async with AsyncExitStack() as leaving:
        for role in ROLES:
            if role not in people:
                people[role] = await Guest(council).arrive()
                leaving.push_async_callback(people[role].leave)
        table = await people["host"].lay(seats=SEATS, options={"players": 3}, listed=True)
        for role in ("removed", "seated", "other"):
            await people[role].post(f"/api/tables/{table}/seats/{int(role == 'other')}/take")
            if role == "removed":
                await people["host"].post(f"/api/tables/{table}/remove", {"seat": 0})
        talk = (await people["seated"].post(f"/api/tables/{table}/talks", {"seat": 0, "to": [1], "text": "psst"}))[
            "talk"
        ]
        await people["host"].send("PUT", f"/api/tables/{table}/private", {"private": private})
        values = {
            "table": table,
            "seat": "0",
            "talk": talk["talk"],
            "game": "cards2e",
            "lesson": "first",
            "deck": "own-1",
            "session": "0" * 32,
            "blocked_person": "x" * 16,
            "about": people["guest"].me["person"],
            "complaint": "999999",
            "report": "999999",
            "lang": "en",
            "file": "app.ftl",
            "path": "nothing",
        }
        yield Scene(people, values)


async def ask(guest: Guest, route: str, path: str, form: Any) -> httpx.Response:
    headers = {**AWAY, "x-csrftoken": guest.http.cookies.get("csrf") or ""}
    url = httpx.URL(guest.council.url).copy_with(raw_path=path.encode())
    return await guest.http.request(route.split()[0], url, json=form, headers=headers)


def refusal(answer: httpx.Response) -> str | None:
    """By which it is told that this is not for them."""
    assert answer.status_code < 500, (answer.url, answer.text)
    said = answer.status_code >= 400 and answer.headers["content-type"] == "application/json"
    reason = answer.json()["reason"] if said else None
    return reason if reason in REFUSALS else None


async def told_as_expected(at: Scene, route: str, private: bool) -> None:
    use, told = USES[route], {}
    for role in ROLES:  # who may do most comes last: it may be done then
        path = at.path(route.split()[1]) + use.query
        if role == "nobody" and "council" in at.people[role].http.cookies:
            at.people[role].http.cookies.delete("council")
        told[role] = refusal(await ask(at.people[role], route, path, at.form(use.form)))
    assert told == {role: use.who(role, private) for role in ROLES}, route


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
async def test_nobody_does_what_is_not_theirs(council: Council, private: bool) -> None:
    known: dict[str, Guest] = {}
    for role in ("account", "admin"):
        known[role] = await account(await Guest(council).arrive())
    await grant(council, known["admin"].me["person"])
    async with scene(council, private, known) as at:
        for route in [route for route in USES if route.startswith("GET")]:
            await told_as_expected(at, route, private)
    for route in [route for route in USES if not route.startswith("GET")]:  # what one does changes what is there
        async with scene(council, private, known) as at:
            await told_as_expected(at, route, private)
        if route == "DELETE /api/session":
            for role in known:
                known[role] = await account(await Guest(council).arrive())
            await grant(council, known["admin"].me["person"])
    for guest in known.values():
        await guest.leave()


# ---------------------------------------------------------------------------- messages

SAID: dict[str, dict[str, Any]] = {  # a true one of every kind, for the first seat
    "watch": {"seat": 0},
    "leave": {"seat": None},
    "choose": {"seat": 0, "ask": 1, "choice": "bid 1"},
    "take_back": {"seat": 0, "n": 1},
    "answer_in_advance": {"seat": 0, "prompt": "bid", "choice": "bid 1", "until": "game"},
    "mute": {"seat": 0, "ask": 1, "choice": "bid 1"},
    "rest": {"seat": 0, "ask": 1},
    "hold": {"seat": 0, "ask": 1},
    "forget": {"seat": 0, "kind": "rest", "about": ""},
    "hand_over": {"seat": 0, "bot": "random"},
    "say": {"text": "hear me"},
    "ping": {},
}
FOR_ALL = ("say", "leave", "ping")  # who watch
KINDS = {kind.__struct_config__.tag: kind for kind in messages.FromPage.__args__}


def test_every_message_is_tried() -> None:
    assert set(SAID) == set(KINDS)


@pytest.mark.parametrize("private", [False, True], ids=["open", "private"])
async def test_nobody_says_what_is_not_theirs(council: Council, private: bool) -> None:
    async with scene(council, private) as at, at.people["seated"].page() as theirs:
        table = at.values["table"]
        await theirs.watch(table, 0)  # for who has gone the host may let a bot answer
        for role in ("guest", "removed", "other", "host"):  # none of them sits on that seat
            async with at.people[role].page() as page:
                watching = await page.answer("watch", table=table)
                shut = "removed" if role == "removed" else "private" if private and role not in PLAYERS else None
                assert watching.get("reason") == shut, role
                for kind, fields in SAID.items():
                    told = await page.answer(kind, **({} if kind == "ping" else {"table": table, **fields}))
                    if kind == "leave" and shut is None:
                        await page.watch(table)
                    if kind == "ping":
                        expected = None
                    elif kind == "watch":
                        expected = "not-yours"
                    else:
                        expected = "not-watching" if shut else None if kind in FOR_ALL else "not-yours"
                    assert told.get("reason") == expected, (role, kind, told)


# ---------------------------------------------------------------------------- whatever is put into them

STRANGE = (
    "\0",
    "a\0b",
    "x" * 300,
    "9" * 5000,
    "-1",
    str(2**63),
    "\u202e\u200b",
    "\U0001f409",
    "İ",
    "..",
    "%",
    "'\"<>&",
)
INSIDE: tuple[Any, ...] = (
    "\0",
    "a\0b",
    "x" * 300,
    "\u202e\u200b",
    "\U0001f409",
    -1,
    2**31,
    2**53 - 1,
    2**63,
    1e308,
    None,
    [],
    {},
)


def others(value: Any) -> Iterator[Any]:
    """The same with one part of it replaced, by everything strange and by what is of another kind."""
    if isinstance(value, dict):
        for key in value:
            for other in others(value[key]):
                yield {**value, key: other}
        yield {**value, "a\0b": 1}
    elif isinstance(value, list) and value:
        for other in others(value[0]):
            yield [other, *value[1:]]
    yield from INSIDE


FULLER: dict[str, dict[str, Any]] = {  # what need not be said, said
    "POST /api/blocks": {"table": "{table}", "line": 1, "talk": "{talk}"},
    "POST /api/complaints": {"table": "{table}", "line": 1, "talk": "{talk}", "why": "rude"},
    "PUT /api/me": {"name": "Arya", "lang": "de"},
    "POST /api/recovery": {"name": "nobody", "password": PASSWORD, "token": "1.x"},
    "POST /api/tables/{table}/seats/{seat}/take": {"token": "x", "options": {"mottoes": "x"}, "ready": True},
    "POST /api/tables": {
        "game": "parley",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "title": "x",
        "clock": {"kind": "live", "base": 60, "plus": 5},
        "listed": True,
        "hints": True,
        "steps": 0,
        "record": {"game": "parley", "version": 1, "options": {"players": 2}, "seed": 1, "choices": ["0 bid 1"]},
    },
}
ENDS = ("DELETE /api/me", "DELETE /api/session", "DELETE /api/sessions", "POST /api/tables/{table}/seats/{seat}/leave")


@pytest.mark.parametrize("kind", [pytest.param("sqlite", marks=pytest.mark.full), "postgresql"])
async def test_nothing_strange_makes_it_stumble(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """Every name in every path and every part of every form, by somebody who may do everything."""
    url = request.getfixturevalue("postgres") if kind == "postgresql" else ""
    council = Council(tmp_path, database_url=url).start()
    try:
        one = await account(await Guest(council).arrive())
        await grant(council, one.me["person"])
        async with scene(council, False, {"seated": one, "host": one, "admin": one}) as at:
            for route, use in USES.items():
                way = route.split()[1]
                wanted = FULLER.get(route, use.form)
                form = at.form(wanted) if wanted is not None else None
                if form is not None and "talk" in form:
                    form["talk"] = at.values["talk"]
                for name in [name for name in at.values if f"{{{name}}}" in way]:
                    for strange in STRANGE:
                        path = at.path(way, **{name: quote(strange, safe="")}) + use.query
                        await withstands(one, route, path, form)
                if route not in ENDS:
                    for other in others(form) if form is not None else ():
                        await withstands(one, route, at.path(way) + use.query, copy.deepcopy(other))
            assert (await one.get("/api/me"))["admin"], "it was somebody who may do everything, to the end"
        assert council.errors() == []
        await one.leave()
    finally:
        council.stop()


async def withstands(guest: Guest, route: str, path: str, form: Any) -> None:
    answer = await ask(guest, route, path, form)
    assert answer.status_code < 500, (route, path[:300], str(form)[:300], answer.text)


def kinds_of(kind: Any) -> set[type]:
    """Which types of Python stand for what a field may hold."""
    if get_origin(kind) in (Union, UnionType):
        return set().union(*(kinds_of(part) for part in get_args(kind)))
    if hasattr(kind, "__metadata__"):
        return kinds_of(get_args(kind)[0])
    return {kind} if isinstance(kind, type) else {type(part) for part in get_args(kind)}


WRONG: tuple[Any, ...] = ("x\0y", "", 7.5, -1, 2**53, True, None, [], {}, [0], "y" * 600)


async def test_every_field_of_every_message_has_its_kind(arrive: Arrive) -> None:
    guest = await arrive()
    table = await guest.lay(seats=[{"kind": "me"}, {"kind": "me"}])
    tried = 0
    async with guest.page() as page:
        before = await page.watch(table, 0)
        for tag, kind in KINDS.items():
            true = {} if tag == "ping" else {"table": table, **SAID[tag]}
            for field in msgspec.structs.fields(kind):
                if field.name == "ref":
                    continue
                for wrong in WRONG:
                    if type(wrong) in kinds_of(field.type) and wrong not in ("x\0y", -1, 2**53, "y" * 600):
                        continue
                    told = await page.refused(tag, **{**true, field.name: wrong})
                    assert told["reason"] == "malformed", (tag, field.name, wrong, told)
                    tried += 1
            assert (await page.refused(tag, **true, more=1))["reason"] == "malformed"
        assert (await page.watch(table, 0))["view"] == before["view"]
    assert tried > 150
