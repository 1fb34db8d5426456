"""Influence, the end of the game, power and death (rules.md, sections 17 to 19 and 23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ironthrone.throne import FIVE, asked, choices, lay, meet, news, peace, play, power, sees, spread, view, war
from smallcouncil.games.ironthrone.state import ThroneTable


def win(*supporters: str, houses: Mapping[str, Any], **rest: Any) -> ThroneTable:
    """Stark (Arya) beats Lannister (Jaime) as challenger."""
    described = dict(houses)
    described["stark"] = {"hand": war("stark", 20), **houses.get("stark", {})}
    described["lannister"] = {"hand": war("lannister", 1), **houses.get("lannister", {})}
    return meet("stark arya_stark", "lannister jaime_lannister", *supporters, houses=described, **rest)


@pytest.mark.rule("R-IT-influence-01", "R-IT-influence-05", "R-IT-influence-04")
def test_stark_spreads_influence_on_lannister() -> None:
    table = win(houses={})
    assert sees(table, "stark")["influence"] == {"stark": 4, "lannister": 1, "baratheon": 0}
    assert sees(table, "lannister")["influence"]["lannister"] == 5


@pytest.mark.rule("R-IT-influence-02", "R-IT-influence-03")
def test_a_board_holds_any_number_of_foreign_markers() -> None:
    """Three of the same house and more than five in all on a board change nothing."""
    houses = {"stark": {"influence": {"lannister": 3}}, "baratheon": {"influence": {"lannister": 3}}}
    table = win(houses=houses)
    assert spread(table, "stark", "lannister") == 4 and spread(table, "baratheon", "lannister") == 3
    assert not table.over


@pytest.mark.rule("R-IT-victory-01", "R-IT-victory-03")
def test_the_fifth_marker_wins() -> None:
    table = win(houses={"stark": {"influence": {"lannister": 4}}})
    assert table.result is not None
    assert table.result.winners == (1,) and table.result.reason == "influence"
    assert table.result.scores == (0, 5, 0)


@pytest.mark.rule("R-IT-victory-01")
def test_four_markers_do_not_end_the_game() -> None:
    assert not win(houses={"stark": {"influence": {"lannister": 3}}}).over


@pytest.mark.rule("R-IT-victory-04", "R-IT-victory-05")
def test_two_fifth_markers_share_the_victory() -> None:
    houses = {"stark": {"influence": {"lannister": 4}}, "baratheon": {"influence": {"stark": 4}}}
    table = win("baratheon melisandre challenger", houses=houses)
    assert table.result is not None and table.result.winners == (1, 2)


@pytest.mark.rule("R-IT-victory-02", "R-IT-victory-06")
def test_a_fallen_house_ends_the_game() -> None:
    last = {"tywin_lannister": 0, "cersei_lannister": 0, "jaime_lannister": 1, "tyrion_lannister": 0}
    houses = {"lannister": {"power": last}, "baratheon": {"influence": {"stark": 2}}}
    table = win(houses=houses)
    assert table.result is not None and table.result.reason == "fallen_house"
    assert table.result.winners == (2,) and table.result.scores == (0, 1, 2)


@pytest.mark.rule("R-IT-victory-02")
def test_three_dead_characters_do_not_end_the_game() -> None:
    last = {"tywin_lannister": 0, "cersei_lannister": 1, "jaime_lannister": 1, "tyrion_lannister": 0}
    table = win(houses={"lannister": {"power": last}})
    assert power(table, "jaime_lannister") == 0 and not table.over


@pytest.mark.rule("R-IT-victory-07")
def test_the_fallen_house_may_win() -> None:
    last = {"tywin_lannister": 0, "cersei_lannister": 0, "jaime_lannister": 1, "tyrion_lannister": 0}
    table = win(houses={"lannister": {"power": last, "influence": {"stark": 4}}})
    assert table.result is not None and table.result.winners == (0,)


def test_torture_can_end_the_game() -> None:
    last = {"tywin_lannister": 0, "cersei_lannister": 0, "jaime_lannister": 3, "tyrion_lannister": 0}
    table = lay({"lannister": {"power": last}, "stark": {"hostages": ["jaime_lannister"]}})
    play(table, "stark torture jaime_lannister")
    assert table.result is not None and table.result.reason == "fallen_house"
    assert table.result.winners == (0, 1, 2)  # nobody has spread anything


# ------------------------------------------------------------------ power


@pytest.mark.rule("R-IT-power-01", "R-IT-power-04")
def test_power_comes_from_the_own_sheet_alone() -> None:
    table = lay({"lannister": {"sheet": 2}, "stark": {"sheet": 0}, "baratheon": {"sheet": 9}}, events=["stark"])
    play(table, "lannister empower jaime_lannister")
    assert (sees(table, "lannister")["sheet"], power(table, "jaime_lannister")) == (1, 5)
    assert asked(table) == ["lannister preparation.character"]  # Stark has nothing to distribute
    assert sees(table, "baratheon")["sheet"] == 9


@pytest.mark.rule("R-IT-power-05")
def test_power_removed_goes_to_the_own_sheet() -> None:
    table = win(houses={"lannister": {"sheet": 0, "power": {"jaime_lannister": 9}}})
    assert (power(table, "jaime_lannister"), sees(table, "lannister")["sheet"]) == (4, 5)


@pytest.mark.rule("R-IT-power-07")
def test_a_character_may_hold_any_amount() -> None:
    table = lay({"lannister": {"power": {"jaime_lannister": 30}}}, events=["stark"])
    play(table, "lannister empower jaime_lannister")
    assert power(table, "jaime_lannister") == 31


# ------------------------------------------------------------------ death


@pytest.mark.rule("R-IT-death-01", "R-IT-death-02", "R-IT-death-10")
def test_eddard_dies() -> None:
    houses = {
        "stark": {"hand": war("stark", 1), "leader": "robb_stark", "power": {"eddard_stark": 1}},
        "lannister": {"hand": war("lannister", 20)},
    }
    table = meet("lannister jaime_lannister", "stark eddard_stark", houses=houses)
    assert news(table, "died") == [{"event": "died", "character": "eddard_stark"}]
    assert power(table, "eddard_stark") == 0


@pytest.mark.rule("R-IT-death-08", "R-IT-death-02")
def test_the_dead_get_no_power() -> None:
    table = lay({"lannister": {"power": {"jaime_lannister": 0}}}, events=["stark"])
    assert "empower jaime_lannister" not in choices(table, "lannister")


@pytest.mark.rule("R-IT-death-04")
def test_the_cards_of_the_dead_are_silent() -> None:
    """Mace is dead: his cards cannot be played, whoever takes part."""
    houses = {
        "tyrell": {"hand": ["mace_tyrell", *war("tyrell", 1, 2)], "power": {"mace_tyrell": 0}},
        "stark": {"hand": war("stark", 1, 2)},
    }
    table = meet("tyrell loras_tyrell", "stark arya_stark", houses=houses, among=("tyrell", "stark", "lannister"))
    assert asked(table) == ["tyrell encounter.card", "stark encounter.card"]


@pytest.mark.rule("R-IT-death-09")
def test_the_cards_of_the_dead_count_as_war_0() -> None:
    houses = {
        "tyrell": {"hand": ["mace_tyrell", *war("tyrell", 1, 2)], "power": {"mace_tyrell": 0}},
        "stark": {"hand": war("stark", 1, 2)},
    }
    table = meet("tyrell loras_tyrell", "stark arya_stark", houses=houses, among=("tyrell", "stark", "lannister"))
    play(table, "tyrell lay mace_tyrell", "stark lay stark_war_1")
    assert news(table, "totals") == [{"event": "totals", "challenger": 4, "defender": 5}]


@pytest.mark.rule("R-IT-death-06")
def test_a_player_whose_character_dies_still_takes_part() -> None:
    """Arya's card kills Jaime before the reveal; Lannister still wins, and is rewarded."""
    houses = {
        "stark": {"hand": ["arya_stark", *war("stark", 1, 2)]},
        "lannister": {"hand": war("lannister", 20, 1), "power": {"jaime_lannister": 2}},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_20", "stark lay stark_war_1", "stark play arya_stark")
    assert power(table, "jaime_lannister") == 0
    assert news(table, "totals") == [{"event": "totals", "challenger": 20, "defender": 5}]
    assert spread(table, "lannister", "stark") == 1
    assert asked(table) == ["lannister hostage.place"]


@pytest.mark.rule("R-IT-death-06")
def test_and_can_still_lose() -> None:
    houses = {
        "stark": {"hand": ["arya_stark", *war("stark", 20, 2)], "sheet": 0},
        "lannister": {"hand": war("lannister", 2, 1), "power": {"jaime_lannister": 2}},
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_2", "stark lay stark_war_20", "stark play arya_stark")
    assert asked(table) == ["stark hostage.place"]  # no power left to lose, but a hostage


@pytest.mark.rule("R-IT-death-07")
def test_the_cards_of_who_dies_in_the_encounter_are_silent() -> None:
    """Jaime dies before the reveal: his card for the time after the penalties is lost, and so is the leader's."""
    houses = {
        "stark": {"hand": ["arya_stark", *war("stark", 1, 2)]},
        "lannister": {
            "hand": [*war("lannister", 20, 1), "jaime_lannister", "joffrey_baratheon"],
            "power": {"jaime_lannister": 2},
        },
    }
    table = meet("lannister jaime_lannister", "stark arya_stark", houses=houses)
    play(table, "lannister lay lannister_war_20", "stark lay stark_war_1", "stark play arya_stark")
    play(table, "lannister take deck")
    assert not [e for e in news(table, "played") if e["seat"] == "lannister"]
    assert view(table)["turn"] == 2 or asked(table) == ["lannister hostages.handle"]


def test_nobody_is_asked_after_the_end() -> None:
    table = win(houses={"stark": {"influence": {"lannister": 4}}})
    assert table.waiting == () and view(table)["turn"] == 1


def test_five_houses_and_a_shared_victory() -> None:
    houses = {house: {"influence": {"lannister": 4}} for house in ("stark", "tyrell", "targaryen")}
    table = win("tyrell mace_tyrell challenger", "targaryen rakharo challenger", houses=houses, among=FIVE)
    assert table.result is not None and len(table.result.winners) == 3


def test_peace_cards_kill_nobody() -> None:
    table = win(houses={"lannister": {"hand": peace("lannister"), "power": {"jaime_lannister": 2}}})
    assert power(table, "jaime_lannister") == 1
