"""Golden games replay to the same tables. `golden.py` says how they are written anew."""

from __future__ import annotations

import pytest

import golden
import smallcouncil as sc


def test_every_rulebook_has_golden_games() -> None:
    assert set(golden.SERIES) == set(sc.games())


@pytest.mark.parametrize("game", golden.SERIES)
def test_every_file_is_a_game_that_is_played(game: str) -> None:
    folder = golden.path(game, "any").parent
    assert sorted(file.stem for file in folder.glob("*.json")) == sorted(golden.SERIES[game].options)


@pytest.mark.parametrize(("game", "name"), golden.every_game())
def test_golden_game(game: str, name: str) -> None:
    options = golden.SERIES[game].options[name]
    record = golden.read(game, name).record
    assert options.items() <= {k: tuple(v) if isinstance(v, list) else v for k, v in record.options.items()}.items()
    assert golden.replay(game, name).write() == golden.path(game, name).read_bytes()


@pytest.mark.parametrize(("game", "name"), [(g, n) for g, n in golden.every_game() if golden.SERIES[g].told])
def test_golden_story(game: str, name: str) -> None:
    assert golden.told(golden.read(game, name).record) == golden.story(game, name).read_text(encoding="utf-8")


def test_a_golden_game_is_written_with_one_choice_a_line() -> None:
    for game, name in (("risk", "skirmish_3"), ("cards2e", "melee_3"), ("ironthrone", "three")):
        choices = golden.read(game, name).record.choices
        known = set(choices)
        lines = [line.strip(' ",') for line in golden.path(game, name).read_text(encoding="utf-8").splitlines()]
        assert [line for line in lines if line in known] == list(choices)


def test_the_games_of_the_iron_throne_show_war_peace_and_betrayal() -> None:
    whole = "".join(golden.story("ironthrone", n).read_text("utf-8") for n in golden.SERIES["ironthrone"].options)
    for word in ("result=war", "result=peace", "result=betrayal", "agreed", "retreated", "tortured", "released_card"):
        assert word in whole, word
