"""Words that go together on a card, and who attacks and defends."""

from __future__ import annotations

import pytest

from cards2e.thrones import attack, do, fight, in_play, knelt, lay, offered, player, texts

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.rule("R-C2-misc-01")
def test_a_lannister_lord_or_lady_is_a_lannister_in_both_cases() -> None:
    for friend, may in (("margaery_tyrell", False), ("cersei_lannister", True), ("balon_greyjoy", False)):
        t = lay(
            {"play": [friend], "hand": ["the_things_i_do_for_love"], "gold": 9, "faction": "lannister"},
            {"play": ["left"]},
        )
        assert offered(t, "play the_things_i_do_for_love") is may, friend


@pytest.mark.rule("R-C2-misc-21")
def test_the_defending_player_is_the_one_it_is_resolved_against() -> None:
    t = lay(
        {"play": ["robb_stark"], "plot": STORM},
        {"play": ["sunspear"], "title": "crown_regent"},
        {},
        {"play": ["sunspear"]},
    )
    do(t, "0 challenge power seat_1", "1 redirect", "0 player seat_3")
    assert fight(t)["attacker"] == 0 and fight(t)["defender"] == 3
    assert t.waiting == (3,) and offered(t, "trigger sunspear.3a"), "who lost as defending player"
    do(t, "3 pass")
    assert not offered(t, "trigger sunspear.1a")


@pytest.mark.rule("R-C2-misc-22")
def test_a_defending_character_is_one_that_takes_part_on_the_other_side() -> None:
    t = lay(
        {"play": ["euron_crows_eye", "theon_greyjoy", "throwing_axe"], "faction": "greyjoy", "plot": STORM},
        {"play": ["left", "right", "burned_men"]},
        cards={"throwing_axe.0a": {"on": "euron_crows_eye.0a"}, **knelt("theon_greyjoy.0a")},
    )
    attack(t, "military", "euron_crows_eye.0a")
    do(t, "1 defend left.1a", "1 defend right.1a", "1 done")
    do(t, "0 trigger throwing_axe.0a")
    assert texts(t, 0) == ["pick left.1a", "pick right.1a"], "nor bystanders nor attackers"
    t = lay(
        {"play": ["robb_stark", "left"], "plot": STORM},
        {"play": ["burned_men", "ghaston_grey"]},
        cards=knelt("left.0a", "burned_men.1a"),
    )
    attack(t, "power", "robb_stark.0a")
    do(t, "1 trigger ghaston_grey.1a")
    assert in_play(t, "left.0a") and player(t, 0, 0)["hand"] == ["robb_stark"], "the only attacker"
