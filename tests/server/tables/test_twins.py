"""Tables that differ only in what a viewer cannot know give that viewer the same bytes on the wire."""

from __future__ import annotations

import random
from typing import Any

import pytest

import smallcouncil as sc
from laws.secrecy import hidden
from smallcouncil.server.access.signing import Signer
from smallcouncil.server.messages import ClockRule, encode
from smallcouncil.server.store import Entry
from smallcouncil.server.store.rows import RUNNING, Holder, SeatRow, TableRow
from smallcouncil.server.tables.audience import Audience
from smallcouncil.server.tables.loading import Loaded
from smallcouncil.server.tables.seats import names
from smallcouncil.server.tables.table_state import TableState
from smallcouncil.table import NOBODY, Rng, Table

TOLD = 400  # choices of a game
LOOKED = 12  # every so many of them all viewers compare


def laid(game: str, players: int, windows: str = "safe") -> TableState:
    rules = sc.game(game)
    options: dict[str, Any] = {"windows": windows} if "windows" in rules.options_type.__struct_fields__ else {}
    table = rules.new(seed=11, players=players, **options)
    seats = [SeatRow(seat, None, 0, [Holder(f"person{seat}", f"Person {seat}")]) for seat in range(players)]
    row = TableRow(
        "twins", game, rules.version, rules.write_options(table.options), names(table), "0" * 64, None, None, None, "",
        "person0", True, False, ClockRule(), 0.0, RUNNING, 0, 0, list(table.waiting), None, None, None, 0.0, seats,
    )  # fmt: skip
    return TableState(row, Loaded(table, 0, {}), [], [])


def told(state: TableState, table: Table, viewer: int | None) -> bytes:
    """All that a page of this viewer gets when it opens the table, were it that one; and whom it calls."""
    before, state.loaded.table = state.loaded.table, table
    state.row.waiting, state.row.seat_names = list(table.waiting), names(table)
    audience = Audience(state, None, Signer(b"twins"))  # type: ignore[arg-type]
    person = f"person{viewer}" if viewer is not None else "nobody"
    called = state.turns(None).get(person)
    said = encode(audience.state_for(person, set(), viewer)) + repr(called).encode()
    state.loaded.table = before
    return said


GAMES = [("cards1e", 2), ("cards1e", 4), ("cards2e", 2), ("ironthrone", 3), ("risk", 3)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_twins_look_alike_on_the_wire(game: str, players: int) -> None:
    check_twins(laid(game, players), players)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_twins_look_alike_when_a_second_person_has_sat_down(game: str, players: int) -> None:
    """From the step on by which the windows of a table for one become safe, and at that step."""
    state = laid(game, players, "fast")
    chance = random.Random(7)
    for _ in range(60):
        go_on(state, chance)
    before = state.loaded.table
    change(state, NOBODY, "windows safe", "table")
    for viewer in (*range(players), None):
        twin = before.imagine(viewer, Rng(3))
        twin.change("windows safe")
        assert told(state, twin, viewer) == told(state, state.loaded.table, viewer), viewer
    check_twins(state, players)


def go_on(state: TableState, chance: random.Random) -> None:
    table = state.table
    seat = chance.choice(table.waiting)
    change(state, seat, table.text(chance.choice(table.ask(seat).choices)), "person")


def change(state: TableState, seat: int, text: str, by: str) -> None:
    applied = state.loaded.apply(seat, text)
    entry = Entry("twins", state.loaded.n + 1, seat, applied.text, by, 0.0, applied.secret)
    state.loaded.step(entry, applied)
    state.note(state.table, entry)


def check_twins(state: TableState, players: int) -> None:
    chance, rng = random.Random(5), Rng(9)
    loaded = state.loaded
    compared = different = 0
    while not loaded.table.over and loaded.n < TOLD:
        if loaded.n % LOOKED == 0:
            for viewer in (*range(players), None):
                twin = loaded.table.imagine(viewer, rng)
                assert told(state, twin, viewer) == told(state, loaded.table, viewer), (loaded.n, viewer)
                compared += 1
                different += hidden(twin) != hidden(loaded.table)
        go_on(state, chance)
    assert compared > 20 and different > compared / 2, (compared, different)
