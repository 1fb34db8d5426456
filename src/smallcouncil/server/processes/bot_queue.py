"""Whose bot thinks next. Thinking is dear: it is shared out among people, not among tables.

Every household (see `Households`) has an account of the seconds that bots have thought at the tables laid from there,
and every person one within it; who has used least comes first, and of a person's tables the one that is watched and has
used least. One worker is kept for households for which no bot is thinking at the moment: however many tables somebody
else has laid, as however many guests, a bot's turn at a watched table begins at once.

Where more want to think than there are workers, everyone thinks a shorter time: an answer comes after about the seconds
that a bot alone would take, however many tables there are. Bots that need no time have a queue and a worker of their
own, and so have hints (`Services.read`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class Job:
    """A bot's turn that waits for a worker."""

    __slots__ = ("go", "number", "household", "person", "table", "watched", "newcomer")

    def __init__(self, number: int, household: str, person: str, table: str, watched: bool) -> None:
        self.number = number
        self.household = household
        self.person = person
        self.table = table
        self.watched = watched
        self.newcomer = False  # on the worker that is kept for them
        self.go: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class BotQueue:
    def __init__(self, workers: int) -> None:
        self.workers = workers  # for everyone; one more is kept for newcomers
        self.waiting: list[Job] = []
        self.running: list[Job] = []
        self.used: dict[str, float] = {}  # seconds by household, from a common beginning
        self.used_by_person: dict[str, float] = {}
        self.used_by_table: dict[str, float] = {}
        self.count = 0

    async def run(
        self, person: str, table: str, watched: bool, work: Callable[[], Awaitable[T]], household: str = ""
    ) -> T:
        """What comes of the work, when it is its turn. Without a household a person stands alone."""
        household = household or person
        if not any(job.household == household for job in self.waiting + self.running):
            busy = [self.used[job.household] for job in self.waiting + self.running]
            self.used[household] = max(self.used.get(household, 0.0), min(busy, default=0.0))  # nobody saves up
        self.count += 1
        job = Job(self.count, household, person, table, watched)
        self.waiting.append(job)
        self.start()
        try:
            await job.go
            began = time.monotonic()
            try:
                return await work()
            finally:
                spent = time.monotonic() - began
                self.used[household] += spent
                self.used_by_person[person] = self.used_by_person.get(person, 0.0) + spent
                self.used_by_table[table] = self.used_by_table.get(table, 0.0) + spent
        finally:
            (self.running if job in self.running else self.waiting).remove(job)
            self.tidy()
            self.start()

    def watch(self, table: str) -> None:
        """Somebody has come to a table whose bots were waiting for their turn."""
        for job in self.waiting:
            job.watched = job.watched or job.table == table
        self.start()

    def start(self) -> None:
        """As many as may."""
        while self.waiting:
            newcomer = sum(not job.newcomer for job in self.running) >= self.workers
            job = self.next(newcomer)
            if job is None:
                return
            job.newcomer = newcomer
            self.waiting.remove(job)
            self.running.append(job)
            if not job.go.done():
                job.go.set_result(None)

    def next(self, newcomer: bool) -> Job | None:
        """Who is next on a worker that is there for everyone, or on the one that is kept."""
        able = self.waiting
        if newcomer:
            if len(self.running) > self.workers:
                return None
            thinking = {job.household for job in self.running}
            able = [job for job in self.waiting if job.watched and job.household not in thinking]
        return min(able, key=self.rank, default=None)

    def rank(self, job: Job) -> tuple[float, float, bool, float, int]:
        by_person, by_table = self.used_by_person.get(job.person, 0.0), self.used_by_table.get(job.table, 0.0)
        return self.used[job.household], by_person, not job.watched, by_table, job.number

    def share(self, household: str) -> float:
        """Which part of its seconds a job may take, so that all that wait have had their turn when one alone would be
        done. Who has laid many tables shares among them."""
        at_work = [job.household for job in self.running + self.waiting]
        households = len(set(at_work))
        workers = self.workers + (households > 1)
        return min(1.0, workers / max(1, households * at_work.count(household)))

    def tidy(self) -> None:
        """Accounts are kept while anything waits or runs: after that everyone begins anew."""
        if not self.waiting and not self.running:
            self.used.clear()
            self.used_by_person.clear()
            self.used_by_table.clear()
