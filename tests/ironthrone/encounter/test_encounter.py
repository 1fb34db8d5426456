"""The encounter, war and betrayal (rules.md, sections 6, 7 and 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironthrone.throne import asked, choices, meet, news, peace, play, power, sees, spread, view, war
from smallcouncil.games.ironthrone.state import ThroneTable


def clash(challenger: str, defender: str, *supporters: str, **houses: Mapping[str, Any]) -> ThroneTable:
    """Lannister (Jaime) against Stark (Arya); both lay the card named."""
    described = {
        "lannister": {"hand": [challenger, "lannister_war_7"], **houses.get("lannister", {})},
        "stark": {"hand": [defender, "stark_war_7"], **houses.get("stark", {})},
        "baratheon": houses.get("baratheon", {}),
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", *supporters, houses=described)
    return play(table, f"lannister lay {challenger}", f"stark lay {defender}")


@pytest.mark.rule("R-IT-encounter-01", "R-IT-encounter-02", "R-IT-encounter-03")
def test_two_secret_cards_shown_together() -> None:
    houses = {house: {"hand": war(house, 1, 2)} for house in ("lannister", "stark", "baratheon")}
    table = meet("lannister jaime_lannister", "stark arya_stark", "baratheon melisandre defender", houses=houses)
    assert asked(table) == ["lannister encounter.card", "stark encounter.card"]
    assert choices(table, "stark") == ["lay stark_war_1", "lay stark_war_2"]
    play(table, "stark lay stark_war_2")
    assert view(table, "lannister")["encounter"]["cards"][1] == {
        "laid": True,
        "face_up": False,
        "card": None,
        "value": None,
    }
    assert view(table, "stark")["encounter"]["cards"][1]["card"] == "stark_war_2"
    assert news(table, "revealed") == []
    play(table, "lannister lay lannister_war_2")
    assert [e["card"] for e in news(table, "revealed")] == ["lannister_war_2", "stark_war_2"]


@pytest.mark.rule("R-IT-encounter-04", "R-IT-encounter-08", "R-IT-charcard-04", "R-IT-charcard-05")
def test_a_character_card_counts_as_war_0() -> None:
    table = clash("tywin_lannister", "stark_war_3", lannister={"hand": ["tywin_lannister", "tywin_lannister"]})
    assert news(table, "result") == [{"event": "result", "result": "war"}]
    assert news(table, "totals") == [{"event": "totals", "challenger": 4, "defender": 7}]  # and Tywin's 5 are not added


@pytest.mark.rule("R-IT-encounter-05")
def test_war_against_war_is_war() -> None:
    assert news(clash("lannister_war_5", "stark_war_3"), "result")[0]["result"] == "war"


@pytest.mark.rule("R-IT-encounter-06")
def test_peace_against_peace_is_peace() -> None:
    table = clash("lannister_peace", "stark_peace")
    assert news(table, "result")[0]["result"] == "peace"
    assert asked(table) == ["lannister peace.negotiate"]


@pytest.mark.rule("R-IT-encounter-07", "R-IT-betrayal-01")
@pytest.mark.parametrize("side", ["challenger", "defender"])
def test_war_against_peace_is_betrayal(side: str) -> None:
    cards = ("lannister_war_1", "stark_peace") if side == "challenger" else ("lannister_peace", "stark_war_2")
    table = clash(*cards, stark={"hand": [cards[1], "stark_war_1"], "leader": "robb_stark"})
    assert news(table, "result")[0]["result"] == "betrayal"
    assert news(table, "won") == [{"event": "won", "side": side}]


@pytest.mark.rule("R-IT-encounter-09")
def test_two_character_cards_are_war_at_0() -> None:
    table = clash("tyrion_lannister", "bran_stark", lannister={"power": {"jaime_lannister": 6}})
    assert news(table, "totals") == [{"event": "totals", "challenger": 6, "defender": 4}]


@pytest.mark.rule("R-IT-encounter-10")
def test_a_character_card_betrays_peace() -> None:
    table = clash("lannister_peace", "bran_stark")
    assert news(table, "result")[0]["result"] == "betrayal"
    assert news(table, "won") == [{"event": "won", "side": "defender"}]


@pytest.mark.rule("R-IT-encounter-11")
def test_a_promise_of_peace_binds_nobody() -> None:
    houses = {"lannister": {"hand": [*war("lannister", 1), *peace("lannister")]}, "stark": {"hand": war("stark", 1, 2)}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses, options={"chat": "public"})
    play(table, "lannister say stark nothing lay_peace")
    assert news(table, "said")[0]["pledge"] == "lay_peace"
    assert {"lay lannister_war_1", "lay lannister_peace"} <= set(choices(table, "lannister"))
    play(table, "lannister lay lannister_war_1")


@pytest.mark.rule("R-IT-housecard-03")
def test_with_an_empty_hand_the_top_card_is_laid() -> None:
    houses = {"lannister": {"hand": []}, "stark": {"hand": war("stark", 1, 2)}}  # on top of the deck lies war 1
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "stark lay stark_war_2")
    assert news(table, "revealed")[0]["card"] == "lannister_war_1"


# ------------------------------------------------------------------ war


@pytest.mark.rule("R-IT-war-01", "R-IT-war-02", "R-IT-war-03", "R-IT-war-07", "R-IT-war-08")
def test_the_worked_example() -> None:
    houses = {
        "lannister": {"hand": war("lannister", 12), "power": {"jaime_lannister": 5}},
        "stark": {"hand": war("stark", 10), "power": {"arya_stark": 2}},
        "baratheon": {"power": {"melisandre": 4}},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", "baratheon melisandre defender", houses=houses)
    assert news(table, "totals") == [{"event": "totals", "challenger": 12 + 5, "defender": 10 + 2 + 4}]
    assert news(table, "won") == [{"event": "won", "side": "challenger"}]
    assert spread(table, "lannister", "stark") == 1
    assert (power(table, "jaime_lannister"), power(table, "arya_stark"), power(table, "melisandre")) == (5, 1, 2)


@pytest.mark.rule("R-IT-war-09", "R-IT-war-04", "R-IT-war-05", "R-IT-war-06")
def test_one_more_power_would_make_it_a_tie() -> None:
    houses = {
        "lannister": {"hand": war("lannister", 12), "power": {"jaime_lannister": 5}},
        "stark": {"hand": war("stark", 10), "power": {"arya_stark": 2}},
        "baratheon": {"power": {"melisandre": 5}},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", "baratheon melisandre defender", houses=houses)
    assert news(table, "totals") == [{"event": "totals", "challenger": 17, "defender": 17}]
    assert news(table, "tied") and not news(table, "won")
    assert (power(table, "jaime_lannister"), power(table, "arya_stark"), power(table, "melisandre")) == (2, 1, 2)
    assert spread(table, "lannister", "stark") == 0
    assert news(table, "hostage") == [] and view(table)["turn"] == 2


@pytest.mark.rule("R-IT-power-09")
def test_power_on_the_sheet_does_not_fight() -> None:
    table = clash("lannister_war_2", "stark_war_3", lannister={"sheet": 20})
    assert news(table, "totals")[0]["challenger"] == 6


# ------------------------------------------------------------------ betrayal


@pytest.mark.rule("R-IT-betrayal-02", "R-IT-betrayal-03", "R-IT-betrayal-06", "R-IT-reward-08")
def test_the_war_card_wins_whatever_the_totals() -> None:
    houses: dict[str, dict[str, Any]] = {
        "lannister": {"hand": ["lannister_war_1", "lannister_war_2"], "power": {"jaime_lannister": 1}},
        "stark": {"hand": ["stark_peace", "stark_war_1"], "power": {"arya_stark": 20}, "leader": "robb_stark"},
    }
    table = clash("lannister_war_1", "stark_peace", **houses)
    assert spread(table, "lannister", "stark") == 1  # the reward of a challenger
    assert power(table, "arya_stark") == 10


@pytest.mark.rule("R-IT-betrayal-03", "R-IT-reward-08")
def test_a_betraying_defender_gets_the_reward_of_a_defender() -> None:
    table = clash("lannister_peace", "stark_war_2")
    assert [(e["seat"], e["n"]) for e in news(table, "drew")] == [("stark", 2)]
    assert asked(table) == ["stark power.distribute"]


@pytest.mark.rule("R-IT-betrayal-04", "R-IT-taking-04", "R-IT-betrayal-07", "R-IT-taking-05")
def test_the_betrayed_takes_a_hostage_from_every_winner() -> None:
    stark = {"hand": ["stark_peace", "stark_war_1"], "leader": "robb_stark"}
    table = clash("lannister_war_1", "stark_peace", "baratheon melisandre challenger", stark=stark)
    assert asked(table) == ["stark hostage.place"]
    play(table, "stark take deck")
    assert [(e["seat"], e["victim"]) for e in news(table, "hostage")] == [
        ("stark", "lannister"),
        ("stark", "baratheon"),
    ]
    assert sees(table, "lannister")["hostages"] == [] == sees(table, "baratheon")["hostages"]


@pytest.mark.rule("R-IT-betrayal-05", "R-IT-taking-07")
def test_protection_from_penalties_saves_a_traitor_from_losing_hostages() -> None:
    houses = {
        "stark": {"hand": [*war("stark", 1, 2), "eddard_stark"]},
        "lannister": {"hand": [*peace("lannister"), "lannister_war_1"]},
    }
    table = meet("stark arya_stark", "lannister jaime_lannister", houses=houses)
    play(table, "stark lay stark_war_1", "lannister lay lannister_peace", "stark play eddard_stark")
    assert news(table, "won") == [{"event": "won", "side": "challenger"}]
    assert power(table, "jaime_lannister") == 2
    assert news(table, "hostage") == [] and view(table)["turn"] == 2
