"""A room: one table in memory and everything that can be done at it.

The table in memory is a cache. A choice is applied to a copy, written to the log, and only when it is durable the copy
becomes the table and the audience is told. Whoever loses a race for a number reads the table again.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from typing import Protocol

import msgspec
import structlog

from smallcouncil.server import steady_time
from smallcouncil.server.messages import Scope
from smallcouncil.server.operating.metrics import BROKEN, LOADED, LOST, choices_of
from smallcouncil.server.records.replay import record_of
from smallcouncil.server.refusals import Denied
from smallcouncil.server.services import Services
from smallcouncil.server.store import Entry, Progress
from smallcouncil.server.store.rows import OVER, RUNNING, InAdvanceRow, TableRow, text, text_of
from smallcouncil.server.tables import take_back
from smallcouncil.server.tables.audience import CHAT, Audience
from smallcouncil.server.tables.automatic import answers_in_advance, clocks, safe_windows
from smallcouncil.server.tables.loading import Loaded, load
from smallcouncil.server.tables.manners import may_speak
from smallcouncil.server.tables.seats import holds, may_help, names, players, seats_of
from smallcouncil.server.tables.table_state import TableState
from smallcouncil.table import NOBODY, SAFE_WINDOWS, IllegalChoice, Rng, Table

PARKED = 3600.0  # seconds until a parked table is tried again, by rules that may be other ones then
log = structlog.get_logger()


class Driver(Protocol):
    """Who sees to answers without a person: bots, what was said in advance, clocks."""

    def drive(self, room: Room) -> None:
        """Something has changed here."""

    def set_timer(self, room: Room) -> None:
        """Something has changed elsewhere, and is seen to there; but clocks may run otherwise now."""

    def hold(self, room: Room, seat: int, ask: int) -> None:
        """Somebody thinks about a window: it is not declined so soon."""


class Room:
    def __init__(self, services: Services, state: TableState, driver: Driver) -> None:
        self.services = services
        self.store = services.store
        self.id = state.id
        self.state = state
        self.driver = driver
        self.audience = Audience(state, services.announcer, services.signer)
        self.lock = asyncio.Lock()
        self.doubtful = False  # the store may know more than we do
        self.changeable = True  # the rules have not failed at it
        self.saved = state.loaded.n  # newest snapshot
        self.used = time.monotonic()

    @classmethod
    async def open(cls, services: Services, table: str, driver: Driver) -> Room:
        began = time.perf_counter()
        store = services.store
        row = await store.tables.find(table)
        if row is None:
            raise Denied("no-table", table=table)
        state = TableState(row, await load(store, row), await store.in_advance.of(table), [])
        state.chat = await store.chat.last(table, CHAT)
        LOADED.observe(time.perf_counter() - began)
        return cls(services, state, driver)

    @property
    def row(self) -> TableRow:
        return self.state.row

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def loaded(self) -> Loaded:
        return self.state.loaded

    # ------------------------------------------------------------------ what people do

    async def choose(self, person: str, seat: int, ask: int, choice: str) -> int:
        """A person answers: the number of the step. At a parked table whoever sits may choose for a bot."""
        return await self.make(seat, ask, choice, "person", person)

    def check_may_choose(self, person: str, seat: int) -> None:
        row = self.row
        if row.parked is not None and may_help(row, seat, person):
            return
        self.check_holder(person, seat)
        if row.seats[seat].bot is not None:
            raise Denied("bot-plays", seat=seat)

    async def take_back(self, person: str, seat: int, n: int) -> int:
        async with self.lock:
            await self.refresh()
            if self.row.parked is not None and seats_of(self.row, person):
                return await self.take_back_parked(seat, n)
            self.check_holder(person, seat)
            recent = self.loaded.recent
            last = recent.last(seat)
            earlier = recent.without(last) if last is not None and last.number(seat) == n else None
            if last is None or earlier is None:
                made = [step for step in self.loaded.trail if step.known_to(seat)]
                chance = bool(made) and made[-1].number(seat) == n and made[-1].seat == seat
                raise Denied("cannot-take-back", why="chance" if chance else "not-last")
            why = await asyncio.to_thread(take_back.why_not, earlier, seat, last.text, Rng(time.time_ns()))
            if why is not None:
                raise Denied("cannot-take-back", why=why)
            entry = Entry(self.id, self.loaded.n + 1, seat, None, "person", steady_time.now(), last.secret)
            await self.write(entry, earlier, before=self.table)
            self.step_back(entry)
            number = self.loaded.number(seat)
            if self.table.game.declines(last.text):  # who takes a pass back wants to be asked
                await self.forget_answers(answers_in_advance.of_passing(self.state.in_advance, seat))
        self.services.announcer.publish(self.id, entry=entry)
        self.driver.drive(self)
        return number

    async def take_back_parked(self, seat: int, n: int) -> int:
        """Under the lock: the rules fail here, so the last step is taken back, whoever made it and whatever it told."""
        last = next((step for step in reversed(self.loaded.trail) if step.seat != NOBODY), None)
        if last is None or n not in (last.number(seat), self.loaded.number(seat)):
            raise Denied("cannot-take-back", why="not-last")
        earlier = await load(self.store, self.row, without_last=True)
        entry = Entry(self.id, self.loaded.n + 1, last.seat, None, "person", steady_time.now(), last.secret)
        await self.write(entry, earlier.table, before=self.table)
        await self.reload()
        self.services.announcer.publish(self.id, entry=entry)
        self.driver.drive(self)
        return self.loaded.number(seat)

    async def answer_in_advance(self, person: str, seat: int, prompt: str, choice: str | None, until: Scope) -> None:
        async with self.lock:
            self.check_holder(person, seat)
            if choice is None:
                await self.forget_answers(self.said_about(seat, answers_in_advance.ANSWER, prompt))
            else:
                row = answers_in_advance.answered(self.table, seat, prompt, choice, until, self.loaded.n)
                await self.keep_answer(row)
        self.driver.drive(self)

    async def mute(self, person: str, seat: int, ask: int, choice: str) -> None:
        """Not to be asked about an ability in this phase."""
        async with self.lock:
            await self.refresh()
            self.check_holder(person, seat)
            await self.keep_answer(answers_in_advance.muted(self.table, seat, ask, choice, self.loaded.n))
        self.driver.drive(self)

    async def rest(self, person: str, seat: int, ask: int) -> None:
        """Pass until something changes."""
        async with self.lock:
            await self.refresh()
            self.check_holder(person, seat)
            await self.keep_answer(answers_in_advance.resting(self.table, seat, ask, self.loaded.n))
        self.driver.drive(self)

    def hold(self, person: str, seat: int, ask: int) -> None:
        """Not to be declined for so soon, at whatever process that would happen."""
        self.check_holder(person, seat)
        self.driver.hold(self, seat, ask)
        self.services.announcer.publish(self.id, held=(seat, ask))

    async def forget(self, person: str, seat: int, kind: str, about: str) -> None:
        async with self.lock:
            self.check_holder(person, seat)
            await self.forget_answers(self.said_about(seat, kind, about))

    async def hand_over(self, person: str, seat: int, bot: str | None) -> None:
        """A bot answers for a person's seat, or the person answers again."""
        async with self.lock:
            allowed = holds(self.row, seat, person) or (bot is not None and self.may_stand_in(person, seat))
            if not allowed or not await self.store.seats.set_bot(self.id, seat, bot, held=True):
                raise Denied("not-yours", seat=seat)
            self.row.seats[seat].bot = bot
            await self.reset_clocks()
        self.seats_changed()

    def may_stand_in(self, person: str, seat: int) -> bool:
        """The host lets a bot answer for who has gone, until they are back; where there is a clock, it sees to that."""
        holders = {holder.person for holder in self.row.seats[seat].holders} if seat < len(self.row.seats) else set()
        gone = bool(holders) and not holders & self.audience.here()
        return gone and person == self.row.host and self.row.clock.kind == "none"

    async def say(self, person: str, said: str) -> None:
        name = await may_speak(self.services, person)
        mine = seats_of(self.row, person)
        line = await self.store.chat.add(self.id, mine[0] if mine else None, person, name, said)
        self.audience.send_chat(line)
        self.services.announcer.publish(self.id, line=line)

    def check_holder(self, person: str, seat: int) -> None:
        row = self.row
        if not holds(row, seat, person):
            raise Denied("not-yours", seat=seat)
        if row.status != RUNNING and row.status != OVER:
            raise Denied("not-started")

    # ------------------------------------------------------------------ a choice, from the hand to the log

    async def make(self, seat: int, ask: int, choice: str, by: str, person: str | None = None) -> int:
        """Apply to a copy, write down, take over, tell everyone. Whether a person may is looked at when it is their
        turn in the lock: they may have got up, or been removed, meanwhile."""
        async with self.lock:
            await self.refresh()
            if person is not None:
                self.check_may_choose(person, seat)
            if self.row.status not in (RUNNING, OVER):
                raise Denied("not-started")
            await self.make_windows_safe()
            await self.add_step(seat, ask, choice, by)
            number = self.loaded.number(seat)
        self.driver.drive(self)
        return number

    async def make_windows_safe(self) -> None:
        """Under the lock: where a second person has sat down, whoever is asked must not tell who can act."""
        while self.row.status == RUNNING and self.changeable and safe_windows.become_safe(self.row, self.table):
            try:
                await self.add_step(NOBODY, None, self.table.text(SAFE_WINDOWS.choice), "table")
            except Denied as denied:
                if denied.reason == "broken":
                    self.changeable = False  # people play on all the same
                elif denied.reason != "newer":
                    raise

    async def add_step(self, seat: int, ask: int | None, choice: str, by: str) -> None:
        """Under the lock."""
        state, loaded, before = self.state, self.loaded, self.table
        try:
            applied = loaded.apply(seat, choice, ask)
            # a table that cannot be shown must not come into being
            roles = {seat} if applied.secret else self.audience.roles() or {None}
            entry = Entry(self.id, loaded.n + 1, seat, applied.text, by, steady_time.now(), applied.secret)
            views = state.views(roles, applied.table, entry)
        except IllegalChoice:
            raise
        except Exception:
            raise await self.report(seat, choice, by, traceback.format_exc()) from None
        await self.write(entry, applied.table, before=before)
        loaded.step(entry, applied)
        turns = state.turns(before)
        self.audience.send_step(entry, views, None)
        services, over = self.services, applied.table.over
        choices_of(state.row.game, by).inc()
        services.announcer.publish(self.id, people=turns, entry=entry, turns=turns)
        services.pages.call(turns)
        if loaded.n - self.saved >= services.settings.snapshot_every or over:
            services.background.begin(self.snapshot())
        if over:
            self.audience.send_seats()

    async def write(self, entry: Entry, after: Table, before: Table) -> None:
        """Durable, or refused with the table read again."""
        state = self.state
        times = state.times
        if times is not None:
            if self.store.outage.since is not None:  # nobody's clock ran while nothing could be stored
                times = clocks.without(times, self.store.outage.since, entry.at)
            times = clocks.after(state.row.clock, times, state.asked(before), state.asked(after), entry.at)
        seat_names = names(after)
        progress = Progress(
            status=OVER if after.over else RUNNING,
            made=after.made - after.unseen(None),
            seat_names=text_of(tuple(seat_names)),
            waiting=text_of(after.waiting),
            result=text(after.result._asdict()) if after.result else None,
            clocks=text(times) if times is not None else None,
            due=state.due(after, times, entry.at, self.services.settings.bot_lease, entry),
        )
        try:
            won = await self.store.choices.write(entry, progress)
        except Exception as error:
            self.doubtful = True
            raise Denied("store") from error
        if not won:
            LOST.inc()
            await self.reload()
            raise Denied("newer")
        state.times = times
        state.note(after, entry, seat_names)
        self.used = time.monotonic()

    async def report(self, seat: int, choice: str, by: str, trace: str) -> Denied:
        """The rules failed: the table stays as it was, the report tells how to repeat it. One is enough."""
        n = self.loaded.n
        number = await self.store.reports.number_at(self.id, n, choice if by == "person" else None)
        if number is None:
            record = record_of(self.row, await self.store.choices.of(self.id))
            said = msgspec.json.encode(record).decode()
            number = await self.store.reports.add(self.id, n, seat, choice, trace, said)
            BROKEN.labels(self.row.game).inc()
            log.error("broken", table=self.id, report=number, choice=choice, trace=trace)
        return Denied("broken", report=number)

    async def park(self, report: int) -> None:
        """Nobody can go on without a person: people are told, and may choose, or take back."""
        async with self.lock:
            await self.store.reminders.park(self.id, report, steady_time.now() + PARKED)
            self.row.parked = report
        self.audience.send_seats()
        self.services.announcer.publish(self.id, seats=True)

    async def unpark(self) -> None:
        """Time has passed, or somebody says so: whoever answers without a person may try again."""
        async with self.lock:
            await self.store.reminders.unpark(self.id, steady_time.now() + self.services.settings.bot_lease)
            self.row.parked = None
        self.audience.send_seats()
        self.services.announcer.publish(self.id, seats=True)

    def step_back(self, entry: Entry) -> None:
        step = self.loaded.step_back(entry)
        views = self.state.views(self.audience.roles())
        self.audience.send_step(entry, views, step)

    async def snapshot(self) -> None:
        """A position that outlives this process and a change of the rules."""
        table, n = self.table, self.loaded.n
        if n == self.saved or n == 0:
            return
        self.saved = n
        await self.store.snapshots.keep(self.id, n, table.game.version, msgspec.json.encode(table.position()))

    # ------------------------------------------------------------------ keeping up with the store

    async def refresh(self) -> None:
        if self.doubtful:
            await self.reload()

    async def catch_up(self) -> None:
        """Under the lock: read the table again if the store knows more."""
        newest = await self.store.tables.newest([self.id])
        if newest.get(self.id, 0) > self.loaded.n:
            await self.reload()

    async def reload(self) -> None:
        """Read everything again and send it to everyone here."""
        row = await self.store.tables.find(self.id)
        if row is None:
            raise Denied("no-table", table=self.id)
        self.state.replace(row, await load(self.store, row), await self.store.in_advance.of(self.id))
        self.doubtful = False
        self.audience.send_states()
        self.driver.set_timer(self)

    async def skip_outage(self, since: float) -> None:
        """Nothing could be stored since then: that time is on nobody's clock."""
        async with self.lock:
            await self.refresh()
            if self.state.times is not None:
                self.state.times = clocks.without(self.state.times, since, steady_time.now())
                await self.reset_clocks()
        self.driver.drive(self)

    async def follow(self, entry: Entry) -> None:
        """Another process wrote an entry."""
        async with self.lock:
            if entry.n <= self.loaded.n:
                return
            last = self.loaded.recent.last(entry.seat) if entry.text is None else None
            earlier = self.loaded.recent.without(last) if last is not None else None
            missed = entry.text is None and earlier is None
            if entry.n > self.loaded.n + 1 or self.doubtful or missed:
                await self.reload()
                return
            state, before = self.state, self.table
            if earlier is not None:
                state.note(earlier, entry)
                self.step_back(entry)
            else:
                self.loaded.follow(entry)
                state.note(self.table, entry)
            if state.times is not None:
                asked = state.asked(self.table)
                state.times = clocks.after(self.row.clock, state.times, state.asked(before), asked, entry.at)
            if entry.text is not None:
                views = self.state.views(self.audience.roles())
                self.audience.send_step(entry, views, None)
        self.driver.set_timer(self)

    async def read_answers(self, seats: set[int]) -> None:
        """At another process these seats said something in advance."""
        async with self.lock:
            self.state.in_advance = await self.store.in_advance.of(self.id)
        self.audience.send_answers_in_advance(seats)

    async def read_seats(self) -> None:
        """Another process changed seats or status."""
        async with self.lock:
            row = await self.store.tables.find(self.id)
            if row is None:
                return
            began = self.row.status != row.status
            if row.entries != self.loaded.n or row.options != self.row.options:
                await self.reload()
            self.state.replace(row, None, await self.store.in_advance.of(self.id))
            if began:
                self.audience.send_states()
        self.audience.dismiss_strangers()
        if self.row.private:
            self.audience.dismiss_spectators(players(self.row))
        self.audience.send_seats()
        self.audience.send_answers_in_advance({seat.seat for seat in self.row.seats})
        self.driver.set_timer(self)

    # ------------------------------------------------------------------ seats, and what they said in advance

    def seats_changed(self) -> None:
        self.audience.send_seats()
        self.services.announcer.publish(self.id, seats=True)
        self.driver.drive(self)

    async def reset_clocks(self) -> None:
        """After a seat changed hands, under the lock: whose clock runs, and who must look after the table."""
        now = steady_time.now()
        if self.row.status != RUNNING:
            return
        state = self.state
        asked = state.asked(self.table)
        if state.times is not None:
            state.times = clocks.after(self.row.clock, state.times, asked, asked, now)
        times = msgspec.to_builtins(state.times) if state.times is not None else None
        due = state.due(self.table, state.times, now, self.services.settings.bot_lease)
        await self.store.reminders.set(self.id, due, times)

    def said_about(self, seat: int, kind: str, about: str) -> list[InAdvanceRow]:
        return [r for r in self.state.in_advance if (r.seat, r.kind, r.about) == (seat, kind, about)]

    async def keep_answer(self, row: InAdvanceRow) -> None:
        """Under the lock: something is said in advance."""
        others = [r for r in self.state.in_advance if (r.seat, r.kind, r.about) != (row.seat, row.kind, row.about)]
        if sum(r.seat == row.seat for r in others) >= answers_in_advance.MOST:
            raise Denied("too-many", what="answers in advance", limit=answers_in_advance.MOST)
        await self.store.in_advance.keep(self.id, row)
        self.state.in_advance = [*others, row]
        self.answers_changed({row.seat})

    async def forget_answers(self, rows: list[InAdvanceRow]) -> None:
        """Under the lock: it holds no longer."""
        self.state.in_advance = [r for r in self.state.in_advance if r not in rows]
        await self.store.in_advance.forget(self.id, rows)
        self.answers_changed({row.seat for row in rows})

    def answers_changed(self, seats: set[int]) -> None:
        if seats:
            self.audience.send_answers_in_advance(seats)
            self.services.announcer.publish(self.id, in_advance=sorted(seats))
