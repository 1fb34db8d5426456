"""The HTTP API, a module per kind of thing."""

from litestar import Router

from smallcouncil.server.api import decks, games, people, records, tables

ROUTER = Router(
    "/api", route_handlers=[*people.HANDLERS, *games.HANDLERS, *decks.HANDLERS, *tables.HANDLERS, *records.HANDLERS]
)
