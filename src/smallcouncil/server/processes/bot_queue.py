"""Whose bot thinks next. Thinking is dear: it is shared out among people, not among tables.

Every person has an account of the seconds that bots have thought at the tables they laid; who has used least comes
first, and of a person's tables the one that is watched and has used least. One worker is kept for those for whom no bot
is thinking at the moment: however many tables somebody else has laid, a bot's turn at a watched table begins at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class Job:
    """A bot's turn that waits for a worker."""

    __slots__ = ("go", "number", "person", "table", "watched")

    def __init__(self, number: int, person: str, table: str, watched: bool) -> None:
        self.number = number
        self.person = person
        self.table = table
        self.watched = watched
        self.go: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class BotQueue:
    def __init__(self, workers: int) -> None:
        self.workers = workers  # for everyone; one more is kept for newcomers
        self.waiting: list[Job] = []
        self.running: list[Job] = []
        self.used: dict[str, float] = {}  # seconds by person, from a common beginning
        self.used_by_table: dict[str, float] = {}
        self.count = 0

    async def run(self, person: str, table: str, watched: bool, work: Callable[[], Awaitable[T]]) -> T:
        """What comes of the work, when it is its turn."""
        if not any(job.person == person for job in self.waiting + self.running):
            busy = [self.used[job.person] for job in self.waiting + self.running]
            self.used[person] = max(self.used.get(person, 0.0), min(busy, default=0.0))  # nobody saves up
        self.count += 1
        job = Job(self.count, person, table, watched)
        self.waiting.append(job)
        self.start()
        try:
            await job.go
            began = time.monotonic()
            try:
                return await work()
            finally:
                spent = time.monotonic() - began
                self.used[person] += spent
                self.used_by_table[table] = self.used_by_table.get(table, 0.0) + spent
        finally:
            (self.running if job in self.running else self.waiting).remove(job)
            self.tidy()
            self.start()

    def start(self) -> None:
        """As many as may."""
        while self.waiting:
            job = self.next()
            if job is None:
                return
            self.waiting.remove(job)
            self.running.append(job)
            if not job.go.done():
                job.go.set_result(None)

    def next(self) -> Job | None:
        if len(self.running) > self.workers:
            return None
        able = self.waiting
        if len(self.running) == self.workers:
            thinking = {job.person for job in self.running}
            able = [job for job in self.waiting if job.watched and job.person not in thinking]
        return min(able, key=self.rank, default=None)

    def rank(self, job: Job) -> tuple[float, bool, float, int]:
        return self.used[job.person], not job.watched, self.used_by_table.get(job.table, 0.0), job.number

    def tidy(self) -> None:
        """Accounts are kept while anything waits or runs: after that everyone begins anew."""
        if not self.waiting and not self.running:
            self.used.clear()
            self.used_by_table.clear()
