"""The store by itself, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from smallcouncil.server.access.names import login_of
from smallcouncil.server.access.signing import new_id
from smallcouncil.server.messages import ClockRule
from smallcouncil.server.refusals import Denied
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Entry, Progress, Store
from smallcouncil.server.store import store as whole_store
from smallcouncil.server.store.file_guard import StoreLost
from smallcouncil.server.store.people.people import Person
from smallcouncil.server.store.rows import GATHERING, OVER, RUNNING, Holder, SeatRow, TableRow
from smallcouncil.server.store.schema import metadata
from smallcouncil.server.store.tables.talks import Party
from smallcouncil.server.tables import loading
from smallcouncil.server.tables.loading import lay, load
from smallcouncil.server.tables.setup.seeds import new_seed
from smallcouncil.table import NOBODY, Table
from toys import parley, wicket

pytestmark = pytest.mark.anyio


OF_PEOPLE = ("person", "host", "by", "about", "blocked")  # columns that say whose something is


NOT_PEOPLE = {("choices", "by"), ("answers_in_advance", "about")}  # whether a bot chose; what a seat is not asked


async def test_what_is_somebodys_is_given_to_them_and_found_at_once(tmp_path: Path) -> None:
    """Every table that knows people has its part in what is given to them, and no part looks through everything."""
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/council.sqlite")
    await store.open()
    asked: list[tuple[str, Any]] = []
    for engine in (store.reader, store.writer):
        event.listen(
            engine.sync_engine, "before_cursor_execute", lambda _c, _u, said, values, *_: asked.append((said, values))
        )
    await store.personal_data.of("arya")
    read = " ".join(said for said, _ in asked)
    for table in metadata.tables.values():
        whose = [name for name in OF_PEOPLE if name in table.c and (table.name, name) not in NOT_PEOPLE]
        assert not whose or f"FROM {table.name}" in read, table.name
    await store.people.merge("guest", "arya")
    await store.personal_data.forget("arya")
    await store.people.looks_like("arya")
    async with store.writer.connect() as connection:
        for said, values in [one for one in asked if not one[0].startswith("BEGIN")]:
            for step in (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {said}", values)).all():
                assert not step.detail.startswith("SCAN") or "USING" in step.detail, (said, step.detail)
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    url = f"sqlite:///{tmp_path / 'council.sqlite'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("postgres")
    store = Store(Settings(database_url=url).store_url())
    await store.open()
    yield store
    await store.close()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "game", lambda _: parley.GAME)


def table_row(**changes: Any) -> TableRow:
    now = time.time()
    fields: dict[str, Any] = {
        "id": new_id(),
        "game": "parley",
        "version": 1,
        "options": {"players": 2, "rounds": 50},
        "seat_names": ["seat_0", "seat_1"],
        "seed": new_seed(),
        "start": None,
        "source": None,
        "source_steps": None,
        "title": "",
        "host": "host",
        "listed": True,
        "takeover": False,
        "clock": ClockRule(),
        "created": now,
        "status": RUNNING,
        "entries": 0,
        "made": 0,
        "waiting": [0],
        "result": None,
        "clocks": None,
        "due": None,
        "updated": now,
        "seats": [SeatRow(0, None, 0, [Holder("arya", "Arya")]), SeatRow(1, "random", 0, [])],
    }
    return TableRow(**{**fields, **changes})


def progress_after(n: int) -> Progress:
    return Progress(RUNNING, n, "[]", "[]", None, None, None)


async def write(store: Store, row: TableRow, n: int, seat: int, said: str | None) -> None:
    assert await store.choices.write(Entry(row.id, n, seat, said, "person", time.time()), progress_after(n))


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with store.reader.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_number_is_taken_once(store: Store) -> None:
    """In one commit with others: the loser loses alone."""
    rows = [table_row() for _ in range(5)]
    for row in rows:
        await store.tables.add(row)
    await write(store, rows[2], 1, 0, "roll")
    entries = [Entry(row.id, 1, 0, "place north", "person", 0.0) for row in rows]
    won = await asyncio.gather(*(store.choices.write(entry, progress_after(1)) for entry in entries))
    assert won == [True, True, False, True, True]
    assert [e.text for e in await store.choices.of(rows[2].id)] == ["roll"]
    assert [e.text for e in await store.choices.of(rows[3].id)] == ["place north"]
    assert await store.tables.newest(row.id for row in rows) == {row.id: 1 for row in rows}


async def test_a_lost_store_fails_the_choice(store: Store) -> None:
    """What cannot be written is not acknowledged, and the next choice is."""
    row = table_row()
    await store.tables.add(row)
    nowhere = Entry("nowhere", 1, 0, "roll", "person", 0.0)
    assert await store.choices.write(nowhere, progress_after(1)) is False
    await write(store, row, 1, 0, "roll")


async def test_from_the_first_failure_on_no_clock_runs(tmp_path: Path) -> None:
    """Whether a choice could not be stored, or was the first that can be again."""
    file = tmp_path / "council.sqlite"
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    row = table_row()
    await store.tables.add(row)
    ended: list[float] = []
    store.outage.ended = ended.append
    file.rename(tmp_path / "away")
    with pytest.raises(StoreLost):
        await write(store, row, 1, 0, "roll")
    since = store.outage.since
    assert since is not None
    (tmp_path / "away").rename(file)
    await write(store, row, 1, 0, "roll")
    assert store.outage.since is None and ended == [since]
    await store.close()


@pytest.mark.parametrize("every", [1, 3, 7, 1000])
async def test_loading_gives_the_same_table(store: Store, every: int) -> None:
    """Whatever was taken back, and wherever the snapshots lie: also on a choice that was taken back later."""
    chance = random.Random(every)
    row = table_row()
    await store.tables.add(row)
    past: list[Table] = [lay(parley.GAME, row)]
    for n in range(1, 90):
        table = past[-1]
        if len(past) > 1 and chance.random() < 0.3:
            last = past.pop().past
            assert last is not None
            await write(store, row, n, last[1], None)
        else:
            ask = chance.choice(table.asks)
            said = chance.choice(["place north", "end_turn"]) if ask.prompt == "turn" else "bid 1"
            after = table.copy()
            after.choose(ask.seat, said)
            past.append(after)
            await write(store, row, n, ask.seat, said)
        if n % every == 0:
            position = msgspec.json.encode(past[-1].position())
            await store.snapshots.keep(row.id, n, 1, position)
        if n % 10 == 0:
            found = await store.tables.find(row.id)
            assert found is not None and found.entries == n
            loaded = await load(store, found)
            assert loaded.n == n
            assert loaded.table.position() == past[-1].position()


async def test_what_the_table_changed_is_never_taken_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither with the last choice, which goes at a parked table whoever made it, nor with a snapshot in between."""
    monkeypatch.setattr(loading, "game", lambda _: wicket.GAME)
    row = table_row(game="wicket", options={"players": 2, "rounds": 9})
    await store.tables.add(row)
    for n, (seat, said) in enumerate([(0, "pass"), (0, "knock"), (NOBODY, "windows safe")], 1):
        await write(store, row, n, seat, said)
    found = await store.tables.find(row.id)
    assert found is not None
    whole = (await load(store, found)).table
    assert (whole.options.windows, whole.made) == ("safe", 3)
    await store.snapshots.keep(row.id, 3, 1, msgspec.json.encode(whole.position()))
    without = (await load(store, found, without_last=True)).table
    assert (without.options.windows, without.made) == ("safe", 2)
    await write(store, row, 4, 0, None)
    found = await store.tables.find(row.id)
    assert found is not None
    assert (await load(store, found)).table.position() == without.position()


