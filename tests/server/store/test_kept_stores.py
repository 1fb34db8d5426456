"""A database that version 0.1 wrote: it is brought up to date, its tables go on with the question they stood at, and
what rules of today cannot lead to the same is refused by the version."""

from __future__ import annotations

import gzip
import json
import sqlite3
from pathlib import Path

import pytest

from server.conftest import Arrive
from server.council import Council, Guest
from smallcouncil.games import game
from smallcouncil.server.access.signing import Signer
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store import Store
from smallcouncil.server.tables.loading import load

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "kept"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With the file as it was left."""
    with sqlite3.connect(tmp_path / "council.sqlite") as store:
        store.executescript(gzip.decompress((KEPT / "0.1.sql.gz").read_bytes()).decode())
    store.close()
    return tmp_path


TABLES = json.loads((KEPT / "0.1.json").read_text(encoding="utf-8"))


async def test_tables_of_0_1_go_on_where_they_stood(folder: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{folder}/council.sqlite")
    await store.open()
    try:
        for kept in TABLES:
            row = await store.tables.find(kept["table"])
            assert row is not None
            if kept["status"] == "gathering" and row.version != game(row.game).version:
                with pytest.raises(Denied, match="under rules 1, these are rules 2"):
                    await load(store, row)
                continue
            table = (await load(store, row)).table
            asked = next((sorted(map(table.text, ask.choices)) for ask in table.asks if ask.seat == 0), None)
            assert asked == kept["choices"], kept["game"]
    finally:
        await store.close()


async def test_a_snapshot_that_does_not_load_is_no_end(folder: Path) -> None:
    """The choices lead there from the snapshot before, or from the beginning."""
    of_cards = next(kept for kept in TABLES if kept["game"] == "cards2e" and kept["status"] == "running")
    with sqlite3.connect(folder / "council.sqlite") as store:
        spoilt = """UPDATE snapshots SET position = '{"stack": [{"procedure": "Forgotten"}]}' WHERE table_id = ?"""
        store.execute(spoilt, (of_cards["table"],))
    store.close()
    opened = Store(f"sqlite+aiosqlite:///{folder}/council.sqlite")
    await opened.open()
    row = await opened.tables.find(of_cards["table"])
    assert row is not None
    table = (await load(opened, row)).table
    assert sorted(map(table.text, table.ask(0).choices)) == of_cards["choices"]
    await opened.close()


async def test_replays_of_0_1_are_shown_or_refused_by_the_version(folder: Path, arrive: Arrive) -> None:
    council = Council(folder).start()
    try:
        with sqlite3.connect(folder / "council.sqlite") as store:
            key = store.execute("SELECT value FROM secrets WHERE name = 'seal'").fetchone()[0]
            person = store.execute("SELECT id FROM people WHERE login IS NULL").fetchone()[0]
        store.close()
        guest = Guest(council)
        old_cookie = f"{person}.1.{Signer(bytes.fromhex(key)).of('session', person, 1)}"
        answer = await guest.http.get("/api/me", headers={"cookie": f"council={old_cookie}"})
        assert answer.json()["person"] == person, "the guest of then"
        for kept in TABLES:
            if kept["status"] == "gathering":
                continue
            of_today = game(kept["game"]).version == 1
            for what in ("replay", "statistics") if kept["status"] == "over" else ("replay",):
                found = await guest.http.get(f"/api/tables/{kept['table']}/{what}")
                assert found.status_code == (200 if of_today else 409), found.text
                assert of_today or found.json()["args"] == {"table": 1, "rules": 2}
            if kept["status"] == "over":
                record = await guest.http.get(f"/api/tables/{kept['table']}/record")
                assert record.json()["version"] == 1
                proved = await guest.send("POST", "/api/records/verify", record.json(), 200 if of_today else 400)
                assert of_today or proved["field"] == "record.version"
        assert council.errors() == []
        await guest.leave()
    finally:
        council.stop()
