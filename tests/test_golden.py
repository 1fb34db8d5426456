"""Golden games replay to the same tables. `golden.py` says how they are written anew."""

from __future__ import annotations

import pytest

import golden
import smallcouncil as sc


def test_every_rulebook_has_golden_games() -> None:
    assert set(golden.all_series()) == set(sc.games())


@pytest.mark.parametrize("game", golden.all_series())
def test_every_file_is_a_game_that_is_played(game: str) -> None:
    folder = golden.path(game, "any").parent
    assert sorted(file.stem for file in folder.glob("*.json")) == sorted(golden.all_series()[game].options)


@pytest.mark.parametrize(("game", "name"), golden.every_game())
def test_golden_game(game: str, name: str) -> None:
    options = golden.all_series()[game].options[name]
    record = golden.read(game, name).record
    assert options.items() <= {k: tuple(v) if isinstance(v, list) else v for k, v in record.options.items()}.items()
    assert golden.replay(game, name).write() == golden.path(game, name).read_bytes()


@pytest.mark.parametrize(("game", "name"), [(g, n) for g, n in golden.every_game() if golden.all_series()[g].told])
def test_golden_story(game: str, name: str) -> None:
    assert golden.told(golden.read(game, name).record) == golden.story(game, name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", golden.all_series())
def test_a_golden_game_is_written_with_one_choice_a_line(game: str) -> None:
    name = next(iter(golden.all_series()[game].options))
    choices = golden.read(game, name).record.choices
    known = set(choices)
    lines = [line.strip(' ",') for line in golden.path(game, name).read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if line in known] == list(choices)
