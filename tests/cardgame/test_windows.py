"""The windows that an edition declares: their order, who speaks first, what is forced."""

from __future__ import annotations

import pytest

from cardgame.feuds import do, lay, prompt, seat_of, texts
from toys.feud import FeudTable

POISON = {"play": ["envoy"], "hand": ["poison"]}


def poisoned(*others: dict[str, list[str]], windows: str = "fast") -> FeudTable:
    """Seat 0 poisons the swordsman of seat 1: the target first, then what it costs."""
    t = lay(POISON, *others, windows=windows)
    return do(t, "0 play poison", "0 pick swordsman.1a")


def test_who_is_left_of_the_actor_cancels_first_and_the_actor_speaks_last() -> None:
    veto = {"hand": ["veto"], "gold": 1}
    t = lay(POISON, {**veto, "play": ["swordsman"]}, dict(veto), dict(veto))
    do(t, "0 play poison", "0 pick swordsman.1a")
    order = []
    while prompt(t) == "interrupt":
        order.append(t.waiting[0])
        do(t, f"{t.waiting[0]} pass")
    assert order == [1, 2, 3]
    assert seat_of(t, 1)["dead"] == ["swordsman.1a"]


def test_a_cancelled_event_stays_paid_and_played() -> None:
    t = lay(POISON, {"play": ["swordsman"], "hand": ["veto"], "gold": 1}, hold=True)
    do(t, "0 play poison", "0 pick swordsman.1a", "0 pick envoy.0a", "1 play veto")
    assert seat_of(t, 1)["play"] == ["swordsman.1a"] and seat_of(t, 1)["gold"] == 0
    assert seat_of(t, 0)["discard"] == ["poison.0a"] and seat_of(t, 0)["kneeling"] == ["envoy.0a"]


def test_a_cancel_can_be_cancelled() -> None:
    t = lay(
        {"play": ["envoy"], "hand": ["poison", "veto"], "gold": 1},
        {"play": ["swordsman"], "hand": ["veto"], "gold": 1},
    )
    do(t, "0 play poison", "0 pick swordsman.1a", "1 play veto", "0 play veto")
    assert seat_of(t, 1)["dead"] == ["swordsman.1a"]


@pytest.mark.parametrize("threatened", [1, 2])
def test_who_controls_the_threatened_card_saves_first(threatened: int) -> None:
    seats = [POISON, {"play": ["guard"]}, {"play": ["guard"]}]
    seats[threatened] = {"play": ["guard", "swordsman"]}
    t = do(lay(*seats), "0 play poison", f"0 pick swordsman.{threatened}a")
    assert t.waiting == (threatened,) and texts(t) == ["pass", f"trigger guard.{threatened}a"]
    do(t, f"{threatened} trigger guard.{threatened}a")
    assert prompt(t) == "act" and seat_of(t, threatened)["kneeling"] == [f"guard.{threatened}a"]


def test_the_first_in_player_order_speaks_where_nobody_acts() -> None:
    t = lay({"play": ["swordsman"]}, {}, begin="rumour")
    assert prompt(t) == "act" and t.waiting == (0,), "who has the turn acts first"


def test_a_replacement_comes_after_saves_and_before_the_occurrence() -> None:
    t = lay(POISON, {"play": ["martyr", "guard", "avenger"]})
    do(t, "0 play poison", "0 pick martyr.1a", "1 pass")
    assert seat_of(t, 1)["dead"] == [] and t.decks[1][-1] == t.box.by_name["martyr.1a"], "on top of the deck"
    assert prompt(t) == "react", "he was killed all the same"
    t = lay(POISON, {"play": ["martyr", "guard"]})
    do(t, "0 play poison", "0 pick martyr.1a", "1 trigger guard.1a")
    assert "martyr.1a" in seat_of(t, 1)["play"], "saved, so nothing is replaced"


def test_passives_come_before_responses_and_the_first_player_orders_them() -> None:
    t = lay({**POISON, "play": ["envoy", "mourner"]}, {"play": ["swordsman", "mourner", "avenger"]})
    do(t, "0 play poison", "0 pick swordsman.1a")
    assert prompt(t) == "order-forced" and texts(t, 0) == ["trigger mourner.0a", "trigger mourner.1a"]
    do(t, "0 trigger mourner.1a")
    assert [seat_of(t, s)["gold"] for s in (0, 1)] == [1, 1], "the other one follows by itself"
    assert prompt(t) == "react" and t.waiting == (1,)
    do(t, "1 trigger avenger.1a")
    assert seat_of(t, 1)["power"] == 1


def test_responses_go_round_from_the_left_of_who_acts() -> None:
    t = lay(
        {"play": ["envoy", "avenger"], "hand": ["poison"]},
        {"play": ["swordsman", "avenger"]},
        {"play": ["avenger"]},
    )
    do(t, "0 play poison", "0 pick swordsman.1a")
    order = []
    while prompt(t) == "react":
        order.append(t.waiting[0])
        do(t, f"{t.waiting[0]} pass")
    assert order == [1, 2, 0]


def test_safe_windows_ask_everyone_who_might() -> None:
    t = lay(POISON, {"play": ["swordsman"], "hand": ["oath"]}, windows="safe")
    do(t, "0 play poison", "0 pick swordsman.1a")
    assert prompt(t) == "interrupt" and texts(t, 1) == ["pass"]


def test_windows_outlive_being_written_down() -> None:
    t = lay(POISON, {"play": ["martyr", "guard", "avenger"]})
    do(t, "0 play poison", "0 pick martyr.1a")
    again = t.game.position(t.position())
    assert again.position() == t.position() and again.waiting == (1,)
