"""All that is known of a person: to give it to them, and to forget it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.rows import GATHERING
from smallcouncil.server.store.schema import (
    admin_log,
    analyses,
    blocks,
    chat,
    complaints,
    decks,
    holders,
    in_advance,
    invitations,
    lessons,
    people,
    removed,
    sat,
    seats,
    sessions,
    tables,
    talk_lines,
    talks,
)

HIDDEN = ("password", "recovery")
TAKES_OVER = "fair"  # the bot on the seats that are left


class PersonalData:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def of(self, person: str) -> dict[str, Any]:
        queries = {
            "person": select(*[c for c in people.c if c.name not in HIDDEN]).where(people.c.id == person),
            "sessions": select(sessions.c.created, sessions.c.seen, sessions.c.agent).where(
                sessions.c.person == person
            ),
            "seats": select(holders.c.table_id, holders.c.seat, holders.c.since).where(holders.c.person == person),
            "tables_laid": select(tables.c.id, tables.c.game, tables.c.title, tables.c.created).where(
                tables.c.host == person
            ),
            "chat": select(chat.c.table_id, chat.c.at, chat.c.name, chat.c.text).where(chat.c.person == person),
            "talk": select(talks.c.table_id, talk_lines.c.at, talk_lines.c.name, talk_lines.c.text)
            .join(talks, talks.c.id == talk_lines.c.talk_id)
            .where(talk_lines.c.person == person),
            "lessons": select(lessons.c.lesson, lessons.c.answers, lessons.c.done, lessons.c.at).where(
                lessons.c.person == person
            ),
            "sat_at": select(sat.c.table_id, sat.c.seat).where(sat.c.person == person),
            "removed_from": select(removed.c.table_id, removed.c.at).where(removed.c.person == person),
            "analyses": select(analyses.c.table_id, analyses.c.at).where(analyses.c.person == person),
            "decided": select(admin_log.c.at, admin_log.c.what, admin_log.c.detail).where(admin_log.c.about == person),
            "decks": select(decks.c.game, decks.c.name, decks.c.deck, decks.c.at).where(decks.c.person == person),
            "invitations": select(
                invitations.c.table_id, (invitations.c.by == person).label("mine"), invitations.c.at
            ).where((invitations.c.person == person) | (invitations.c.by == person)),
            "blocked": select(blocks.c.name, blocks.c.at).where(blocks.c.person == person),
            "complaints": select(complaints.c.table_id, complaints.c.name, complaints.c.why, complaints.c.at).where(
                complaints.c.by == person
            ),
        }
        async with self.reader.connect() as connection:
            return {
                name: [dict(row._mapping) for row in await connection.execute(query)] for name, query in queries.items()
            }

    async def forget(self, person: str) -> list[str]:
        """Gives the tables at which the person sat, or that they laid."""
        async with self.writer.begin() as connection:
            laid = (await connection.scalars(select(tables.c.id).where(tables.c.host == person))).all()
            mine = select(holders.c.table_id, holders.c.seat).where(holders.c.person == person)
            held = (await connection.execute(mine)).all()
            await connection.execute(delete(holders).where(holders.c.person == person))
            for row in held:
                seat = (seats.c.table_id == row.table_id, seats.c.seat == row.seat)
                others = select(holders.c.person).where(holders.c.table_id == row.table_id, holders.c.seat == row.seat)
                if await connection.scalar(others) is None:
                    gathers = select(tables.c.status).where(tables.c.id == row.table_id)
                    bot = None if await connection.scalar(gathers) == GATHERING else TAKES_OVER
                    await connection.execute(update(seats).where(*seat).values(bot=bot, link=seats.c.link + 1))
                    said = (in_advance.c.table_id == row.table_id, in_advance.c.seat == row.seat)
                    await connection.execute(delete(in_advance).where(*said))
            await connection.execute(delete(invitations).where(invitations.c.by == person))
            for table in (sessions, sat, removed, lessons, analyses, decks, invitations):
                await connection.execute(delete(table).where(table.c.person == person))
            await connection.execute(delete(blocks).where((blocks.c.person == person) | (blocks.c.blocked == person)))
            for words in (chat, talk_lines):
                theirs = update(words).where(words.c.person == person)
                await connection.execute(theirs.values(person="", name="", text=""))
            await connection.execute(update(complaints).where(complaints.c.by == person).values(by="", why=""))
            await connection.execute(
                update(complaints).where(complaints.c.about == person).values(about="", name="", said=None)
            )
            await connection.execute(update(tables).where(tables.c.host == person).values(host="", title=""))
            await connection.execute(delete(people).where(people.c.id == person))
        return sorted({*laid, *(row.table_id for row in held)})
