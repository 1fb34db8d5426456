"""The channel between processes: none for one, Redis (or Valkey) for several."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import structlog
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from smallcouncil.server.operating.logs import Seldom
from smallcouncil.server.processes.back_off import BackOff

log = structlog.get_logger()

PATIENCE = 5.0  # seconds that Redis has for what it is told


class PatientRedis(RedisChannelsPubSubBackend):
    """Begins without Redis, and goes on when it was away. What was not heard meanwhile the sweep finds in the store."""

    def __init__(self, redis: Redis) -> None:
        super().__init__(redis=redis)
        self.wanted: set[str] = set()  # channels that are not subscribed to yet
        self.asked = asyncio.Event()
        self.away = BackOff()
        self.seldom = Seldom(10.0)

    def failed(self, doing: str, error: Exception) -> float:
        if self.seldom.due(doing):
            log.error("channel", doing=doing, error=repr(error))
        return self.away.failed()

    async def subscribe(self, channels: Iterable[str]) -> None:
        self.wanted.update(channels)
        self.asked.set()  # who streams sees to it, as often as it takes

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if not self.away.over():  # nothing piles up
            return
        try:
            async with asyncio.timeout(PATIENCE):  # or nothing else is published, and nobody can stop
                await super().publish(data, channels)
            self.away.succeeded()
        except (RedisError, OSError) as error:
            self.failed("publish", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                await self.asked.wait()
                if self.wanted:
                    await super().subscribe(set(self.wanted))
                    self.wanted.clear()
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                await asyncio.sleep(self.failed("listen", error))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        try:
            await super().unsubscribe(channels)
        except (RedisError, OSError, RuntimeError) as error:
            self.failed("leave", error)

    async def on_shutdown(self) -> None:
        try:
            await super().on_shutdown()
        except (RedisError, OSError) as error:
            self.failed("close", error)


def backend(url: str) -> ChannelsBackend:
    if not url:
        return MemoryChannelsBackend()
    return PatientRedis(Redis.from_url(url, socket_connect_timeout=1.0))
