"""Who am I: guests, accounts, sessions."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from smallcouncil.server.forms import Me, MeForm, PasswordForm, SignIn
from smallcouncil.server.gate import Visitor
from smallcouncil.server.hall import Hall
from smallcouncil.server.refusals import Denied
from smallcouncil.server.security import check_password, hash_password
from smallcouncil.server.store.people import Person


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    visitor: Visitor = request.scope["council"]  # type: ignore[typeddict-item]
    return visitor


async def provide_person(visitor: NamedDependency[Visitor], hall: NamedDependency[Hall]) -> Person:
    """The visitor as the store knows them; a guest nobody has heard of has a name all the same."""
    if visitor.person is None:
        raise Denied("no-session")
    return await hall.store.people.find(visitor.person) or guest(visitor.person)


def guest(person: str) -> Person:
    return Person(person, f"guest-{person[:4]}", "en")


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.lang)


@get("/me")
async def me(person: NamedDependency[Person]) -> Me:
    """The visitor; gives the session cookie to who has none."""
    return me_of(person)


@put("/me")
async def change_me(person: NamedDependency[Person], hall: NamedDependency[Hall], data: JSONBody[MeForm]) -> Me:
    name = data.name.strip() if data.name else person.name
    changed = Person(person.id, name, data.lang or person.lang, person.login, person.password)
    await hall.store.people.keep(changed)
    return me_of(changed)


@put("/me/password")
async def change_password(
    person: NamedDependency[Person], hall: NamedDependency[Hall], data: JSONBody[PasswordForm]
) -> Me:
    """Another password for this account; the old one proves that it is theirs."""
    if person.login is None or not await check_password(person.password, data.old):
        raise Denied("wrong-password", field="old")
    await hall.store.people.set_password(person.id, await hash_password(data.password))
    return me_of(person)


@post("/accounts")
async def register(person: NamedDependency[Person], hall: NamedDependency[Hall], data: JSONBody[SignIn]) -> Me:
    """An account for this visitor; everything they hold stays theirs."""
    if person.login is not None:
        raise Denied("name-taken", name=person.login)
    login = data.name.strip()
    await hall.store.people.register(person, login, await hash_password(data.password))
    return Me(person.id, login, True, person.lang)


@post("/session")
async def sign_in(visitor: NamedDependency[Visitor], hall: NamedDependency[Hall], data: JSONBody[SignIn]) -> Me:
    account = await hall.store.people.by_login(data.name.strip())
    if not await check_password(account.password if account else None, data.password) or account is None:
        raise Denied("wrong-password")
    if visitor.person is not None and visitor.person != account.id:
        before = await hall.store.people.find(visitor.person)
        if before is None or before.login is None:
            for table in await hall.store.people.merge(visitor.person, account.id):
                await hall.seats_changed_in(table)
    visitor.person, visitor.fresh = account.id, True
    return me_of(account)


@delete("/session")
async def sign_out(visitor: NamedDependency[Visitor]) -> None:
    visitor.person, visitor.fresh = None, True


HANDLERS = [me, change_me, change_password, register, sign_in, sign_out]
