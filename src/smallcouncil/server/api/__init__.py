"""The HTTP API, a module per kind of thing."""

from litestar import Router

from smallcouncil.server.api.games import games, lessons
from smallcouncil.server.api.people import accounts, administration, decks, moderation, people, sessions
from smallcouncil.server.api.tables import analyses, broken_tables, invitations, records, tables, talks

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
