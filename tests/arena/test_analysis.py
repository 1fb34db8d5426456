"""Games looked at afterwards."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import smallcouncil as sc
from smallcouncil.arena import analysis, match
from smallcouncil.arena.analysis import (
    CANDIDATES,
    LEAST,
    MOMENTS,
    ROUNDS,
    TURNS,
    Analysis,
    Moment,
    analyse,
    chances,
    doubtful,
    moved,
    stretches,
)
from smallcouncil.bots import heuristics, make
from smallcouncil.locale.voice import keys
from smallcouncil.table import BadInput, Record, Rng, Table, make_step

ITERATIONS = 40


@pytest.fixture(scope="module")
def record() -> Record:
    game = sc.game("risk")
    bots = [make(name, game.id, seed=seat) for seat, name in enumerate(("heuristic", "random"))]
    return match(game, {"round_limit": 5}, bots, seed=9).record


@pytest.fixture(scope="module")
def found(record: Record) -> Analysis:
    return analyse(record, iterations=ITERATIONS)


def test_chances_lead_to_the_result(record: Record, found: Analysis) -> None:
    assert found.moments[0].step == 0 and found.moments[-1].step == len(record.choices)
    assert len(found.moments) <= MOMENTS + 2
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1) and min(moment.chances) >= 0
    result = sc.replay(record).result
    assert result is not None
    assert [chance > 0 for chance in found.moments[-1].chances] == [seat in result.winners for seat in range(2)]


def test_who_plays_at_random_is_advised(record: Record, found: Analysis) -> None:
    assert found.advice, "a random bot makes mistakes"
    for advice in found.advice:
        seat, _, text = record.choices[advice.step].partition(" ")
        table = sc.replay(record, steps=advice.step)
        assert (advice.seat, advice.chosen.text) == (int(seat), text)
        assert advice.better != advice.chosen and advice.cost >= LEAST
        assert advice.why in keys("en") and 0 <= advice.worth <= 1
        assert advice.better.text in {table.text(choice) for choice in table.ask(advice.seat).choices}
    assert [a.cost for a in found.advice] == sorted([a.cost for a in found.advice], reverse=True)


def test_reasons_for_advice_come_from_what_the_seat_knew(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a table that it imagines, not on the real one."""
    asked: list[Table] = []

    def why(table: Table, *_: object) -> str:
        asked.append(table)
        return "reason-test"

    monkeypatch.setattr(analysis, "reason", why)
    monkeypatch.setattr(analysis, "LEAST", -1.0)
    for step in range(0, 60, 5):
        analysis.advise(record, step, 4, seed=0)
    assert asked and all(table.seed is None and table.past is None for table in asked)


def test_chances_are_weighed_at_the_same_hour(record: Record) -> None:
    """In the middle of a round who has moved already looks stronger than he is: quick games are weighed when a round
    ends, and when the next ones do."""
    known = heuristics(record.game)
    clock = known.clock
    assert clock is not None
    hours = []

    def look(table: Table) -> list[float]:
        hours.append(clock(table))
        return [1 / table.players] * table.players

    for steps in (20, 24, 40):
        table = sc.replay(record, steps=steps)
        hours.clear()
        assert chances(table, known._replace(chances=look), Rng(1), 3) == [0.5, 0.5]
        assert hours == [clock(table) + 2 * rounds for rounds in range(1, ROUNDS + 1)] * 3


def test_a_choice_that_ends_a_round_is_judged_by_the_same_quick_games(record: Record) -> None:
    """When a round ends quick games go on for another one; what that shows is nothing that the choice has done."""
    known = heuristics(record.game)
    clock = known.clock
    assert clock is not None
    table = sc.replay(record, steps=0)
    later = 0
    for step in range(1, 60):
        before, hours = clock(table), list[int]()

        def count(t: Table, hours: list[int] = hours) -> list[float]:
            hours.append(clock(t))
            return [1 / t.players] * t.players

        make_step(table, record.choices[step - 1])
        found = analysis.look(table, known._replace(chances=count), before, step, 0, 1)
        assert (found.alike is not None) == (clock(table) > before)
        assert hours[0] == clock(table) + 2
        if found.alike is not None:
            later += 1
            assert hours[ROUNDS] == before + 2
            assert found.compared is found.alike
        else:
            assert found.compared is found.chances
    assert later


