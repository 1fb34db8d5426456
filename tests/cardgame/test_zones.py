"""Zones of an edition, where abilities work from, unique cards and their duplicates."""

from __future__ import annotations

from cardgame.feuds import do, lay, prompt, seat_of, texts
from toys.feud import PRINTS, SHADOWS


def test_a_card_lies_hidden_in_a_zone_of_the_edition_and_works_from_there() -> None:
    t = lay({"hand": ["spy"], "gold": 1}, {"play": ["avenger"]})
    do(t, "0 hide spy")
    assert seat_of(t, 0)["shadows"] == ["spy"] and t.view(1)["table"]["seats"][0]["shadows"] == []
    assert t.view(1)["table"]["seats"][0]["shadows_size"] == 1
    do(t, "0 play spy")
    assert seat_of(t, 0)["play"] == ["spy.0a"] and t.own_piles[SHADOWS][0] == []


def test_an_ability_works_from_the_dead_pile_and_only_there() -> None:
    t = lay({"dead": ["ghost"], "play": ["ghost"], "gold": 1}, {}, hold=True)
    assert [text for text in texts(t) if text.startswith("trigger")] == ["trigger ghost.0b"]
    do(t, "0 trigger ghost.0b")
    assert seat_of(t, 0)["dead"] == [] and seat_of(t, 0)["hand"] == ["ghost"]


def test_positions_know_the_zones_of_the_edition() -> None:
    t = lay({"shadows": ["spy", "swordsman"]}, {})
    assert seat_of(t, 0)["shadows"] == ["spy", "swordsman"]
    assert t.game.position(t.position()).position() == t.position()


def test_versions_of_one_name_are_one_unique_card() -> None:
    assert PRINTS[4].name == PRINTS[5].name and PRINTS[4].houses == ()
    t = lay({"play": ["captain"], "hand": ["old_captain"]}, {"play": ["captain"]})
    do(t, "0 marshal old_captain")
    assert t.duplicates(t.box.by_name["captain.0a"]) == [t.box.by_name["old_captain.0a"]], "free, as a duplicate"
    t = lay({"dead": ["old_captain"], "hand": ["captain"], "gold": 5}, {})
    assert "marshal captain" not in texts(t)


def test_another_players_copy_hinders_nobody() -> None:
    t = lay({"hand": ["captain"], "gold": 2}, {"play": ["captain"], "dead": ["old_captain"]})
    do(t, "0 marshal captain")
    assert seat_of(t, 0)["play"] == ["captain.0a"]


def test_of_different_duplicates_one_is_chosen() -> None:
    t = lay(
        {"play": ["envoy"], "hand": ["poison"]},
        {"play": ["captain"]},
        cards={
            "captain.1b": {"zone": "duplicate", "on": "captain.1a"},
            "old_captain.1a": {"zone": "duplicate", "on": "captain.1a"},
        },
    )
    do(t, "0 play poison", "0 pick captain.1a")
    assert texts(t, 1) == ["pass", "save-with captain.1a captain", "save-with captain.1a old_captain"]
    do(t, "1 save-with captain.1a old_captain")
    assert seat_of(t, 1)["discard"] == ["old_captain.1a"] and seat_of(t, 1)["play"] == ["captain.1a"]
    assert prompt(t) == "act"


def test_duplicates_are_discarded_when_control_changes() -> None:
    t = lay(
        {"hand": ["bribe"], "gold": 2},
        {"play": ["captain"]},
        cards={"captain.1b": {"zone": "duplicate", "on": "captain.1a"}},
    )
    do(t, "0 play bribe")
    assert seat_of(t, 0)["play"] == ["captain.1a"] and seat_of(t, 1)["discard"] == ["captain.1b"]
