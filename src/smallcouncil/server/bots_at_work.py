"""Bots think in processes of their own, so that a thinking bot delays nobody.

A worker gets a position and answers with the text of a choice. It dies with its parent, however that ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from smallcouncil.games import game
from smallcouncil.server.metrics import THOUGHT
from smallcouncil.table import Ask, Table

T = TypeVar("T")

STRENGTHS = ("random", "easy", "fair", "strong")
LONGEST = 60.0  # seconds; then a bot's default is played, and a replay is refused


class Workshop:
    """Processes that work for this one, begun when first needed. Whoever takes too long is replaced."""

    def __init__(self, processes: int, longest: float = LONGEST) -> None:
        self.processes = processes
        self.longest = longest
        self.pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """The outcome of the work; TimeoutError if it takes too long."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
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
                self.dismiss(pool)
                if last:
                    raise
        raise AssertionError

    def dismiss(self, pool: ProcessPoolExecutor) -> None:
        """Whatever they do, it is no longer needed."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
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


async def answer(workshop: Workshop, strength: str, table: Table, ask: Ask) -> str:
    """The text of the choice that a bot of this strength makes."""
    began = time.perf_counter()
    if strength == "random":
        choice = table.text(secrets.choice(ask.choices[: ask.own]))
    else:
        position = table.position()
        choice = await workshop.do(think, strength, table.game.id, position, ask.seat, secrets.randbits(64))
    THOUGHT.labels(strength).observe(time.perf_counter() - began)
    return choice


def think(strength: str, game_id: str, position: dict[str, Any], seat: int, seed: int) -> str:
    """In a worker: lay the position, let the bot choose from what its seat knows."""
    from smallcouncil.bots import Knowledge, make

    table = game(game_id).position(position)
    bot = make(strength, game_id, seed=seed)
    return table.text(bot.choose(Knowledge(table, seat)))
