"""Ports."""

from __future__ import annotations

import pytest

from board2e.marches import marches, targets
from board2e.realm import asked, choices, lay, news, of, play, see, units
from smallcouncil.table import BadInput


@pytest.mark.rule("R-B2-port-01")
def test_three_ships_fill_a_port() -> None:
    areas = {
        "winterfell": "stark footman",
        "port_of_winterfell": "stark ship ship",
        "bay_of_ice": "stark ship ship march_0",
    }
    table = marches(areas, supply={"stark": 6})
    play(table, "stark move ship port_of_winterfell")
    assert targets(table) == {"sunset_sea"}
    with pytest.raises(BadInput, match="port_of_winterfell"):
        lay({"winterfell": "stark footman", "port_of_winterfell": "stark ship ship ship ship"})


@pytest.mark.rule("R-B2-port-02")
def test_ships_in_a_port_are_an_army() -> None:
    areas = {
        "winterfell": "stark footman footman",
        "white_harbor": "stark footman footman",
        "port_of_winterfell": "stark ship",
        "bay_of_ice": "stark ship march_0",
    }
    assert targets(marches(areas, supply={"stark": 0})) == {"sunset_sea"}
    assert targets(marches(areas, supply={"stark": 2})) == {"sunset_sea", "port_of_winterfell"}


TAKEN = {
    "castle_black": "lannister footman march_0",
    "winterfell": "token stark garrison 0",
    "port_of_winterfell": "stark ship ship consolidate_power",
}


@pytest.mark.rule("R-B2-port-07", "R-B2-port-09")
@pytest.mark.parametrize(("ships", "lost"), [(0, 2), (1, 1), (2, 0)])
def test_ships_of_a_conquered_port(ships: int, lost: int) -> None:
    table = marches(TAKEN)
    play(table, "lannister move footman winterfell", "lannister leave_nothing castle_black")
    assert asked(table) == ["lannister port.capture"]
    assert choices(table, "lannister") == ["capture 2", "capture 1", "capture 0"]
    play(table, f"lannister capture {ships}")
    assert units(table, "port_of_winterfell") == ({"ship": ships} if ships else {})
    assert see(table, "port_of_winterfell")["order"] is None
    assert of(table, "stark")["stock"]["ship"] == 6 and of(table, "lannister")["stock"]["ship"] == 6 - ships
    assert sum(e["ships"] for e in news(table, "ships_lost")) == lost


@pytest.mark.rule("R-B2-port-08")
def test_captured_ships_need_pieces_and_supply() -> None:
    armies = {"lannisport": "lannister footman footman", "riverrun": "lannister footman footman"}
    table = marches({**TAKEN, **armies}, supply={"lannister": 0})
    play(table, "lannister move footman winterfell", "lannister leave_nothing castle_black")
    assert choices(table, "lannister") == ["capture 1", "capture 0"]
    fleet = {"the_golden_sound": "lannister ship ship ship", "sunset_sea": "lannister ship ship ship"}
    table = marches({**TAKEN, **fleet}, supply={"lannister": 6})
    play(table, "lannister move footman winterfell", "lannister leave_nothing castle_black")
    assert see(table, "port_of_winterfell")["units"] == {}, "all six ships are at sea"


def test_ships_are_lost_with_their_land() -> None:
    areas = {"white_harbor": "stark footman march_0", "port_of_white_harbor": "stark ship consolidate_power"}
    table = marches(areas)
    play(table, "stark move footman winterfell", "stark leave_nothing white_harbor")
    assert see(table, "port_of_white_harbor")["units"] == {} and of(table, "stark")["stock"]["ship"] == 6
    kept = marches(areas)
    play(kept, "stark move footman winterfell", "stark leave_token white_harbor")
    assert units(kept, "port_of_white_harbor") == {"ship": 1}


def test_a_home_that_falls_back_captures_the_port() -> None:
    areas = {"winterfell": "lannister footman march_0 garrison 0", "port_of_winterfell": "lannister ship"}
    table = marches(areas)
    play(table, "lannister move footman karhold", "lannister leave_nothing winterfell")
    assert asked(table) == ["stark port.capture"]
