"""Step 6: casualties."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, fought, killed, lies, strengths, war, winner
from board2e.realm import asked, choices, play
from smallcouncil.games.board2e.state import BoardTable


def defeat(
    defending: str, card: str, *, attacking: str = "knight knight", own: str = "ser_gregor_clegane"
) -> BoardTable:
    """Lannister beats Tyrell in Blackwater, three swords to what the card has."""
    return fought(
        {"stoney_sept": f"lannister {attacking} march_plus_1", "blackwater": f"tyrell {defending}"},
        "lannister",
        "tyrell",
        [f"{unit} blackwater" for unit in attacking.split()],
        (own, card),
    )


@pytest.mark.rule("R-B2-casualty-01")
def test_only_the_loser_loses_units() -> None:
    table = defeat("footman footman", "randyll_tarly")
    assert winner(table) == "lannister"
    assert killed(table) == ["tyrell footman", "tyrell footman"]  # Randyll Tarly has a sword, too
    assert lies(table, "blackwater") == "lannister knight 2"


@pytest.mark.rule("R-B2-casualty-02", "R-B2-casualty-06")
def test_fortifications_parry_swords() -> None:
    table = defeat("footman footman footman", "alester_florent")
    assert killed(table) == ["tyrell footman"] * 2


@pytest.mark.rule("R-B2-casualty-02")
def test_no_swords_no_casualties() -> None:
    table = defeat("footman", "randyll_tarly", own="the_hound")
    assert killed(table) == []
    assert asked(table) == ["tyrell combat.retreat"]


@pytest.mark.rule("R-B2-casualty-03")
def test_the_loser_chooses() -> None:
    table = defeat("footman knight", "randyll_tarly", own="ser_jaime_lannister")
    assert asked(table) == ["tyrell combat.casualties"]
    assert choices(table, "tyrell") == ["kill footman", "kill knight"]
    play(table, "tyrell kill knight")
    assert killed(table) == ["tyrell knight"]


@pytest.mark.rule("A-B2-25")
def test_routed_units_may_be_given() -> None:
    table = defeat("knight routed footman", "randyll_tarly", own="ser_jaime_lannister")
    assert choices(table, "tyrell") == ["kill knight", "kill_routed footman"]
    play(table, "tyrell kill_routed footman", "tyrell retreat harrenhal")
    assert killed(table) == ["tyrell footman"]
    assert lies(table, "harrenhal") == "tyrell routed knight 1"


@pytest.mark.rule("R-B2-casualty-05")
def test_casualties_come_before_the_retreat() -> None:
    table = defeat("footman knight", "randyll_tarly", own="ser_jaime_lannister")
    play(table, "tyrell kill footman")
    assert asked(table) == ["tyrell combat.retreat"]


@pytest.mark.rule("R-B2-casualty-03", "R-B2-casualty-01")
def test_an_attacker_who_loses_takes_casualties() -> None:
    table = fought(
        {"stoney_sept": "lannister footman knight march_0", "blackwater": "tyrell knight knight"},
        "lannister",
        "tyrell",
        ["footman blackwater", "knight blackwater"],
        ("cersei_lannister", "randyll_tarly"),
    )
    assert strengths(table) == (3, 6)
    assert asked(table) == ["lannister combat.casualties"]
    play(table, "lannister kill footman")
    assert lies(table, "stoney_sept") == "lannister routed knight 1"


@pytest.mark.rule("R-B2-terms-07", "R-B2-material-08")
def test_destroyed_units_go_back_to_the_stock() -> None:
    table = war({"stoney_sept": "lannister knight march_0", "blackwater": "tyrell footman"}, "lannister", "tyrell")
    before = stock(table, "tyrell", "footman")
    attack(table, "knight blackwater")
    play(table, "lannister play ser_gregor_clegane", "tyrell play queen_of_thorns", "lannister pass")
    assert stock(table, "tyrell", "footman") == before + 1


def stock(table: BoardTable, house: str, unit: str) -> int:
    houses: list[dict[str, Any]] = table.view(None)["table"]["houses"]
    number: int = next(h for h in houses if h["house"] == house)["stock"][unit]
    return number