async def test_a_table_of_older_rules_goes_on_from_its_snapshot(store: Store) -> None:
    row = table_row(version=0)
    await store.tables.add(row)
    with pytest.raises(Denied, match="rules 0"):
        await load(store, row)
    table = lay(parley.GAME, row)
    table.choose(0, "place north")
    await write(store, row, 1, 0, "place north")
    await store.snapshots.keep(row.id, 1, 0, msgspec.json.encode(table.position()))
    found = await store.tables.find(row.id)
    assert found is not None
    assert (await load(store, found)).table.position() == table.position()


async def test_a_few_snapshots_are_kept(store: Store) -> None:
    row = table_row()
    await store.tables.add(row)
    for n in range(50, 400, 50):
        await store.snapshots.keep(row.id, n, 1, b"{}")
    assert await store.snapshots.numbers(row.id) == [350, 300, 250, 200]


async def test_a_link_that_was_made_void_meanwhile_seats_nobody(store: Store) -> None:
    row = table_row()
    await store.tables.add(row)
    open_seat = next(seat for seat in row.seats if not seat.holders)
    await store.seats.void_link(row.id, open_seat.seat)  # at another process, after the link was looked at here
    assert not await store.seats.sit(row.id, open_seat.seat, "bran", open_seat.link)
    assert not await store.seats.sit(row.id, 0, "bran", row.seats[0].link), "nor does any where somebody sits"
    assert await store.seats.sit(row.id, open_seat.seat, "bran", open_seat.link + 1)


