"""Answers without a person: bots, what was said in advance, clocks that have run out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import structlog

from smallcouncil.server import steady_time
from smallcouncil.server.operating.logs import Seldom
from smallcouncil.server.processes import bots
from smallcouncil.server.processes.back_off import BackOff
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.store.rows import RUNNING, InAdvanceRow
from smallcouncil.server.tables.automatic import answers_in_advance, clocks, safe_windows
from smallcouncil.server.tables.room import Room
from smallcouncil.server.tables.seats import only_bots
from smallcouncil.table import Ask, IllegalChoice, Table

TRIES = 5  # other choices that a bot tries when the rules fail at one
STAND_IN_PACE = 0.8  # seconds that a bot takes at least which stands in for a person: who can follow it, can take over
log = structlog.get_logger()


class Window(NamedTuple):
    """A question that the server declines in a while."""

    ask: Ask
    timer: asyncio.TimerHandle
    began: float  # in the time of the event loop


class Autoplay:
    """`drive` is called with a room whenever something has changed there."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.thinking: dict[str, dict[int, Ask]] = {}  # by table and seat: who is at work, and on which question
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.windows: dict[tuple[str, int], Window] = {}  # by table and seat
        self.away: dict[str, BackOff] = {}  # by table: where the store could not be written
        self.seldom = Seldom(60.0)

    def busy(self, room: Room) -> bool:
        return room.id in self.thinking

    def at_work(self) -> set[str]:
        """The tables of which this process answers for somebody, now or in a while."""
        return {*self.thinking, *(table for table, _ in self.windows)}

    def drive(self, room: Room) -> None:
        """Whoever answers without a person goes to work."""
        self.set_timer(room)
        state = room.state
        row = state.row
        if row.status != RUNNING or row.parked is not None:
            return
        if state.watchers == 0 and only_bots(row):
            return  # it goes on when somebody looks
        if state.in_advance:
            gone = answers_in_advance.outdated(room.table, state.in_advance, state.last_act())
            if gone:
                state.in_advance = [r for r in state.in_advance if r not in gone]
                self.services.background.begin(self.forget_outdated(room, gone))
        thinking = self.thinking.get(room.id, {})
        if thinking and state.watchers:
            self.services.bot_queue.watch(room.id)
        for ask in room.table.asks:
            bot = row.seats[ask.seat].bot
            if thinking.get(ask.seat) is ask:
                continue
            said = state.said_in_advance(ask) if bot is None else None
            if bot is None and safe_windows.is_safe(room.table) and ask.decline is not None:
                self.decline_in_time(room, ask)  # what was said in advance is said no sooner than by others
            elif bot is not None or said is not None:
                self.thinking.setdefault(room.id, {})[ask.seat] = ask
                self.services.background.begin(self.answer(room, room.table, ask, bot, said))

    def decline_in_time(self, room: Room, ask: Ask) -> None:
        """A window at which everyone is asked: the server declines for whoever does nothing, be it that they cannot."""
        key = (room.id, ask.seat)
        if key in self.windows:  # of this question: `drive` has closed the others
            return
        wait = safe_windows.like_a_person(self.services.settings.window_seconds)
        if safe_windows.runs_out(room.row, ask) or room.state.said_in_advance(ask) is not None:
            loop = asyncio.get_running_loop()
            self.windows[key] = Window(ask, loop.call_later(wait, self.decline, room, ask), loop.time())

    def hold(self, room: Room, seat: int, ask: int) -> None:
        window = self.windows.get((room.id, seat))
        if window is not None and window.ask.n == ask:
            window.timer.cancel()
            end = window.began + safe_windows.HELD * self.services.settings.window_seconds
            timer = asyncio.get_running_loop().call_at(end, self.decline, room, window.ask)
            self.windows[room.id, seat] = window._replace(timer=timer)

    def decline(self, room: Room, ask: Ask) -> None:
        window = self.windows.get((room.id, ask.seat))
        if window is not None and window.ask is ask:
            del self.windows[room.id, ask.seat]
        if ask.decline is not None and self.still_asked(room, ask, None):
            said = room.state.said_in_advance(ask) or room.table.text(ask.decline)
            self.services.background.begin(self.play(room, ask.seat, ask.n, said, "clock"))

    async def forget_outdated(self, room: Room, rows: list[InAdvanceRow]) -> None:
        async with room.lock:
            await room.forget_answers(rows)

    async def answer(self, room: Room, table: Table, ask: Ask, bot: str | None, said: str | None) -> None:
        """A bot thinks, or an answer given in advance is given."""
        try:
            if bot is not None:
                if room.row.seats[ask.seat].holders:
                    await asyncio.sleep(STAND_IN_PACE)
                said = await self.think(room, table, ask, bot)
            if said is not None and self.still_asked(room, ask, bot):
                await self.play(room, ask.seat, ask.n, said, "bot" if bot else "advance")
        finally:
            self.done(room, ask)
        self.drive(room)

    def still_asked(self, room: Room, ask: Ask, bot: str | None) -> bool:
        return any(a is ask for a in room.table.asks) and room.row.seats[ask.seat].bot == bot

    async def think(self, room: Room, table: Table, ask: Ask, bot: str) -> str | None:
        """The bot's choice, when it is its turn to think; None if nobody asks any more."""
        services, host = self.services, room.row.host
        household = services.households.of(host, *(page.person for page in room.audience.pages))
        if only_bots(room.row):
            await asyncio.sleep(services.bot_pace.take(household))

        thinks = bots.thinks(bot)
        workers, queue = (services.bots, services.bot_queue) if thinks else (services.quick_bots, services.quick_queue)

        async def work() -> str | None:
            share = queue.share(household) if thinks else 1.0
            return await bots.answer(workers, bot, table, ask, share) if self.still_asked(room, ask, bot) else None

        try:
            if bot == bots.RANDOM:
                return await work()
            return await queue.run(host, room.id, room.state.watchers > 0, work, household)
        except Exception as error:
            if self.seldom.due(f"{room.row.game} {bot} {type(error).__name__}"):
                log.error("bot", table=room.id, bot=bot, error=repr(error))
            return table.text(ask.default)

    def done(self, room: Room, ask: Ask) -> None:
        thinking = self.thinking.get(room.id, {})
        if thinking.get(ask.seat) is ask:
            del thinking[ask.seat]
        if not thinking:
            self.thinking.pop(room.id, None)

    async def play(self, room: Room, seat: int, ask: int, choice: str, by: str) -> None:
        """Make a choice nobody waits for. Where the rules fail at it, another one; where they fail at all of them, the
        table is parked."""
        tried: set[str] = set()
        report = 0
        for _ in range(TRIES):
            try:
                await room.make(seat, ask, choice, by)
                self.away.pop(room.id, None)
                return
            except IllegalChoice:
                return  # somebody else was faster
            except Denied as denied:
                if denied.reason != "broken":
                    await self.wait(room)
                    return
                report = int(denied.args_by_name["report"] or 0)
            tried.add(choice)
            open_ask = next((a for a in room.table.asks if a.seat == seat and a.n == ask), None)
            others = [room.table.text(c) for c in open_ask.choices] if open_ask else []
            left = [text for text in others if text not in tried]
            if not left:
                break
            choice = left[0]
        await room.park(report)

    async def wait(self, room: Room) -> None:
        """The store is away, or somebody else was faster: not to be tried at once again."""
        await asyncio.sleep(self.away.setdefault(room.id, BackOff()).failed())

    # ------------------------------------------------------------------ clocks

    def set_timer(self, room: Room) -> None:
        self.stop_timer(room)
        self.close_windows(room, room.table.asks)
        end = self.deadline(room)
        if end is not None:
            wait = max(0.0, end[1] - steady_time.now())
            self.timers[room.id] = asyncio.get_running_loop().call_later(min(wait, 3600.0), self.ring, room)

    def stop_timer(self, room: Room) -> None:
        timer = self.timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()

    def close_windows(self, room: Room, asked: Sequence[Ask]) -> None:
        """All but those that are still asked."""
        for seat in range(len(room.row.seats)) if self.windows else ():
            window = self.windows.get((room.id, seat))
            if window is not None and not any(ask is window.ask for ask in asked):
                window.timer.cancel()
                del self.windows[room.id, seat]

    def forget(self, room: Room) -> None:
        self.stop_timer(room)
        self.close_windows(room, ())

    def deadline(self, room: Room) -> tuple[int, float] | None:
        state = room.state
        return clocks.deadline(state.times) if state.times is not None and state.row.status == RUNNING else None

    def ring(self, room: Room) -> None:
        end = self.deadline(room)
        if end is None or end[1] > steady_time.now():
            self.set_timer(room)
            return
        if self.services.store.outage.since is not None:  # clocks stand still; the end of it sets them anew
            return
        seat = end[0]
        ask = next((a for a in room.table.asks if a.seat == seat), None)
        if ask is not None:
            self.services.background.begin(self.play(room, seat, ask.n, room.table.text(ask.default), "clock"))
