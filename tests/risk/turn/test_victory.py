"""Rules 14: the end of a Skirmish."""

from __future__ import annotations

import pytest

from risk.table import all_to, asked, battle, lay, news, play, scores, sees, skip, some, winners
from smallcouncil.games.risk.state import RiskTable


def last_turn(territories: dict[str, str], rest: str, deck: list[str] | None = None) -> RiskTable:
    """Stark conquers King's Landing from Harrenhal and draws the top card."""
    table = lay({"harrenhal": "stark 9", **territories}, rest=rest, step="invade", deck=deck or ["end", "pyke"])
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0", "stark done")
    if asked(table) == "stark maneuver.from":
        play(table, "stark done")
    return table


@pytest.mark.rule("R-RK-victory-01")
def test_the_end_card_ends_the_game_at_once() -> None:
    table = last_turn({}, rest="lannister 1")
    assert table.over and table.result is not None and table.result.reason == "end_card"
    assert [event["event"] for event in news(table)][-2:] == ["end_card_drawn", "ended"]
    assert not news(table, "drew_card"), "it goes into no hand"
    goes_on = last_turn({}, rest="lannister 1", deck=["pyke", "end"])
    assert not goes_on.over and asked(goes_on) == "lannister reinforce.place"


@pytest.mark.rule("R-RK-victory-02")
def test_a_point_for_each_territory() -> None:
    """Territories without castle and port."""
    plain = [area for area in some(12, 0, ports=0) if area != "kings_landing"]
    table = last_turn({**all_to("baratheon", plain)}, rest="lannister 1")
    assert scores(table)["baratheon"] == len(plain)


@pytest.mark.rule("R-RK-victory-03")
@pytest.mark.parametrize(
    ("areas", "points"),
    [
        (["skagos"], 1),
        (["winterfell"], 2),  # castle
        (["widows_watch"], 2),  # port
        (["pyke"], 3),  # castle and port
        (["skagos", "winterfell", "widows_watch", "pyke"], 8),
    ],
)
def test_a_point_more_for_each_castle_and_each_port(areas: list[str], points: int) -> None:
    table = last_turn(all_to("baratheon", areas), rest="lannister 1")
    assert scores(table)["baratheon"] == points


@pytest.mark.rule("R-RK-victory-04")
@pytest.mark.parametrize(
    ("rest", "winner"), [("lannister 1", "lannister"), ("baratheon 1", "baratheon"), ("stark 2", "stark")]
)
def test_the_most_points_win(rest: str, winner: str) -> None:
    table = last_turn({"sunspear": "lannister 1", "kings_landing": "lannister 1", "oldtown": "baratheon 1"}, rest=rest)
    assert winners(table) == [winner]
    assert max(scores(table).values()) == scores(table)[winner]


@pytest.mark.rule("R-RK-victory-04")
def test_castles_and_ports_may_outweigh_territories() -> None:
    """Four strongholds with ports beat nine plain territories; units count for nothing."""
    plain = [a for a in some(9, 0, ports=0) if a != "kings_landing"]
    rich = ["pyke", "casterly_rock", "oldtown", "storms_end", "sunspear"]
    table = lay(
        {
            **all_to("stark", plain, 50),
            **all_to("baratheon", rich),
            "harrenhal": "stark 9",
            "kings_landing": "lannister 1",
        },
        rest="lannister 1",
        step="draw",
        deck=["end"],
        conquered=["skagos"],
    )
    assert scores(table)["baratheon"] == 15 and scores(table)["stark"] == 9 + 1 + 1
    assert scores(table)["baratheon"] > scores(table)["stark"]


@pytest.mark.rule("R-RK-victory-05")
def test_twelve_territories_with_four_castles_and_three_ports_score_19() -> None:
    areas = some(12, 4, ports=3)
    table = lay(all_to("stark", areas), rest="lannister 1", step="draw", deck=["end"], conquered=[areas[0]])
    seen = sees(table, "stark")
    assert (seen["territories"], seen["castles"], seen["ports"]) == (12, 4, 3)
    assert scores(table)["stark"] == 19 == seen["score"]


@pytest.mark.rule("A-RK-15")
def test_a_tie_is_a_shared_victory() -> None:
    """The same points with more territories, castles or units are still the same points."""
    table = lay(
        {"winterfell": "stark 9", "skagos": "baratheon 1", "karhold": "baratheon 1"},
        rest="neutral 2",
        step="draw",
        deck=["end"],
        conquered=["winterfell"],
    )
    assert scores(table) == {"stark": 2, "baratheon": 2, "lannister": 0}
    assert winners(table) == ["stark", "baratheon"]


@pytest.mark.rule("A-RK-16")
def test_the_last_player_wins_before_the_end_card() -> None:
    table = lay({"harrenhal": "stark 9", "kings_landing": "lannister 1"}, rest="stark 1", step="invade", deck=["end"])
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0")
    assert table.result is not None and table.result.reason == "last_one_standing"
    assert winners(table) == ["stark"]


def test_the_limit_of_rounds_scores_like_the_end_card() -> None:
    table = lay({"winterfell": "stark 1"}, rest="lannister 1", options={"round_limit": 2})
    skip(table)
    assert table.result is not None and table.result.reason == "round_limit"
    assert winners(table) == ["lannister"] and scores(table)["stark"] == 2
