"""Options that change while the game is played: steps of nobody's, kept in records."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import smallcouncil as sc
from laws.changes import check_changes
from laws.random_play import play, play_on, views, written
from smallcouncil.arena.analysis import analyse
from smallcouncil.arena.analysis.curve import points_of
from smallcouncil.games import GAMES
from smallcouncil.table import NOBODY, BadInput, IllegalChoice, Record, Rng, read_step
from toys.court import GAME as COURT
from toys.wicket import GAME as WICKET


def test_from_a_change_on_everyone_is_asked() -> None:
    table = WICKET.new(seed=1, rounds=3, listen=True)
    table.choose(0, "pass")
    assert table.waiting == (0,) and table.made == 1  # seat 1 can do nothing
    question = table.ask(0).n
    table.change("windows safe")
    assert table.options.windows == "safe" and table.view(None)["options"]["windows"] == "safe"
    table.choose(0, "knock", question)  # nobody's answer becomes stale by it
    assert table.waiting == (1,)
    assert [event["event"] for event in (e.write(table) for e in table.heard(None))] == ["safe_windows", "knocked"]


def test_a_record_keeps_when_it_was() -> None:
    table = WICKET.new(seed=1, rounds=3)
    table.choose(0, "pass")
    table.change("windows safe")
    play(table, Rng(1))
    record = Record.read(table.record().write())
    data = json.loads(record.write())
    assert data["options"]["windows"] == "fast"
    assert data["choices"][:3] == ["0 pass", "table windows safe", data["choices"][2]]
    assert len(record.choices) == table.made
    for steps in range(len(record.choices) + 1):
        assert (record.replay(WICKET, steps=steps).options.windows == "safe") == (steps > 1)
    again = record.replay(WICKET)
    assert written(again.position()) == written(table.position()) and views(again) == views(table)
    assert again.record() == record


def test_a_table_from_a_position_keeps_it_too() -> None:
    laid = WICKET.position(WICKET.new(seed=1).position())
    laid.change("windows safe")
    play_on(laid, Rng(1), 2)
    record = Record.read(laid.record().write())
    assert record.start is not None and record.start["options"]["windows"] == "fast"
    assert written(record.replay(WICKET).position()) == written(laid.position())


@pytest.mark.parametrize("text", ["windows fast", "windows", "rounds 9", "players 3", "", "pass", "windows safe safe"])
def test_only_what_the_game_declares_can_change(text: str) -> None:
    table = WICKET.new(seed=1)
    before = written(table.position())
    with pytest.raises(IllegalChoice) as refusal:
        table.change(text)
    assert refusal.value.key == "no-change"
    assert written(table.position()) == before and table.made == 0


def test_what_cannot_be_changed_any_more_is_refused() -> None:
    table = WICKET.new(seed=1)
    table.change("windows safe")
    for other in (table, WICKET.new(seed=1, windows="safe"), COURT.new(seed=1, windows="fast")):
        with pytest.raises(IllegalChoice) as refusal:
            other.change("windows safe")
        assert refusal.value.key == "no-change"
    with pytest.raises(IllegalChoice, match="over"):
        play(table, Rng(1)).change("windows safe")


@pytest.mark.parametrize(
    "line", ["table windows fast", "table", "-1 windows safe", "0 windows safe", "nobody windows safe"]
)
def test_records_with_other_changes_are_refused(line: str) -> None:
    record = msgspec.structs.replace(WICKET.new(seed=1).record(), choices=(line,))
    with pytest.raises(BadInput) as refusal:
        record.replay(WICKET)
    assert (refusal.value.field, refusal.value.key) == ("record.choices", "bad-choice")


def with_windows() -> list[tuple[str, dict[str, Any]]]:
    """Every game that has the option, with few and with many seats."""
    found = [name for name in GAMES if "windows" in sc.game(name).options_type.__struct_fields__]
    return [(name, {"players": n}) for name in found for n in sorted({sc.game(name).seats[0], sc.game(name).seats[-1]})]


@pytest.mark.parametrize(("name", "options"), with_windows(), ids=str)
def test_windows_become_safe_at_any_moment(name: str, options: dict[str, Any]) -> None:
    for seed in range(2):
        rng = Rng(seed)
        table = sc.game(name).new(seed=seed, **options)
        for _ in range(12):
            play_on(table, rng, rng.below(30))
            if table.over:
                break
            assert check_changes(table, rng, everyone=options["players"] < 5) == 1


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.full if number else ())
        for number, (name, _) in enumerate(with_windows()[::2])
    ],
)
def test_a_game_with_a_change_is_analysed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is advised about it, and it is no turning point."""
    monkeypatch.setattr("smallcouncil.arena.analysis.chances.SAMPLES", 1)
    monkeypatch.setattr("smallcouncil.arena.analysis.chances.CLOSELY", 1)
    table = sc.game(name).new(seed=1)
    play_on(table, Rng(1), 4)
    table.change("windows safe")
    play_on(table, Rng(1), 4)
    record = table.record()
    assert read_step(record.choices[4])[0] == NOBODY
    assert points_of(record) == [0, 1, 2, 3, 4, *range(6, table.made + 1)]
    found = analyse(record, iterations=2)
    assert all(step != 5 for step in [turn.step for turn in found.turns] + [one.step + 1 for one in found.advice])
    ended = msgspec.structs.replace(record, choices=record.choices[:5])
    assert points_of(ended) == [0, 1, 2, 3, 4]
    assert [moment.step for moment in analyse(ended, iterations=2).moments] == [0, 1, 2, 3, 4]
