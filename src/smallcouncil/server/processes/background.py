"""Work that nobody waits for: kept from being forgotten, its failures logged, ended when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()

AGAIN = 0.2  # seconds


class Background:
    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def begin(self, work: Coroutine[Any, Any, Any]) -> None:
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task", error=repr(error), exc_info=error)

    async def close(self) -> None:
        """Work may miss that it is to end, if what it waited for came at that very moment: then it is told again."""
        self.closing = True
        while self.tasks:
            for task in self.tasks:
                task.cancel()
            await asyncio.wait(self.tasks, timeout=AGAIN)
