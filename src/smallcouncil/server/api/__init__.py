"""The HTTP API, a module per kind of thing."""

from litestar import Router

from smallcouncil.server.api import (
    accounts,
    administration,
    analyses,
    broken_tables,
    decks,
    games,
    invitations,
    lessons,
    moderation,
    people,
    records,
    sessions,
    tables,
    talks,
)

PARTS = (
    people,
    sessions,
    accounts,
    games,
    decks,
    lessons,
    tables,
    invitations,
    talks,
    records,
    analyses,
    moderation,
    administration,
    broken_tables,
)
ROUTER = Router("/api", route_handlers=[handler for part in PARTS for handler in part.HANDLERS])
