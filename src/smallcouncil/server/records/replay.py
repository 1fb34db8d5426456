"""Replays: the steps of a record as one viewer sees them. They run in a process of their own, on plain data."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any

import msgspec

from smallcouncil.games import game
from smallcouncil.server.forms import Replay, ReplayStep
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store import Entry
from smallcouncil.server.store.rows import TableRow
from smallcouncil.server.tables.automatic.safe_windows import told_by
from smallcouncil.server.tables.loading import choices_that_count
from smallcouncil.table import NOBODY, BadInput, Record, Table, make_step, write_step

APART = 50  # steps between checkpoints
KEPT = 200  # checkpoints in memory, of all tables


def record_of(row: TableRow, entries: list[Entry]) -> Record:
    """The record of a table; choices taken back are not in it."""
    choices = choices_that_count(entries) or []
    start = {**row.start, "seed": int(row.seed, 16)} if row.start is not None else None
    return Record(
        game=row.game,
        version=row.version,
        options=row.options,
        seed=int(row.seed, 16) if start is None else None,
        choices=tuple(write_step(e.seat, e.text or "") for e in choices),
        start=start,
    )


def first_table(record: Record, *, listen: bool = False) -> Table:
    return record.replay(game(record.game), steps=0, listen=listen)


def choose(table: Table, number: int, line: str) -> None:
    try:
        make_step(table, line)
    except ValueError as error:  # IllegalChoice is one
        raise BadInput("record.choices", "bad-choice", number=number, why=error) from None


class Checkpoints:
    """Tables on the way of the replays that were asked for last, so that leafing on does not begin at the beginning.

    They belong to the choices that lead to them: where some were taken back, they are not found any more.
    """

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Table] = OrderedDict()

    def before(self, table: str, record: Record, step: int) -> tuple[int, Table]:
        """The table after as many steps as are known, and before the wanted one."""
        last = min(step - 1, len(record.choices))
        for n in range(last - last % APART, 0, -APART):
            key = checkpoint(table, record, n)
            if key in self.kept:
                self.kept.move_to_end(key)
                return n, self.kept[key].copy()
        return 0, first_table(record, listen=True)

    def keep(self, table: str, record: Record, n: int, at: Table) -> None:
        self.kept[checkpoint(table, record, n)] = at.copy()
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)


def checkpoint(table: str, record: Record, n: int) -> tuple[str, int, str]:
    """What a checkpoint belongs to: the table, and the choices so far."""
    said = msgspec.json.encode((record.version, record.choices[:n]))
    return table, n, hashlib.sha256(said).hexdigest()


CHECKPOINTS = Checkpoints()  # of this process


def steps(
    table: str, record: Record, entries: list[Entry], seat: int | None, first: int, count: int, running: bool
) -> bytes:
    """Some steps of a replay as one viewer sees them, encoded."""
    choices = choices_that_count(entries) or []
    # while the game runs, nobody may count what others do in secret
    known = [0, *(n for n, e in enumerate(choices, 1) if not running or not e.secret or e.seat == seat)]
    wanted = dict(zip(known[first : first + count], range(first, first + count), strict=False))
    begin, at = CHECKPOINTS.before(table, record, min(wanted, default=first))
    shown: list[ReplayStep] = []
    for n in range(begin, max(wanted, default=-1) + 1):
        entry = choices[n - 1] if n else None
        if entry is not None and n > begin:
            at.log = []
            choose(at, n, record.choices[n - 1])
        if n % APART == 0 and n > begin:
            CHECKPOINTS.keep(table, record, n, at)
        if n not in wanted:
            continue
        told = entry is not None and (not running or entry.seat in (seat, NOBODY))
        by = entry.by if entry else None
        if entry is not None and not told:
            by = told_by(at, entry.text or "", entry.by)
        shown.append(
            ReplayStep(
                n=wanted[n],
                seat=entry.seat if entry is not None and entry.seat != NOBODY else None,
                by=by,
                choice=entry.text if entry and told else None,
                at=entry.at if entry else None,
                view=at.view(seat),
                events=[event.write(at) for event in at.heard(seat)],
            )
        )
    return msgspec.json.encode(Replay(table, seat, len(known) - 1, first, shown))


def continued(record: Record, count: int) -> dict[str, Any]:
    """The position after so many choices of a record, for a new table with dice of its own."""
    if count > len(record.choices):
        raise BadInput("steps", "out-of-range", value=count, low=0, high=len(record.choices))
    table = record.replay(game(record.game), steps=count)
    if table.over:
        raise Denied("malformed", field="steps", why="the game is over there")
    return fresh_start(table)


def fresh_start(table: Table) -> dict[str, Any]:
    """Where a table stands, for a new one with dice of its own."""
    position = table.position()
    del position["rng"]
    position["made"] = 0
    position.pop("small_steps", None)
    return position
