"""What a process knows of one table: the table itself, its row, its clocks, its chat, what seats said in advance."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from smallcouncil.server import steady_time
from smallcouncil.server.messages import Clocks, Happened, YourTurn
from smallcouncil.server.store import Entry
from smallcouncil.server.store.rows import OVER, RUNNING, InAdvanceRow, LineRow, TableRow
from smallcouncil.server.tables.automatic import answers_in_advance, clocks, safe_windows
from smallcouncil.server.tables.loading import Loaded
from smallcouncil.server.tables.seats import answered_by_person, names, only_bots, people_of
from smallcouncil.server.tables.steps import Stepped
from smallcouncil.table import NOBODY, Ask, Table, View


class TableState:
    def __init__(self, row: TableRow, loaded: Loaded, in_advance: list[InAdvanceRow], chat: list[LineRow]) -> None:
        self.id = row.id
        self.row = row
        self.loaded = loaded
        self.in_advance = in_advance
        self.chat = chat
        self.times = read_times(row)
        self.watchers = 0  # pages, here and elsewhere

    @property
    def table(self) -> Table:
        return self.loaded.table

    def replace(self, row: TableRow, loaded: Loaded | None, in_advance: list[InAdvanceRow]) -> None:
        """What was read anew from the store."""
        self.row = row
        self.loaded = loaded or self.loaded
        self.in_advance = in_advance
        self.times = read_times(row)

    def note(self, after: Table, entry: Entry, seat_names: list[str] | None = None) -> None:
        """How the table stands after an entry, as the store has it."""
        row = self.row
        row.status = OVER if after.over else RUNNING
        row.entries = entry.n
        row.made = after.made - after.unseen(None)
        row.seat_names = seat_names or names(after)
        row.waiting = list(after.waiting)
        row.result = after.result._asdict() if after.result else None
        row.updated = row.updated if entry.secret else entry.at
        row.parked = None

    # ------------------------------------------------------------------ what follows from it

    def happened(self, step: Stepped, role: int | None) -> Happened:
        """A step as one viewer knows it."""
        table = self.table
        known = step.seat == role or self.row.status == OVER
        events = [event.write(table) for event in step.events if event.heard_by(role)]
        if step.seat == NOBODY:
            return Happened(step.number(role), None, "table", step.text, events)
        by = step.by if known else safe_windows.told_by(table, step.text, step.by)
        return Happened(step.number(role), step.seat, by, step.text if known else None, events)  # type: ignore[arg-type]

    def views(
        self, roles: Iterable[int | None], table: Table | None = None, entry: Entry | None = None
    ) -> dict[int | None, View]:
        """What viewers are shown of the table, or of one that it is to become by an entry. A question that the server
        answers for its seat is not shown: it would be gone before anybody has read it."""
        table = table or self.table
        seats = list(roles)
        views = dict(zip(seats, table.view_structs(seats), strict=True))
        for ask in table.asks:
            if ask.seat in views and self.answers_itself(table, ask, entry):
                views[ask.seat] = msgspec.structs.replace(views[ask.seat], ask=None)
        return views

    def answers_itself(self, table: Table, ask: Ask, entry: Entry | None) -> bool:
        row, said = self.row, self.in_advance
        if safe_windows.is_safe(table) and ask.decline is not None:
            return safe_windows.is_idle(ask)  # what was said in advance is said after a while: one may still act
        if not said or row.parked is not None or not answered_by_person(row, ask.seat):
            return False
        return answers_in_advance.answer(table, ask, said, self.last_act(entry)) is not None

    def view(self, role: int | None) -> View:
        return self.views((role,))[role]

    def clocks_now(self) -> Clocks | None:
        return clocks.shown(self.times, steady_time.now()) if self.times is not None else None

    def may_take_back(self, role: int | None) -> int | None:
        last = self.loaded.recent.last(role)
        return last.number(role) if last is not None and not self.table.over else None

    def last_act(self, entry: Entry | None = None) -> int:
        """The number of the last entry, this one included, that was more than a pass, as far as is known here."""
        declines = self.table.game.declines
        if entry is not None and not entry.secret and not declines(entry.text or ""):
            return entry.n
        steps = reversed(self.loaded.trail)
        acts = (step.n for step in steps if not step.secret and not declines(step.text))
        return next(acts, self.loaded.trail_from - 1)

    def said_in_advance(self, ask: Ask) -> str | None:
        """The answer that its seat has given to a question ahead."""
        if not self.in_advance:
            return None
        return answers_in_advance.answer(self.table, ask, self.in_advance, self.last_act())

    def asked(self, table: Table) -> clocks.Asked:
        """The questions that people have to answer, as everyone may number them: what somebody is asked on in secret is
        the same question to a clock, or its bonus would tell."""
        steps = table.small_steps or (0,) * table.players
        return {a.seat: a.n - steps[a.seat] for a in table.asks if answered_by_person(self.row, a.seat)}

    def turns(self, before: Table | None) -> dict[str, YourTurn]:
        """Whom the table waits for now and did not wait for before."""
        found: dict[str, list[int]] = {}
        row = self.row
        waited = before.waiting if before is not None else ()
        for ask in self.table.asks:
            if ask.seat in waited or not answered_by_person(row, ask.seat):
                continue
            idle = safe_windows.is_safe(self.table) and safe_windows.is_idle(ask)
            if not idle and self.said_in_advance(ask) is None:
                for person in people_of(row, ask.seat):
                    found.setdefault(person, []).append(ask.seat)
        return {person: YourTurn(self.id, row.game, row.title, s) for person, s in found.items()}

    def due(
        self, table: Table, times: clocks.Times | None, now: float, lease: float, entry: Entry | None = None
    ) -> float | None:
        """When any process may look after this table, as it stands or after an entry, because nobody else seems to."""
        row, said = self.row, self.in_advance
        if table.over or (self.watchers == 0 and only_bots(row)):
            return None
        last_act = self.last_act(entry) if said else 0
        for ask in table.asks:
            bot = row.seats[ask.seat].bot
            if bot is not None or (said and answers_in_advance.answer(table, ask, said, last_act) is not None):
                return now + lease
        if safe_windows.is_safe(table) and any(safe_windows.runs_out(row, ask) for ask in table.asks):
            return now + lease
        end = clocks.deadline(times) if times is not None else None
        return end[1] + 1.0 if end is not None else None


def read_times(row: TableRow) -> clocks.Times | None:
    return msgspec.convert(row.clocks, clocks.Times) if row.clocks else None
