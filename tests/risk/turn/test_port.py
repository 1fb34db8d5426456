"""Rules 11: ports."""

from __future__ import annotations

import pytest

from risk.table import AREAS, asked, battle, choices, lay, lies, play

WEST = ["wolfswood", "cape_kraken", "the_trident", "pyke", "harlaw", "casterly_rock", "oldtown"]
EAST = ["widows_watch", "white_harbor", "gulltown", "kings_landing", "dragonstone", "storms_end", "sunspear"]
NARROW_SEA = ["braavosian_coastlands", "the_flatlands", "myr", "lys", "volantis"]
SOUTH = ["the_sea_of_sights", "meereen", "astapor", "new_ghis", "qarth"]
COASTS = {"silver": WEST, "blue": EAST, "blue of essos": NARROW_SEA, "green": SOUTH}


def targets(source: str) -> set[str]:
    """What may be invaded from a territory by a player who holds nothing else."""
    essos = any(area["id"] == source for area in AREAS["essos"])
    us, them, players = ("targaryen", "ghiscari", 2) if essos else ("stark", "baratheon", 3)
    table = lay({source: f"{us} 2"}, rest=f"{them} 1", players=players, step="invade")
    return {text.split()[2] for text in choices(table, "invade")}


def printed(source: str) -> set[str]:
    """Land borders and sea lines."""
    area = next(a for a in (*AREAS["westeros"], *AREAS["essos"]) if a["id"] == source)
    return {*area["land"], *area["sea"]}


@pytest.mark.rule("R-RK-port-01")
def test_every_port_has_a_colour() -> None:
    ports = sorted(a["id"] for part in AREAS.values() for a in part if a["port"])
    assert ports == sorted(port for coast in COASTS.values() for port in coast)


@pytest.mark.rule("R-RK-port-01")
@pytest.mark.rule("R-RK-port-02")
@pytest.mark.parametrize("coast", COASTS)
def test_ports_of_one_colour_may_invade_each_other(coast: str) -> None:
    for port in COASTS[coast]:
        assert targets(port) >= {*COASTS[coast]} - {port}


@pytest.mark.rule("R-RK-port-02")
def test_an_invasion_over_sea() -> None:
    table = lay({"pyke": "stark 9", "oldtown": "lannister 1"}, rest="baratheon 1", step="invade")
    battle(table, "stark pyke oldtown", attack=[6, 5, 4], defence=[1])
    play(table, "stark advance 0")
    assert lies(table, "oldtown") == "stark 3"


@pytest.mark.rule("R-RK-port-03")
def test_a_maneuver_over_sea() -> None:
    own = {"winterfell": "stark 5", "wolfswood": "stark 1", "oldtown": "stark 1", "the_arbor": "stark 1"}
    table = lay(own, rest="baratheon 1", step="maneuver")
    play(table, "stark from winterfell")
    assert choices(table) == ["to wolfswood", "to oldtown", "to the_arbor"]
    play(table, "stark to the_arbor", "stark move 4")
    assert (lies(table, "winterfell"), lies(table, "the_arbor")) == ("stark 1", "stark 5")


@pytest.mark.rule("R-RK-port-04")
@pytest.mark.parametrize("coast", COASTS)
def test_ports_of_different_colours_are_not_connected(coast: str) -> None:
    others = {port for name, ports in COASTS.items() if name != coast for port in ports}
    for port in COASTS[coast]:
        assert targets(port) & others <= printed(port), "only by land or sea line"


@pytest.mark.rule("R-RK-port-04")
def test_no_maneuver_between_colours() -> None:
    table = lay({"pyke": "stark 5", "dragonstone": "stark 5"}, rest="baratheon 1", step="maneuver")
    assert asked(table) == "baratheon reinforce.place", "there is no maneuver to make"


@pytest.mark.rule("R-RK-port-05")
def test_dragonstone_may_invade_sunspear() -> None:
    table = lay(
        {"dragonstone": "baratheon 4", "sunspear": "martell 1", "greenblood": "martell 1"},
        rest="stark 1",
        players=5,
        turn="baratheon",
        step="invade",
    )
    assert "invade dragonstone sunspear" in choices(table)
    battle(table, "baratheon dragonstone sunspear", attack=[6, 5, 4], defence=[2])
    assert lies(table, "sunspear") == "baratheon 3"
