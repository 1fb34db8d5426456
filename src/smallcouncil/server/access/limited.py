"""Routes whose use is limited by address say so: `@post("/tables", opt=limit("table"))`.

Checked on the route that was matched, however its path was spelled.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from smallcouncil.server.access.middleware import address_of
from smallcouncil.server.access.rate_limits import SharedLimits
from smallcouncil.server.refusals import Denied

LIMIT = "limit"


def limit(name: str) -> dict[str, str]:
    return {LIMIT: name}


async def limited(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard of the whole application."""
    name = handler.opt.get(LIMIT)
    if name is not None:
        limits: SharedLimits = connection.app.state.limits
        if wait := await limits.take(name, address_of(connection.scope)):
            raise Denied("too-fast", after=wait)
