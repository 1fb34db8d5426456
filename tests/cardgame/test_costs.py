"""Costs: targets before them, sums with the surplus lost, several choices, several ways."""

from __future__ import annotations

from cardgame.feuds import do, lay, prompt, seat_of, texts

VICTIM = {"play": ["swordsman"]}


def test_targets_are_chosen_before_costs() -> None:
    t = lay({"play": ["envoy", "herald", "herald"], "hand": ["poison"]}, VICTIM)
    do(t, "0 play poison")
    assert prompt(t) == "choose"
    do(t, "0 pick swordsman.1a")
    assert prompt(t) == "choose-cost" and seat_of(t, 0)["kneeling"] == []


def test_influence_is_a_sum_and_what_is_too_much_is_lost() -> None:
    t = lay({"play": ["envoy", "herald", "herald"], "hand": ["poison"]}, VICTIM, hold=True)
    do(t, "0 play poison", "0 pick swordsman.1a", "0 pick herald.0a")
    assert texts(t) == ["pick envoy.0a", "pick herald.0b"], "one influence is still due"
    do(t, "0 pick envoy.0a")
    assert seat_of(t, 0)["kneeling"] == ["envoy.0a", "herald.0a"] and seat_of(t, 1)["dead"] == ["swordsman.1a"]


def test_influence_that_does_not_suffice_pays_nothing() -> None:
    t = lay({"play": ["herald"], "hand": ["poison"], "gold": 1}, VICTIM, hold=True)
    assert "play poison" not in texts(t)
    t = lay(
        {"play": ["envoy"], "hand": ["poison"], "gold": 1}, VICTIM, cards={"envoy.0a": {"kneeling": True}}, hold=True
    )
    assert "play poison" not in texts(t), "a kneeling card does not pay"


def test_each_cost_has_its_choice() -> None:
    t = lay({"play": ["swordsman", "herald"], "hand": ["oath", "veto", "bribe"]}, {}, hold=True)
    do(t, "0 play oath")
    assert texts(t) == ["pick swordsman.0a", "pick herald.0a"]
    do(t, "0 pick herald.0a")
    assert texts(t) == ["take oath", "take veto", "take bribe"]
    do(t, "0 take bribe")
    assert seat_of(t, 0)["kneeling"] == ["herald.0a"] and seat_of(t, 0)["power"] == 2
    assert seat_of(t, 0)["discard"] == ["bribe.0a", "oath.0a"]


def test_a_way_to_pay_is_chosen_among_those_that_can_be_paid() -> None:
    t = lay({"play": ["herald"], "hand": ["bargain"], "gold": 2}, {}, hold=True)
    do(t, "0 play bargain")
    assert prompt(t) == "choose-way" and texts(t) == ["pay-gold 2", "pay-influence 1"]
    do(t, "0 pay-influence 1", "0 pick herald.0a")
    assert seat_of(t, 0)["gold"] == 2 and seat_of(t, 0)["kneeling"] == ["herald.0a"] and seat_of(t, 0)["hand_size"] == 1
    t = lay({"play": ["herald"], "hand": ["bargain"], "gold": 1}, {}, hold=True)
    do(t, "0 play bargain", "0 pay-influence 1", "0 pick herald.0a")
    assert seat_of(t, 0)["kneeling"] == ["herald.0a"], "the only way is taken"
    t = lay({"hand": ["bargain"], "gold": 1}, {}, hold=True)
    assert "play bargain" not in texts(t)
