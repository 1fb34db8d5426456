"""Routes whose use is limited by address say so: `@post("/tables", opt=limit("table"))`; and routes that cost as much
as several requests: `@get("/tables", opt=weight(5))`.

Checked on the route that was matched, however its path was spelled.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from smallcouncil.server.access.middleware import address_of
from smallcouncil.server.access.rate_limits import Limits, SharedLimits
from smallcouncil.server.refusals import Denied

LIMIT, WEIGHT = "limit", "weight"


def limit(*names: str) -> dict[str, tuple[str, ...]]:
    return {LIMIT: names}


def weight(requests: int) -> dict[str, int]:
    return {WEIGHT: requests}


async def limited(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard of the whole application."""
    for name in handler.opt.get(LIMIT, ()):
        limits: SharedLimits = connection.app.state.limits
        if wait := await limits.take(name, address_of(connection.scope)):
            raise Denied("too-fast", after=wait)
    addresses: Limits = connection.app.state.addresses
    for _ in range(handler.opt.get(WEIGHT, 1) - 1):
        if wait := addresses.take(address_of(connection.scope)):
            raise Denied("too-fast", after=wait)
