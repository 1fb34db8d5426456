"""Rules 9: eliminating a player."""

from __future__ import annotations

from typing import Any

import pytest

from risk.table import asked, battle, choices, lay, lies, look, mine, news, play, sees, skip
from smallcouncil.games.risk.state import RiskTable


def last_stand(**more: Any) -> RiskTable:
    """Lannister holds nothing but King's Landing, and Stark stands before it."""
    return lay(
        {"harrenhal": "stark 9", "kings_landing": "lannister 1", "winterfell": "stark 1"},
        rest="baratheon 3",
        step="invade",
        **more,
    )


def storm(table: RiskTable) -> RiskTable:
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    skip(table, "conquer.advance")
    return play(table, "stark advance 0")


@pytest.mark.rule("R-RK-eliminate-01")
def test_a_player_without_units_is_out() -> None:
    table = last_stand()
    assert not sees(table, "lannister")["out"]
    storm(table)
    assert sees(table, "lannister")["out"] and sees(table, "lannister")["units"] == 0
    (eliminated,) = news(table, "eliminated")
    assert (eliminated["seat"], eliminated["by"]) == ("lannister", "stark")
    assert not table.over, "two are left"
    turns = []
    for _ in range(4):
        skip(table, "reinforce.place")
        turns.append(look(table)["turn"])
        skip(table, "invade.declare")
        play(table, f"{table.seat_name(table.waiting[0])} done")
    assert 2 not in turns, "who is out has no turn"
    assert {*turns} == {0, 1}


@pytest.mark.rule("R-RK-eliminate-01")
def test_one_territory_left_is_not_out() -> None:
    table = lay(
        {"harrenhal": "stark 9", "kings_landing": "lannister 1", "sunspear": "lannister 1"},
        rest="baratheon 1",
        step="invade",
        hand={"lannister": ["skagos"]},
    )
    storm(table)
    assert not sees(table, "lannister")["out"] and not news(table, "eliminated")
    assert mine(table, "lannister")["cards"] == ["skagos"] and mine(table, "stark")["cards"] == []


@pytest.mark.rule("R-RK-eliminate-02")
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_the_cards_go_to_the_conqueror(mode: str) -> None:
    table = last_stand(hand={"stark": ["karhold"], "lannister": ["skagos", "pyke"]}, options={"mode": mode})
    storm(table)
    assert mine(table, "stark")["cards"] == ["skagos", "karhold", "pyke"]
    assert mine(table, "lannister")["cards"] == []
    assert asked(table) == "stark invade.declare", "up to five cards may be kept"


SIX = {"stark": ["skagos", "the_gift", "karhold"], "lannister": ["winterfell", "pyke", "oldtown"]}


@pytest.mark.parametrize(
    "mode",
    [
        pytest.param("skirmish", marks=[pytest.mark.rule("R-RK-eliminate-03"), pytest.mark.rule("A-RK-08")]),
        pytest.param("dominion", marks=pytest.mark.rule("R-RK-eliminate-04")),
    ],
)
def test_more_than_five_cards_are_traded_in_at_once(mode: str) -> None:
    table = storm(last_stand(hand=SIX, options={"mode": mode}))
    assert asked(table) == "stark reinforce.trade"
    assert len(choices(table)) == len(choices(table, "trade")) == 8, "one of each, and nothing may be kept"
    play(table, "stark trade skagos the_gift karhold")
    assert asked(table) == "stark reinforce.place" and table.asks[0].args == (7,)
    assert sees(table, "stark")["cards"] == 3
    play(table, *["stark place kings_landing"] * 7)
    assert lies(table, "kings_landing") == "stark 10"
    assert asked(table) == "stark invade.declare", "the invasions go on"
    assert "invade kings_landing kingswood" in choices(table), "with the new units"


@pytest.mark.rule("A-RK-08")
def test_sets_are_traded_in_until_five_cards_are_left() -> None:
    nine = {
        "stark": ["skagos", "the_gift", "karhold", "winterfell"],
        "lannister": ["pyke", "oldtown", "riverrun", "tarth", "sandstone"],
    }
    table = storm(last_stand(hand=nine))
    play(table, "stark trade skagos the_gift karhold")
    assert asked(table) == "stark reinforce.trade", "six are still too many"
    play(table, f"stark {choices(table)[0]}")
    assert asked(table) == "stark reinforce.place" and sees(table, "stark")["cards"] == 3
    assert table.asks[0].args == (sum(event["units"] for event in news(table, "traded")),)


@pytest.mark.rule("R-RK-eliminate-05")
def test_the_gold_goes_to_the_conqueror() -> None:
    table = last_stand(gold={"stark": 200, "lannister": 700, "baratheon": 400}, options={"mode": "dominion"})
    storm(table)
    assert [sees(table, house)["gold"] for house in ("stark", "lannister", "baratheon")] == [900, 0, 400]


@pytest.mark.rule("A-RK-36")
def test_other_possessions_are_discarded() -> None:
    table = last_stand(
        options={"mode": "dominion"},
        maesters={"lannister": ["valyrian_steel"]},
        objectives={"lannister": ["control_5_castles", "hold_1500_gold"]},
    )
    assert {character["face"] for character in sees(table, "lannister")["characters"].values()} == {"up"}
    storm(table)
    held = mine(table, "lannister")
    assert (held["maesters"], held["objectives"]) == ([], [])
    assert look(table)["discards"]["maester"] == ["valyrian_steel"]
    assert sorted(look(table)["discards"]["objective"]) == ["control_5_castles", "hold_1500_gold"]
    assert {character["face"] for character in sees(table, "lannister")["characters"].values()} == {"gone"}


@pytest.mark.rule("A-RK-16")
@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_the_last_player_wins_at_once(mode: str) -> None:
    table = lay(
        {"meereen": "targaryen 9", "yunkai": "ghiscari 1"},
        rest="neutral 2",
        players=2,
        step="invade",
        options={"mode": mode},
    )
    battle(table, "targaryen meereen yunkai", attack=[6, 5, 4], defence=[1])
    if not table.over:
        play(table, "targaryen advance 0")
    assert table.result is not None and table.result.winners == (0,)
    assert table.result.reason == "last_one_standing", "neutral territories need not be conquered"
