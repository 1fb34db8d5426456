"""Bringing a table into memory: the newest good snapshot and the choices after it."""

from __future__ import annotations

import msgspec

from smallcouncil.games import game
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store import Entry, Store
from smallcouncil.server.store.rows import TableRow
from smallcouncil.table import BadInput, Event, Game, IllegalChoice, Table

TAIL = 20  # choices at least that are replayed, so that a page sees what happened last
TRAIL = 300  # steps kept at hand
BACK = 16  # choices that may be taken back in a row


class Stepped(msgspec.Struct, frozen=True):
    """A step that was not taken back, with all it told."""

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


class Applied(msgspec.Struct, frozen=True):
    """A choice applied to a copy of the table: the copy, the choice in notation, all that it told."""

    table: Table
    text: str
    events: list[Event]


def apply(table: Table, seat: int, text: str, ask: int | None = None) -> Applied:
    after = table.copy()
    events: list[Event] = []
    after.log = events
    after.choose(seat, text, ask)
    assert after.past is not None
    return Applied(after, after.text(after.past[2]), events)


class Loaded(msgspec.Struct):
    """A table in memory: `n` entries so far, the steps at hand, and what may be taken back."""

    table: Table
    n: int
    trail: list[Stepped]
    trail_from: int
    before: list[Before]

    def apply(self, seat: int, text: str, ask: int | None = None) -> Applied:
        """What would become of the table by a choice; the table itself stays as it is."""
        return apply(self.table, seat, text, ask)

    def step(self, entry: Entry, applied: Applied) -> None:
        """The choice was made."""
        assert entry.text is not None
        after = applied.table
        if self.before and self.before[-1].seat != entry.seat:
            self.before.clear()
        if same_dice(self.table, after):
            self.before.append(Before(entry.n, entry.seat, entry.text, self.table))
            del self.before[:-BACK]
        else:
            self.before.clear()
        self.trail.append(Stepped(entry.n, entry.seat, entry.by, entry.text, applied.events))
        if len(self.trail) > TRAIL:
            del self.trail[: TRAIL // 4]
            self.trail_from = self.trail[0].n
        self.table = after
        self.n = entry.n

    def follow(self, entry: Entry) -> None:
        """A choice that somebody else wrote."""
        assert entry.text is not None
        self.step(entry, self.apply(entry.seat, entry.text))

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


def choices_that_count(entries: list[Entry]) -> list[Entry] | None:
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


async def load(store: Store, row: TableRow, *, without_last: bool = False) -> Loaded:
    """Any table, in milliseconds; or as it was before the last choice that counts.

    With its last steps, for those who take back or look back; should they not replay, from the newest snapshot on.
    """
    changed = row.version != game(row.game).version
    if not changed:
        try:
            return await load_from(store, row, row.entries - TAIL, without_last)
        except Denied as denied:
            if denied.reason != "version":
                raise
    return await load_from(store, row, row.entries, without_last)


async def load_from(store: Store, row: TableRow, most: int, without_last: bool) -> Loaded:
    """From the newest snapshot of at most so many entries."""
    rules = game(row.game)
    while True:
        snapshot = await store.snapshots.newest(row.id, most) if most > 0 else None
        base = snapshot[0] if snapshot else 0
        entries = await store.choices.of(row.id, base)
        choices = choices_that_count(entries)
        if choices is not None:
            break
        most = base - 1
    if without_last:
        if not choices:
            raise Denied("cannot-take-back", why="not-last")
        choices.pop()
    if row.version != rules.version and snapshot is None:
        raise Denied("version", table=row.version, rules=rules.version)
    try:
        table = rules.position(snapshot[1]) if snapshot else lay(rules, row)
        loaded = Loaded(table, base, [], base + 1, [])
        for entry in choices:
            loaded.follow(entry)
    except (BadInput, IllegalChoice):
        raise Denied("version", table=row.version, rules=rules.version) from None
    loaded.n = entries[-1].n if entries else base
    return loaded
