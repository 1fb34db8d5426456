"""The pages that are open at this process, by the person who opened them."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from smallcouncil.server.messages import Closing, YourTurn, encode

SIGNED_OUT = 4401  # the code with which a page is closed whose session has ended
FAREWELL = 2.0  # seconds for pages to hear that the server goes down


class OpenPage(Protocol):
    """What the rest of the server needs of a page."""

    person: str
    session: str
    blocked: set[str]  # whose words it does not want to read

    def send(self, text: bytes) -> None:
        """Put a message on its way."""

    def stop(self, code: int) -> None:
        """Close after what is already on its way."""

    def lost(self, table: str, seat: int | None) -> None:
        """It is no longer shown that table as that seat."""


class OpenPages:
    def __init__(self, follow: Callable[[str, bool], None] = lambda person, begins: None) -> None:
        self.follow = follow  # hears whose pages are to be told what happens elsewhere
        self.by_person: dict[str, set[OpenPage]] = {}
        self.places: Counter[str] = Counter()  # of people and of addresses, from the handshake on

    def __len__(self) -> int:
        return sum(len(pages) for pages in self.by_person.values())

    def of(self, person: str) -> set[OpenPage]:
        return self.by_person.get(person, set())

    @contextmanager
    def place(self, whose: str, most: int) -> Iterator[bool]:
        """One of so many places of a person, or of an address, as long as it lasts; False if all are taken. It is taken
        before anything is waited for: however many come at once, no more get in."""
        if self.places[whose] >= most:
            yield False
            return
        self.places[whose] += 1
        try:
            yield True
        finally:
            self.places[whose] -= 1
            if not self.places[whose]:
                del self.places[whose]

    def add(self, page: OpenPage) -> None:
        self.by_person.setdefault(page.person, set()).add(page)
        self.follow(page.person, True)

    def remove(self, page: OpenPage) -> None:
        pages = self.by_person[page.person]
        pages.discard(page)
        if not pages:
            del self.by_person[page.person]
            self.follow(page.person, False)

    def call(self, turns: dict[str, YourTurn]) -> None:
        """Tell people that a table waits for them."""
        for person, turn in turns.items():
            for page in self.of(person):
                page.send(encode(turn))

    def end_sessions(self, ended: list[str]) -> None:
        for page in [page for pages in self.by_person.values() for page in pages]:
            if page.session in ended:
                page.stop(SIGNED_OUT)

    async def goodbye(self) -> None:
        """Tell every page to come back in a moment."""
        for page in [page for pages in self.by_person.values() for page in pages]:
            page.send(encode(Closing("restart", 1.0)))
            page.stop(1012)
        end = time.monotonic() + FAREWELL
        while self.by_person and time.monotonic() < end:
            await asyncio.sleep(0.01)
