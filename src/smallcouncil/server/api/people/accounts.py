"""Accounts: made, recovered, taken away with all that is known of their owner."""

from __future__ import annotations

import asyncio
import random
from typing import Any
from urllib.parse import quote

import structlog
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from smallcouncil.locale.voice import Voice
from smallcouncil.server import mail
from smallcouncil.server.access.limited import limit, weight
from smallcouncil.server.access.middleware import Visitor
from smallcouncil.server.access.names import login_of
from smallcouncil.server.access.recovery import link_opens, link_token, new_code, typed
from smallcouncil.server.api.people.people import me_of, own_name
from smallcouncil.server.api.people.sessions import find_account, remember_device, renew
from smallcouncil.server.forms import (
    MailForm,
    Me,
    NameForm,
    PasswordForm,
    ProofForm,
    RecoverForm,
    RecoveryCode,
    RecoveryWays,
    Registered,
    SignIn,
)
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby

LATER = (1.0, 4.0)  # seconds, from and to, until a mail is written that was asked for
log = structlog.get_logger()


@post("/accounts", opt=limit("sign_in"))
async def register(
    visitor: NamedDependency[Visitor],
    person: NamedDependency[Person],
    lobby: NamedDependency[Lobby],
    data: JSONBody[SignIn],
) -> Registered:
    """An account for this visitor; everything they hold stays theirs."""
    if person.login is not None:
        raise Denied("name-taken", name=person.login)
    login_of(data.name)  # refused before anything is computed
    name = await own_name(lobby, person, data.name)
    code = new_code()
    password, recovery = [await lobby.services.passwords.hash(secret) for secret in (data.password, code)]
    for table in await lobby.store.people.register(person, name, password, recovery):
        await lobby.seats_changed_in(table)
    await renew(lobby, visitor, person.id)
    remember_device(lobby, visitor, person.id)
    log.info("registered", account=person.id)
    return Registered(person.id, name, True, person.lang, recovery=code)


async def prove(lobby: Lobby, person: Person, password: str, field: str = "password") -> None:
    """Somebody may have left the browser open: the password proves whose account it is, and is guessed no faster here
    than at the door."""
    if person.login is not None and (wait := await lobby.services.limits.take("account", f"{person.login}\nproof")):
        raise Denied("too-fast", after=wait)
    if person.login is None or not await lobby.services.passwords.check(person.password, password):
        raise Denied("wrong-password", field=field)


@put("/me/password", opt=limit("sign_in"))
async def change_password(
    visitor: NamedDependency[Visitor],
    person: NamedDependency[Person],
    lobby: NamedDependency[Lobby],
    data: JSONBody[PasswordForm],
) -> Me:
    """Another password for this account; the old one proves that it is theirs. All its sessions end but a new one."""
    await prove(lobby, person, data.old, "old")
    await lobby.store.people.change(person.id, password=await lobby.services.passwords.hash(data.password))
    await renew(lobby, visitor, person.id)
    log.info("password changed", account=person.id)
    return me_of(person)


@post("/me/recovery", opt=limit("sign_in"))
async def another_code(
    person: NamedDependency[Person], lobby: NamedDependency[Lobby], data: JSONBody[ProofForm]
) -> RecoveryCode:
    """A new recovery code; the one before is worth nothing then."""
    await prove(lobby, person, data.password)
    code = new_code()
    await lobby.store.people.change(person.id, recovery=await lobby.services.passwords.hash(code))
    return RecoveryCode(code)


@put("/me/email", opt=limit("sign_in"))
async def change_email(person: NamedDependency[Person], lobby: NamedDependency[Lobby], data: JSONBody[MailForm]) -> Me:
    """Where the way back is sent; empty: nowhere."""
    if data.email and not lobby.services.settings.smtp_url:
        raise Denied("no-mail")
    await prove(lobby, person, data.password)
    await lobby.store.people.change(person.id, email=data.email or None)
    return me_of(await lobby.store.people.find(person.id) or person)


