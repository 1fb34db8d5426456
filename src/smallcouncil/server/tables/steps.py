"""Steps of a table, and their numbers as a viewer knows them.

The store counts every entry of a table. What a seat does in secret (small steps on the way to a secret answer) nobody
else may even count: a viewer's numbers leave out what the viewer does not know of.
"""

from __future__ import annotations

import msgspec

from smallcouncil.server.store import Entry
from smallcouncil.table import NOBODY, Event, Table

Secrets = dict[int, int]  # how many entries of a seat were secret so far; never changed in place


def number(n: int, secrets: Secrets, role: int | None) -> int:
    """The number that a viewer has for entry `n`, or for the last one before it that the viewer knows of.

    >>> number(9, {0: 2, 1: 3}, 1), number(9, {0: 2, 1: 3}, None)
    (7, 4)
    """
    return n - sum([count for seat, count in secrets.items() if seat != role]) if secrets else n


def counted(secrets: Secrets, entry: Entry) -> Secrets:
    """With one entry more."""
    return {**secrets, entry.seat: secrets.get(entry.seat, 0) + 1} if entry.secret else secrets


class Stepped(msgspec.Struct, frozen=True, eq=False):
    """A step that was not taken back, with all it told."""

    n: int
    seat: int
    by: str
    text: str
    events: list[Event]
    secret: bool  # nobody but its seat knows of it
    secrets: Secrets  # up to this one

    def known_to(self, role: int | None) -> bool:
        return not self.secret or self.seat == role

    def number(self, role: int | None) -> int:
        return number(self.n, self.secrets, role)


class Applied(msgspec.Struct, frozen=True):
    """A choice, or a change, applied to a copy of the table: the copy, the choice in notation, all that it told."""

    table: Table
    text: str
    events: list[Event]
    secret: bool  # nobody but its seat may know of it


def apply(table: Table, seat: int, text: str, ask: int | None = None) -> Applied:
    after = table.copy()
    events: list[Event] = []
    after.log = events
    if seat == NOBODY:
        after.change(text)
    else:
        after.choose(seat, text, ask)
    assert after.past is not None
    return Applied(after, after.text(after.past[2]), events, after.small_steps != table.small_steps)
