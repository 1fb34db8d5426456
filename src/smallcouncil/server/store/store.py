"""The store as a whole: open, close, and the parts that keep tables and people."""

from __future__ import annotations

import secrets as chance

from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError

from smallcouncil.server.store.engine import connect, migrate
from smallcouncil.server.store.ledger import Ledger
from smallcouncil.server.store.people import People
from smallcouncil.server.store.schema import secrets
from smallcouncil.server.store.shelf import Shelf


class Store:
    """Where everything durable is.

    `ledger` takes choices, `shelf` has tables with all that belongs to them, `people` knows visitors and accounts.
    """

    def __init__(self, url: str) -> None:
        self.reader, self.writer = connect(url)
        self.sole = url.startswith("sqlite")  # usually no other process works on it
        self.ledger = Ledger(self.writer)
        self.shelf = Shelf(self.reader, self.writer)
        self.people = People(self.reader, self.writer)

    async def open(self) -> None:
        await migrate(self.writer)
        self.ledger.open()

    async def close(self) -> None:
        await self.ledger.close()
        await self.reader.dispose()
        await self.writer.dispose()

    async def healthy(self) -> bool:
        try:
            async with self.reader.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def secret(self, name: str) -> bytes:
        """A key that all processes on this store share; made when first asked for."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        try:
            async with self.writer.begin() as connection:
                value = await connection.scalar(query)
                if value is None:
                    value = chance.token_hex(32)
                    await connection.execute(insert(secrets).values(name=name, value=value))
        except IntegrityError:  # another process was faster
            async with self.reader.connect() as connection:
                value = await connection.scalar(query)
        return bytes.fromhex(str(value))
