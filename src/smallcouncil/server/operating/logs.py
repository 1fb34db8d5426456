"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import logging
import sys
import time

import structlog


def set_up(level: str = "info") -> None:
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class Seldom:
    """So that what fails a thousand times is not logged a thousand times.

    >>> seldom = Seldom(60.0)
    >>> seldom.due("store"), seldom.due("store"), seldom.due("channel")
    (True, False, True)
    """

    def __init__(self, seconds: float, most: int = 1000) -> None:
        self.seconds = seconds
        self.most = most
        self.last: dict[str, float] = {}

    def due(self, key: str) -> bool:
        now = time.monotonic()
        if now - self.last.get(key, -self.seconds) < self.seconds:
            return False
        if len(self.last) >= self.most:
            self.last.clear()
        self.last[key] = now
        return True
