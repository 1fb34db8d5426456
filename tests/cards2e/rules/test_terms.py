"""Other terms of the game: face-down cards, reveals, attackers and defenders, words that go together."""

from __future__ import annotations

from typing import Any

import pytest

from cards2e.rules.lessons import taught
from cards2e.thrones import attack, do, fight, in_play, knelt, lay, offered, player, seen, texts
from smallcouncil.games.cardgame import effects
from smallcouncil.games.cards2e.vocabulary import action

STORM = "a_storm_of_swords"  # claim 1


@pytest.mark.rule("R-C2-misc-01")
def test_a_lannister_lord_or_lady_is_a_lannister_in_both_cases() -> None:
    for friend, may in (("margaery_tyrell", False), ("cersei_lannister", True), ("balon_greyjoy", False)):
        t = lay(
            {"play": [friend], "hand": ["the_things_i_do_for_love"], "gold": 9, "faction": "lannister"},
            {"play": ["left"]},
        )
        assert offered(t, "play the_things_i_do_for_love") is may, friend


@pytest.mark.rule("R-C2-misc-09")
def test_a_card_that_lies_face_down_is_nothing_else() -> None:
    for top in ("summer", "the_roseroad"):
        t = lay(
            {"play": ["direwolf_pup"], "hand": ["arya_stark"], "gold": 3, "deck": ["ice", "ice", top], "plot": STORM},
            {},
            phase="marshaling",
        )
        value = player(t, 0)["plot_values"]["gold"]
        do(t, "0 marshal arya_stark", "0 trigger arya_stark.0a")
        assert player(t, 0, 0)["play"][-1]["duplicates"] == [top]
        assert seen(t, "direwolf_pup.0a")["strength"] == 1, "no Direwolf"
        assert player(t, 0)["plot_values"]["gold"] == value, "no gold"
        assert len(player(t, 0)["play"]) == 2


@pytest.mark.rule("R-C2-misc-17")
def test_a_revealed_card_is_still_where_it_was_and_hides_again() -> None:
    t = lay(
        {"play": ["gates_of_winterfell", "edric_dayne"], "gold": 1, "deck": ["ice", "ice", "littlefinger"]},
        {},
        listen=True,
    )
    do(t, "0 trigger gates_of_winterfell.0a")
    shown = [e for e in t.heard(1) if e.news.name == "shown"]
    assert len(shown) == 1 and player(t, 0)["deck_size"] == 3 and player(t, 0)["hand_size"] == 0
    assert t.decks[0][-1] == t.box.by_name["littlefinger.0a"], "no Stark card: it stays on top"
    assert in_play(t, "littlefinger.0a") is None


@pytest.mark.rule("R-C2-misc-20")
def test_nothing_moves_to_where_it_is() -> None:
    def around(t: Any, u: Any) -> None:
        effects.move_power(t, t.house[u.seat], t.house[u.seat], 1)

    with taught("left", action(around, limit=1)):
        t = lay({"play": ["left"], "power": 3}, {}, listen=True)
        do(t, "0 trigger left.0a")
    assert player(t, 0)["power"] == 3
    assert not [e for e in t.heard(0) if e.news.name == effects.POWER_MOVED.name]


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
