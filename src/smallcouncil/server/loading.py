"""Bringing a table into memory: the newest good snapshot and the choices after it."""

from __future__ import annotations

import msgspec

from smallcouncil.games import game
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store import Entry
from smallcouncil.server.store.shelf import Shelf, TableRow
from smallcouncil.table import BadInput, Event, Game, IllegalChoice, Table

TAIL = 20  # choices at least that are replayed, so that a page sees what happened last
TRAIL = 300  # steps kept at hand
BACK = 16  # choices that may be taken back in a row


class Stepped(msgspec.Struct, frozen=True):
    """A step that stands (not taken back), with all it told."""

    n: int
    seat: int
    by: str
    text: str
    events: list[Event]


class Before(msgspec.Struct, frozen=True):
    """The table before a choice that might be taken back."""

    n: int
    seat: int
    text: str
    table: Table


class Loaded(msgspec.Struct):
    """A table in memory: `n` entries so far, the steps at hand, and what may be taken back."""

    table: Table
    n: int
    trail: list[Stepped]
    trail_from: int
    before: list[Before]

    def step(self, entry: Entry, after: Table, events: list[Event]) -> None:
        """A choice was made."""
        assert entry.text is not None
        if self.before and self.before[-1].seat != entry.seat:
            self.before.clear()
        if same_dice(self.table, after):
            self.before.append(Before(entry.n, entry.seat, entry.text, self.table))
            del self.before[:-BACK]
        else:
            self.before.clear()
        self.trail.append(Stepped(entry.n, entry.seat, entry.by, entry.text, events))
        if len(self.trail) > TRAIL:
            del self.trail[: TRAIL // 4]
            self.trail_from = self.trail[0].n
        self.table = after
        self.n = entry.n

    def step_back(self, entry: Entry) -> int:
        """The last choice was taken back: its number."""
        last = self.before.pop()
        self.table = last.table
        self.n = entry.n
        if self.trail and self.trail[-1].n == last.n:
            self.trail.pop()
        return last.n


def same_dice(one: Table, other: Table) -> bool:
    a, b = one.rng, other.rng
    return a.block == b.block and a.at == b.at and a.key == b.key


def lay(rules: Game, row: TableRow, *, listen: bool = False) -> Table:
    """The table before the first choice."""
    if row.start is not None:
        return rules.position({**row.start, "seed": int(row.seed, 16)}, listen=listen)
    return rules.new(seed=int(row.seed, 16), listen=listen, **row.options)


def standing_choices(entries: list[Entry]) -> list[Entry] | None:
    """The choices that were not taken back; None if something before these entries was."""
    left: list[Entry] = []
    for entry in entries:
        if entry.text is not None:
            left.append(entry)
        elif left:
            left.pop()
        else:
            return None
    return left


async def load(shelf: Shelf, row: TableRow) -> Loaded:
    """Any table, in milliseconds."""
    rules = game(row.game)
    changed = row.version != rules.version
    most = row.entries if changed else row.entries - TAIL
    while True:
        snapshot = await shelf.snapshot(row.id, most) if most > 0 else None
        base = snapshot[0] if snapshot else 0
        entries = await shelf.entries(row.id, base)
        choices = standing_choices(entries)
        if choices is not None:
            break
        most = base - 1
    if changed and snapshot is None:
        raise Denied("version", table=row.version, rules=rules.version)
    try:
        table = rules.position(snapshot[1]) if snapshot else lay(rules, row)
        loaded = Loaded(table, base, [], base + 1, [])
        for entry in choices:
            after = loaded.table.copy()
            after.log = []
            after.choose(entry.seat, entry.text or "")
            loaded.step(entry, after, after.log)
    except (BadInput, IllegalChoice):
        raise Denied("version", table=row.version, rules=rules.version) from None
    loaded.n = entries[-1].n if entries else base
    return loaded
