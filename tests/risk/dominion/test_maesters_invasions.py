"""The maester cards that answer, call off and reward invasions, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from risk.dominion_table import cards, dice, dominion, face, gold, may, moment, specials, strike, units
from risk.table import asked, choices, look, news, play, sees
from smallcouncil.games.risk.state import RiskTable

NOBODY = {"tyrion_lannister": ["up", -1]}

# ---------------------------------------------------------------------- help for the invaded


@pytest.mark.parametrize("rolled", [1, 4, 6])
def test_a_call_to_arms_brings_a_die_of_units(rolled: int) -> None:
    t = moment("a_call_to_arms")
    dice(t, rolled)
    play(t, "lannister play a_call_to_arms")
    assert units(t, "kings_landing", "harrenhal") == [4 + rolled, 7] and asked(t) == "stark invade.attack"


def test_strategic_withdrawal_moves_all_but_one_unit_anywhere() -> None:
    t = moment("strategic_withdrawal", {"kings_landing": "lannister 4 1 1 1", "sunspear": "lannister 2"})
    play(t, "lannister play strategic_withdrawal")
    assert choices(t) == ["at casterly_rock", "at sunspear"], "it need not be connected"
    play(t, "lannister at sunspear")
    assert asked(t) == "lannister maneuver.along" and choices(t) == ["take knight", "take siege_engine", "done"]
    play(t, "lannister take knight", "lannister done")
    assert units(t, "kings_landing", "sunspear") == [1, 5]
    assert specials(t, "kings_landing") == (0, 1, 1) and specials(t, "sunspear") == (1, 0, 0)
    assert asked(t) == "stark invade.attack", "the invasion goes on"


@pytest.mark.parametrize(
    "field", [{"kings_landing": "lannister 1"}, {"kings_landing": "lannister 4", "casterly_rock": "baratheon 1"}]
)
def test_strategic_withdrawal_needs_units_and_a_refuge(field: dict[str, str]) -> None:
    t = moment("strategic_withdrawal", field)
    assert asked(t) == "stark invade.attack"


def test_unplanned_losses_on_both_sides() -> None:
    t = moment("unplanned_losses")
    play(t, "baratheon play unplanned_losses")
    assert choices(t) == ["remove 2", "remove 1", "remove 0"]
    play(t, "baratheon remove 1", "baratheon remove 2")
    assert units(t, "harrenhal", "kings_landing") == [6, 2] and asked(t) == "stark invade.attack"


def test_unplanned_losses_leave_one_unit_and_end_an_invasion_without_attackers() -> None:
    t = moment("unplanned_losses", {"harrenhal": "stark 3", "kings_landing": "lannister 1"})
    play(t, "baratheon play unplanned_losses", "baratheon remove 2")
    assert units(t, "harrenhal", "kings_landing") == [1, 1] and asked(t) == "stark invade.declare"


def test_unplanned_losses_not_in_own_wars_nor_against_the_neutral_side() -> None:
    give: dict[str, Any] = {"gold": {"stark": 300, "lannister": 300}, "characters": NOBODY}
    t = dominion(maesters={"stark": ["unplanned_losses"], "lannister": ["unplanned_losses"]}, **give)
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack"
    t = dominion({"stoney_sept": "neutral 2"}, maesters={"lannister": ["unplanned_losses"]}, **give)
    play(t, "stark invade harrenhal stoney_sept")
    assert asked(t) == "stark invade.attack"


# ---------------------------------------------------------------------- invasions called off


def invasions(t: RiskTable) -> set[str]:
    assert asked(t) == "stark invade.declare"
    return {c.removeprefix("invade ") for c in choices(t, "invade")}


FIELD = {"kingswood": "stark 5", "stoney_sept": "lannister 3", "blackwater_rush": "baratheon 1"}


def test_bribery_pays_the_attacker_and_closes_the_territory_for_the_turn() -> None:
    t = moment("bribery", FIELD)
    play(t, "lannister play bribery")
    assert gold(t, "stark", "lannister") == [200, 0]
    assert not news(t, "rolled") and look(t)["closed"] == ["kings_landing"]
    assert {"harrenhal kings_landing", "kingswood kings_landing"}.isdisjoint(invasions(t))
    assert {"harrenhal stoney_sept", "harrenhal blackwater_rush"} <= invasions(t), "other territories stay open"
    play(t, "stark invade harrenhal blackwater_rush")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert not [i for i in invasions(t) if i.endswith("kings_landing")], "for the rest of this turn"
    play(t, "stark done")
    while asked(t) != "baratheon invade.declare":
        t.choose(t.asks[0].seat, t.asks[0].default)
    assert look(t)["closed"] == []


def test_bribery_needs_400_gold() -> None:
    assert asked(moment("bribery", purse=300)) == "stark invade.attack"


def test_wed_for_peace_closes_all_territories_of_the_player() -> None:
    t = moment("wed_for_peace", FIELD)
    play(t, "lannister play wed_for_peace")
    assert not news(t, "rolled") and gold(t, "stark", "lannister") == [0, 0]
    assert sorted(look(t)["closed"]) == ["casterly_rock", "kings_landing", "stoney_sept"]
    open_to = invasions(t)
    assert {"harrenhal kings_landing", "kingswood kings_landing", "harrenhal stoney_sept"}.isdisjoint(open_to)
    assert "harrenhal blackwater_rush" in open_to, "others may be invaded"


def test_a_temporary_truce_until_a_conquest_from_another_player() -> None:
    field = {**FIELD, "harrenhal": "stark 20", "stoney_sept": "lannister 1"}
    t = moment("a_temporary_truce", field)
    play(t, "lannister play a_temporary_truce")
    assert not [i for i in invasions(t) if i.endswith("kings_landing")] and "harrenhal stoney_sept" in invasions(t)
    play(t, "stark invade harrenhal stoney_sept")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert not [i for i in invasions(t) if i.endswith("kings_landing")], "a conquest from Lannister does not end it"
    play(t, "stark invade harrenhal blackwater_rush")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert "harrenhal kings_landing" in invasions(t), "one from Baratheon does"


def test_a_temporary_truce_ends_with_a_conquest_from_the_neutral_side() -> None:
    t = moment("a_temporary_truce", {**FIELD, "blackwater_rush": "neutral 1"})
    play(t, "lannister play a_temporary_truce", "stark invade harrenhal blackwater_rush")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert "kingswood kings_landing" in invasions(t)


def test_a_called_off_invasion_was_the_first_of_the_turn() -> None:
    t = moment("a_temporary_truce", gold={"stark": 1000}, maesters={"stark": ["blood_magic"]})
    while asked(t) != "lannister window.against_me":
        t.choose(t.asks[0].seat, "pass")
    play(t, "lannister play a_temporary_truce")
    assert asked(t) == "stark invade.declare" and cards(t, "stark") == []


# ---------------------------------------------------------------------- spoils


@pytest.mark.parametrize(("purse", "taken"), [(1000, 300), (300, 300), (100, 100), (0, 0)])
def test_raid_the_countryside_takes_gold_on_conquest(purse: int, taken: int) -> None:
    t = moment("raid_the_countryside", {"kings_landing": "lannister 1"}, gold={"lannister": purse})
    play(t, "stark play raid_the_countryside")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert gold(t, "stark", "lannister") == [taken, purse - taken]


def test_raid_the_countryside_only_in_this_invasion_and_from_opponents() -> None:
    t = moment("raid_the_countryside", gold={"lannister": 900})
    play(t, "stark play raid_the_countryside")
    strike(t, 6, 6, 6, 1, 1)
    play(t, "stark stop", "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, 1, 1)
    play(t, "stark advance 0")
    assert gold(t, "stark", "lannister") == [0, 900]
    t = dominion({"kings_landing": "neutral 2"}, gold={"stark": 100}, maesters={"stark": ["raid_the_countryside"]})
    play(t, "stark invade harrenhal kings_landing")
    assert asked(t) == "stark invade.attack"


def test_taken_captive_and_ransomed() -> None:
    t = moment("taken_captive", {"kings_landing": "lannister 1"}, gold={"lannister": 800})
    play(t, "stark play taken_captive")
    assert face(t, "tyrion_lannister") == "up", "the only one in play is named; nothing happens before the conquest"
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert face(t, "tyrion_lannister") == "captured"
    assert sees(t, "lannister")["characters"]["tyrion_lannister"]["captor"] == "stark"
    play(t, "stark done")
    while not asked(t).startswith("lannister"):
        assert t.may(2) is None, "the ransom is paid in the own turn"
        t.choose(t.asks[0].seat, t.asks[0].default)
    assert "ransom tyrion_lannister" in choices(t)
    question, before = asked(t), gold(t, "stark", "lannister")
    play(t, "lannister ransom tyrion_lannister")
    assert gold(t, "stark", "lannister") == [before[0] + 500, before[1] - 500]
    assert face(t, "tyrion_lannister") == "up"
    assert asked(t) == question, "the question is put again"


def test_taken_captive_names_any_character_of_the_defender() -> None:
    everyone = {c: ["up", -1] for c in ("tyrion_lannister", "jon_snow", "melisandre")}
    t = moment(
        "taken_captive",
        {"kings_landing": "lannister 1"},
        characters={**everyone, "cersei_lannister": ["down", -1], "jaime_lannister": ["captured", 1]},
    )
    play(t, "stark play taken_captive")
    assert asked(t) == "stark card.captive"
    assert choices(t) == ["name cersei_lannister", "name tyrion_lannister"], "not who is captured or dead"
    play(t, "stark name cersei_lannister")
    strike(t, 6, 6, 6, 1)
    play(t, "stark advance 0")
    assert face(t, "cersei_lannister") == "captured" and face(t, "tyrion_lannister") == "up"


def test_taken_captive_needs_the_conquest_in_this_invasion() -> None:
    t = moment("taken_captive")
    play(t, "stark play taken_captive")
    strike(t, 6, 6, 6, 1, 1)
    play(t, "stark stop", "stark invade harrenhal kings_landing")
    strike(t, 6, 6, 6, 1, 1)
    play(t, "stark advance 0")
    assert face(t, "tyrion_lannister") == "up"


def test_taken_captive_no_ransom_without_500_gold_nor_in_another_players_turn() -> None:
    captive = {"tyrion_lannister": ["captured", 0]}
    t = dominion(turn="lannister", gold={"lannister": 400}, characters=captive)
    assert not choices(t, "ransom")
    t = dominion(turn="lannister", gold={"lannister": 500}, characters=captive)
    assert choices(t, "ransom") == ["ransom tyrion_lannister"]
    t = dominion(gold={"lannister": 500}, maesters={"lannister": ["a_sworn_sword"]}, characters=captive)
    assert may(t, "lannister") == ["play a_sworn_sword"]