async def test_only_one_looks_after_an_overdue_table(store: Store) -> None:
    row = table_row(due=10.0)
    await store.tables.add(row)
    assert (row.id, 10.0, False) in await store.reminders.overdue(11.0, 1000)
    claims = await asyncio.gather(*(store.reminders.claim(row.id, 10.0, 20.0 + i) for i in range(4)))
    assert sorted(claims) == [False, False, False, True]


async def test_many_who_ask_whether_it_is_ready_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(whole_store, "write_something", written.append)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'council.sqlite'}")
    await store.open()
    assert await asyncio.gather(*(store.ready() for _ in range(30))) == [True] * 30 and len(written) == 1
    assert await store.ready() and len(written) == 2
    await store.close()


async def test_only_one_gets_a_seat(store: Store) -> None:
    row = table_row(status=GATHERING, seats=[SeatRow(0, None, 0, []), SeatRow(1, None, 0, [])])
    await store.tables.add(row)
    took = await asyncio.gather(*(store.seats.sit(row.id, 0, f"person{i}", 0) for i in range(4)))
    assert sorted(took) == [False, False, False, True]
    found = await store.tables.find(row.id)
    assert found is not None and [len(seat.holders) for seat in found.seats] == [1, 0]
    assert (found.seats[0].link, found.seats[0].sitting) == (1, 1)  # the invitation is spent
    await store.seats.void_link(row.id, 1)
    assert not await store.seats.sit(row.id, 1, "person1", 0)  # so is one that was made void meanwhile
    assert not await store.seats.set_bot(row.id, 0, "fair", held=False)  # no bot comes where somebody has sat down
    assert row.id in [t.id for t in await store.tables.list_open(1000)]
    assert await store.tables.remove(row.id) and await store.tables.find(row.id) is None


async def test_of_two_seats_at_once_one_is_taken(store: Store) -> None:
    """Whoever holds a seat of a running game has seen its secrets."""
    row = table_row(status=RUNNING, seats=[SeatRow(seat, "fair", 0, []) for seat in range(3)])
    await store.tables.add(row)
    took = await asyncio.gather(*(store.seats.sit(row.id, s, "greedy", 0) for s in range(3)), return_exceptions=True)
    assert took.count(True) == 1 and sum(isinstance(t, Denied) for t in took) == 2, took
    assert await store.seats.seen(row.id, "greedy") == {took.index(True)}
    found = await store.tables.find(row.id)
    assert found is not None and sum(len(seat.holders) for seat in found.seats) == 1


