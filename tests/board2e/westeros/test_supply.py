"""Supply: its track, and the armies that it allows."""

from __future__ import annotations

import pytest

from board2e.realm import (
    asked,
    lay,
    may,
    of,
    play,
    see,
    units,
    westeros,
)


@pytest.mark.rule("R-B2-supply-03")
@pytest.mark.parametrize(
    ("supply", "armies"),
    [
        (0, [2, 2]),
        (1, [3, 2]),
        (2, [3, 2, 2]),
        (3, [3, 2, 2, 2]),
        (4, [3, 3, 2, 2]),
        (5, [4, 3, 2, 2]),
        (6, [4, 3, 2, 2, 2]),
    ],
)
def test_armies_by_supply(supply: int, armies: list[int]) -> None:
    table = lay(supply={"stark": supply})
    stark = 0
    assert table.fits(stark, armies)
    assert table.fits(stark, [*armies, 1, 1, 1]), "R-B2-supply-08: single units need none"
    assert not table.fits(stark, [*armies, 2])
    for i in range(len(armies)):
        larger = [n + (i == j) for j, n in enumerate(armies)]
        assert table.fits(stark, larger) == (sorted(larger, reverse=True) <= armies and sum(larger) <= sum(armies))


@pytest.mark.rule("R-B2-supply-04", "R-B2-terms-04", "R-B2-supply-08", "R-B2-supply-09")
def test_limits_hold_when_marching() -> None:
    """Supply 0 allows two armies of two: single units join only while there is room, on land and at sea."""
    areas = {
        "winterfell": "stark footman footman march_0",
        "castle_black": "stark footman",
        "the_shivering_sea": "stark ship ship",
        "bay_of_ice": "stark ship",
    }
    table = lay(areas, begin="marches", supply={"stark": 0})
    assert may(table, "stark move footman castle_black")
    assert may(table, "stark move footman karhold")
    areas["bay_of_ice"] = "stark ship ship"
    areas["winterfell"] = "stark footman march_0"
    table = lay(areas, begin="marches", supply={"stark": 0})
    assert not may(table, "stark move footman castle_black"), "a third army"
    assert may(table, "stark move footman karhold"), "single units are no armies"


@pytest.mark.rule("R-B2-supply-05")
def test_too_large_armies_lose_units_in_turn_order() -> None:
    areas = {
        "winterfell": "stark footman knight siege_engine",
        "white_harbor": "stark footman footman",
        "castle_black": "stark footman footman",
        "lannisport": "lannister footman footman footman knight",
    }
    table = westeros("supply", areas=areas, supply={"stark": 6, "lannister": 6})
    assert of(table, "stark")["supply"] == 1 and of(table, "lannister")["supply"] == 2
    assert asked(table) == ["lannister supply.reconcile"]
    play(table, "lannister destroy lannisport footman")
    assert asked(table) == ["stark supply.reconcile"]
    assert may(table, "stark destroy white_harbor footman") and may(table, "stark destroy winterfell knight")
    play(table, "stark destroy winterfell knight")
    assert may(table, "stark destroy winterfell footman") and not may(table, "stark destroy white_harbor footman")
    play(table, "stark destroy winterfell siege_engine")
    assert units(table, "winterfell") == {"footman": 1}
    assert of(table, "stark")["stock"] == {"footman": 5, "knight": 5, "ship": 6, "siege_engine": 2}


@pytest.mark.rule("R-B2-supply-06")
def test_supply_stays_when_areas_change_hands() -> None:
    areas = {"stoney_sept": "lannister footman march_0", "blackwater": "token stark"}
    table = lay(areas, begin="marches")
    play(table, "lannister move footman blackwater", "lannister leave_nothing stoney_sept")
    assert see(table, "blackwater")["controller"] == "lannister"
    assert of(table, "lannister")["supply"] == 2
