"""The HTTP API, a module per kind of thing."""

from litestar import Router

from smallcouncil.server.api import games, people, records, tables

ROUTER = Router("/api", route_handlers=[*people.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *records.HANDLERS])
