"""The audience of a table: the pages that watch it, and all that they are told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec

from smallcouncil.server import clocks, standing
from smallcouncil.server.bulletins import Bulletin
from smallcouncil.server.loading import Loaded, Stepped
from smallcouncil.server.messages import (
    Chat,
    Clocks,
    Happened,
    Line,
    Seats,
    Stands,
    State,
    Step,
    TableInfo,
    YourTurn,
    encode,
)
from smallcouncil.server.seats import answered_by_person, chosen, people_of, seats_of, table_info
from smallcouncil.server.store import Entry
from smallcouncil.server.store.shelf import GATHERING, OVER, StandingRow, TableRow
from smallcouncil.table import Table, passing

if TYPE_CHECKING:
    from smallcouncil.server.hall import Hall
    from smallcouncil.server.sockets import Page

CHAT = 100  # lines that a page gets when it comes

Views = dict[int | None, dict[str, Any]]


class Audience:
    """A table in memory with everyone who watches it."""

    def __init__(self, hall: Hall, row: TableRow, loaded: Loaded, rows: list[StandingRow], chat: list[Line]) -> None:
        self.hall = hall
        self.id = row.id
        self.row = row
        self.loaded = loaded
        self.standing = rows
        self.chat = chat
        self.times = msgspec.convert(row.clocks, clocks.Times) if row.clocks else None
        self.pages: dict[Page, set[int | None]] = {}
        self.elsewhere: dict[str, list[str]] = {}  # people with pages at other processes
        self.used = time.monotonic()

    @property
    def table(self) -> Table:
        return self.loaded.table

    # ------------------------------------------------------------------ telling the pages

    def roles(self) -> set[int | None]:
        return {role for roles in self.pages.values() for role in roles}

    def tell(self, entry: Entry, views: Views, taken_back: int | None) -> None:
        """One message per seat that is watched, encoded once, for however many pages."""
        times = self.clocks_now()
        said: dict[int | None, str] = {}
        for page, roles in self.pages.items():
            for role in roles:
                if role not in said:
                    step = self.happened(self.loaded.trail[-1], role) if taken_back is None else None
                    back = self.may_take_back(role)
                    message = Step(self.id, role, entry.n, views[role], step, times, back, taken_back)
                    said[role] = encode(message)
                page.send(said[role])

    def happened(self, step: Stepped, role: int | None) -> Happened:
        table = self.table
        known = step.seat == role or self.row.status == OVER
        events = [event.write(table) for event in step.events if event.heard_by(role)]
        return Happened(step.n, step.seat, step.by, step.text if known else None, events)  # type: ignore[arg-type]

    def state(self, page: Page, role: int | None, since: int, ref: int | None) -> str:
        """Everything that a page needs to show the table from nothing."""
        loaded = self.loaded
        return encode(
            State(
                table=self.id,
                seat=role,
                n=loaded.n,
                info=self.info(),
                view={} if self.row.status == GATHERING else self.table.view(role),
                steps=[self.happened(step, role) for step in loaded.trail if step.n > since],
                steps_from=loaded.trail_from,
                clocks=self.clocks_now(),
                chat=self.chat,
                mine=seats_of(self.row, page.person),
                host=self.row.host == page.person,
                standing=standing.shown(self.standing, role),
                take_back=self.may_take_back(role),
                chosen=chosen(self.row, role),
                ref=ref,
            )
        )

    def info(self) -> TableInfo:
        return table_info(self.row, self.here())

    def clocks_now(self) -> Clocks | None:
        return clocks.shown(self.times, time.time()) if self.times is not None else None

    def may_take_back(self, role: int | None) -> int | None:
        before = self.loaded.before
        return before[-1].n if before and before[-1].seat == role and not self.table.over else None

    def here(self) -> set[str]:
        return {page.person for page in self.pages}.union(*self.elsewhere.values())

    def send_seats(self) -> None:
        message = encode(Seats(self.id, self.info(), self.clocks_now()))
        for page in self.pages:
            page.send(message)

    def send_stands(self, seats: set[int]) -> None:
        """What was said in advance, to those who said it."""
        for page, roles in self.pages.items():
            for role in roles:
                if role is not None and role in seats:
                    page.send(encode(Stands(self.id, role, standing.shown(self.standing, role))))

    def stirred(self, entry: Entry | None = None) -> int:
        """The number of the last entry, this one included, that was more than a pass, as far as is known here."""
        if entry is not None and entry.text != passing.PASS:
            return entry.n
        steps = reversed(self.loaded.trail)
        return next((step.n for step in steps if step.text != passing.PASS), self.loaded.trail_from - 1)

    def send_states(self) -> None:
        """The whole table to everyone here."""
        for page, roles in self.pages.items():
            for role in roles:
                page.send(self.state(page, role, self.loaded.n, None))

    def hear(self, line: Line) -> None:
        self.chat = [*self.chat[1 - CHAT :], line]
        message = encode(Chat(self.id, line))
        for page in self.pages:
            page.send(message)

    def turns(self, before: Table | None) -> dict[str, YourTurn]:
        """Whom the table waits for now and did not wait for before."""
        found: dict[str, list[int]] = {}
        waited = before.waiting if before is not None else ()
        for ask in self.table.asks:
            new = ask.seat not in waited and answered_by_person(self.row, ask.seat)
            if new and standing.answer(self.table, ask, self.standing, self.stirred()) is None:
                for person in people_of(self.row, ask.seat):
                    found.setdefault(person, []).append(ask.seat)
        return {person: YourTurn(self.id, self.row.game, self.row.title, s) for person, s in found.items()}

    # ------------------------------------------------------------------ pages come and go

    def welcome(self, page: Page, role: int | None) -> None:
        new = page.person not in self.here()
        self.pages.setdefault(page, set()).add(role)
        self.used = time.monotonic()
        self.presence(changed=new)

    def farewell(self, page: Page, role: int | None = None, *, wholly: bool = False) -> None:
        roles = self.pages.get(page)
        if roles is None:
            return
        roles.discard(role)
        if wholly or not roles:
            del self.pages[page]
            self.used = time.monotonic()
            self.presence(changed=page.person not in self.here())

    def dismiss(self, seat: int) -> None:
        """Nobody holds the seat any more: pages that showed it do so no longer."""
        for page, roles in list(self.pages.items()):
            if seat in roles:
                page.lose(self.id, seat)

    def presence(self, *, changed: bool) -> None:
        if changed:
            self.send_seats()
            here = sorted({page.person for page in self.pages})
            self.hall.publish(Bulletin(self.hall.process, self.id, here=here))
