"""Processes that work for this one: thinking bots and replays delay nobody. They die with it, however that ends."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

T = TypeVar("T")

LONGEST = 60.0  # seconds; then a bot's default is played, and a replay is refused


class WorkerPool:
    """Begun when first needed. Whoever takes too long is replaced."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        self.processes = processes
        self.longest = longest
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """The outcome of the work; TimeoutError if it takes too long."""
        loop = asyncio.get_running_loop()
        died = False
        while True:
            if self.pool is None:
                spawn = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.processes, spawn, initializer=settle_in)
            pool = self.pool
            try:
                async with asyncio.timeout(self.longest):
                    return await loop.run_in_executor(pool, work, *args)
            except TimeoutError:
                self.dismiss(pool)
                raise
            except BrokenProcessPool:
                # if they were dismissed, the work of another one took too long: that is no fault of this one
                if self.pool is pool:
                    self.dismiss(pool)
                    if died:
                        raise
                    died = True
                elif self.closed:
                    raise

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        """End them. Who waits for them finds the pool broken, and not the own task cancelled."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False)

    def close(self) -> None:
        self.closed = True
        if self.pool is not None:
            pool = self.pool
            self.dismiss(pool)
            pool.shutdown(wait=True)


def settle_in() -> None:
    """A worker yields to the server, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
