"""Golden games replay to the same tables. `golden.py` says how they are written anew."""

from __future__ import annotations

import pytest

from laws import written
from risk.golden import EVERY, FOLDER, GAMES, Golden, mark, read, result
from risk.table import GAME, watched


def test_every_mode_and_seat_count_has_a_golden_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(GAMES)
    assert len(GAMES) == 4 + 4 + 2 + 2


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    golden = read(name)
    assert golden.record.options["players"] == GAMES[name]["players"]
    table = watched(golden.record.replay(GAME, steps=0))
    marks = []
    for number, line in enumerate(golden.record.choices, 1):
        seat, _, text = line.partition(" ")
        table.choose(int(seat), text)
        if number % EVERY == 0 or number == len(golden.record.choices):
            marks.append(mark(table))
            assert marks == golden.marks[: len(marks)], f"another table after {number} choices ({line})"
    assert result(table) == golden.result
    assert marks == golden.marks


def test_a_golden_game_is_written_with_one_choice_a_line() -> None:
    golden = read("skirmish_3")
    lines = (FOLDER / "skirmish_3.json").read_text().splitlines()
    assert [line.strip(' ",') for line in lines if line.strip(' ",') in set(golden.record.choices)] == list(
        golden.record.choices
    )
    assert golden.write() == (FOLDER / "skirmish_3.json").read_bytes()
    assert isinstance(golden, Golden) and written(golden.result)
