"""Frames of a page's socket: those that wait together leave together.

A step, "it is your turn" and "accepted" are three messages and one write to the socket. ASGI has no word for that, so
this protocol understands one more; and the application sends it here directly, past everything that wraps `send`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FRAMES = "council.frames"  # {"type": FRAMES, "texts": [bytes, ...]}

SendFrames = Callable[[Any], Awaitable[None]]


class FrameProtocol(WebSocketsSansIOProtocol):
    async def send(self, message: Any) -> None:
        if message["type"] != FRAMES:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        for text in message["texts"]:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
