"""Rules 8: conquering a territory."""

from __future__ import annotations

import pytest

from laws.random_play import pick
from risk.table import asked, battle, choices, lay, lies, look, new, news, play, sees
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng


def siege(attackers: int, defenders: int = 1) -> RiskTable:
    return lay(
        {"harrenhal": f"stark {attackers}", "kings_landing": f"lannister {defenders}", "casterly_rock": "lannister 1"},
        rest="baratheon 1",
        step="invade",
    )


@pytest.mark.rule("R-RK-conquer-01")
def test_a_territory_falls_with_its_last_defender() -> None:
    table = siege(9, 3)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[3, 2])
    assert lies(table, "kings_landing") == "lannister 1" and not news(table, "conquered"), "one is left"
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[3])
    assert lies(table, "kings_landing").startswith("stark")
    (conquered,) = news(table, "conquered")
    assert (conquered["seat"], conquered["area"], conquered["loser"]) == ("stark", "kings_landing", "lannister")
    assert sees(table, "stark")["territories"] == 2 and sees(table, "lannister")["territories"] == 1
    assert look(table)["conquered"] == ["kings_landing"]


@pytest.mark.rule("R-RK-conquer-02")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_attackers_of_the_last_battle_move_in(dice: int) -> None:
    table = siege(9)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4][:dice], defence=[1])
    play(table, "stark advance 0")
    assert lies(table, "kings_landing") == f"stark {dice}", "as many as fought must go, no more need to"
    assert lies(table, "harrenhal") == f"stark {9 - dice}"


@pytest.mark.rule("R-RK-conquer-03")
@pytest.mark.rule("R-RK-conquer-04")
def test_further_units_may_follow() -> None:
    table = siege(9)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    assert asked(table) == "stark conquer.advance"
    assert choices(table) == [f"advance {units}" for units in (5, 4, 3, 2, 1, 0)]
    play(table, "stark advance 4")
    assert lies(table, "kings_landing") == "stark 7" and lies(table, "harrenhal") == "stark 2"


@pytest.mark.rule("R-RK-conquer-05")
@pytest.mark.parametrize("units", [5, 9])
def test_one_unit_stays_in_the_origin(units: int) -> None:
    table = siege(units)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    play(table, f"stark {choices(table)[0]}")
    assert lies(table, "harrenhal") == "stark 1"
    assert lies(table, "kings_landing") == f"stark {units - 1}"


@pytest.mark.rule("R-RK-conquer-05")
def test_nothing_is_asked_when_nobody_can_follow() -> None:
    table = siege(4)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    assert asked(table) == "stark invade.declare"
    assert lies(table, "harrenhal") == "stark 1" and lies(table, "kings_landing") == "stark 3"


@pytest.mark.rule("R-RK-conquer-06")
@pytest.mark.parametrize("players", [2, 3, 5, 7])
def test_no_territory_is_ever_empty(players: int) -> None:
    table = new(seed=players, players=players)
    rng = Rng(players)
    while not table.over:
        table.choose(*pick(table, rng))
        if table.made > players:
            assert all(lies["units"] > 0 and lies["owner"] for lies in look(table)["territories"].values())
    assert len(news(table, "conquered")) > 10


@pytest.mark.rule("R-RK-conquer-07")
def test_the_example_of_the_rulebook() -> None:
    table = siege(attackers=7, defenders=2)
    battle(table, "stark harrenhal kings_landing", attack=[6, 4, 1], defence=[5, 4])
    assert (lies(table, "harrenhal"), lies(table, "kings_landing")) == ("stark 6", "lannister 1")
    battle(table, "stark harrenhal kings_landing", attack=[6, 3, 2], defence=[4])
    assert lies(table, "kings_landing") == "stark 3", "the three must move in"
    assert choices(table) == ["advance 2", "advance 1", "advance 0"]
    play(table, "stark advance 2")
    assert (lies(table, "harrenhal"), lies(table, "kings_landing")) == ("stark 1", "stark 5")


@pytest.mark.rule("R-RK-conquer-08")
def test_units_that_moved_in_may_invade_on() -> None:
    table = siege(9)
    battle(table, "stark harrenhal kings_landing", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0")
    assert "invade kings_landing kingswood" in choices(table)
    battle(table, "stark kings_landing kingswood", attack=[6, 5], defence=[1])
    assert (lies(table, "kings_landing"), lies(table, "kingswood")) == ("stark 1", "stark 2")
