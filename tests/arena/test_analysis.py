"""Games looked at afterwards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import msgspec
import pytest

import smallcouncil as sc
from smallcouncil.arena import match
from smallcouncil.arena.analysis import PARTS, Analysis, Moment, Turn, advice, analyse
from smallcouncil.arena.analysis.advice import LEAST, doubtful
from smallcouncil.arena.analysis.chances import MODEL, ROUNDS, chances, lucks, quick_game
from smallcouncil.arena.analysis.curve import APART, CANDIDATES, DIFFER, FIRST, MOMENTS, TURNS, Curve
from smallcouncil.arena.analysis.turning_points import turned_by
from smallcouncil.bots import heuristics, make
from smallcouncil.locale.voice import keys
from smallcouncil.table import BadInput, ChoiceView, Record, Rng, Table

ITERATIONS = 40


@pytest.fixture(scope="module", autouse=True)
def few_games() -> Iterator[None]:
    """An analysis that does not take long, not a good one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("smallcouncil.arena.analysis.chances.SAMPLES", 4)
        patch.setattr("smallcouncil.arena.analysis.chances.CLOSELY", 4)
        yield


@pytest.fixture(scope="module")
def record() -> Record:
    game = sc.game("risk")
    bots = [make(name, game.id, seed=seat) for seat, name in enumerate(("heuristic", "random"))]
    return match(game, {"round_limit": 5}, bots, seed=9).record


@pytest.fixture(scope="module")
def found(record: Record, few_games: None) -> Analysis:
    return analyse(record, iterations=ITERATIONS)


def test_chances_lead_to_the_result(record: Record, found: Analysis) -> None:
    assert found.moments[0].step == 0 and found.moments[-1].step == len(record.choices)
    assert FIRST <= len(found.moments) <= MOMENTS
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1) and min(moment.chances) >= 0
    result = sc.replay(record).result
    assert result is not None
    assert [chance > 0 for chance in found.moments[-1].chances] == [seat in result.winners for seat in range(2)]


def test_who_plays_at_random_is_advised(record: Record, found: Analysis) -> None:
    assert found.advice, "a random bot makes mistakes"
    for a in found.advice:
        seat, _, text = record.choices[a.step].partition(" ")
        table = sc.replay(record, steps=a.step)
        assert (a.seat, a.chosen.text) == (int(seat), text)
        assert a.better != a.chosen and a.cost >= LEAST
        assert a.why in keys("en") and 0 <= a.worth <= 1
        assert a.better.text in {table.text(choice) for choice in table.ask(a.seat).choices}
    assert [a.cost for a in found.advice] == sorted([a.cost for a in found.advice], reverse=True)


