"""The time that all processes on a store go by, and when the last of them was alive.

It stands in a row that every living process moves on. Who starts and sees it move takes it over. Where it stands still,
nobody was there: the time since then is on nobody's clock.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from smallcouncil.server import steady_time
from smallcouncil.server.store.schema import secrets

NAME = "server_time"
LOOK = 0.02  # seconds between two looks whether it moves
MINE = secrets.c.name == NAME

Wake = Callable[[AsyncConnection, float, float | None], Awaitable[None]]  # how late it is, and when everything stopped


class SharedClock:
    def __init__(self, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.reader = reader
        self.writer = writer

    async def read(self) -> str | None:
        async with self.reader.connect() as connection:
            found: str | None = await connection.scalar(select(secrets.c.value).where(MINE))
        return found

    async def join(self, patience: float, wake: Wake) -> None:
        """Go by the time of those who are there; if nobody is after so many seconds, wake what has stopped."""
        first = await self.read()
        end = time.monotonic() + patience
        while first is not None and time.monotonic() < end:
            await asyncio.sleep(LOOK)
            seen = await self.read()
            if seen is not None and seen != first:
                steady_time.take_over(float(seen))
                return
        if first is not None:
            steady_time.catch_up(float(first))
        if not await self.begin(first, wake):  # somebody else was faster, and is there now
            steady_time.take_over(float(await self.read() or steady_time.now()))

    async def begin(self, first: str | None, wake: Wake) -> bool:
        now = steady_time.now()
        try:
            async with self.writer.begin() as connection:
                if first is None:
                    await connection.execute(insert(secrets).values(name=NAME, value=repr(now)))
                else:
                    moved = update(secrets).where(MINE, secrets.c.value == first).values(value=repr(now))
                    if not (await connection.execute(moved)).rowcount:
                        return False
                await wake(connection, now, None if first is None else float(first))
        except IntegrityError:
            return False
        return True

    async def move_on(self) -> None:
        """Somebody is there. Who is ahead leads: so nobody's time ever goes back."""
        async with self.writer.begin() as connection:
            shared = await connection.scalar(select(secrets.c.value).where(MINE).with_for_update())
            if shared is not None and float(shared) > steady_time.now():
                steady_time.catch_up(float(shared))
                return
            await connection.execute(update(secrets).where(MINE).values(value=repr(steady_time.now())))
