"""Signing in and out, here and elsewhere."""

from __future__ import annotations

import time

import structlog
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from smallcouncil.server.access.devices import known_device, new_device
from smallcouncil.server.access.limited import limit
from smallcouncil.server.access.middleware import Visitor
from smallcouncil.server.access.names import login_of
from smallcouncil.server.api.people.people import me_of
from smallcouncil.server.forms import Me, SessionInfo, SignIn
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby

log = structlog.get_logger()


async def find_account(lobby: Lobby, visitor: Visitor, name: str) -> Person | None:
    """The account of a name. However many addresses ask, one account is tried only so often; from a device that its
    owner has signed in from, whatever others try elsewhere."""
    try:
        login = login_of(name)
    except Denied:  # no account is called so; that takes as long as a wrong password
        return None
    account = await lobby.store.people.by_login(login)
    device = known_device(lobby.services.signer, account.id, visitor.device) if account else None
    if wait := await lobby.services.limits.take("account", f"{login}\n{device}" if device else login):
        raise Denied("too-fast", after=wait)
    return account


def remember_device(lobby: Lobby, visitor: Visitor, account: str) -> None:
    """This device has signed in."""
    if known_device(lobby.services.signer, account, visitor.device) is None:
        visitor.new_device = new_device(lobby.services.signer, account)


@post("/session", opt=limit("sign_in"))
async def sign_in(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby], data: JSONBody[SignIn]) -> Me:
    account = await find_account(lobby, visitor, data.name)
    stored = account.password if account else None
    if not await lobby.services.passwords.check(stored, data.password) or account is None:
        log.info("sign-in refused", account=account.id if account else None, why="wrong-password")
        raise Denied("wrong-password")
    if account.banned_until is not None and account.banned_until > time.time():
        log.info("sign-in refused", account=account.id, why="banned")
        raise Denied("banned", until=account.banned_until)
    if visitor.person is not None and visitor.person != account.id:
        before = await lobby.store.people.find(visitor.person)
        if before is None or before.login is None:
            for table in await lobby.store.people.merge(visitor.person, account.id):
                await lobby.seats_changed_in(table)
    await end(lobby, visitor)
    visitor.person = account.id
    visitor.token = await lobby.services.sessions.begin(account.id, visitor.agent)
    remember_device(lobby, visitor, account.id)
    log.info("signed in", account=account.id, name=account.name)
    return me_of(account)


@delete("/session")
async def sign_out(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby]) -> None:
    await end(lobby, visitor)
    log.info("signed out", account=visitor.person)
    visitor.person, visitor.token = None, ""


async def end(lobby: Lobby, visitor: Visitor) -> None:
    """The session of this request is over."""
    if visitor.person is not None and visitor.session is not None:
        lobby.services.end_sessions(await lobby.store.sessions.end(visitor.person, only=visitor.session))


async def renew(lobby: Lobby, visitor: Visitor, person: str) -> None:
    """All sessions of a person end; this browser gets a new one. What was known of the old ones is worth nothing."""
    lobby.services.end_sessions(await lobby.store.sessions.end(person))
    visitor.person = person
    visitor.token = await lobby.services.sessions.begin(person, visitor.agent)


@get("/sessions")
async def list_sessions(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby]) -> list[SessionInfo]:
    """Where I am signed in, the newest visit first."""
    if visitor.person is None:
        raise Denied("no-session")
    found = await lobby.store.sessions.of(visitor.person)
    return [SessionInfo(s.id, s.created, s.seen, s.agent, s.id == visitor.session) for s in found]


@delete("/sessions")
async def end_others(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby]) -> None:
    """Sign out everywhere else."""
    if visitor.person is None or visitor.session is None:
        raise Denied("no-session")
    lobby.services.end_sessions(await lobby.store.sessions.end(visitor.person, but=visitor.session))


@delete("/sessions/{session:str}")
async def end_one(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby], session: FromPath[str]) -> None:
    """Sign out there."""
    if visitor.person is None:
        raise Denied("no-session")
    ended = await lobby.store.sessions.end(visitor.person, only=session)
    if not ended:
        raise Denied("no-such", what="session", value=session[:40])
    lobby.services.end_sessions(ended)


HANDLERS = [sign_in, sign_out, list_sessions, end_others, end_one]
