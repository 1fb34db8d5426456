"""Rate limits: a bucket of tokens per visitor that fills with time."""

from __future__ import annotations

import time


class Bucket:
    """Holds up to `burst` tokens, `rate` of them per second.

    >>> bucket = Bucket(rate=1, burst=2, now=0)
    >>> [bucket.take(now=0) for _ in range(3)]
    [0.0, 0.0, 1.0]
    >>> bucket.take(now=1)
    0.0
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
        return round((1 - self.full) / self.rate, 2)


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
        whole = self.burst / self.rate
        self.buckets = {k: b for k, b in self.buckets.items() if now - b.seen < whole}
