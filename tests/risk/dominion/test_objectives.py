"""Rules 20: objective cards."""

from __future__ import annotations

import json

import pytest

from risk.dominion_table import discards, dominion, gold
from risk.table import asked, choices, look, mine, news, play, seat, sees, skip
from smallcouncil.table import Rng

FIVE = {"the_eyrie": "stark 1", "the_twins": "stark 1"}  # five castles with Winterfell, Harrenhal and Riverrun


@pytest.mark.rule("R-RK-objective-01")
def test_objectives_are_secret_until_completed() -> None:
    t = dominion(FIVE, step="maneuver", objectives={"stark": ["control_5_castles", "hold_2500_gold"]})
    assert mine(t, "stark")["objectives"] == ["control_5_castles", "hold_2500_gold"]
    for other in (seat(t, "baratheon"), seat(t, "lannister"), None):
        seen = json.dumps(t.view(other))
        assert "control_5_castles" not in seen and "hold_2500_gold" not in seen
        guesses = {tuple(t.imagine(other, Rng(n)).position()["objectives"][0]) for n in range(8)}
        assert len(guesses) > 4, "others can only guess"
    own = {tuple(t.imagine(0, Rng(n)).position()["objectives"][0]) for n in range(8)}
    assert own == {("control_5_castles", "hold_2500_gold")}
    play(t, "stark done", "stark complete control_5_castles")
    seen = json.dumps(t.view(None))
    assert "control_5_castles" in seen and "hold_2500_gold" not in seen


@pytest.mark.rule("R-RK-objective-03")
def test_two_objectives_for_200_gold_once_a_turn() -> None:
    deck = ["control_1_region", "control_4_ports", "hold_1500_gold", "conquer_2_ports"]  # the last one is on top
    t = dominion(step="buy", gold={"stark": 1000}, objective_deck=deck, objectives={"stark": ["control_5_castles"]})
    play(t, "stark buy_objective")
    assert gold(t, "stark") == [800]
    assert sorted(choices(t)) == ["keep conquer_2_ports", "keep hold_1500_gold"], "the top two"
    for other in (1, 2, None):
        assert "conquer_2_ports" not in json.dumps(t.view(other))
    play(t, "stark keep hold_1500_gold")
    assert mine(t, "stark")["objectives"] == ["control_5_castles", "hold_1500_gold"], "A-RK-33: the hand grows"
    assert discards(t, "objective") == ["conquer_2_ports"], "A-RK-34: the other one is discarded"
    assert asked(t) == "stark buy.cards" and choices(t) == ["buy_maester", "done"], "no second pair"


@pytest.mark.rule("R-RK-objective-03")
def test_no_objective_without_200_gold() -> None:
    t = dominion(step="buy", gold={"stark": 100})
    assert asked(t) == "stark invade.declare"
    t = dominion(step="buy", gold={"stark": 200}, maester_deck=[])
    assert choices(t) == ["buy_objective", "done"]


@pytest.mark.rule("R-RK-objective-03")
def test_an_empty_objective_deck_is_made_anew_of_its_discard_pile() -> None:
    t = dominion(
        step="buy", gold={"stark": 400}, objective_deck=["control_4_ports"], objective_discard=["hold_1500_gold"]
    )
    play(t, "stark buy_objective")
    assert sorted(choices(t)) == ["keep control_4_ports", "keep hold_1500_gold"]
    t = dominion(step="buy", gold={"stark": 400}, objective_deck=[], objective_discard=[])
    assert choices(t) == ["buy_maester", "done"]


@pytest.mark.rule("R-RK-objective-04")
def test_objectives_are_checked_after_the_maneuver() -> None:
    t = dominion(FIVE, gold={"stark": 0}, objectives={"stark": ["control_5_castles"]})
    assert not choices(t, "complete")
    play(t, "stark done")
    assert asked(t) == "stark maneuver.from" and not choices(t, "complete")
    play(t, "stark from harrenhal", "stark move 2")
    assert asked(t) == "stark objective.complete"
    t = dominion(FIVE, turn="lannister", step="maneuver", objectives={"stark": ["control_5_castles"]})
    assert asked(t) == "stark reinforce.place", "only in the own turn"


@pytest.mark.rule("R-RK-objective-05")
@pytest.mark.rule("R-RK-objective-06")
@pytest.mark.parametrize(("chosen", "points"), [("control_5_castles", 1), ("hold_2500_gold", 4), ("hold_1500_gold", 2)])
def test_one_objective_a_turn_whichever_the_player_likes(chosen: str, points: int) -> None:
    held = ["control_5_castles", "hold_1500_gold", "hold_2500_gold", "conquer_2_ports"]
    t = dominion(FIVE, step="objective", gold={"stark": 2500}, objectives={"stark": held})
    assert choices(t) == [*(f"complete {o}" for o in held[:3]), "done"]
    play(t, f"stark complete {chosen}")
    assert asked(t) == "stark objective.keep"
    skip(t, "reinforce.place")
    assert asked(t).startswith("baratheon") and sees(t, "stark")["points"] == points
    assert len(news(t, "completed")) == 1


@pytest.mark.rule("R-RK-objective-05")
def test_completing_is_optional() -> None:
    t = dominion(FIVE, step="objective", objectives={"stark": ["control_5_castles"]})
    play(t, "stark done")
    assert sees(t, "stark")["points"] == 0 and mine(t, "stark")["objectives"] == ["control_5_castles"]


@pytest.mark.rule("R-RK-objective-07")
@pytest.mark.rule("R-RK-objective-08")
def test_a_completed_objective_is_discarded_for_one_of_two_new_ones() -> None:
    deck = ["control_1_region", "control_4_ports", "hold_1500_gold"]
    t = dominion(FIVE, step="objective", objectives={"stark": ["control_5_castles"]}, objective_deck=deck)
    play(t, "stark complete control_5_castles")
    assert discards(t, "objective") == ["control_5_castles"]
    assert sorted(choices(t)) == ["keep control_4_ports", "keep hold_1500_gold"]
    play(t, "stark keep control_4_ports")
    assert mine(t, "stark")["objectives"] == ["control_4_ports"]
    assert discards(t, "objective") == ["control_5_castles", "hold_1500_gold"]
    assert look(t)["decks"]["objective"] == 1


@pytest.mark.rule("R-RK-objective-09")
def test_control_5_castles_scores_1_point() -> None:
    t = dominion(FIVE, step="maneuver", objectives={"stark": ["control_5_castles"]})
    assert sees(t, "stark")["castles"] == 5
    play(t, "stark done", "stark complete control_5_castles")
    assert sees(t, "stark")["points"] == 1


@pytest.mark.rule("R-RK-objective-10")
def test_a_condition_lost_before_the_check_does_not_count() -> None:
    """1500 gold at the start of the turn, spent before its end."""
    t = dominion(step="buy", gold={"stark": 1500}, objectives={"stark": ["hold_1500_gold"]})
    play(t, "stark buy_maester")
    while asked(t) != "stark invade.declare":
        play(t, "stark done")
    play(t, "stark done", "stark done")
    assert asked(t).startswith("baratheon")
    t = dominion(step="buy", gold={"stark": 1500}, objectives={"stark": ["hold_1500_gold"]})
    play(t, "stark done", "stark done", "stark done")
    assert asked(t) == "stark objective.complete"
