"""A finished table looked at by a bot, in the background: one at a time, in small parts, behind everyone's game.

All analyses together are one more person in the queue of the bots (`BotQueue`), and never take the place that is kept
for newcomers: however many of them are wanted, who plays waits for one small part at most.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from smallcouncil.arena.analysis import PARTS, Advice, Moment, Turn, put_together
from smallcouncil.arena.analysis.advice import advise, doubtful
from smallcouncil.arena.analysis.chances import look
from smallcouncil.arena.analysis.curve import CANDIDATES, MOMENTS, Curve
from smallcouncil.arena.analysis.turning_points import turn
from smallcouncil.games import game
from smallcouncil.server.records.replay import record_of
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.table import Record

T = TypeVar("T")

EVERYONE = "analysis"  # the person in the queue who stands for all who want one
ITERATIONS = 150  # that the bot thinks about a choice
MOST_WAITING = 10
MOST_CHOICES = 20_000
LOOK = 10.0  # seconds between two looks for what others have left behind
SIGN = 30.0  # seconds after which who still waits for its turn says so
log = structlog.get_logger()


class Analyst:
    """Of one process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.door = asyncio.Lock()
        self.turn = asyncio.Lock()
        self.wanted: set[str] = set()  # tables at work, or waiting for it

    async def begin(self, table: str, record: Record, person: str) -> None:
        """Unless somebody is at work already, the table is looked at from now on."""
        store = self.services.store.analyses
        if len(record.choices) > MOST_CHOICES:
            raise Denied("too-long")
        async with self.door:  # one after the other: nobody slips in twice
            if await store.wanted_by(person):
                raise Denied("one-analysis")
            if len(self.wanted) >= MOST_WAITING:
                raise Denied("too-fast", after=SIGN)
            await self.start(table, record, person)

    async def start(self, table: str, record: Record, person: str) -> None:
        if await self.services.store.analyses.begin(table, person, PARTS):
            self.wanted.add(table)
            self.services.background.begin(self.work(table, record))

    async def take_over(self) -> None:
        """What a process has left behind that stopped or died goes on here, from its beginning."""
        store = self.services.store
        if store.sole:
            await store.analyses.leave()  # whoever was at work is no more
        while True:
            try:
                for table, person in await store.analyses.left_behind(MOST_WAITING - len(self.wanted)):
                    row = await store.tables.find(table)
                    if row is None or row.version != game(row.game).version:
                        await store.analyses.drop(table)
                    else:
                        await self.start(table, record_of(row, await store.choices.of(table)), person)
            except Exception as error:
                store.outage.failed(error)
            await asyncio.sleep(LOOK)

    async def leave(self) -> None:
        """This process stops: another one, or the next, may take over at once."""
        try:
            await self.services.store.analyses.leave(self.wanted)
        except Exception as error:
            self.services.store.outage.failed(error)

    async def work(self, table: str, record: Record) -> None:
        store = self.services.store.analyses
        try:
            await self.wait(table)
            try:
                await store.keep(table, await self.look(table, record))
            finally:
                self.turn.release()
        except Exception as error:
            log.error("analysis", table=table, error=repr(error))
            await store.drop(table)
        self.wanted.discard(table)

    async def wait(self, table: str) -> None:
        """For the turn; whoever still waits gives a sign from time to time."""
        while True:
            try:
                async with asyncio.timeout(SIGN):
                    await self.turn.acquire()
                    return
            except TimeoutError:
                await self.services.store.analyses.tell(table, 0)

    async def look(self, table: str, record: Record) -> bytes:
        """Part by part: one moment, one turning point, one choice each."""
        store = self.services.store.analyses
        curve = Curve(record)
        while (step := curve.wanted()) is not None:
            curve.add(Moment(step, await self.part(table, look, record, step, 0)))
            await store.tell(table, len(curve.found))
        closely: list[Turn] = []
        for stretch in curve.candidates():
            closely.append(await self.part(table, turn, record, stretch, 0))
            await store.tell(table, MOMENTS + len(closely))
        turns = curve.settle(closely)
        advice: list[Advice] = []
        for number, step in enumerate(await self.part(table, doubtful, record, curve.moments), 1):
            better = await self.part(table, advise, record, step, ITERATIONS, 0)
            if better is not None:
                advice.append(better)
            await store.tell(table, MOMENTS + CANDIDATES + number)
        return (await self.part(table, put_together, record, curve.moments, turns, advice)).write()

    async def part(self, table: str, work: Callable[..., T], *args: Any) -> T:
        services = self.services

        async def do() -> T:
            return await services.bots.do(work, *args)

        return await services.bot_queue.run(EVERYONE, table, False, do)
