"""Since when nothing can be stored. While that lasts nobody's clock runs."""

from __future__ import annotations

from collections.abc import Callable

import structlog

from smallcouncil.server import steady_time
from smallcouncil.server.operating.logs import Seldom

log = structlog.get_logger()


class Outage:
    def __init__(self) -> None:
        self.since: float | None = None
        self.ended: Callable[[float], None] = lambda since: None  # called when it is over
        self.seldom = Seldom(10.0)

    def failed(self, error: BaseException) -> None:
        if self.since is None:
            self.since = steady_time.now()
        if self.seldom.due(type(error).__name__):
            log.error("store", error=repr(error))

    def succeeded(self) -> None:
        if self.since is not None:
            since, self.since = self.since, None
            log.info("store is back", seconds=round(steady_time.now() - since, 1))
            self.ended(since)
