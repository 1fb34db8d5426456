"""The application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil import __version__
from smallcouncil.server import channels, messages, pages
from smallcouncil.server.api import ROUTER
from smallcouncil.server.api.people import guest, provide_person, provide_visitor
from smallcouncil.server.bulletins import CHANNEL
from smallcouncil.server.forms import Health, Problem
from smallcouncil.server.gate import SMALL_BODY, Gate, Visitor
from smallcouncil.server.hall import Hall
from smallcouncil.server.metrics import REFUSED
from smallcouncil.server.refusals import Denied, refused, status_of
from smallcouncil.server.security import Seal
from smallcouncil.server.settings import Settings
from smallcouncil.server.sockets import Page
from smallcouncil.server.store import Store
from smallcouncil.table import Refusal

log = structlog.get_logger()


# ---------------------------------------------------------------------------- refusals as answers


def problem(request: Request[Any, Any, Any], error: Denied | Refusal) -> Response[Problem]:
    said = refused(error)
    REFUSED.labels(said.reason).inc()
    field = said.field if isinstance(said.field, str) else None
    return Response(Problem(said.reason, said.args, said.text, field), status_code=status_of(error))


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses, in our words."""
    why = str(error.detail)
    if isinstance(error, ValidationException) and error.extra:
        why = msgspec.json.encode(error.extra).decode()
    reasons = {404: "no-such", 405: "method", 413: "too-big"}
    reason = reasons.get(error.status_code, "malformed")
    args: dict[str, Any] = {"no-such": {"what": "path", "value": request.url.path}, "too-big": {"limit": SMALL_BODY}}
    denied = Denied(reason, **args.get(reason, {} if reason == "method" else {"why": why[:500]}))
    answer = problem(request, denied)
    answer.status_code = error.status_code
    return answer


def unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that no decoder gets through."""
    return problem(request, Denied("malformed", why=type(error).__name__))


def stumbled(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if isinstance(error, TimeoutError):
        return problem(request, Denied("too-long"))
    log.error("request", path=request.url.path, error=repr(error), exc_info=error)
    return problem(request, Denied("store" if isinstance(error, SQLAlchemyError | OSError) else "failed"))


# ---------------------------------------------------------------------------- for machines


@get("/health")
async def health(hall: NamedDependency[Hall]) -> Response[Health]:
    store = await hall.store.healthy()
    sockets = sum(len(pages) for pages in hall.pages.values())
    status = Health("ok" if store else "failing", store, len(hall.rooms), sockets)
    return Response(status, status_code=200 if store else 503)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/schema/messages.json", include_in_schema=False, sync_to_thread=False)
def message_schema() -> dict[str, Any]:
    """Both sets of messages of the WebSocket, as JSON Schema."""
    return messages.schema()


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], hall: NamedDependency[Hall]) -> None:
    """One open page."""
    visitor: Visitor = socket.scope["council"]  # type: ignore[typeddict-item]
    assert visitor.person is not None  # the gate saw to it
    person = await hall.store.people.find(visitor.person) or guest(visitor.person)
    await socket.accept()
    if len(hall.pages.get(person.id, ())) >= hall.settings.pages_per_person:
        await socket.close(1013, "too many pages")
        return
    await Page(hall, socket, person.id, person.name, account=person.login is not None).live()


# ---------------------------------------------------------------------------- the whole


async def read_key(url: str) -> bytes:
    """The key of this store, made with its tables when it is new."""
    store = Store(url)
    await store.open()
    try:
        return await store.secret("seal")
    finally:
        await store.close()


def create_app(settings: Settings) -> Gate:
    """Brings the store up to date and makes the application. Not to be called from a running loop."""
    url = settings.store_url()
    seal = Seal(asyncio.run(read_key(url)))
    plugin = ChannelsPlugin(channels.backend(settings.channels_url), channels=[CHANNEL])
    halls: list[Hall] = []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(url)
        await store.open()
        hall = Hall(settings, store, plugin, seal)
        halls[:] = [hall]
        await hall.open()
        log.info("open", version=__version__, store=store.reader.dialect.name, process=hall.process)
        try:
            yield
        finally:
            await hall.close()
            await store.close()
            log.info("closed", process=hall.process)

    async def provide_hall() -> Hall:
        return halls[0]

    app = Litestar(
        route_handlers=[ROUTER, health, metrics, message_schema, socket, pages.locale, pages.locale_file, pages.page],
        dependencies={
            "hall": Provide(provide_hall),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
        },
        exception_handlers={
            Denied: problem,
            Refusal: problem,
            HTTPException: http_problem,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: stumbled,
        },
        lifespan=[lifespan],
        plugins=[plugin],
        openapi_config=OpenAPIConfig(
            title="Small Council", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=SMALL_BODY,
        logging_config=None,
    )

    async def goodbye() -> None:
        for hall in halls:
            await hall.goodbye()

    return Gate(app, settings, seal, goodbye)
