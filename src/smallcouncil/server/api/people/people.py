"""Who am I, and how I am called."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from smallcouncil.server.access.middleware import SESSION, Visitor, address_of
from smallcouncil.server.access.names import clean, guest_name, skeleton
from smallcouncil.server.access.signing import new_id
from smallcouncil.server.forms import Me, MeForm
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    visitor: Visitor = request.scope["council"]  # type: ignore[typeddict-item]
    return visitor


async def provide_person(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby]) -> Person:
    """The visitor as the store knows them; a guest nobody has heard of has a name all the same."""
    if visitor.person is None:
        raise Denied("no-session")
    return await lobby.store.people.find(visitor.person) or guest(visitor.person)


def guest(person: str) -> Person:
    return Person(person, guest_name(person), "en")


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.lang, person.email, person.admin)


@get("/me")
async def me(request: Request[Any, Any, Any], visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby]) -> Me:
    """The visitor; gives the session cookie to who has none."""
    if visitor.person is None:
        if wait := await lobby.services.limits.take("session", address_of(request.scope)):
            raise Denied("too-fast", after=wait)
        visitor.person = await newcomer(lobby, request.cookies.get(SESSION, ""))
        visitor.token = await lobby.services.sessions.begin(visitor.person, visitor.agent)
    return me_of(await provide_person(visitor, lobby))


async def newcomer(lobby: Lobby, cookie: str) -> str:
    """Somebody without a session: a new guest, or one whom version 0.1 knew."""
    known = lobby.services.signer.person_of_old_cookie(cookie)
    person = await lobby.store.people.find(known) if known else None
    return new_id(16) if person is None or person.login is not None else person.id


@put("/me")
async def change_me(person: NamedDependency[Person], lobby: NamedDependency[Lobby], data: JSONBody[MeForm]) -> Me:
    name = await own_name(lobby, person, data.name) if data.name else person.name
    changed = msgspec.structs.replace(person, name=name, lang=data.lang or person.lang)
    await lobby.store.people.keep(changed)
    return me_of(changed)


async def own_name(lobby: Lobby, person: Person, name: str) -> str:
    """The name in the form in which it is kept; nobody is called like somebody else's account."""
    cleaned = clean(name)
    other = await lobby.store.people.looks_like(skeleton(cleaned))
    if other is not None and other.id != person.id:
        raise Denied("name-taken", field="name", name=cleaned)
    return cleaned


HANDLERS = [me, change_me]
