"""Hostages: taking, keeping, releasing, torturing (rules.md, sections 13 to 15)."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import asked, choices, lay, meet, news, play, power, sees, war
from smallcouncil.games.ironthrone.state import ThroneTable


def victory(**stark: Any) -> ThroneTable:
    """Lannister has beaten Stark and takes a hostage."""
    houses = {"lannister": {"hand": war("lannister", 20)}, "stark": {"hand": war("stark", 1, 2, 3), **stark}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    return play(table, "stark lay stark_war_1")


@pytest.mark.rule("R-IT-hostage-02", "R-IT-hostage-01")
def test_three_places_to_take_a_hostage_from() -> None:
    table = victory(hostages=[*war("lannister", 5), *war("baratheon", 5, 6)])
    assert choices(table, "lannister") == [
        "take deck",
        "take hand",
        "take_captive lannister",
        "take_captive baratheon",
    ]


@pytest.mark.rule("R-IT-hostage-02", "R-IT-hostage-01", "R-IT-hostage-06")
def test_the_top_card_of_the_deck() -> None:
    table = victory()  # the deck lies in the order of the data: war 4 is on top
    play(table, "lannister take deck")
    assert sees(table, "lannister")["hostage_cards"] == ["stark_war_4"]
    assert sees(table, "lannister", "baratheon")["hostages"] == ["stark"]
    assert sees(table, "lannister", "baratheon")["hostage_cards"] == []
    assert sees(table, "lannister", "stark")["hostage_cards"] == []  # not even Stark knows the top of the deck


@pytest.mark.rule("R-IT-hostage-03")
def test_a_card_of_the_hand_is_random() -> None:
    taken = set()
    for seed in range(12):
        table = lay(
            {"lannister": {"hand": war("lannister", 20)}, "stark": {"hand": war("stark", 1, 2, 3)}},
            seed=seed,
            begin="encounter",
            encounter={
                "defender": "stark",
                "event": "stark",
                "sides": {"lannister": ["challenger", "jaime_lannister"], "stark": ["defender", "arya_stark"]},
            },
        )
        play(table, "stark lay stark_war_1", "lannister take hand")
        taken.add(sees(table, "lannister")["hostage_cards"][0])
    assert taken == {"stark_war_2", "stark_war_3"}


@pytest.mark.rule("R-IT-hostage-04", "R-IT-hostage-05")
def test_hostages_lie_face_down_before_their_holder() -> None:
    table = lay({"stark": {"hostages": war("lannister", 12)}}, events=["stark"])
    assert sees(table, "stark")["hostage_cards"] == ["lannister_war_12"]
    for viewer in ("lannister", "baratheon"):
        assert sees(table, "stark", viewer)["hostages"] == ["lannister"]
        assert sees(table, "stark", viewer)["hostage_cards"] == []


def test_the_owner_of_a_hand_sees_which_card_is_gone() -> None:
    table = victory()
    play(table, "lannister take hand")
    mine = sees(table, "lannister")["hostage_cards"]
    assert sees(table, "lannister", "stark")["hostage_cards"] == mine
    assert sees(table, "lannister", "baratheon")["hostage_cards"] == []


@pytest.mark.rule("R-IT-hostage-07")
def test_a_card_of_the_own_house_goes_to_the_hand() -> None:
    table = victory(hostages=war("lannister", 5))
    play(table, "lannister take_captive lannister")
    assert "lannister_war_5" in sees(table, "lannister")["hand"]
    assert sees(table, "lannister")["hostages"] == [] == sees(table, "stark")["hostages"]


@pytest.mark.rule("R-IT-hostage-08", "R-IT-hostage-09", "R-IT-hostage-10")
def test_hostages_are_no_hand_cards() -> None:
    houses = {"lannister": {"hand": war("lannister", 1, 2), "hostages": war("stark", 20)}}
    table = meet("lannister jaime_lannister", "baratheon melisandre", houses=houses)
    assert choices(table, "lannister") == ["lay lannister_war_1", "lay lannister_war_2"]
    assert sees(table, "lannister")["hand_size"] == 2
    houses = {"lannister": {"hand": war("lannister", 1, 2), "hostages": ["arya_stark"]}}
    table = meet("lannister jaime_lannister", "baratheon melisandre", houses=houses)
    play(table, "lannister lay lannister_war_1")
    assert not news(table, "played")


@pytest.mark.rule("R-IT-endturn-03", "R-IT-hostage-10")
def test_hostages_do_not_fill_a_hand() -> None:
    houses = {"baratheon": {"hand": war("baratheon", 1, 2), "hostages": war("stark", 7, 8, 10)}}
    table = lay(houses, begin="refill", encounter={"challenger": "lannister"}, events=["lannister"])
    assert sees(table, "baratheon")["hand_size"] == 5


# ------------------------------------------------------------------ releasing


@pytest.mark.rule("R-IT-release-01", "R-IT-release-02")
def test_a_released_hostage_goes_home_and_the_holder_draws() -> None:
    table = lay({"stark": {"hostages": war("lannister", 12)}}, events=["baratheon"])
    play(table, "stark release lannister_war_12")
    assert "lannister_war_12" in sees(table, "lannister")["hand"]
    assert sees(table, "stark")["hostages"] == []
    assert sees(table, "stark")["hand"] == ["stark_war_1"]
    assert sees(table, "lannister", "stark")["known"] == ["lannister_war_12"]
    assert sees(table, "lannister", "baratheon")["known"] == []


@pytest.mark.rule("R-IT-release-03")
def test_some_are_released_and_others_tortured() -> None:
    table = lay({"stark": {"hostages": war("lannister", 12, 10)}}, events=["baratheon"])
    play(table, "stark release lannister_war_12", "stark torture lannister_war_10", "stark aim jaime_lannister")
    assert "lannister_war_12" in sees(table, "lannister")["hand"]
    assert sees(table, "lannister")["discard"] == ["lannister_war_10"]


def test_a_hostage_goes_home_to_its_house_not_to_who_lost_it() -> None:
    houses = {"lannister": {"hand": war("lannister", 20)}, "stark": {"hostages": war("baratheon", 5)}}
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister take_captive baratheon", "lannister release baratheon_war_5")
    assert "baratheon_war_5" in sees(table, "baratheon")["hand"]


# ------------------------------------------------------------------ torture


@pytest.mark.rule("R-IT-torture-01", "R-IT-torture-04", "R-IT-torture-08")
@pytest.mark.parametrize("card", ["lannister_war_12", "lannister_peace"])
def test_torture_of_a_war_or_peace_card(card: str) -> None:
    table = lay({"stark": {"hostages": [card]}}, events=["baratheon"])
    play(table, f"stark torture {card}")
    assert sees(table, "lannister")["discard"] == [card]
    assert choices(table, "stark") == [f"aim {c}_lannister" for c in ("tywin", "cersei", "jaime", "tyrion")]
    play(table, "stark aim tyrion_lannister")
    assert power(table, "tyrion_lannister") == 3
    assert (sees(table, "stark")["sheet"], sees(table, "lannister")["sheet"]) == (5, 4)


@pytest.mark.rule("R-IT-torture-02", "R-IT-power-06")
def test_torture_of_a_leader() -> None:
    table = lay({"stark": {"hostages": ["joffrey_baratheon"]}, "lannister": {"sheet": 7}}, events=["baratheon"])
    play(table, "stark torture joffrey_baratheon")
    assert sees(table, "lannister")["sheet"] == 3 and table.view(None)["table"]["box"] == 4
    assert sees(table, "stark")["sheet"] == 4
    assert sees(table, "lannister")["discard"] == ["joffrey_baratheon"]


@pytest.mark.rule("R-IT-torture-06", "R-IT-death-05")
def test_a_poor_leader_loses_all_and_lives() -> None:
    table = lay({"stark": {"hostages": ["joffrey_baratheon"]}, "lannister": {"sheet": 3}}, events=["stark"])
    play(table, "stark torture joffrey_baratheon")
    assert sees(table, "lannister")["sheet"] == 0 and table.view(None)["table"]["box"] == 3
    assert not table.over and not news(table, "died")
    assert asked(table) == ["stark power.distribute"]  # Lannister has nothing to distribute, and plays on


@pytest.mark.rule("R-IT-torture-03", "R-IT-torture-08", "R-IT-power-05")
def test_torture_of_a_strong_character() -> None:
    table = lay({"stark": {"hostages": ["jaime_lannister"]}, "lannister": {"power": {"jaime_lannister": 6}}})
    play(table, "stark torture jaime_lannister")
    assert power(table, "jaime_lannister") == 2
    assert (sees(table, "lannister")["sheet"], sees(table, "stark")["sheet"]) == (8, 4)


@pytest.mark.rule("R-IT-torture-05")
def test_a_character_with_four_power_dies_under_torture() -> None:
    table = lay({"stark": {"hostages": ["jaime_lannister"]}})
    play(table, "stark torture jaime_lannister")
    assert power(table, "jaime_lannister") == 0 and news(table, "died")[0]["character"] == "jaime_lannister"
    assert sees(table, "lannister")["sheet"] == 8


@pytest.mark.rule("R-IT-torture-07")
def test_torture_of_the_dead_changes_nothing() -> None:
    table = lay({"stark": {"hostages": ["jaime_lannister"]}, "lannister": {"power": {"jaime_lannister": 0}}})
    before = [sees(table, h)["sheet"] for h in ("lannister", "stark")]
    play(table, "stark torture jaime_lannister")
    assert sees(table, "lannister")["discard"] == ["jaime_lannister"]
    assert [sees(table, h)["sheet"] for h in ("lannister", "stark")] == before
    assert [power(table, f"{c}_lannister") for c in ("tywin", "cersei", "tyrion")] == [4, 4, 4]


def test_hostages_taken_from_hostages_are_random_among_a_house() -> None:
    table = victory(hostages=war("baratheon", 5, 6))
    play(table, "lannister take_captive baratheon")
    mine = sees(table, "lannister")["hostage_cards"]
    assert mine[0] in ("baratheon_war_5", "baratheon_war_6")
    assert sees(table, "lannister", "stark")["hostage_cards"] == mine  # Stark knows which one is gone
    assert sees(table, "lannister", "baratheon")["hostage_cards"] == []
