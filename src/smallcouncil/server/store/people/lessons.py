"""How far people are in lessons."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from smallcouncil.server.store.rows import text
from smallcouncil.server.store.schema import lessons, people, sessions


class LessonProgress(msgspec.Struct, frozen=True):
    """The answers given in a lesson that is on its way, and whether it was ever taken to its end."""

    answers: list[str]
    done: bool


class Lessons:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def of(self, person: str) -> dict[str, LessonProgress]:
        """By lesson."""
        query = select(lessons).where(lessons.c.person == person)
        async with self.reader.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.lesson: LessonProgress(msgspec.json.decode(row.answers), row.done is not None) for row in rows}

    async def keep(self, person: str, lesson: str, answers: Sequence[str], *, done: bool) -> None:
        """How far somebody is now; a lesson that was once taken to its end stays so."""
        now = time.time()
        values: dict[str, str | float] = {"answers": text(answers), "at": now}
        if done:
            values["done"] = now
        same = lessons.c.person == person, lessons.c.lesson == lesson
        for _ in range(2):
            async with self.writer.begin() as connection:
                if (await connection.execute(update(lessons).where(*same).values(**values))).rowcount:
                    return
            try:
                async with self.writer.begin() as connection:
                    await connection.execute(insert(lessons).values(person=person, lesson=lesson, **values))
                return
            except IntegrityError:  # another page of the same person was faster
                continue

    async def purge(self) -> None:
        """What strangers learned who do not come back."""
        known = exists().where(people.c.id == lessons.c.person) | exists().where(sessions.c.person == lessons.c.person)
        async with self.writer.begin() as connection:
            await connection.execute(delete(lessons).where(~known))
