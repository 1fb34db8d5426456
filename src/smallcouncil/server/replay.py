"""Replays, statistics and proofs of records. They run in a process of their own, on plain data."""

from __future__ import annotations

import hashlib
from collections import Counter, OrderedDict
from typing import Any

import msgspec

from smallcouncil.games import game
from smallcouncil.server.forms import Replay, ReplayStep, SeatStatistics, Statistics, Verified
from smallcouncil.server.loading import standing_choices
from smallcouncil.server.refusals import Denied
from smallcouncil.server.security import commitment
from smallcouncil.server.store import Entry
from smallcouncil.server.store.shelf import TableRow
from smallcouncil.table import BadInput, Record, Table

SAMPLES = 200  # points of a series
APART = 50  # steps between checkpoints
KEPT = 200  # checkpoints in memory, of all tables


def record_of(row: TableRow, entries: list[Entry]) -> Record:
    """The record of a table; choices taken back are not in it."""
    choices = standing_choices(entries) or []
    start = {**row.start, "seed": int(row.seed, 16)} if row.start is not None else None
    return Record(
        game=row.game,
        version=row.version,
        options=row.options,
        seed=int(row.seed, 16) if start is None else None,
        choices=tuple(f"{e.seat} {e.text}" for e in choices),
        start=start,
    )


def first_table(record: Record, *, listen: bool = False) -> Table:
    return record.replay(game(record.game), steps=0, listen=listen)


def choose(table: Table, number: int, line: str) -> None:
    seat, _, text = line.partition(" ")
    try:
        table.choose(int(seat), text)
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
    choices = standing_choices(entries) or []
    begin, at = CHECKPOINTS.before(table, record, first)
    shown: list[ReplayStep] = []
    for n in range(begin, min(first + count, len(choices) + 1)):
        entry = choices[n - 1] if n else None
        if entry is not None and n > begin:
            at.log = []
            choose(at, n, record.choices[n - 1])
        if n % APART == 0 and n > begin:
            CHECKPOINTS.keep(table, record, n, at)
        if n < first:
            continue
        known = entry is not None and (not running or entry.seat == seat)
        shown.append(
            ReplayStep(
                n=n,
                seat=entry.seat if entry else None,
                by=entry.by if entry else None,
                choice=entry.text if entry and known else None,
                at=entry.at if entry else None,
                view=at.view(seat),
                events=[event.write(at) for event in at.heard(seat)],
            )
        )
    return msgspec.json.encode(Replay(table, seat, len(choices), first, shown))


def statistics(record: Record, entries: list[Entry], created: float) -> bytes:
    """Who chose how often and how long, what happened how often, and every public number per seat over time."""
    choices = standing_choices(entries) or []
    at = first_table(record, listen=True)
    every = max(1, -(-len(choices) // SAMPLES))
    sampled: list[int] = []
    series: dict[str, list[list[float]]] = {}
    events: Counter[str] = Counter()
    by: list[Counter[str]] = [Counter() for _ in range(at.players)]
    seconds = [0.0] * at.players
    last = created
    for n in range(len(choices) + 1):
        if n:
            entry = choices[n - 1]
            at.log = []
            choose(at, n, record.choices[n - 1])
            by[entry.seat][entry.by] += 1
            seconds[entry.seat] += max(0.0, entry.at - last)
            last = entry.at
            events.update(event.news.name for event in at.heard(None))
        if n % every == 0 or n == len(choices):
            for name, values in numbers_per_seat(at).items():
                series.setdefault(name, [[0.0] * at.players] * len(sampled)).append(values)
            sampled.append(n)
            for lists in series.values():
                if len(lists) < len(sampled):
                    lists.append(lists[-1])
    seats = [SeatStatistics(sum(c.values()), round(s, 1), dict(c)) for c, s in zip(by, seconds, strict=True)]
    return msgspec.json.encode(Statistics(sampled, series, seats, dict(events)))


def numbers_per_seat(table: Table) -> dict[str, list[float]]:
    """Whatever the public view says once per seat in numbers: lists by seat, and the numbers of a list of seats."""
    names = [table.seat_name(seat) for seat in range(table.players)]
    found: dict[str, list[float]] = {}

    def look(name: str, value: Any) -> None:
        if isinstance(value, dict):
            if set(value) == set(names):
                value = [value[n] for n in names]
            else:
                return
        if not isinstance(value, list) or len(value) != table.players:
            return
        if all(isinstance(v, int | float) and not isinstance(v, bool) for v in value):
            found[name] = [float(v) for v in value]
        elif all(isinstance(v, dict) for v in value):
            for key in value[0]:
                column = [v.get(key) for v in value]
                if all(isinstance(c, int | float) and not isinstance(c, bool) for c in column):
                    found[key if name in ("seats", "players") else f"{name}.{key}"] = [float(c) for c in column]
                elif all(isinstance(c, list) for c in column):
                    found[key if name in ("seats", "players") else f"{name}.{key}"] = [float(len(c)) for c in column]

    for name, value in table.look(None).items():
        look(name, value)
    return found


def verify(record: Record) -> Verified:
    """Replay a record that somebody sent."""
    table = record.replay(game(record.game))
    seed = record.seed if record.start is None else record.start.get("seed")
    known = isinstance(seed, int) and 0 <= seed < 2**256
    position = msgspec.json.encode(table.position(), order="deterministic")
    return Verified(
        game=record.game,
        version=record.version,
        made=table.made,
        over=table.over,
        result=table.result._asdict() if table.result else None,
        commitment=commitment(f"{seed:064x}") if known else None,
        digest=hashlib.sha256(position).hexdigest(),
    )


def verified(record: Record) -> bytes | tuple[str, str, dict[str, Any]]:
    """In a worker: the proof, or what is wrong with the record."""
    try:
        return msgspec.json.encode(verify(record))
    except BadInput as error:
        return error.field, error.key, {k: str(v) for k, v in error.args_by_name.items()}
    except Exception as error:
        return "record", "unreadable", {"why": type(error).__name__}


def continued(record: Record, count: int) -> dict[str, Any]:
    """The position after so many choices of a record, for a new table with dice of its own."""
    if count > len(record.choices):
        raise BadInput("steps", "out-of-range", value=count, low=0, high=len(record.choices))
    table = record.replay(game(record.game), steps=count)
    if table.over:
        raise Denied("malformed", field="steps", why="the game is over there")
    position = table.position()
    del position["rng"]
    position["made"] = 0
    return position
