"""A guest signs in: seats, tables, words and what was decided about them are the account's from now on."""

from __future__ import annotations

from sqlalchemy import Table, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from smallcouncil.server.store.schema import (
    analyses,
    blocks,
    chat,
    complaints,
    holders,
    invitations,
    lessons,
    people,
    removed,
    sat,
    tables,
    talk_lines,
)

# What a person has once of each: by whose column, and what else says which one it is.
ONCE = (
    (holders, "person", ("table_id", "seat")),
    (sat, "person", ("table_id", "seat")),
    (removed, "person", ("table_id",)),
    (lessons, "person", ("lesson",)),
    (blocks, "person", ("blocked",)),
    (blocks, "blocked", ("person",)),
)
OFTEN = (
    (tables, "host"),
    (chat, "person"),
    (talk_lines, "person"),
    (invitations, "by"),
    (complaints, "by"),
    (complaints, "about"),
    (analyses, "person"),
)


async def merge(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """The tables at which the guest sat, or that the guest laid."""
    sits = select(holders.c.table_id).where(holders.c.person == guest)
    laid = select(tables.c.id).where(tables.c.host == guest)
    changed = {*(await connection.scalars(sits)), *(await connection.scalars(laid))}
    for table, whose, keys in ONCE:
        await move(connection, table, whose, keys, guest, account)
    for table, whose in OFTEN:
        await connection.execute(update(table).where(table.c[whose] == guest).values({whose: account}))
    await connection.execute(delete(blocks).where(blocks.c.person == account, blocks.c.blocked == account))
    muted = select(func.max(people.c.muted_until)).where(people.c.id.in_((guest, account))).scalar_subquery()
    await connection.execute(update(people).where(people.c.id == account).values(muted_until=muted))
    await connection.execute(delete(people).where(people.c.id == guest))
    return sorted(changed)


async def move(
    connection: AsyncConnection, table: Table, whose: str, keys: tuple[str, ...], guest: str, account: str
) -> None:
    """What the account has already stays as it is."""
    theirs = table.alias()
    has = exists().where(theirs.c[whose] == account, *(theirs.c[key] == table.c[key] for key in keys))
    await connection.execute(update(table).where(table.c[whose] == guest, ~has).values({whose: account}))
    await connection.execute(delete(table).where(table.c[whose] == guest))
