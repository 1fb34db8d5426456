"""Frames of a page's socket: those that wait together leave together, at once and without a task of their own.

A step, "it is your turn" and "accepted" are three messages and one write to the socket. ASGI has no word for that, so
this protocol offers itself to the application in the scope, as the extension `council.wire`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "council.wire"


class Wire(Protocol):
    """Where the messages of a page leave."""

    on_writable: Callable[[], None] | None  # called when a page that could not be written to can be, or is gone

    def write(self, texts: Sequence[bytes]) -> bool:
        """Send them all; False if the page does not read fast enough, and nothing was sent."""


class FrameProtocol(WebSocketsSansIOProtocol):
    on_writable: Callable[[], None] | None = None

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
        if self.disconnected or self.close_sent:
            return True  # nobody is there: it finds everything when it comes back
        if not self.writable.is_set():
            return False
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