async def test_a_pause_of_the_server_counts_on_nobodys_clock(store: Store) -> None:
    clocks = {"left": [30.0, 40.0], "since": [100.0, None]}
    person = table_row(clock=ClockRule("live", 60, 5), clocks=clocks, due=131.0)
    bots = table_row(waiting=[1], due=500.0)
    for row in (person, bots):
        await store.tables.add(row)
    async with store.writer.begin() as connection:
        await store.reminders.wake_all(connection, 1000.0, 110.0)
    found = [await store.tables.find(row.id) for row in (person, bots)]
    assert found[0] is not None and found[1] is not None
    assert found[0].clocks == {"left": [30.0, 40.0], "since": [990.0, None]}, "ten seconds were used before the pause"
    assert (found[0].due, found[1].due) == (1021.0, 1000.0)


async def test_only_what_is_old_grows_old(store: Store) -> None:
    for status, collect in (
        (GATHERING, store.archive.remove_gathering),
        (RUNNING, store.archive.remove_abandoned),
        (OVER, store.archive.ripe),
    ):
        old, young = table_row(status=status, updated=100.0), table_row(status=status, updated=200.0)
        for row in (old, young):
            await store.tables.add(row)
        found = await collect(150.0, 1000)
        assert old.id in found and young.id not in found
        assert await store.tables.find(young.id) is not None


async def test_tables_of_accounts_are_kept_whole(store: Store) -> None:
    lord = Person(new_id(16), "Walder", "en")
    await store.people.register(lord, f"walder-{lord.id[:8]}", "hash")
    seats = [SeatRow(0, None, 0, [Holder(lord.id, "Walder")]), SeatRow(1, "random", 0, [])]
    left = table_row(status=RUNNING, updated=100.0, seats=seats)
    over = table_row(status=OVER, updated=100.0, seats=seats)
    for row in (left, over):
        await store.tables.add(row)
    assert left.id not in await store.archive.remove_abandoned(150.0, 1000)
    assert over.id not in await store.archive.ripe(150.0, 1000)


async def test_what_is_packed_keeps_the_record_and_no_words(store: Store) -> None:
    row = table_row(status=OVER, updated=100.0)
    await store.tables.add(row)
    await write(store, row, 1, 0, "roll")
    await store.chat.add(row.id, 0, "arya", "Arya", "needle")
    await store.talks.say(row.id, [Party(0, 0), Party(1, 0)], 0, "arya", "Arya", "in private")
    entries = await store.choices.of(row.id)
    await store.archive.pack(row.id, entries)
    assert await store.choices.of(row.id) == entries and len(entries) == 1
    assert await store.chat.last(row.id, 10) == [] and await store.talks.all_of(row.id) == []


async def test_people_and_secrets(store: Store) -> None:
    guest = Person(new_id(16), "Arya", "en")
    await store.people.keep(guest)
    await store.people.keep(Person(guest.id, "No One", "de"))
    assert await store.people.find(guest.id) == Person(guest.id, "No One", "de")
    name = f"Jaqen-{guest.id[:6]}"
    await store.people.register(guest, name, "hash")
    found = await store.people.by_login(login_of(name.upper()))
    assert found is not None and found.id == guest.id
    with pytest.raises(Denied, match="taken"):
        await store.people.register(Person(new_id(16), "x", "en"), name.lower(), "hash")
    keys = await asyncio.gather(*(store.secret("test") for _ in range(4)))
    assert len(set(keys)) == 1 and len(keys[0]) == 32
    assert await store.ready()


async def test_a_commit_is_on_the_disk(store: Store) -> None:
    """SQLite is told to wait for the disk, and to let readers read meanwhile."""
    if store.writer.dialect.name == "sqlite":
        async with store.writer.connect() as connection:
            assert await connection.scalar(text("PRAGMA synchronous")) == 2
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA foreign_keys")) == 1
    else:
        async with store.writer.connect() as connection:
            assert await connection.scalar(text("SHOW synchronous_commit")) == "on"
