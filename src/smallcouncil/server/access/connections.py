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
GRACE = 1.0  # seconds in which who sends a body too slowly is told so, before the connection is closed
LEAST = 16 * 1024  # bytes that who is answered must read in `body_seconds`


def http_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of a server with these settings."""
    trusted = TrustedProxies(settings.trusted_proxies)
    open_now: Counter[str] = Counter()

    class GuardedProtocol(HttpToolsProtocol):
        timer: asyncio.TimerHandle | None = None
        address = ""
        head = 0  # bytes of headers so far
        ended = False  # a request ended with what was received last: that were not all headers
        body_timer: asyncio.TimerHandle | None = None
        reading: asyncio.TimerHandle | None = None

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
            self.ended = False
            super().data_received(data)
            if self.timer is not None and not self.ended:  # the headers are not complete
                self.head += len(data)
                if self.head > LONGEST_HEAD:
                    self.transport.close()

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def leave(self) -> None:
            self.stop_timer()
            self.stop_body_timer()
            self.resume_writing()
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

        def stop_body_timer(self) -> None:
            if self.body_timer is not None:
                self.body_timer.cancel()
                self.body_timer = None

        def on_message_begin(self) -> None:
            self.expect_headers()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.stop_timer()
            self.stop_body_timer()  # whoever is answered before all is there goes on sending: nobody reads it
            wait = settings.body_seconds + GRACE
            self.body_timer = asyncio.get_running_loop().call_later(wait, self.transport.close)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.stop_body_timer()
            super().on_message_complete()
            self.expect_next()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.expect_next()

        def expect_next(self) -> None:
            """All is said and answered; empty lines would put off for ever what closes silent connections."""
            if self.body_timer is None and self.cycle is not None and self.cycle.response_complete:
                self.ended = True
                self.expect_headers()

        # ------------------------------------------------------------------ who does not read the answer

        def pause_writing(self) -> None:
            super().pause_writing()
            self.watch_reading(self.transport.get_write_buffer_size())

        def watch_reading(self, left: int) -> None:
            loop = asyncio.get_running_loop()
            self.reading = loop.call_later(settings.body_seconds, self.check_reading, left)

        def check_reading(self, left: int) -> None:
            now = self.transport.get_write_buffer_size()
            if left - now < LEAST:
                self.transport.abort()
            else:
                self.watch_reading(now)

        def resume_writing(self) -> None:
            if self.reading is not None:
                self.reading.cancel()
                self.reading = None
            super().resume_writing()

        def handle_websocket_upgrade(self) -> None:
            self.leave()  # open sockets are counted by the application, for the address that a proxy names
            super().handle_websocket_upgrade()

    return GuardedProtocol
