"""Value models: features, learning, and their use by bots that think."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import smallcouncil as sc
from laws.random_play import pick
from smallcouncil.arena import training
from smallcouncil.arena.fitting import PARTS, RUN
from smallcouncil.arena.training import Sample, collect, fit, play_one, settings_of
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


def test_nothing_is_learned_from_games_that_are_held_out() -> None:
    """A sign that only held-out games show, and that tells who wins there, has no weight; one that all show has."""
    samples = []
    for number in range(RUN * PARTS * 4):
        won = [1.0, 0.0] if number % 2 else [0.0, 1.0]
        lead = won if number % 3 else won[::-1]
        told = won if number // RUN % PARTS == 0 else [0.0, 0.0]
        rows = [[0.0, lead[seat], told[seat]] for seat in range(2)]
        samples.append(Sample(number, ["judged", "lead", "told"], rows, won))
    weights = fit(GAME, samples, epochs=40).model.weights
    assert weights["lead"] > 0.1 and weights["told"] == 0


def test_bots_slip_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for slips in (1, 10**9, training.SLIPS):  # always, never, as it is
        monkeypatch.setattr(training, "SLIPS", slips)
        games.append(play_one(GAME, 7))
    assert games[0] != games[1] and games[2] not in games[:2]


def test_of_a_long_game_few_positions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_one(GAME, 7)
    monkeypatch.setattr(training, "MOST", 4)
    few = play_one(GAME, 7)
    assert 2 <= len(few) <= 4 < len(whole) and few[0] == whole[0] and all(sample in whole for sample in few)


def test_samples_are_kept_and_continued(tmp_path: Path) -> None:
    file, told = tmp_path / "samples.jsonl", list[int]()
    first = collect(GAME, 3, file=file)
    more = collect(GAME, 5, file=file, progress=lambda done, of: told.append(done))
    assert told == [4, 5] and more[: len(first)] == first
    assert more == collect(GAME, 5, file=file) == collect(GAME, 5)


def test_samples_of_another_game_are_refused(tmp_path: Path) -> None:
    """Those of games that are not asked for are left out."""
    file = tmp_path / "samples.jsonl"
    two = collect(GAME, 2, file=file)
    with pytest.raises(BadInput, match="positions of another game"):
        collect("risk", 2, file=file)
    assert collect(GAME, 1, file=file) == [sample for sample in two if sample.number == 0]


@pytest.mark.parametrize("left", [40, 1500])
def test_who_was_stopped_in_the_middle_of_writing_goes_on(tmp_path: Path, left: int) -> None:
    """Of the game that is there in part nothing is taken; others stay."""
    file = tmp_path / "samples.jsonl"
    collect(GAME, 2, file=file)
    whole = file.read_bytes()
    first = whole.index(b"\n") + 1
    for kept in (whole[:left], whole[: first + left]):
        file.write_bytes(kept)
        assert collect(GAME, 2, file=file) == collect(GAME, 2)
        assert file.read_bytes() == whole
    for other in (b"Winter is coming.\n" + whole, b"Winter is coming."):
        file.write_bytes(other)
        with pytest.raises(BadInput, match="cannot be read"):
            collect(GAME, 2, file=file)
        assert file.read_bytes() == other, "what is no file of ours stays as it is"


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
