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

AGAIN = 1.0  # seconds until a lost connection is tried again
log = structlog.get_logger()


class PatientRedis(RedisChannelsPubSubBackend):
    """Goes on when Redis was away. What was not heard meanwhile, the sweep finds in the store."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await super().publish(data, channels)
        except (RedisError, OSError) as error:
            log.error("channel", doing="publish", error=repr(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                log.error("channel", doing="listen", error=repr(error))
                await asyncio.sleep(AGAIN)


def backend(url: str) -> ChannelsBackend:
    if not url:
        return MemoryChannelsBackend()
    return PatientRedis(redis=Redis.from_url(url, socket_connect_timeout=2.0))
