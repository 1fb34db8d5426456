"""Rate limits: so many at once, and so many more with time.

Limits on what a process spends (requests, messages) are counted by the process. Limits on what strangers may try
(sign-ins, new tables, new sessions, talk) are shared by all processes where they have a Redis; while that is away each
counts for itself.
"""

from __future__ import annotations

import math
import time
from ipaddress import IPv6Address, ip_address
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from smallcouncil.server.operating.logs import Seldom
from smallcouncil.server.processes.back_off import BackOff

log = structlog.get_logger()


class Bucket:
    """Holds up to `burst` tokens, `rate` of them per second.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(now=0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> bucket.take(now=1)
    0.0
    >>> fast = Bucket(rate=200, burst=1, now=0)
    >>> [fast.take(now=at) for at in (0, 0.001, 0.004, 0.005)]
    [0.0, 0.01, 0.01, 0.0]
    """

    __slots__ = ("burst", "full", "rate", "seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.seen = now

    def take(self, now: float) -> float:
        """Take one token: 0, or the seconds to wait for the next one."""
        self.full = min(self.burst, self.full + (now - self.seen) * self.rate)
        self.seen = now
        if self.full >= 1:
            self.full -= 1
            return 0.0
        return told((1 - self.full) / self.rate)


def told(seconds: float) -> float:
    """In hundredths, as who has to wait is told; never none for who has to.

    >>> told(0.0), told(0.001), told(1.234)
    (0.0, 0.01, 1.24)
    """
    return math.ceil(seconds * 100) / 100


class Limits:
    """Buckets by key; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> float:
        now = time.monotonic()
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= self.most:
                self.forget(now)
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket.take(now)

    def forget(self, now: float) -> None:
        self.buckets = {k: b for k, b in self.buckets.items() if b.full + (now - b.seen) * b.rate < b.burst}


class Rule(msgspec.Struct, frozen=True):
    """So many at once, and again so many in `seconds`."""

    most: float
    seconds: float


# The same in Redis: the key holds when the bucket would be full again, in Redis' own time.
TAKE = """
local now = redis.call('TIME')
local at = now[1] + now[2] / 1000000
local each, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(at, tonumber(redis.call('GET', KEYS[1]) or at)) + each
if full - at > each * most then return tostring(full - at - each * most) end
redis.call('SET', KEYS[1], string.format('%.6f', full), 'EX', math.ceil(full - at) + 1)
return '0'
"""


class SharedLimits:
    """Limits by name and key, shared by all processes that share a Redis."""

    def __init__(self, rules: dict[str, Rule], redis_url: str) -> None:
        self.rules = rules
        self.own = {name: Limits(rule.most / rule.seconds, rule.most) for name, rule in rules.items()}
        self.redis: Any = None
        if redis_url:
            self.redis = Redis.from_url(redis_url, socket_connect_timeout=0.5, socket_timeout=0.5)
        self.away = BackOff()
        self.seldom = Seldom(10.0)

    async def take(self, name: str, key: str) -> float:
        """0, or the seconds to wait."""
        if self.redis is not None and self.away.over():
            rule = self.rules[name]
            try:
                each = rule.seconds / rule.most
                wait = await self.redis.eval(TAKE, 1, f"council:limit:{name}:{key}", each, rule.most)
            except (RedisError, OSError) as error:
                self.away.failed()
                if self.seldom.due(type(error).__name__):
                    log.error("limits", error=repr(error), again=self.away.wait)
            else:
                self.away.succeeded()
                return told(float(wait))
        return self.own[name].take(key)

    async def close(self) -> None:
        if self.redis is not None:
            await self.redis.aclose()


def address_key(address: str) -> str:
    """Who an address belongs to: the smallest network that one household or machine is given.

    >>> address_key("2001:db8:1:2:3:4:5:6"), address_key("192.0.2.7"), address_key("?")
    ('2001:db8:1:2::', '192.0.2.7', '?')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Address(int(found) >> 64 << 64))
    return str(found)
