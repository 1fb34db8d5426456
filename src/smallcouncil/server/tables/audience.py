"""The audience of a table: the pages that watch it, and all that they are told."""

from __future__ import annotations

import time

from smallcouncil.server.access.signing import Signer
from smallcouncil.server.messages import AnswersInAdvance, Chat, Seats, State, Step, TableInfo, encode
from smallcouncil.server.open_pages import OpenPage
from smallcouncil.server.processes.announcements import Announcer
from smallcouncil.server.store import Entry
from smallcouncil.server.store.rows import GATHERING, LineRow
from smallcouncil.server.tables.automatic import answers_in_advance
from smallcouncil.server.tables.seats import chosen, holds, seats_of, shown_line, table_info
from smallcouncil.server.tables.steps import Stepped
from smallcouncil.server.tables.table_state import TableState
from smallcouncil.table import View

CHAT = 100  # lines that a page gets when it comes

Views = dict[int | None, View]


class Audience:
    def __init__(self, state: TableState, announcer: Announcer, signer: Signer) -> None:
        self.state = state
        self.signer = signer
        self.announcer = announcer
        self.pages: dict[OpenPage, set[int | None]] = {}
        self.elsewhere: dict[str, list[str]] = {}  # people with pages at other processes
        self.changed = time.monotonic()  # when somebody came or went

    def roles(self) -> set[int | None]:
        return {role for roles in self.pages.values() for role in roles}

    def here(self) -> set[str]:
        """Who has a page open at this table, at any process."""
        return {page.person for page in self.pages}.union(*self.elsewhere.values())

    def info(self) -> TableInfo:
        return table_info(self.state.row, self.signer, self.here())

    # ------------------------------------------------------------------ telling the pages

    def send_step(self, entry: Entry, views: Views, taken_back: Stepped | None) -> None:
        """One message per seat that is watched, encoded once, for however many pages; of a secret step, only to its
        seat."""
        state = self.state
        loaded, times = state.loaded, state.clocks_now()
        said: dict[int | None, bytes] = {}
        for page, roles in self.pages.items():
            for role in roles:
                if entry.secret and role != entry.seat:
                    continue
                if role not in said:
                    step = state.happened(loaded.trail[-1], role) if taken_back is None else None
                    back = state.may_take_back(role)
                    gone = taken_back.number(role) if taken_back is not None else None
                    message = Step(state.id, role, loaded.number(role), views[role], step, times, back, gone)
                    said[role] = encode(message)
                page.send(said[role])

    def state_for(
        self, person: str, blocked: set[str], role: int | None, since: int = 0, ref: int | None = None
    ) -> State:
        """Everything that a page needs to show the table from nothing."""
        state = self.state
        loaded = state.loaded
        return State(
            table=state.id,
            seat=role,
            n=loaded.number(role),
            info=self.info(),
            view={} if state.row.status == GATHERING else state.view(role),
            steps=[state.happened(s, role) for s in loaded.trail if s.known_to(role) and s.number(role) > since],
            steps_from=loaded.first_number(role),
            clocks=state.clocks_now(),
            chat=[shown_line(line, state.id, self.signer) for line in state.chat if line.person not in blocked],
            mine=seats_of(state.row, person),
            you=self.signer.known_as(state.id, person),
            host=state.row.host == person,
            in_advance=answers_in_advance.shown(state.in_advance, role),
            take_back=state.may_take_back(role),
            chosen=chosen(state.row, role),
            ref=ref,
        )

    def send_states(self) -> None:
        """The whole table to everyone here."""
        for page, roles in self.pages.items():
            for role in roles:
                page.send(encode(self.state_for(page.person, page.blocked, role, self.state.loaded.number(role))))

    def send_seats(self) -> None:
        message = encode(Seats(self.state.id, self.info(), self.state.clocks_now()))
        for page in self.pages:
            page.send(message)

    def send_answers_in_advance(self, seats: set[int]) -> None:
        """What was said in advance, to those who said it."""
        for page, roles in self.pages.items():
            for role in roles:
                if role is not None and role in seats:
                    said = answers_in_advance.shown(self.state.in_advance, role)
                    page.send(encode(AnswersInAdvance(self.state.id, role, said)))

    def send_chat(self, line: LineRow) -> None:
        self.state.chat = [*self.state.chat[1 - CHAT :], line]
        message = encode(Chat(self.state.id, shown_line(line, self.state.id, self.signer)))
        for page in self.pages:
            if line.person not in page.blocked:
                page.send(message)

    # ------------------------------------------------------------------ pages come and go

    def add(self, page: OpenPage, role: int | None) -> None:
        new = page.person not in self.here()
        self.pages.setdefault(page, set()).add(role)
        self.count()
        if new:
            self.tell_presence()

    def remove(self, page: OpenPage, role: int | None = None, *, wholly: bool = False) -> None:
        roles = self.pages.get(page)
        if roles is None:
            return
        roles.discard(role)
        if wholly or not roles:
            del self.pages[page]
            self.count()
            if page.person not in self.here():
                self.tell_presence()

    def dismiss_strangers(self) -> None:
        """Who got up is not shown the seat any more."""
        for page, roles in list(self.pages.items()):
            for role in list(roles):
                if role is not None and not holds(self.state.row, role, page.person):
                    self.remove(page, role)
                    page.lost(self.state.id, role)

    def dismiss_spectators(self, players: set[str]) -> None:
        """Only its players watch from now on."""
        for page, roles in list(self.pages.items()):
            if None in roles and page.person not in players:
                self.remove(page, None)
                page.lost(self.state.id, None)

    def dismiss_person(self, person: str) -> None:
        """Somebody is not welcome any more."""
        for page, roles in list(self.pages.items()):
            if page.person == person:
                self.remove(page, wholly=True)
                for role in roles:
                    page.lost(self.state.id, role)

    def dismiss_all(self) -> None:
        """The table is gone."""
        pages, self.pages = self.pages, {}
        self.count()
        for page, roles in pages.items():
            for role in roles:
                page.lost(self.state.id, role)

    def count(self) -> None:
        self.changed = time.monotonic()
        self.state.watchers = len(self.pages) + sum(len(people) for people in self.elsewhere.values())

    def tell_presence(self) -> None:
        self.send_seats()
        self.announce_presence()

    def announce_presence(self) -> None:
        """Who is here, to the other processes that have this table."""
        self.announcer.publish(self.state.id, here=sorted({page.person for page in self.pages}))

    def hear_presence(self, process: str, people: list[str]) -> None:
        self.elsewhere[process] = people
        self.count()
        self.send_seats()
