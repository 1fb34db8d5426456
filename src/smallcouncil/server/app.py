"""The application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from smallcouncil import __version__
from smallcouncil.server.access.limited import limited
from smallcouncil.server.access.middleware import SMALL_BODY, Middleware
from smallcouncil.server.access.signing import Signer, new_id
from smallcouncil.server.api import ROUTER, for_machines, problems, static_files
from smallcouncil.server.api.people.people import provide_person, provide_visitor
from smallcouncil.server.operating.logs import Seldom
from smallcouncil.server.page_socket import open_page
from smallcouncil.server.processes import channels
from smallcouncil.server.processes.announcements import CHANNEL, inbox
from smallcouncil.server.processes.back_off import BackOff
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Store
from smallcouncil.server.tables.lobby import Lobby

log = structlog.get_logger()

# Lists that anybody may read shrink on the way. Files and facts lie compressed already; in other answers something
# secret could stand beside what a stranger wrote, and sizes would tell. (All but three is meant: the pattern begins
# behind the first slash, or else Litestar warns whoever starts the server that it leaves out everything.)
NOT_COMPRESSED = r"(?<=^/)(?!api/(?:games|tables|games/[a-z0-9]+/rules)$)"


class Process:
    """The lobby of this process, as soon as its store is there. A database that is not there yet is waited for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.name = new_id(8)
        self.plugin = ChannelsPlugin(
            channels.backend(settings.channels_url),
            channels=[CHANNEL, inbox(self.name)],
            arbitrary_channels_allowed=True,
        )
        self.lobbies: list[Lobby] = []  # one, once it has joined
        self.middleware: Middleware | None = None

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        later: asyncio.Task[None] | None = None
        try:
            await self.join(app)
        except Exception as error:
            if self.settings.store_url().startswith("sqlite"):  # a file that cannot be opened does not come by waiting
                raise
            log.error("store", doing="start", error=repr(error))
            later = asyncio.create_task(self.join_later(app))
        try:
            yield
        finally:
            if later is not None:
                later.cancel()
                await asyncio.gather(later, return_exceptions=True)
            for lobby in self.lobbies:
                await close_lobby(lobby)

    async def join(self, app: Litestar) -> None:
        lobby = await open_lobby(self.settings, self.plugin, self.name)
        self.lobbies[:] = [lobby]
        assert self.middleware is not None
        self.middleware.sessions, self.middleware.households = lobby.services.sessions, lobby.services.households
        app.state.limits = lobby.services.limits

    async def join_later(self, app: Litestar) -> None:
        away, seldom = BackOff(), Seldom(10.0)
        while True:
            try:
                await self.join(app)
                return
            except Exception as error:
                if seldom.due(type(error).__name__):
                    log.error("store", doing="start", error=repr(error))
                await asyncio.sleep(away.failed())

    async def goodbye(self) -> None:
        """Before the sockets are closed."""
        for lobby in self.lobbies:
            await lobby.services.goodbye()

    async def provide_lobby(self) -> Lobby:
        if not self.lobbies:
            raise Denied("store")
        return self.lobbies[0]

    async def provide_lobbies(self) -> list[Lobby]:
        return self.lobbies


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
    """The application. Until its store is there, nothing but /health answers."""
    process = Process(settings)
    app = Litestar(
        route_handlers=[ROUTER, *for_machines.HANDLERS, open_page, *static_files.HANDLERS],
        dependencies={
            "lobby": Provide(process.provide_lobby),
            "lobbies": Provide(process.provide_lobbies),
            "visitor": Provide(provide_visitor),
            "person": Provide(provide_person),
        },
        exception_handlers=problems.HANDLERS,
        guards=[limited],
        lifespan=[process.lifespan],
        plugins=[process.plugin],
        openapi_config=OpenAPIConfig(
            title="Small Council", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1500, exclude=NOT_COMPRESSED),
        request_max_body_size=SMALL_BODY,
        logging_config=None,
    )
    app.state.base = settings.base()
    process.middleware = middleware = Middleware(app, settings, process.goodbye)
    app.state.addresses = middleware.addresses
    return middleware
