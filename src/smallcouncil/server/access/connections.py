"""Connections of strangers: slow ones are closed, and one address has only so many.

A proxy in front (nginx, Caddy) does the same and speaks for many people: those that are trusted to name the address
they speak for (`trusted_proxies`) have no limit of their own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from smallcouncil.server.access.proxies import TrustedProxies
from smallcouncil.server.access.rate_limits import address_key
from smallcouncil.server.settings import Settings

LONGEST_HEAD = 64 * 1024  # bytes of the headers of a request; the parser has no limit of its own


def http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of a server with these settings."""
    trusted = TrustedProxies(settings.trusted_proxies)
    open_now: Counter[str] = Counter()

    class GuardedProtocol(HttpToolsProtocol):
        timer: asyncio.TimerHandle | None = None
        address = ""
        head = 0  # bytes of headers so far

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            peer = (transport.get_extra_info("peername") or ("",))[0]
            if peer not in trusted:
                self.address = address_key(peer)
                open_now[self.address] += 1
                if open_now[self.address] > settings.connections_per_address:
                    transport.close()
                    return
            self.expect_headers()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.timer is not None:  # the headers are not complete
                self.head += len(data)
                if self.head > LONGEST_HEAD:
                    self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            self.stop_timer()
            if self.address:
                open_now[self.address] -= 1
                if open_now[self.address] <= 0:
                    del open_now[self.address]
                self.address = ""

        def expect_headers(self) -> None:
            self.stop_timer()
            self.timer = asyncio.get_running_loop().call_later(settings.header_seconds, self.transport.close)

        def stop_timer(self) -> None:
            self.head = 0
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def on_message_begin(self) -> None:
            self.expect_headers()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.stop_timer()
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            self.leave()  # open sockets are counted by the application, for the address that a proxy names
            super().handle_websocket_upgrade()

    return GuardedProtocol
