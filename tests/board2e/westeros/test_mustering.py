"""Mustering."""

from __future__ import annotations

import pytest

from board2e.realm import (
    asked,
    choices,
    may,
    play,
    see,
    units,
    westeros,
)


@pytest.mark.rule("R-B2-muster-01")
def test_mustering_goes_in_turn_order() -> None:
    table = westeros("mustering")
    order = []
    while asked(table)[0].endswith("muster.place"):
        order.append(asked(table)[0].split()[0])
        play(table, f"{order[-1]} done")
    assert order == ["baratheon", "lannister", "stark"]


@pytest.mark.rule("R-B2-muster-02")
def test_nobody_has_to_muster() -> None:
    table = westeros("mustering")
    before = units(table, "dragonstone")
    assert choices(table, "baratheon")[0] == "done"
    play(table, "baratheon done")
    assert units(table, "dragonstone") == before


@pytest.mark.rule("R-B2-muster-03", "R-B2-muster-05", "R-B2-muster-07", "R-B2-muster-08", "R-B2-muster-10")
def test_a_castle_gives_one_point() -> None:
    table = westeros("mustering", areas={"white_harbor": "stark footman", "winterfell": "lannister knight garrison 0"})
    play(table, "baratheon done", "lannister done")
    assert sorted(choices(table, "stark")) == [
        "done",
        "launch white_harbor port_of_white_harbor",
        "launch white_harbor the_narrow_sea",
        "launch white_harbor the_shivering_sea",
        "muster white_harbor footman",
        "upgrade white_harbor knight",
        "upgrade white_harbor siege_engine",
    ]
    play(table, "stark upgrade white_harbor knight")
    assert units(table, "white_harbor") == {"knight": 1}
    assert asked(table)[0] != "stark muster.place", "the point is spent"


@pytest.mark.rule("R-B2-muster-04", "R-B2-muster-06", "R-B2-muster-09")
def test_a_stronghold_gives_two_points() -> None:
    table = westeros("mustering", areas={"winterfell": "stark footman"}, supply={"stark": 6})
    play(table, "baratheon done", "lannister done")
    assert may(table, "stark muster winterfell knight") and may(table, "stark muster winterfell siege_engine")
    two = table.copy()
    play(table, "stark muster winterfell knight")
    assert units(table, "winterfell") == {"footman": 1, "knight": 1}
    assert asked(table)[0] != "stark muster.place"
    play(two, "stark muster winterfell footman")
    assert not may(two, "stark muster winterfell knight") and may(two, "stark muster winterfell footman")
    play(two, "stark upgrade winterfell siege_engine")
    assert units(two, "winterfell") == {"footman": 1, "siege_engine": 1}


@pytest.mark.rule("R-B2-muster-11")
def test_mustering_keeps_to_supply() -> None:
    areas = {"winterfell": "stark footman footman", "white_harbor": "stark footman footman"}
    table = westeros("mustering", areas=areas, supply={"stark": 0})
    play(table, "baratheon done", "lannister done")
    assert not may(table, "stark muster winterfell footman")
    assert may(table, "stark upgrade winterfell knight"), "an army does not grow by it"
    assert may(table, "stark launch winterfell port_of_winterfell"), "a single ship is no army"


@pytest.mark.rule("R-B2-muster-12", "R-B2-muster-13", "R-B2-muster-14", "R-B2-muster-15")
def test_ships_to_ports_and_seas() -> None:
    areas = {"winterfell": "stark footman", "bay_of_ice": "lannister ship", "the_shivering_sea": "stark ship"}
    table = westeros("mustering", areas=areas)
    play(table, "baratheon done", "lannister done")
    launched = [text for text in choices(table, "stark") if text.startswith("launch")]
    assert launched == ["launch winterfell port_of_winterfell", "launch winterfell the_shivering_sea"]
    play(table, "stark launch winterfell port_of_winterfell")
    assert units(table, "port_of_winterfell") == {"ship": 1}


@pytest.mark.rule("R-B2-muster-16")
def test_points_belong_to_their_area() -> None:
    areas = {"winterfell": "stark footman", "white_harbor": "stark footman"}
    table = westeros("mustering", areas=areas, supply={"stark": 6})
    play(table, "baratheon done", "lannister done", "stark muster white_harbor footman")
    assert not any("white_harbor" in text for text in choices(table, "stark"))
    assert may(table, "stark muster winterfell knight")


def test_an_empty_castle_musters() -> None:
    table = westeros("mustering", areas={"white_harbor": "token stark"})
    play(table, "baratheon done", "lannister done", "stark muster white_harbor footman")
    assert see(table, "white_harbor")["units"] == {"footman": 1}


@pytest.mark.rule("R-B2-port-01", "R-B2-muster-12")
def test_no_ship_is_mustered_into_a_full_port() -> None:
    areas = {"winterfell": "stark footman", "port_of_winterfell": "stark ship ship ship"}
    table = westeros("mustering", areas=areas, supply={"stark": 6})
    play(table, "baratheon done", "lannister done")
    assert may(table, "stark launch winterfell bay_of_ice")
    assert not may(table, "stark launch winterfell port_of_winterfell")