def test_reasons_for_advice_come_from_what_the_seat_knew(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a table that it imagines, not on the real one."""
    asked: list[Table] = []

    def why(table: Table, *_: object) -> str:
        asked.append(table)
        return "reason-test"

    monkeypatch.setattr(advice, "reason", why)
    monkeypatch.setattr(advice, "LEAST", -1.0)
    for step in range(0, 60, 5):
        advice.advise(record, step, 4, seed=0)
    assert asked and all(table.seed is None and table.past is None for table in asked)


# ---------------------------------------------------------------------- chances


def test_who_won_counts_half_and_the_model_the_other_half(record: Record) -> None:
    """The model is heard whenever everybody has had another turn, a few times; quick games are played to the end."""
    known = heuristics(record.game)
    clock = known.clock
    assert clock is not None
    hours: list[int] = []

    def weigh(table: Table) -> list[float]:
        hours.append(clock(table))
        return [0.25, 0.75]

    table = sc.replay(record, steps=0)
    now = clock(table)
    worth = quick_game(table, known._replace(chances=weigh), 0, Rng(1))
    assert table.result is not None and hours == [now + 2 * rounds for rounds in range(1, ROUNDS + 1)]
    won = 1 / len(table.result.winners) if 0 in table.result.winners else 0.0
    assert worth[0] == pytest.approx(MODEL * 0.25 + (1 - MODEL) * won)


def test_chances_know_nothing_of_the_dice_to_come(record: Record) -> None:
    """Quick games have other dice than the real one: tables that differ in what is to come have the same chances."""
    known, table = heuristics(record.game), sc.replay(record, steps=30)
    other = table.copy()
    other.rng = Rng(99)
    assert chances(table, known, 30, lucks(1, 2)) == chances(other, known, 30, lucks(1, 2))
    assert chances(table, known, 30, lucks(1, 2)) != chances(table, known, 30, lucks(2, 2))


def test_moments_have_the_same_luck(record: Record) -> None:
    """Where somebody does what the quick policy would have done, the same quick games follow before and after."""
    known = heuristics(record.game)
    table = sc.replay(record, steps=20)
    for luck in lucks(0, 5):
        before, after = table.copy(), table.copy()
        mind = luck.copy().fork()
        ask = after.asks[0]
        mind.leap(20)
        after.rng = luck.copy()
        after.rng.leap(20)
        after.choose(ask.seat, known.decide(after, ask.seat, ask, mind))
        assert quick_game(before, known, 20, luck) == quick_game(after, known, 21, luck)
        assert before.choices_made()[-1:] == after.choices_made()[-1:] and before.made == after.made


# ---------------------------------------------------------------------- the curve


def looked_at(record: Record, chance: Callable[[int], float]) -> Curve:
    """A game in which the first seat has this chance after so many choices."""
    curve = Curve(record)
    while (step := curve.wanted()) is not None:
        curve.add(Moment(step, [chance(step), 1 - chance(step)]))
    return curve


def test_flat_stretches_cost_little(record: Record) -> None:
    last = len(record.choices)
    flat = looked_at(record, lambda step: 0.5)
    assert [m.step for m in flat.moments] == [number * last // (FIRST - 1) for number in range(FIRST)]
    assert flat.candidates() == []


def test_turning_points_are_not_all_of_one_story(record: Record) -> None:
    steps = {30: 0.3, 31: 0.2, 33: 0.1, 30 + APART: 0.1}
    curve = looked_at(record, lambda n: 0.1 + sum(by for step, by in steps.items() if n >= step))
    assert [after.step for _, after in curve.candidates()] == [30, 30 + APART]


@pytest.mark.parametrize("step", [27, 101])
def test_the_choice_that_turned_it_is_found(record: Record, step: int) -> None:
    curve = looked_at(record, lambda n: 0.9 if n >= step else 0.5)
    assert len(curve.moments) < FIRST + 12, "halving a stretch finds it soon"
    assert [(a.step, b.step) for a, b in curve.candidates()] == [(step - 1, step)]


def test_between_those_that_differ_most_one_looks_first(record: Record) -> None:
    curve = looked_at(record, lambda step: step / len(record.choices))
    gaps = [b.step - a.step for a, b in pairwise(curve.moments)]
    assert len(curve.moments) <= MOMENTS and max(gaps) <= 2 * min(gaps) + 1
    assert curve.candidates() == [], "it moved little by little"


def turning(step: int, before: float, after: float) -> Turn:
    chosen = ChoiceView(verb="done", args={}, text="done")
    return Turn(step, abs(after - before), [before, 1 - before], [after, 1 - after], 0, chosen, [])


def test_what_does_not_stand_closely_looked_at_is_no_turning_point(record: Record) -> None:
    curve = looked_at(record, lambda n: 0.9 if n >= 27 else 0.5)
    turns = [turning(27, 0.52, 0.54), *(turning(step, 0.1, 0.1 + step / 200) for step in range(20, 13, -1))]
    told = curve.settle(turns)
    assert len(told) == TURNS < CANDIDATES < len(turns)
    assert [turn.step for turn in told] == [16, 17, 18, 19, 20] and all(turn.moved >= DIFFER for turn in told)
    assert curve.found[26].chances[0] == 0.52 and curve.found[27].chances[0] == 0.54, "the curve leads through it"


# ---------------------------------------------------------------------- turning points and advice


def test_a_turning_point_is_one_choice_and_what_came_of_it(record: Record, found: Analysis) -> None:
    assert 0 < len(found.turns) <= TURNS
    assert [turn.step for turn in found.turns] == sorted(turn.step for turn in found.turns)
    assert any(turn.events for turn in found.turns)
    curve = {moment.step: moment.chances for moment in found.moments}
    for turn in found.turns:
        assert record.choices[turn.step - 1] == f"{turn.seat} {turn.chosen.text}"
        before = record.replay(sc.game(record.game), steps=turn.step - 1)
        assert turn.asked is not None and turn.asked.prompt == before.ask(turn.seat).prompt
        assert turn.moved == pytest.approx(sum(abs(b - a) for b, a in zip(turn.before, turn.after, strict=True)) / 2)
        assert curve[turn.step] == turn.after, "dots lie on the line"
        assert turn.by and (turn.meant is not None or turn.by == "choice")


def test_luck_is_told_from_the_choice() -> None:
    assert turned_by([0.5, 0.5], [0.8, 0.2], [0.82, 0.18]) == "choice"
    assert turned_by([0.5, 0.5], [0.52, 0.48], [0.9, 0.1]) == "luck"
    assert turned_by([0.5, 0.5], [0.7, 0.3], [0.9, 0.1]) == "both"


def test_dice_of_a_turning_point_are_thrown_again(found: Analysis) -> None:
    """An army that was thrown back by bad dice was sent out with better chances than it came home with."""
    thrown = [turn for turn in found.turns if turn.meant is not None]
    assert thrown and all(sum(turn.meant or []) == pytest.approx(1) for turn in thrown)


def test_advice_is_for_those_whose_chances_fell(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Record("risk", 1, {}, 0, ("0 a", "1 b", "0 c", "1 d", "0 e"))
    moments = [Moment(0, [0.5, 0.5]), Moment(3, [0.3, 0.7]), Moment(5, [0.6, 0.4])]
    doubts = dict.fromkeys(range(5), False)
    monkeypatch.setattr(advice, "doubts_of", lambda record: doubts)
    assert doubtful(made, moments) == [0, 3], "the first choice of seat 0, then that of seat 1"
    doubts[2] = True
    assert doubtful(made, moments) == [2, 3], "rather the one with which he did not do what is suggested"
    del doubts[3]
    assert doubtful(made, moments) == [2], "an answer without another one was no choice"


def test_the_same_analysis_again_and_as_data_told_step_by_step(record: Record, found: Analysis) -> None:
    told: list[tuple[int, int]] = []
    assert analyse(record, iterations=ITERATIONS, progress=lambda done, of: told.append((done, of))) == found
    assert told == sorted(told) and told[-1][0] <= PARTS and {of for _, of in told} == {PARTS}
    assert msgspec.json.decode(found.write(), type=Analysis) == found


def test_nothing_to_look_at_is_refused(record: Record) -> None:
    with pytest.raises(BadInput, match="choices: is missing"):
        analyse(msgspec.structs.replace(record, choices=()))
    with pytest.raises(BadInput, match="iterations: 0"):
        analyse(record, iterations=0)
