"""Decks that people have built, kept with their accounts."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.rows import text
from smallcouncil.server.store.schema import decks


class KeptDeck(msgspec.Struct, frozen=True):
    id: str
    name: str
    deck: dict[str, Any]
    draft: bool  # not legal yet
    at: float


class Decks:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def of(self, person: str, game: str) -> list[KeptDeck]:
        """The latest first."""
        query = select(decks).where(decks.c.person == person, decks.c.game == game).order_by(decks.c.at.desc())
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [KeptDeck(row.id, row.name, msgspec.json.decode(row.deck), row.draft, row.at) for row in rows]

    async def count(self, person: str) -> int:
        async with self.reader.connect() as connection:
            return int(await connection.scalar(select(func.count()).where(decks.c.person == person)) or 0)

    async def keep(self, person: str, game: str, deck: KeptDeck) -> None:
        """A new deck, or another state of one that is kept."""
        values = {"name": deck.name, "deck": text(deck.deck), "draft": deck.draft, "at": time.time()}
        async with self.writer.begin() as connection:
            await connection.execute(delete(decks).where(*same(person, game, deck.id)))
            await connection.execute(insert(decks).values(person=person, game=game, id=deck.id, **values))

    async def remove(self, person: str, game: str, deck: str) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(delete(decks).where(*same(person, game, deck)))


def same(person: str, game: str, deck: str) -> tuple[Any, ...]:
    return decks.c.person == person, decks.c.game == game, decks.c.id == deck
