"""Golden games replay to the same tables. `golden.py` says how they are written anew."""

from __future__ import annotations

import pytest

from cards2e.golden import EVERY, FOLDER, GAMES, mark, read, result
from smallcouncil.games.cards2e import GAME


def test_every_format_has_a_golden_game() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    golden = read(name)
    table = golden.record.replay(GAME, steps=0)
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
    golden = read("melee_3")
    lines = [line.strip(' ",') for line in (FOLDER / "melee_3.json").read_text().splitlines()]
    known = set(golden.record.choices)
    assert [line for line in lines if line in known] == list(golden.record.choices)
    assert golden.write() == (FOLDER / "melee_3.json").read_bytes()