def test_chances_know_nothing_of_the_dice_to_come(record: Record) -> None:
    """Quick games have other dice than the real one: tables that differ in what is to come have the same chances."""
    known, table = heuristics(record.game), sc.replay(record, steps=30)
    other = table.copy()
    other.rng = Rng(99)
    assert chances(table, known, Rng(1), 2) == chances(other, known, Rng(1), 2)
    assert chances(table, known, Rng(1), 2) != chances(table, known, Rng(2), 2)


def test_the_choice_that_turned_it_is_found(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(table: Table, *_: object) -> list[float]:
        return [0.9, 0.1] if table.made >= 27 else [0.5, 0.5]

    monkeypatch.setattr(analysis, "chances", at_once)
    found = analysis.turn(record, (Moment(20, [0.5, 0.5]), Moment(32, [0.9, 0.1])), seed=0)
    assert found.step == 27 and found.moved == pytest.approx(0.4)
    assert f"{found.seat} {found.chosen.text}" == record.choices[26]


def test_advice_is_for_those_whose_chances_fell() -> None:
    made = Record("risk", 1, {}, 0, ("0 a", "1 b", "0 c", "1 d"))
    moments = [Moment(0, [0.5, 0.5]), Moment(2, [0.3, 0.7]), Moment(4, [0.6, 0.4])]
    assert doubtful(made, moments) == [0, 3], "the first choice of seat 0, then that of seat 1"


def test_turning_points_are_where_chances_moved_most() -> None:
    chances = [0.5, 0.5, 0.8, 0.79, 0.2, 0.2, 0.25, *[0.25] * CANDIDATES]
    turns = stretches([Moment(10 * i, [c, 1 - c]) for i, c in enumerate(chances)])
    assert len(turns) == CANDIDATES
    assert [before.step for before, _ in turns] == sorted(before.step for before, _ in turns)
    before, after = max(turns, key=lambda pair: moved(*pair))
    assert (after.step, before.chances[0], after.chances[0]) == (40, 0.79, 0.2)
    assert moved(before, after) == pytest.approx(0.59)


def test_a_turning_point_is_one_choice_and_what_came_of_it(record: Record, found: Analysis) -> None:
    steps = [moment.step for moment in found.moments]
    assert max(b - a for a, b in pairwise(steps)) > 1, "several choices lie between two moments"
    assert 0 < len(found.turns) <= TURNS
    assert [turn.step for turn in found.turns] == sorted(turn.step for turn in found.turns)
    assert found.turns and any(turn.events for turn in found.turns)
    for turn in found.turns:
        assert record.choices[turn.step - 1] == f"{turn.seat} {turn.chosen.text}"
        before = record.replay(sc.game(record.game), steps=turn.step - 1)
        assert turn.asked is not None and turn.asked.prompt == before.ask(turn.seat).prompt
        assert turn.moved == pytest.approx(sum(abs(b - a) for b, a in zip(turn.before, turn.after, strict=True)) / 2)


def test_the_same_analysis_again_and_as_data_told_step_by_step(record: Record, found: Analysis) -> None:
    told: list[tuple[int, int]] = []
    assert analyse(record, iterations=ITERATIONS, progress=lambda done, of: told.append((done, of))) == found
    assert all(done <= of for done, of in told) and [done for done, _ in told] == list(range(1, len(told) + 1))
    assert msgspec.json.decode(found.write(), type=Analysis) == found


def test_nothing_to_look_at_is_refused(record: Record) -> None:
    with pytest.raises(BadInput, match="choices: is missing"):
        analyse(msgspec.structs.replace(record, choices=()))
    with pytest.raises(BadInput, match="iterations: 0"):
        analyse(record, iterations=0)
