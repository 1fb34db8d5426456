"""Value models: features, learning, and their use by bots that think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import smallcouncil as sc
from laws.random_play import pick
from smallcouncil.arena.training import collect, fit, play_one, settings_of
from smallcouncil.bots import heuristics
from smallcouncil.bots.value import KINDS, Eyes, ValueModel, features, shipped
from smallcouncil.table import BadInput, Rng

GAME = "ironthrone"


@pytest.mark.parametrize("game", sc.games())
def test_features_are_what_everyone_may_know(game: str) -> None:
    """But for what the game itself counts, features do not change when what one who is asked cannot see is drawn
    anew."""
    for options in settings_of(game):
        table, rng = sc.game(game).new(seed=2, **options), Rng(2)
        for _ in range(60):
            if not table.over:
                table.choose(*pick(table, rng))
        found, all_of_it = features(table, Eyes()), features(table, heuristics(game).eyes)
        for seat in table.waiting[:1]:
            assert features(table.imagine(seat, rng), Eyes()) == found
        for seen in (found, all_of_it):
            assert [len(row) for row in seen.rows] == [len(seen.names)] * table.players
        assert len(all_of_it.names) > len(found.names)


@pytest.mark.parametrize("game", sc.games())
def test_the_shipped_weights_are_those_of_features_that_there_are(game: str) -> None:
    """Every game ships weights: few, with the command that made them, better than what the game says itself."""
    model = shipped(f"smallcouncil.games.{game}")
    assert model is not None and model.game == game
    assert model.command.startswith(f"council train {game} ") and len(model.write()) < 20_000
    names = {name for options in settings_of(game) for name in played(game, options)}
    assert names <= set(model.weights) | {name for name in names if name.startswith(("house ", "leader "))}
    losses = [float(word.rstrip(",")) for word in model.note.split() if word.rstrip(",").replace(".", "").isdigit()]
    learned, judged, even = losses[-3:]
    assert learned < judged < even


def played(game: str, options: dict[str, Any]) -> list[str]:
    table, known, rng = sc.game(game).new(seed=2, **options), heuristics(game), Rng(2)
    for _ in range(60):
        ask = table.asks[0]
        table.choose(ask.seat, known.decide(table, ask.seat, ask, rng))
    return features(table, known.eyes).names


def test_chances_are_those_of_a_softmax() -> None:
    table = sc.game(GAME).new(seed=1, players=3)
    figure = next(iter(table.figures()))
    even = ValueModel(GAME, {"judged": 1.0}).chances(table, Eyes())
    assert even == pytest.approx([1 / 3] * 3)
    judged = ValueModel(GAME, {"judged": 1.0}).chances(table, Eyes(lambda table: [0.5, 0.3, 0.2]))
    assert judged == pytest.approx([0.5, 0.3, 0.2])
    lead = ValueModel(GAME, {f"{figure} {KINDS[1]}": 2.0})
    while table.figures()[figure][0] <= max(table.figures()[figure][1:]) and not table.over:
        table.choose(*pick(table, Rng(table.made)))
    found = lead.chances(table, Eyes())
    assert sum(found) == pytest.approx(1)
    if table.figures()[figure][0] > max(table.figures()[figure][1:]):
        assert found[0] == max(found)


def test_learning_beats_even_chances_and_keeps_what_the_game_knows() -> None:
    trained = fit(GAME, collect(GAME, 40), epochs=60)
    assert min(stop for _, stop in trained.curve) <= trained.curve[0][1]
    assert trained.learned < trained.even
    assert len(trained.model.write()) < 10_000
    assert sum(found.cases for found in trained.bins) > 0
    assert all(0 <= found.told <= 1 and 0 <= found.won <= 1 for found in trained.bins)


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
        ValueModel.read(b'{"game": "x", "weights": {"a": "b"}}')


@pytest.mark.parametrize("game", sc.games())
def test_what_was_learned_stands_before_what_the_game_says_itself(game: str) -> None:
    """People are told the learned chances; bots that think go by them where that is known to cost them nothing."""
    known, table = heuristics(game), sc.game(game).new(seed=1)
    model = shipped(f"smallcouncil.games.{game}")
    assert (
        model is not None and known.chances is not None and known.evaluate is not None and known.eyes.judge is not None
    )
    assert known.chances(table) == model.chances(table, known.eyes)
    assert known.evaluate(table) == (model.chances(table, known.eyes) if model.search else known.eyes.judge(table))
