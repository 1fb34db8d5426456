"""A room: one table in memory with everyone who watches it.

The table in memory is a cache. A choice is applied to a copy, written to the ledger, and only when it is durable the
copy becomes the table and everyone is told. Whoever loses a race for a number reads the table again.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from typing import TYPE_CHECKING

import msgspec
import structlog

from smallcouncil.server import clocks, standing, take_back
from smallcouncil.server.audience import CHAT, Audience
from smallcouncil.server.bulletins import Bulletin
from smallcouncil.server.loading import Loaded, load
from smallcouncil.server.messages import Line, Scope
from smallcouncil.server.metrics import BROKEN, CHOICES, LOADED, LOST
from smallcouncil.server.refusals import Denied
from smallcouncil.server.seats import answered_by_person, holds, names, seats_of
from smallcouncil.server.store import Entry, Progress
from smallcouncil.server.store.shelf import OVER, RUNNING, StandingRow, TableRow, text
from smallcouncil.table import Ask, Event, IllegalChoice, Record, Rng, Table, passing

if TYPE_CHECKING:
    from smallcouncil.server.hall import Hall

log = structlog.get_logger()


class Room(Audience):
    """One table in memory; everything that can be done at it."""

    def __init__(self, hall: Hall, row: TableRow, loaded: Loaded, rows: list[StandingRow], chat: list[Line]) -> None:
        super().__init__(hall, row, loaded, rows, chat)
        self.lock = asyncio.Lock()
        self.doubtful = False  # the store may know more than we do
        self.thinking: dict[int, Ask] = {}  # seats whose bot is at work, and on which question
        self.timer: asyncio.TimerHandle | None = None
        self.saved = loaded.n  # newest snapshot

    @classmethod
    async def open(cls, hall: Hall, table: str) -> Room:
        began = time.perf_counter()
        row = await hall.store.shelf.find(table)
        if row is None:
            raise Denied("no-table", table=table)
        loaded = await load(hall.store.shelf, row)
        rows = await hall.store.shelf.standing(table)
        chat = await hall.store.shelf.chat(table, CHAT)
        LOADED.observe(time.perf_counter() - began)
        return cls(hall, row, loaded, rows, chat)

    # ------------------------------------------------------------------ what people do

    async def choose(self, person: str, seat: int, ask: int, choice: str) -> int:
        """A person answers: the number of the step."""
        self.check_hand(person, seat)
        if self.row.seats[seat].bot is not None:
            raise Denied("bot-plays", seat=seat)
        return await self.make(seat, ask, choice, "person")

    async def take_back(self, person: str, seat: int, n: int) -> int:
        async with self.lock:
            await self.settle()
            self.check_hand(person, seat)
            last = self.loaded.before[-1] if self.loaded.before else None
            if last is None or last.n != n or last.seat != seat:
                made = self.loaded.trail
                chance = bool(made) and made[-1].n == n and made[-1].seat == seat
                raise Denied("cannot-take-back", why="chance" if chance else "not-last")
            why = await asyncio.to_thread(take_back.why_not, last.table, seat, last.text, Rng(time.time_ns()))
            if why is not None:
                raise Denied("cannot-take-back", why=why)
            entry = Entry(self.id, self.loaded.n + 1, seat, None, "person", time.time())
            await self.write(entry, last.table, before=self.table)
            self.retract(entry)
            if last.text == passing.PASS:  # who takes a pass back wants to be asked
                await self.drop(standing.of_passing(self.standing, seat))
        self.hall.publish(Bulletin(self.hall.process, self.id, entry=entry))
        self.drive()
        return entry.n

    async def stand(self, person: str, seat: int, prompt: str, choice: str | None, until: Scope) -> None:
        async with self.lock:
            self.check_hand(person, seat)
            if choice is None:
                await self.drop([r for r in self.standing if (r.seat, r.kind, r.about) == (seat, "answer", prompt)])
            else:
                await self.keep(standing.answered(self.table, seat, prompt, choice, until, self.loaded.n))
        self.drive()

    async def mute(self, person: str, seat: int, ask: int, choice: str) -> None:
        """Not to be asked about an ability in this phase."""
        async with self.lock:
            await self.settle()
            self.check_hand(person, seat)
            await self.keep(standing.muted(self.table, seat, ask, choice, self.loaded.n))
        self.drive()

    async def rest(self, person: str, seat: int, ask: int) -> None:
        """Pass until something changes."""
        async with self.lock:
            await self.settle()
            self.check_hand(person, seat)
            await self.keep(standing.resting(self.table, seat, ask, self.loaded.n))
        self.drive()

    async def forget(self, person: str, seat: int, kind: str, about: str) -> None:
        async with self.lock:
            self.check_hand(person, seat)
            await self.drop([r for r in self.standing if (r.seat, r.kind, r.about) == (seat, kind, about)])

    async def keep(self, row: StandingRow) -> None:
        """Under the lock: something is said in advance."""
        others = [r for r in self.standing if (r.seat, r.kind, r.about) != (row.seat, row.kind, row.about)]
        if sum(r.seat == row.seat for r in others) >= standing.MOST:
            raise Denied("too-many", what="standing answers", limit=standing.MOST)
        await self.hall.store.shelf.stand(self.id, row)
        self.standing = [*others, row]
        self.stands_changed({row.seat})

    async def drop(self, rows: list[StandingRow]) -> None:
        """Under the lock: it holds no longer."""
        self.standing = [r for r in self.standing if r not in rows]
        await self.hall.store.shelf.forget(self.id, rows)
        self.stands_changed({row.seat for row in rows})

    def stands_changed(self, seats: set[int]) -> None:
        if seats:
            self.send_stands(seats)
            self.hall.publish(Bulletin(self.hall.process, self.id, seats=True))

    async def hand_over(self, person: str, seat: int, bot: str | None) -> None:
        """A bot answers for a person's seat, or the person answers again."""
        if not holds(self.row, seat, person):
            raise Denied("not-yours", seat=seat)
        async with self.lock:
            await self.hall.store.shelf.set_bot(self.id, seat, bot)
            self.row.seats[seat].bot = bot
            await self.reclock()
        self.seats_changed()

    async def say(self, person: str, name: str, said: str) -> None:
        mine = seats_of(self.row, person)
        line = await self.hall.store.shelf.say(self.id, mine[0] if mine else None, person, name, said)
        self.hear(line)
        self.hall.publish(Bulletin(self.hall.process, self.id, line=line))

    def check_hand(self, person: str, seat: int) -> None:
        if not holds(self.row, seat, person):
            raise Denied("not-yours", seat=seat)
        if self.row.status != RUNNING and self.row.status != OVER:
            raise Denied("not-started")

    # ------------------------------------------------------------------ a choice, from the hand to the ledger

    async def make(self, seat: int, ask: int, choice: str, by: str) -> int:
        """Apply to a copy, write down, take over, tell everyone."""
        async with self.lock:
            await self.settle()
            before = self.table
            if self.row.status not in (RUNNING, OVER):
                raise Denied("not-started")
            try:
                after = before.copy()
                events: list[Event] = []
                after.log = events
                after.choose(seat, choice, ask)
                assert after.past is not None
                said = after.text(after.past[2])
                # of every person, here or not: a table that cannot be shown must not come into being
                people = {seat.seat for seat in self.row.seats if seat.holders}
                views = {role: after.view(role) for role in self.roles() | people | {None}}
            except IllegalChoice:
                raise
            except Exception:
                raise await self.broken(seat, choice, traceback.format_exc()) from None
            entry = Entry(self.id, self.loaded.n + 1, seat, said, by, time.time())
            await self.write(entry, after, before=before)
            self.loaded.step(entry, after, events)
            turns = self.turns(before)
            self.tell(entry, views, None)
        CHOICES.labels(self.row.game, by).inc()
        self.hall.publish(Bulletin(self.hall.process, self.id, entry=entry, turns=turns))
        self.hall.call(turns)
        self.moved_on()
        return entry.n

    async def write(self, entry: Entry, after: Table, before: Table) -> None:
        """Durable, or refused with the table read again."""
        times = self.times
        if times is not None:
            times = clocks.after(self.row.clock, times, self.asked(before), self.asked(after), entry.at)
        progress = Progress(
            status=OVER if after.over else RUNNING,
            made=after.made,
            seat_names=text(names(after)),
            waiting=text(list(after.waiting)),
            result=text(after.result._asdict()) if after.result else None,
            clocks=text(times) if times is not None else None,
            due=self.due(after, times, entry.at, self.stirred(entry)),
        )
        try:
            won = await self.hall.store.ledger.write(entry, progress)
        except Exception as error:
            self.doubtful = True
            log.error("store", table=self.id, error=repr(error))
            raise Denied("store") from error
        if not won:
            LOST.inc()
            await self.reload()
            raise Denied("newer")
        self.times = times
        self.note(after, entry)

    def note(self, after: Table, entry: Entry) -> None:
        row = self.row
        row.status = OVER if after.over else RUNNING
        row.entries = entry.n
        row.made = after.made
        row.seat_names = names(after)
        row.waiting = list(after.waiting)
        row.result = after.result._asdict() if after.result else None
        row.updated = entry.at
        self.used = time.monotonic()

    async def broken(self, seat: int, choice: str, trace: str) -> Denied:
        """The rules stumbled: the table stays as it was, the report tells how to repeat it."""
        record = await self.record()
        said = msgspec.json.encode(record).decode()
        report = await self.hall.store.shelf.report(self.id, self.loaded.n, seat, choice, trace, said)
        BROKEN.labels(self.row.game).inc()
        log.error("broken", table=self.id, report=report, choice=choice, trace=trace)
        return Denied("broken", report=report)

    async def record(self) -> Record:
        from smallcouncil.server.replay import record_of

        return record_of(self.row, await self.hall.store.shelf.entries(self.id))

    # ------------------------------------------------------------------ keeping up with the store

    def retract(self, entry: Entry) -> None:
        number = self.loaded.step_back(entry)
        self.tell(entry, {role: self.table.view(role) for role in self.roles()}, number)
        self.set_timer()

    async def settle(self) -> None:
        if self.doubtful:
            await self.reload()

    async def reload(self) -> None:
        """Read everything again and send it to everyone here."""
        row = await self.hall.store.shelf.find(self.id)
        assert row is not None
        self.loaded = await load(self.hall.store.shelf, row)
        self.row = row
        self.standing = await self.hall.store.shelf.standing(self.id)
        self.times = msgspec.convert(row.clocks, clocks.Times) if row.clocks else None
        self.doubtful = False
        self.send_states()
        self.set_timer()

    async def follow(self, entry: Entry) -> None:
        """Another process wrote an entry."""
        async with self.lock:
            if entry.n <= self.loaded.n:
                return
            if entry.n > self.loaded.n + 1 or self.doubtful or (entry.text is None and not self.loaded.before):
                await self.reload()
                return
            before = self.table
            if entry.text is None:
                self.note(self.loaded.before[-1].table, entry)
                self.retract(entry)
            else:
                after = before.copy()
                events: list[Event] = []
                after.log = events
                after.choose(entry.seat, entry.text)
                self.note(after, entry)
                self.loaded.step(entry, after, events)
            if self.times is not None:
                asked = self.asked(self.table)
                self.times = clocks.after(self.row.clock, self.times, self.asked(before), asked, entry.at)
            if entry.text is not None:
                self.tell(entry, {role: self.table.view(role) for role in self.roles()}, None)
        self.set_timer()

    async def read_seats(self) -> None:
        """Another process changed seats, status or standing answers."""
        async with self.lock:
            row = await self.hall.store.shelf.find(self.id)
            if row is None:
                return
            began = self.row.status != row.status
            if row.entries != self.loaded.n or row.options != self.row.options:
                await self.reload()
            self.row = row
            self.standing = await self.hall.store.shelf.standing(self.id)
            self.times = msgspec.convert(row.clocks, clocks.Times) if row.clocks else None
            if began:
                self.send_states()
        self.send_seats()
        self.send_stands({row.seat for row in self.row.seats})
        self.set_timer()

    # ------------------------------------------------------------------ bots, standing answers, clocks

    def asked(self, table: Table) -> clocks.Asked:
        """The questions that people have to answer."""
        return {ask.seat: ask.n for ask in table.asks if answered_by_person(self.row, ask.seat)}

    def due(self, table: Table, times: clocks.Times | None, now: float, stirred: int | None = None) -> float | None:
        """When any process may look after this table because nobody else seems to."""
        if table.over:
            return None
        stirred = self.stirred() if stirred is None else stirred
        for ask in table.asks:
            bot = self.row.seats[ask.seat].bot
            if bot is not None or standing.answer(table, ask, self.standing, stirred) is not None:
                return now + self.hall.settings.bot_lease
        end = clocks.deadline(times) if times is not None else None
        return end[1] + 1.0 if end is not None else None

    def moved_on(self) -> None:
        """After a step: snapshots, the end, whoever answers without being asked twice."""
        if self.loaded.n - self.saved >= self.hall.settings.snapshot_every or self.table.over:
            self.hall.begin(self.snapshot())
        if self.table.over:
            self.send_seats()
        self.drive()

    def drive(self) -> None:
        """Bots, standing answers and clocks get going."""
        self.set_timer()
        if self.row.status != RUNNING:
            return
        if self.standing:
            gone = standing.outdated(self.table, self.standing, self.stirred())
            if gone:
                self.standing = [r for r in self.standing if r not in gone]
                self.hall.begin(self.forget_outdated(gone))
        for ask in self.table.asks:
            if self.thinking.get(ask.seat) is ask:
                continue
            bot = self.row.seats[ask.seat].bot
            said = standing.answer(self.table, ask, self.standing, self.stirred()) if bot is None else None
            if bot is not None or said is not None:
                self.thinking[ask.seat] = ask
                self.hall.begin(self.hall.answer_for(self, self.table, ask, bot, said))

    async def forget_outdated(self, rows: list[StandingRow]) -> None:
        async with self.lock:
            await self.drop(rows)

    def set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        end = clocks.deadline(self.times) if self.times is not None and self.row.status == RUNNING else None
        if end is not None:
            wait = max(0.0, end[1] - time.time())
            self.timer = asyncio.get_running_loop().call_later(min(wait, 3600.0), self.ring)

    def ring(self) -> None:
        end = clocks.deadline(self.times) if self.times is not None and self.row.status == RUNNING else None
        if end is None or end[1] > time.time():
            self.set_timer()
            return
        seat = end[0]
        ask = next((a for a in self.table.asks if a.seat == seat), None)
        if ask is not None:
            self.hall.begin(self.hall.play(self, seat, ask.n, self.table.text(ask.default), "clock"))

    async def reclock(self) -> None:
        """After a seat changed hands, under the lock: whose clock runs, and who must look after the table."""
        now = time.time()
        if self.row.status != RUNNING:
            return
        asked = self.asked(self.table)
        if self.times is not None:
            self.times = clocks.after(self.row.clock, self.times, asked, asked, now)
        state = msgspec.to_builtins(self.times) if self.times is not None else None
        await self.hall.store.shelf.remind(self.id, self.due(self.table, self.times, now), state)

    def seats_changed(self) -> None:
        self.thinking.clear()
        self.send_seats()
        self.hall.publish(Bulletin(self.hall.process, self.id, seats=True))
        self.drive()

    async def snapshot(self) -> None:
        """A position that outlives this process and a change of the rules."""
        table, n = self.table, self.loaded.n
        if n == self.saved or n == 0:
            return
        self.saved = n
        await self.hall.store.shelf.keep_snapshot(self.id, n, table.game.version, msgspec.json.encode(table.position()))