@get("/recovery")
async def ways_back(lobby: NamedDependency[Lobby]) -> RecoveryWays:
    """How an account can be recovered here."""
    return RecoveryWays(bool(lobby.services.settings.smtp_url))


@post("/recovery/mail", opt=limit("sign_in"), status_code=202)
async def send_link(visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby], data: JSONBody[NameForm]) -> None:
    """Sends a link to the address of an account. Whether there is one, the answer does not tell."""
    settings = lobby.services.settings
    if not settings.smtp_url:
        raise Denied("no-mail")
    account = await find_account(lobby, visitor, data.name)
    if account is not None and account.email is not None:
        lobby.services.background.begin(write_and_send(lobby, account, account.email))


async def write_and_send(lobby: Lobby, account: Person, to: str) -> None:
    """When the answer, and that to whatever is asked right after it, are long gone: how long they take would tell that
    there is such an account. In a thread, since the first mail in a language reads all its words. Whoever asks, nobody
    is flooded; links that were sent still work."""
    settings = lobby.services.settings
    await asyncio.sleep(random.uniform(*LATER))
    if await lobby.services.limits.take("mail", lobby.services.signer.of("mail", to.casefold())):
        log.info("mail withheld", account=account.id)
        return
    token = link_token(lobby.services.signer, account)
    link = f"{settings.public_url.rstrip('/')}/recover?name={quote(account.login or '')}&token={token}"

    def write() -> tuple[str, str]:
        voice = Voice(account.lang)
        return voice.say("mail-recover-subject"), voice.say("mail-recover-text", name=account.name, link=link)

    await mail.deliver(settings, to, *await asyncio.to_thread(write))


@post("/recovery", opt=limit("sign_in"), status_code=200)
async def recover(
    visitor: NamedDependency[Visitor], lobby: NamedDependency[Lobby], data: JSONBody[RecoverForm]
) -> Registered:
    """Another password by the recovery code, or by a link; either works once. Gives a new code."""
    account = await find_account(lobby, visitor, data.name)
    if data.token is not None:
        opened = account is not None and link_opens(lobby.services.signer, account, data.token)
    else:
        stored = account.recovery if account else None
        opened = await lobby.services.passwords.check(stored, typed(data.code or ""))
    code = new_code()
    if account is not None and opened:
        password, recovery = [await lobby.services.passwords.hash(secret) for secret in (data.password, code)]
        opened = await lobby.store.people.recover(account, password, recovery)
    if account is None or not opened:
        log.info("recovery refused", account=account.id if account else None)
        raise Denied("wrong-code", field="token" if data.token is not None else "code")
    await renew(lobby, visitor, account.id)
    remember_device(lobby, visitor, account.id)
    log.info("recovered", account=account.id)
    return Registered(account.id, account.name, True, account.lang, account.email, recovery=code)


@get("/me/data", opt=weight(20))
async def my_data(person: NamedDependency[Person], lobby: NamedDependency[Lobby]) -> Response[dict[str, Any]]:
    """All that is known here of me."""
    headers = {"content-disposition": 'attachment; filename="council-data.json"'}
    return Response(await lobby.store.personal_data.of(person.id), headers=headers)


@delete("/me", opt=limit("sign_in"), status_code=204)
async def forget_me(
    visitor: NamedDependency[Visitor],
    person: NamedDependency[Person],
    lobby: NamedDependency[Lobby],
    data: JSONBody[ProofForm],
) -> None:
    """Me and all that is known of me: bots take my seats, my words are gone from every chat."""
    if person.login is not None:
        await prove(lobby, person, data.password)
    lobby.services.end_sessions(await lobby.store.sessions.end(person.id))
    for table in await lobby.store.personal_data.forget(person.id):
        await lobby.seats_changed_in(table)
    lobby.forget_words_of(person.id)
    lobby.services.announcer.publish("", forgotten=person.id)
    visitor.person, visitor.token, visitor.new_device = None, "", ""
    log.info("forgotten", account=person.id)


HANDLERS = [register, change_password, another_code, change_email, ways_back, send_link, recover, my_data, forget_me]
