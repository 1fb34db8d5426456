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
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import SQLAlchemyError

from smallcouncil import __version__
from smallcouncil.server import messages
from smallcouncil.server.access.limited import limited, weight
from smallcouncil.server.access.middleware import SMALL_BODY, Middleware, Visitor, address_of
from smallcouncil.server.access.signing import Signer, new_id, same
from smallcouncil.server.api import ROUTER, static_files
from smallcouncil.server.api.people.people import guest, provide_person, provide_visitor
from smallcouncil.server.forms import Health, Problem, Ready
from smallcouncil.server.operating.logs import Seldom
from smallcouncil.server.operating.metrics import REFUSED
from smallcouncil.server.page_socket import PageSocket
from smallcouncil.server.processes import channels
from smallcouncil.server.processes.announcements import CHANNEL, inbox
from smallcouncil.server.processes.back_off import BackOff
from smallcouncil.server.refusals import Denied, refused, status_of
from smallcouncil.server.services import Services
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.tables.lobby import Lobby
from smallcouncil.table import Refusal

log = structlog.get_logger()


# ---------------------------------------------------------------------------- refusals as answers

# Lists that anybody may read shrink on the way. Files and facts lie compressed already; in other answers something
# secret could stand beside what a stranger wrote, and sizes would tell. (All but three is meant: the pattern begins
# behind the first slash, or else Litestar warns whoever starts the server that it leaves out everything.)
NOT_COMPRESSED = r"(?<=^/)(?!api/(?:games|tables|games/[a-z0-9]+/rules)$)"


def problem(request: Request[Any, Any, Any], error: Denied | Refusal) -> Response[Problem]:
    said = refused(error)
    REFUSED.labels(said.reason).inc()
    field = said.field if isinstance(said.field, str) else None
    after = said.args.get("after")
    headers = {"retry-after": str(int(after) + 1)} if isinstance(after, int | float) else {}
    return Response(Problem(said.reason, said.args, said.text, field), status_code=status_of(error), headers=headers)


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


@websocket("/ws")
async def socket(socket: WebSocket[Any, Any, Any], lobby: NamedDependency[Lobby]) -> None:
    """One open page."""
    visitor: Visitor = socket.scope["council"]  # type: ignore[typeddict-item]
    assert visitor.person is not None  # the middleware saw to it
    person = await lobby.store.people.find(visitor.person) or guest(visitor.person)
    await socket.accept()
    settings, pages = lobby.services.settings, lobby.services.pages
    address = address_of(socket.scope)
    if (
        len(pages.of(person.id)) >= settings.pages_per_person
        or pages.by_address[address] >= settings.sockets_per_address
    ):
        await socket.close(1013, "too many pages")
        return
    pages.by_address[address] += 1
    try:
        await live(lobby, socket, visitor, person)
    finally:
        pages.by_address[address] -= 1
        if not pages.by_address[address]:
            del pages.by_address[address]


async def live(lobby: Lobby, socket: WebSocket[Any, Any, Any], visitor: Visitor, person: Person) -> None:
    assert visitor.session is not None and visitor.wire is not None
    account = person.login is not None
    page = PageSocket(lobby, socket, visitor.wire, visitor.session, person.id, person.name, account=account)
    await page.live()


# ---------------------------------------------------------------------------- the whole


async def open_lobby(settings: Settings, plugin: ChannelsPlugin, process: str) -> Lobby:
    """The store brought up to date, and everything that works on it. All or nothing."""
    store = Store(settings.store_url())
    try:
        await store.open()
        signer = Signer(await store.secret("seal"))  # as it was first called
        services = Services(settings, store, plugin, signer, process)
        lobby = Lobby(services)
        await lobby.open()
    except BaseException:
        await store.close()
        raise
    log.info("open", version=__version__, store=store.reader.dialect.name, process=services.process)
    return lobby


async def close_lobby(lobby: Lobby) -> None:
    await lobby.close()
    await lobby.services.close()
    await lobby.store.close()
    log.info("closed", process=lobby.services.process)


def create_app(settings: Settings) -> Middleware:
    """The application. A database that is not there yet is waited for: until it comes, nothing but /health answers."""
    process = new_id(8)
    plugin = ChannelsPlugin(
        channels.backend(settings.channels_url), channels=[CHANNEL, inbox(process)], arbitrary_channels_allowed=True
    )
    lobbies: list[Lobby] = []
    alone = settings.store_url().startswith("sqlite")

    async def join(app: Litestar) -> None:
        lobby = await open_lobby(settings, plugin, process)
        lobbies[:] = [lobby]
        middleware.sessions, middleware.households = lobby.services.sessions, lobby.services.households
        app.state.limits = lobby.services.limits

    async def join_later(app: Litestar) -> None:
        away, seldom = BackOff(), Seldom(10.0)
        while True:
            try:
                await join(app)
                return
            except Exception as error:
                if seldom.due(type(error).__name__):
                    log.error("store", doing="start", error=repr(error))
                await asyncio.sleep(away.failed())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        later: asyncio.Task[None] | None = None
        try:
            await join(app)
        except Exception as error:
            if alone:  # a file that cannot be opened does not come by waiting
                raise
            log.error("store", doing="start", error=repr(error))
            later = asyncio.create_task(join_later(app))
        try:
            yield
        finally:
            if later is not None:
                later.cancel()
                await asyncio.gather(later, return_exceptions=True)
            for lobby in lobbies:
                await close_lobby(lobby)

    async def provide_lobby() -> Lobby:
        if not lobbies:
            raise Denied("store")
        return lobbies[0]

    async def provide_lobbies() -> list[Lobby]:
        return lobbies

    app = Litestar(
        route_handlers=[ROUTER, health, ready, metrics, message_schema, socket, *static_files.HANDLERS],
        dependencies={
            "lobby": Provide(provide_lobby),
            "lobbies": Provide(provide_lobbies),
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
        guards=[limited],
        lifespan=[lifespan],
        plugins=[plugin],
        openapi_config=OpenAPIConfig(
            title="Small Council", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1500, exclude=NOT_COMPRESSED),
        request_max_body_size=SMALL_BODY,
        logging_config=None,
    )

    async def goodbye() -> None:
        for lobby in lobbies:
            await lobby.services.goodbye()

    app.state.base = settings.base()
    middleware = Middleware(app, settings, goodbye)
    app.state.addresses = middleware.addresses
    return middleware
