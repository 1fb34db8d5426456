"""Rules 3: the steps of a turn."""

from __future__ import annotations

import pytest

from risk.table import all_to, asked, battle, choices, lay, look, news, play, sees, skip
from smallcouncil.games.risk.state import RiskTable

STEPS = ("collected", "placed", "bought_maester", "readied", "invaded", "maneuvered", "completed", "drew_card", "turn")


def happened(table: RiskTable) -> list[str]:
    """The steps of the turn in the order they were taken, each once."""
    seen: list[str] = []
    for event in news(table):
        if event["event"] in STEPS and event["event"] not in seen[-1:]:
            seen.append(event["event"])
    return seen


@pytest.mark.rule("R-RK-turn-01")
def test_a_skirmish_turn_has_four_steps() -> None:
    table = lay({"harrenhal": "stark 5", "riverrun": "stark 2", "kings_landing": "lannister 1"}, rest="baratheon 1")
    assert asked(table) == "stark reinforce.place" and look(table)["step"] == "reinforce"
    play(table, *["stark place harrenhal"] * 3)
    assert asked(table) == "stark invade.declare" and look(table)["step"] == "invade"
    battle(table, "stark harrenhal kings_landing", attack=[6, 6, 6], defence=[1])
    play(table, "stark advance 0")
    assert asked(table) == "stark invade.declare", "invasions go on until the player is done"
    play(table, "stark done")
    assert asked(table) == "stark maneuver.from" and look(table)["step"] == "maneuver"
    assert "from harrenhal" in choices(table) and not choices(table, "invade")
    play(table, "stark from harrenhal", "stark to kings_landing", "stark move 4")
    assert happened(table) == ["collected", "placed", "invaded", "maneuvered", "drew_card", "turn", "collected"]
    assert asked(table) == "baratheon reinforce.place"


@pytest.mark.rule("R-RK-turn-02")
def test_a_dominion_turn_has_seven_steps() -> None:
    castles = all_to("stark", ["winterfell", "barrowlands", "the_dreadfort", "riverrun"], 2)
    table = lay(
        {**castles, "harrenhal": "stark 5", "kings_landing": "lannister 1"},
        rest="baratheon 1",
        options={"mode": "dominion"},
        objectives={"stark": ["control_5_castles"]},
        gold={"stark": 200},
        characters={"ned_stark": ["down", -1]},
    )
    assert asked(table) == "stark reinforce.place" and look(table)["step"] == "reinforce"
    play(table, *["stark place harrenhal"] * sees(table, "stark")["income"])
    assert asked(table) == "stark buy.cards" and look(table)["step"] == "buy"
    play(table, "stark buy_maester")
    assert sees(table, "stark")["characters"]["ned_stark"]["face"] == "down", "readied after buying"
    play(table, "stark done")
    assert sees(table, "stark")["characters"]["ned_stark"]["face"] == "up"
    assert asked(table) == "stark invade.declare" and look(table)["step"] == "invade"
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    skip(table, "conquer.advance")
    play(table, "stark advance 0", "stark done")
    assert asked(table) == "stark maneuver.from" and look(table)["step"] == "maneuver"
    play(table, "stark from harrenhal", "stark to kings_landing", "stark move 1")
    assert asked(table) == "stark objective.complete" and look(table)["step"] == "objective"
    play(table, "stark complete control_5_castles")
    assert asked(table) == "stark objective.keep"
    assert sees(table, "stark")["cards"] == 0, "the territory card is drawn last"
    skip(table, "reinforce.place")
    assert sees(table, "stark")["cards"] == 1
    steps = ["collected", "placed", "bought_maester", "readied", "invaded", "maneuvered", "completed", "drew_card"]
    assert happened(table)[:8] == steps
    assert asked(table) == "baratheon reinforce.place"
