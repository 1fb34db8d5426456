"""What machines ask for: whether the process is alive and can work, its metrics, the schema of messages."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from smallcouncil.server import messages
from smallcouncil.server.access.limited import weight
from smallcouncil.server.access.signing import same
from smallcouncil.server.forms import Health, Ready
from smallcouncil.server.refusals import Denied
from smallcouncil.server.tables.lobby import Lobby


@get("/health")
async def health(lobbies: NamedDependency[list[Lobby]]) -> Health:
    """The process is alive."""
    rooms = sum(len(lobby.rooms) for lobby in lobbies)
    return Health("ok", rooms, sum(len(lobby.services.pages) for lobby in lobbies))


@get("/ready")
async def ready(lobbies: NamedDependency[list[Lobby]]) -> Response[Ready]:
    """The process can do its work: something can be stored."""
    able = bool(lobbies) and await lobbies[0].store.ready()
    return Response(Ready("ready" if able else "not-ready"), status_code=200 if able else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], lobby: NamedDependency[Lobby]) -> Response[bytes]:
    """For Prometheus, which has a token or comes from this machine."""
    settings = lobby.services.settings
    given = request.headers.get("authorization", "")
    if settings.metrics_port:
        raise Denied("no-such", what="path", value="/metrics")
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    if not (same(given, f"Bearer {settings.metrics_token}") if settings.metrics_token else local):
        raise Denied("not-for-you")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False, opt=weight(5))
def message_schema() -> dict[str, Any]:
    """Both sets of messages of the WebSocket, as JSON Schema."""
    return messages.schema()


HANDLERS: list[Any] = [health, ready, metrics, message_schema]
