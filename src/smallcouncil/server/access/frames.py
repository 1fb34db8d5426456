"""Frames of a page's socket: those that wait together leave together, at once and without a task of their own.

A step, "it is your turn" and "accepted" are three messages and one write to the socket. ASGI has no word for that, so
this protocol offers itself to the application in the scope, as the extension `council.wire`.

What the application never hears of is counted here: pings, pongs, parts of messages. Browsers hardly send any, and
thousands of them would keep everybody waiting, or fill the memory.

Thousands of pages are open and hardly say anything, so what is done for each of them counts: who has just spoken is not
asked whether they are there, and reading is not stopped and begun again for every message.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from smallcouncil.server.access.rate_limits import Bucket

WIRE = "council.wire"
UNHEARD = 5.0  # frames a second that are no messages
UNHEARD_AT_ONCE = 50.0
UNREAD = 400  # messages that may wait for the application, which closes the socket of who sends so many
AHEAD = 4  # messages that are read while the application is busy with an earlier one
PART = 4096  # bytes that are read at a time, so that a flood is noticed soon
TOO_MANY = 1008


class Wire(Protocol):
    """Where the messages of a page leave."""

    on_writable: Callable[[], None] | None  # called when a page that could not be written to can be, or is gone

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send them all; False if the page does not read fast enough, and nothing was sent."""


class FrameProtocol(WebSocketsSansIOProtocol):
    on_writable: Callable[[], None] | None = None
    unheard: Bucket | None = None
    spoke = 0.0  # when the last message came

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PART])
            if self.queue.qsize() > UNREAD:
                self.turn_away()

    def send_receive_event_to_app(self) -> None:
        self.spoke = self.loop.time()
        paused, self.read_paused = self.read_paused, True  # or reading would stop with every message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Who has just said something is there."""
        interval = self.ping_interval or 0.0
        silent = self.loop.time() - self.spoke
        if silent < interval:
            self.ping_timer = self.loop.call_later(interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_ping(self) -> None:
        self.count()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self.count()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        self.count()
        super().handle_cont(event)

    def count(self) -> None:
        now = self.loop.time()
        if self.unheard is None:
            self.unheard = Bucket(UNHEARD, UNHEARD_AT_ONCE, now)
        if self.unheard.take(now):
            self.turn_away()

    def turn_away(self) -> None:
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    def resume_writing(self) -> None:
        super().resume_writing()
        self.tell()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.tell()

    def tell(self) -> None:
        if self.on_writable is not None:
            self.on_writable()

    def write(self, texts: Sequence[bytes]) -> bool:
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            return True  # nobody is there: it finds everything when it comes back
        if not self.writable.is_set():
            return False
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))
        return True


def text_head(length: int) -> bytes:
    """What stands before a whole message of text that is not compressed (RFC 6455, 5.2).

    >>> text_head(5), text_head(300), len(text_head(70_000))
    (b'\\x81\\x05', b'\\x81~\\x01,', 10)
    """
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 65_536 else b"\x81\x7f" + length.to_bytes(8)
