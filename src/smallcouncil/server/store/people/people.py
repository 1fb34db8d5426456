"""Visitors: guests, and those with an account. An account is a person with a login; its seats are the person's."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server.access.names import clean, guest_name, login_of, skeleton
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.people.merging import merge
from smallcouncil.server.store.schema import holders, people


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    lang: str
    login: str | None = None
    password: str | None = None
    email: str | None = None
    recovery: str | None = None
    admin: bool = False
    banned_until: float | None = None
    muted_until: float | None = None


COLUMNS = [people.c[field] for field in Person.__struct_fields__]


class People:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def find(self, person: str) -> Person | None:
        return await self._one(people.c.id == person)

    async def by_login(self, login: str) -> Person | None:
        return await self._one(people.c.login == login)

    async def looks_like(self, skeleton: str) -> Person | None:
        """The account whose login looks so, or else the name by which others know it."""
        shown = await self._one(people.c.looks == skeleton, people.c.login.is_not(None))
        return await self._one(people.c.skeleton == skeleton) or shown

    async def _one(self, *conditions: ColumnElement[bool]) -> Person | None:
        query = select(*COLUMNS)
        async with self.reader.connect() as connection:
            row = (await connection.execute(query.where(*conditions))).first()
        return Person(*row) if row else None

    async def keep(self, person: Person) -> None:
        """Remember a guest, or what changed about a person."""
        changed = {"name": person.name, "lang": person.lang, "looks": skeleton(person.name)}
        row = {"id": person.id, "created": time.time(), **changed}
        kept = upsert(people).values(**row).on_conflict_do_update(index_elements=[people.c.id], set_=changed)
        async with self.writer.begin() as connection:
            await connection.execute(kept)

    async def register(self, person: Person, name: str, password: str, recovery: str | None = None) -> list[str]:
        """Make a person's account: everything the guest had stays theirs. Whoever was called alike so far is not any
        more; gives the tables at which they sit."""
        account = {
            "login": login_of(name),
            "skeleton": skeleton(name),
            "looks": skeleton(name),
            "name": clean(name),
            "password": password,
            "recovery": recovery,
        }
        try:
            async with self.writer.begin() as connection:
                guest = (
                    people.c.id == person.id,
                    people.c.login.is_(None),
                )  # who registers twice at once has one account
                done = await connection.execute(update(people).where(*guest).values(**account))
                if not done.rowcount:
                    row = {"id": person.id, "lang": person.lang, "created": time.time(), **account}
                    await connection.execute(insert(people).values(**row))
                return await rename_others(connection, person.id, skeleton(name))
        except IntegrityError:
            raise Denied("name-taken", field="name", name=name) from None

    async def change(self, person: str, **values: str | float | bool | None) -> None:
        """Password, recovery, e-mail address, what administrators decide."""
        async with self.writer.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(**values))

    async def recover(self, before: Person, password: str, recovery: str) -> bool:
        """Another password, and another code: of several who have the same key to an account one gets in."""
        unchanged = people.c.id == before.id, people.c.password == before.password
        async with self.writer.begin() as connection:
            done = await connection.execute(
                update(people).where(*unchanged).values(password=password, recovery=recovery)
            )
        return bool(done.rowcount)

    async def merge(self, guest: str, account: str) -> list[str]:
        """A guest signs in: all that is the guest's goes over to the account. The tables where that is seen."""
        async with self.writer.begin() as connection:
            return await merge(connection, guest, account)


async def rename_others(connection: AsyncConnection, account: str, looks: str) -> list[str]:
    """Who is called like a new account: guests as if they had not said how, and accounts by their logins."""
    alike = select(people.c.id, people.c.login).where(people.c.looks == looks, people.c.id != account)
    renamed = {row.id: row.login or guest_name(row.id) for row in await connection.execute(alike)}
    for person, name in renamed.items():
        changed = {"name": name, "looks": skeleton(name)}
        await connection.execute(update(people).where(people.c.id == person).values(**changed))
    sits = select(holders.c.table_id).where(holders.c.person.in_(list(renamed))).distinct()
    return sorted(await connection.scalars(sits))
