"""For administrators (`council admin grant NAME`): complaints, bans, mutes, and the log of what was decided."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Annotated, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from smallcouncil.server.access.names import guest_name, login_of
from smallcouncil.server.forms import Form
from smallcouncil.server.messages import NO_NUL
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.moderation import Complaint, Decision, Judged
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby

DAY = 86_400.0
FOREVER = 100 * 365 * DAY


class DecisionForm(Form, frozen=True):
    """For so many days; 0: from now on not any more; None: for good."""

    what: Literal["ban", "mute"]
    days: Annotated[float, Meta(ge=0, le=36_500)] | None = None
    why: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] = ""


class SettleForm(Form, frozen=True):
    outcome: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] = ""


def check_admin(person: Person) -> None:
    if not person.admin:
        raise Denied("not-admin")


async def decide(lobby: Lobby, who: str, about: str, what: str, days: float | None, why: str) -> None:
    """Ban or mute somebody, or end that."""
    until = None if days == 0 else time.time() + (FOREVER if days is None else days * DAY)
    known = await lobby.store.people.find(about)
    if known is None:
        await lobby.store.people.keep(Person(about, guest_name(about), "en"))
    if what == "ban":
        await lobby.store.people.change(about, banned_until=until)
        lobby.services.end_sessions([s.id for s in await lobby.store.sessions.of(about)])
    else:
        await lobby.store.people.change(about, muted_until=until)
    span = "ended" if days == 0 else "for good" if days is None else f"{days:g} days"
    await lobby.store.moderation.note(who, what, about, f"{span}; {why}")


@get("/admin/complaints")
async def complaints(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], settled: FromQuery[bool] = False
) -> list[Complaint]:
    check_admin(person)
    return await lobby.store.moderation.complaints(settled=settled)


@post("/admin/complaints/{complaint:int}/settle", status_code=200)
async def settle(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], complaint: FromPath[int], data: JSONBody[SettleForm]
) -> None:
    check_admin(person)
    if not 0 <= complaint < 2**53 or not await lobby.store.moderation.settle(complaint, data.outcome):
        raise Denied("no-such", what="open complaint", value=complaint)
    await lobby.store.moderation.note(person.name, "settle", str(complaint), data.outcome)


@post("/admin/people/{about:str}", status_code=200)
async def judge(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], about: FromPath[str], data: JSONBody[DecisionForm]
) -> None:
    """Ban or mute somebody, or end that."""
    check_admin(person)
    other = await lobby.store.people.find(about[:24])
    if other is None and not await lobby.store.sessions.of(about[:24]):
        raise Denied("no-such", what="person", value=about[:24])
    if other is not None and other.admin:
        raise Denied("malformed", why="administrators are judged by `council admin` alone")
    await decide(lobby, person.name, about[:24], data.what, data.days, data.why)


@get("/admin/people")
async def judged_people(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], name: FromQuery[str] = ""
) -> list[Judged]:
    """Who is banned or muted; with a name, the account that is called so."""
    check_admin(person)
    if not name:
        return await lobby.store.moderation.judged()
    with suppress(Denied):  # a name that no account can have
        found = await lobby.store.people.by_login(login_of(name[:64]))
        if found is not None:
            return [Judged(found.id, found.name, True, found.banned_until, found.muted_until)]
    return []


@get("/admin/log")
async def decisions(person: NamedDependency[Person], lobby: NamedDependency[Lobby]) -> list[Decision]:
    check_admin(person)
    return await lobby.store.moderation.decisions()


HANDLERS = [complaints, settle, judge, judged_people, decisions]
