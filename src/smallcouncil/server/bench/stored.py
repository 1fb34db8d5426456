"""What a load leaves in the store: nothing acknowledged is missing, and long tables load fast."""

from __future__ import annotations

import random
import time

import msgspec

from smallcouncil.games import game
from smallcouncil.server.messages import ClockRule
from smallcouncil.server.settings import Settings
from smallcouncil.server.store import Entry, Progress, Store
from smallcouncil.server.store.rows import RUNNING, TableRow
from smallcouncil.server.tables.loading import lay, load

LOADS = 20
LONG = 500  # choices of the table whose loading is measured


async def missing(settings: Settings, acknowledged: list[tuple[str, int]]) -> int:
    """Choices that were acknowledged and are not in the store."""
    store = Store(settings.store_url())
    await store.open()
    found = {table: {e.n for e in await store.choices.of(table)} for table in {t for t, _ in acknowledged}}
    await store.close()
    return sum(n not in found[table] for table, n in acknowledged)


async def time_to_load(settings: Settings, game_id: str) -> float:
    """Milliseconds to bring a table of 500 choices into memory, the middle of twenty."""
    store = Store(settings.store_url())
    await store.open()
    rules = game(game_id)
    row = TableRow(
        id=f"bench{time.time_ns():x}"[:24],
        game=game_id,
        version=rules.version,
        options={"players": rules.default_players},
        seat_names=[],
        seed=f"{random.getrandbits(256):064x}",
        start=None,
        source=None,
        source_steps=None,
        title="",
        host="",
        listed=False,
        takeover=False,
        clock=ClockRule(),
        created=0.0,
        status=RUNNING,
        entries=0,
        made=0,
        waiting=[],
        result=None,
        clocks=None,
        due=None,
        updated=0.0,
        seats=[],
    )
    await store.tables.add(row)
    table = lay(rules, row)
    chance = random.Random(1)
    for n in range(1, LONG + 1):
        ask = chance.choice(table.asks)
        choice = table.text(chance.choice(ask.choices[: ask.answers]))
        table.choose(ask.seat, choice)
        progress = Progress(RUNNING, n, "[]", "[]", None, None, None)
        await store.choices.write(Entry(row.id, n, ask.seat, choice, "bot", 0.0), progress)
        if n % settings.snapshot_every == 0:
            position = msgspec.json.encode(table.position())
            await store.snapshots.keep(row.id, n, rules.version, position)
    times = []
    for _ in range(LOADS):
        began = time.perf_counter()
        found = await store.tables.find(row.id)
        assert found is not None
        loaded = await load(store, found)
        times.append(time.perf_counter() - began)
    assert loaded.table.position() == table.position()
    await store.close()
    return round(1000 * sorted(times)[LOADS // 2], 1)
