"""Value models: features, learning, and their use by bots that think."""

from __future__ import annotations

from pathlib import Path

import pytest

import smallcouncil as sc
from laws.random_play import pick
from smallcouncil.arena.training import collect, fit, play_one, settings_of
from smallcouncil.bots import heuristics
from smallcouncil.bots.value import KINDS, ValueModel, features, names_of
from smallcouncil.table import BadInput, Rng

GAME = "ironthrone"


@pytest.mark.parametrize("game", sc.games())
def test_features_are_what_everyone_may_know(game: str) -> None:
    """But for the game's own judgement, features do not change when what nobody can see is drawn anew."""
    for options in settings_of(game):
        table, rng = sc.game(game).new(seed=2, **options), Rng(2)
        for _ in range(60):
            if not table.over:
                table.choose(*pick(table, rng))
        rows = features(table, None)
        assert [len(row) for row in rows] == [len(names_of(table.figures()))] * table.players
        assert features(table.imagine(None, rng), None) == rows


def test_chances_are_those_of_a_softmax() -> None:
    table = sc.game(GAME).new(seed=1, players=3)
    figure = next(iter(table.figures()))
    even = ValueModel(GAME, ["judged"], [1.0]).chances(table, None)
    assert even == pytest.approx([1 / 3] * 3)
    judged = ValueModel(GAME, ["judged"], [1.0]).chances(table, lambda table: [0.5, 0.3, 0.2])
    assert judged == pytest.approx([0.5, 0.3, 0.2])
    lead = ValueModel(GAME, [f"{figure} {KINDS[1]}"], [2.0])
    while table.figures()[figure][0] <= max(table.figures()[figure][1:]) and not table.over:
        table.choose(*pick(table, Rng(table.made)))
    found = lead.chances(table, None)
    assert sum(found) == pytest.approx(1)
    if table.figures()[figure][0] > max(table.figures()[figure][1:]):
        assert found[0] == max(found)


def test_learning_beats_even_chances_and_keeps_what_the_game_knows() -> None:
    trained = fit(GAME, collect(GAME, 40), epochs=60)
    best = min(tested for _, tested in trained.curve)
    assert best <= trained.judged and best < trained.even
    assert len(trained.model.weights) == len(trained.model.names)
    assert len(trained.model.write()) < 10_000


def test_samples_are_kept_and_continued(tmp_path: Path) -> None:
    file, told = tmp_path / "samples.jsonl", list[int]()
    first = collect(GAME, 3, file=file)
    more = collect(GAME, 5, file=file, progress=lambda done, of: told.append(done))
    assert told == [4, 5] and more[: len(first)] == first
    assert more == collect(GAME, 5, file=file) == collect(GAME, 5)


def test_the_same_game_gives_the_same_samples() -> None:
    assert play_one(GAME, 7) == play_one(GAME, 7)


def test_too_little_to_learn_from_is_refused() -> None:
    with pytest.raises(BadInput, match="games"):
        fit(GAME, collect(GAME, 1))
    with pytest.raises(BadInput, match=r"value\.json"):
        ValueModel.read(b"{}")
    with pytest.raises(BadInput, match=r"value\.json"):
        ValueModel.read(b'{"game": "x", "names": ["a"], "weights": []}')


@pytest.mark.parametrize("game", sc.games())
def test_what_was_learned_stands_before_what_the_game_says_itself(game: str) -> None:
    known = heuristics(game)
    assert known.judge is None or known.evaluate is not None
    if known.evaluate is not None:
        table = sc.game(game).new(seed=1)
        assert len(known.evaluate(table)) == table.players
