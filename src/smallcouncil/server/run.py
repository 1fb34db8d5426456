"""Running the server in this process."""

from __future__ import annotations

import gc
import socket
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from prometheus_client import start_http_server

from smallcouncil.server import messages
from smallcouncil.server.access.connections import http_protocol
from smallcouncil.server.access.frames import FrameProtocol
from smallcouncil.server.access.proxies import TrustedProxies
from smallcouncil.server.app import create_app
from smallcouncil.server.operating import logs
from smallcouncil.server.settings import Settings

FRAME = 8 * 1024  # the largest message a page may send
GARBAGE = (50_000, 20, 100)  # thousands of tables and sockets are no garbage: a full search for some stops everyone
SWITCH = 0.0005  # seconds; the thread that commits must not wait long for a busy event loop


def configure(app: Any, settings: Settings, host: str, port: int) -> uvicorn.Config:
    """One process on one event loop; compression of frames is left to whatever stands in front."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http=http_protocol(settings),
        ws=FrameProtocol,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.pong_seconds,
        timeout_graceful_shutdown=10,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=TrustedProxies(settings.trusted_proxies).written(),
        limit_concurrency=settings.connections,
    )


class Server(uvicorn.Server):
    """Says goodbye to every page before it closes their sockets."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.app.goodbye()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, level: str = "info") -> None:
    """Until it is stopped by a signal."""
    logs.set_up(level)
    sys.setswitchinterval(SWITCH)
    app = create_app(settings)
    gc.freeze()  # what is here now stays
    gc.set_threshold(*GARBAGE)
    if settings.metrics_port:
        start_http_server(settings.metrics_port, "127.0.0.1")
    Server(configure(app, settings, host, port)).run()


def serve_on(settings: Settings, bound: socket.socket, level: str, number: int) -> None:
    """One of several processes, on a socket that all of them may share; its metrics are its own."""
    logs.set_up(level)
    sys.setswitchinterval(SWITCH)
    app = create_app(settings)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    if settings.metrics_port:
        start_http_server(settings.metrics_port + number, "127.0.0.1")
    Server(configure(app, settings, "", 0)).run(sockets=[bound])


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def write_schema(folder: Path) -> list[Path]:
    """Both schemas as files, for pages that generate their types."""
    with tempfile.TemporaryDirectory() as empty:
        app: Any = create_app(Settings(database_url=f"sqlite:///{empty}/council.sqlite")).app
        written = {"openapi.json": app.openapi_schema.to_schema(), "messages.json": messages.schema()}
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in written.items():
        (folder / name).write_bytes(msgspec.json.format(msgspec.json.encode(schema), indent=1) + b"\n")
    return [folder / name for name in written]
