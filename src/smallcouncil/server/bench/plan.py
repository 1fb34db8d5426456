"""What is to be measured, and the settings of the server that carries it."""

from __future__ import annotations

import msgspec

from smallcouncil.server.settings import Settings


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    tables: int  # at which people play
    open: int = 0  # tables in all; at the others pages are open, and nobody chooses
    rate: float = 200.0  # choices of people a second, from all of them together
    seconds: float = 20.0
    processes: int = 1  # with a PostgreSQL and a Redis of the caller's
    spread: str = "tables"  # both pages of a table at one process; or "pages": anywhere, so that two share a table
    database_url: str = ""
    channels_url: str = ""


def unlimited(database_url: str, channels_url: str = "", **more: float) -> Settings:
    """A server that lets one address do what thousands would."""
    return msgspec.structs.replace(
        Settings(
            database_url=database_url,
            channels_url=channels_url,
            requests_per_second=1e6,
            messages_per_second=1e6,
            address_requests_per_second=1e6,
            sessions_per_minute=1e6,
            tables_per_minute=1e6,
            tables_per_day=1e9,
            tables_per_person=10**9,
            pages_per_person=10**9,
            sockets_per_address=10**9,
            connections_per_address=10**9,
            idle_after=3600,
        ),
        **more,
    )
