"""Results: one SQLite file, every game once under its key, with its record. So a tournament can be stopped and resumed,
files can be merged, and nothing is counted twice."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import msgspec

from smallcouncil.arena.schedule import Fixture
from smallcouncil.table import BadInput, Record

T = TypeVar("T")

SCHEMA = """
CREATE TABLE IF NOT EXISTS games (
    key TEXT PRIMARY KEY, fixture TEXT NOT NULL, winners TEXT NOT NULL, scores TEXT NOT NULL, names TEXT NOT NULL,
    reason TEXT NOT NULL, choices INTEGER NOT NULL, record BLOB NOT NULL, kits TEXT NOT NULL DEFAULT '{}'
) WITHOUT ROWID
"""
KITS = "kits"  # which files of 0.2 and before do not have
ADD_KITS = f"ALTER TABLE games ADD COLUMN {KITS} TEXT NOT NULL DEFAULT '{{}}'"
COLUMNS = ("key", "fixture", "winners", "scores", "names", "reason", "choices", "record", KITS)


class Outcome(msgspec.Struct, frozen=True):
    """How a fixture ended."""

    fixture: Fixture
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    names: tuple[str, ...]  # what the table calls the seats: houses, factions
    reason: str  # empty: given up without an end
    choices: int
    record: bytes = b""  # compressed
    kits: dict[str, tuple[str, ...]] = {}  # by seat: leaders, decks

    @property
    def key(self) -> str:
        return self.fixture.key

    def share(self, seat: int) -> float:
        """What a seat has won: a shared victory counts for its share."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Results:
    """A file of outcomes, or one that lives as long as the program (`:memory:`)."""

    def __init__(self, file: Path | str = ":memory:") -> None:
        self.file = str(file)
        with told(self.file):
            self.db = sqlite3.connect(file)
            there = [name for (name,) in self.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            if not there:
                self.db.execute(SCHEMA)
            elif KITS not in columns(self.db, self.file):
                self.db.execute(ADD_KITS)

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.db.close()

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Keep outcomes; those that are there already stay as they are."""
        rows = [
            (
                o.key,
                msgspec.json.encode(o.fixture).decode(),
                msgspec.json.encode(o.winners).decode(),
                msgspec.json.encode(o.scores).decode(),
                msgspec.json.encode(o.names).decode(),
                o.reason,
                o.choices,
                o.record,
                msgspec.json.encode(o.kits).decode(),
            )
            for o in outcomes
        ]
        with told(self.file), self.db:
            self.db.executemany("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)

    def merge(self, file: Path) -> int:
        """Take over the games of another file, which stays as it is; how many of them were new."""
        if not file.is_file():
            raise BadInput(str(file), "missing")
        if file.resolve() == Path(self.file).resolve():
            return 0
        before = len(self)
        with told(str(file)):
            self.db.execute("ATTACH ? AS other", (str(file),))
            try:
                known = columns(self.db, str(file), "other")
                fields = FIELDS if KITS in known else FIELDS.replace(KITS, "'{}'")
                for row in self.db.execute(f"SELECT fixture, {fields} FROM other.games"):
                    read(str(file), decoded(str(file), row[0], Fixture), row[1:])
                with self.db:
                    names = ", ".join(known)
                    self.db.execute(f"INSERT OR IGNORE INTO games ({names}) SELECT {names} FROM other.games")
            finally:
                self.db.execute("DETACH other")
        return len(self) - before

    def __len__(self) -> int:
        with told(self.file):
            count: int = self.db.execute("SELECT COUNT(*) FROM games").fetchone()[0]
        return count

    def __contains__(self, fixture: Fixture) -> bool:
        with told(self.file):
            return self.db.execute("SELECT 1 FROM games WHERE key = ?", (fixture.key,)).fetchone() is not None

    def of(self, fixtures: Iterable[Fixture]) -> list[Outcome]:
        """The outcomes of some fixtures, in their order; without those that have not been played."""
        with told(self.file):
            found = [
                (f, self.db.execute(f"SELECT {FIELDS} FROM games WHERE key = ?", (f.key,)).fetchone()) for f in fixtures
            ]
        return [read(self.file, f, row) for f, row in found if row is not None]

    def all(self) -> list[Outcome]:
        """Every outcome, in an order that does not depend on when and where the games were played."""
        with told(self.file):
            rows = self.db.execute(f"SELECT fixture, {FIELDS} FROM games ORDER BY key").fetchall()
        return [read(self.file, decoded(self.file, row[0], Fixture), row[1:]) for row in rows]

    def records(self) -> Iterator[tuple[str, Record]]:
        """Every game with its key, to be replayed."""
        with told(self.file):
            for key, record in self.db.execute("SELECT key, record FROM games ORDER BY key"):
                try:
                    yield key, Record.read(zlib.decompress(record))
                except (zlib.error, TypeError) as error:
                    raise BadInput(f"{self.file}, game {key}", "unreadable", why=error) from error


@contextmanager
def told(file: str) -> Iterator[None]:
    """Whatever is wrong with a file of results, it is told with its name."""
    try:
        yield
    except sqlite3.Error as error:
        raise BadInput(file, "unreadable", why=error) from error


def read(file: str, fixture: Fixture, row: tuple[str, str, str, str, int, str]) -> Outcome:
    winners, scores, names, reason, choices, kits = row
    if not isinstance(choices, int):
        raise BadInput(file, "unreadable", why=f"{choices!r} choices")
    return Outcome(
        fixture,
        decoded(file, winners, tuple[int, ...]),
        decoded(file, scores, tuple[int, ...]),
        decoded(file, names, tuple[str, ...]),
        str(reason),
        choices,
        kits=decoded(file, kits, dict[str, tuple[str, ...]]),
    )


FIELDS = "winners, scores, names, reason, choices, kits"


def decoded(file: str, text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, TypeError) as error:
        raise BadInput(file, "unreadable", why=error) from error


def columns(db: sqlite3.Connection, file: str, schema: str = "main") -> list[str]:
    """What is told of every game in a file; some other file is refused."""
    found = [row[1] for row in db.execute(f"PRAGMA {schema}.table_info(games)")]
    if set(found) | {KITS} != set(COLUMNS):
        raise BadInput(file, "unreadable", why="no results of the arena")
    return found
