"""Bringing a table into memory: the newest good snapshot and the choices after it."""

from __future__ import annotations

from smallcouncil.games import game
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store import Entry, Store
from smallcouncil.server.store.rows import TableRow
from smallcouncil.server.tables.recent import Recent
from smallcouncil.server.tables.steps import Applied, Secrets, Stepped, apply, counted, number
from smallcouncil.table import NOBODY, BadInput, Game, IllegalChoice, Table

TAIL = 20  # choices at least that are replayed, so that a page sees what happened last
TRAIL = 300  # steps kept at hand


class Loaded:
    """A table in memory: `n` entries so far and how many of them were secret, the steps at hand, and what may be taken
    back."""

    def __init__(self, table: Table, n: int, secrets: Secrets) -> None:
        self.table = table
        self.n = n
        self.secrets = secrets
        self.trail: list[Stepped] = []
        self.trail_from = n + 1
        self.recent = Recent()

    def number(self, role: int | None) -> int:
        """How many entries there are as far as a viewer knows."""
        return number(self.n, self.secrets, role)

    def first_number(self, role: int | None) -> int:
        """The number that a viewer has for the first step at hand."""
        if not self.trail:
            return self.number(role) + 1
        first = self.trail[0]
        return first.number(role) + (0 if first.known_to(role) else 1)

    def apply(self, seat: int, text: str, ask: int | None = None) -> Applied:
        """What would become of the table by a choice; the table itself stays as it is."""
        return apply(self.table, seat, text, ask)

    def count(self, entry: Entry) -> None:
        self.n = entry.n
        self.secrets = counted(self.secrets, entry)

    def step(self, entry: Entry, applied: Applied) -> None:
        """The choice was made."""
        assert entry.text is not None
        self.count(entry)
        step = Stepped(entry.n, entry.seat, entry.by, entry.text, applied.events, entry.secret, self.secrets)
        self.recent.add(step, self.table, applied.table)
        self.trail.append(step)
        if len(self.trail) > TRAIL:
            del self.trail[: TRAIL // 4]
            self.trail_from = self.trail[0].n
        self.table = applied.table

    def shorten(self) -> None:
        """Nothing happens here: as many steps are kept as a table has that is brought into memory."""
        if len(self.trail) > TAIL:
            self.trail = self.trail[-TAIL:]
            self.trail_from = self.trail[0].n

    def follow(self, entry: Entry) -> None:
        """A choice that somebody else wrote."""
        assert entry.text is not None
        self.step(entry, self.apply(entry.seat, entry.text))

    def step_back(self, entry: Entry) -> Stepped:
        """The last choice of a seat was taken back."""
        step = self.recent.last(entry.seat)
        assert step is not None
        self.table = self.recent.take_back(step)
        self.count(entry)
        self.trail = [other for other in self.trail if other is not step]
        return step


def lay(rules: Game, row: TableRow, *, listen: bool = False) -> Table:
    """The table before the first choice."""
    if row.start is not None:
        return rules.position({**row.start, "seed": int(row.seed, 16)}, listen=listen)
    return rules.new(seed=int(row.seed, 16), listen=listen, **row.options)


def choices_that_count(entries: list[Entry]) -> list[Entry] | None:
    """The choices that were not taken back, and all changes; None if something before these entries was taken back."""
    left: list[Entry] = []
    for entry in entries:
        if entry.text is not None:
            left.append(entry)
            continue
        back = next((i for i in range(len(left) - 1, -1, -1) if left[i].seat == entry.seat), None)
        if back is None:
            return None
        del left[back]
    return left


async def load(store: Store, row: TableRow, *, without_last: bool = False) -> Loaded:
    """Any table, in milliseconds; or as it was before the last choice that counts.

    With its last steps, for those who take back or look back; should they not replay, from the newest snapshot on.
    Where that one does not load, because an earlier release wrote it, from the one before; at last from the beginning.
    """
    same = row.version == game(row.game).version
    most = row.entries - TAIL if same else row.entries
    try:
        return await load_from(store, row, most, without_last)
    except Denied as denied:
        if denied.reason != "version":
            raise
        refused = denied
    kept = [n for n in await store.snapshots.numbers(row.id) if n <= row.entries]
    for at in [*kept, 0] if same else kept:
        try:
            return await load_from(store, row, at, without_last)
        except Denied as denied:
            if denied.reason != "version":
                raise
    raise refused


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
        if base == 0:
            raise Denied("version", table=row.version, rules=rules.version)
        most = base - 1
    if without_last:
        made = [i for i, entry in enumerate(choices) if entry.seat != NOBODY]
        if not made:
            raise Denied("cannot-take-back", why="not-last")
        del choices[made[-1]]
    if row.version != rules.version and snapshot is None:
        raise Denied("version", table=row.version, rules=rules.version)
    try:
        table = rules.position(snapshot[1]) if snapshot else lay(rules, row)
        loaded = Loaded(table, base, await store.choices.secrets(row.id, base))
        counting = {entry.n for entry in choices}
        for entry in entries:
            if entry.n in counting:
                loaded.follow(entry)
            else:
                loaded.count(entry)
    except (BadInput, IllegalChoice):
        raise Denied("version", table=row.version, rules=rules.version) from None
    return loaded
