"""Raid orders and consolidate power orders; the clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.realm import asked, choices, lay, may, news, of, play, see, units, view
from smallcouncil.games.board2e.state import BoardTable


def raids(areas: dict[str, str], **more: Any) -> BoardTable:
    """A march waits to be carried out after the raids."""
    return lay({"the_fingers": "baratheon footman march_0", **areas}, begin="raids", hold=True, **more)


# ---------------------------------------------------------------------- raids


@pytest.mark.rule("R-B2-raid-01", "R-B2-terms-01")
def test_raids_one_by_one_in_turn_order() -> None:
    areas = {
        "winterfell": "stark footman raid",
        "castle_black": "stark footman raid",
        "lannisport": "lannister footman raid",
        "kingswood": "baratheon footman raid",
        "dragonstone": "baratheon footman raid_special",
    }
    table = raids(areas)
    order = []
    while asked(table)[0].endswith("raid.target"):
        order.append(asked(table)[0].split()[0])
        play(table, f"{order[-1]} {choices(table, order[-1])[-1]}")
    assert order == ["baratheon", "lannister", "stark", "baratheon", "stark"]


@pytest.mark.parametrize(
    ("order", "removed"),
    [
        pytest.param("support_0", True, marks=pytest.mark.rule("R-B2-raid-02")),
        pytest.param("support_plus_1", True, marks=pytest.mark.rule("R-B2-raid-02")),
        pytest.param("raid", True, marks=pytest.mark.rule("R-B2-raid-03")),
        pytest.param("consolidate_power", True, marks=pytest.mark.rule("R-B2-raid-04")),
        pytest.param("consolidate_power_special", True, marks=pytest.mark.rule("R-B2-raid-04")),
        pytest.param("march_0", False, marks=pytest.mark.rule("R-B2-raid-05")),
        pytest.param("march_plus_1", False, marks=pytest.mark.rule("R-B2-raid-05")),
        pytest.param("defense_1", False, marks=pytest.mark.rule("R-B2-raid-06")),
        pytest.param("defense_2", False, marks=pytest.mark.rule("R-B2-raid-06")),
    ],
)
def test_what_a_raid_removes(order: str, removed: bool) -> None:
    table = raids({"stoney_sept": "lannister footman raid", "blackwater": f"stark footman {order}"})
    assert may(table, "lannister raid stoney_sept blackwater") == removed
    if removed:
        play(table, "lannister raid stoney_sept blackwater")
        assert see(table, "blackwater")["order"] is None


@pytest.mark.rule("R-B2-orders-06")
@pytest.mark.parametrize(("order", "removed"), [("defense_1", True), ("support_0", True), ("march_0", False)])
def test_a_special_raid_removes_defense_too(order: str, removed: bool) -> None:
    table = raids({"stoney_sept": "lannister footman raid_special", "blackwater": f"stark footman {order}"})
    assert may(table, "lannister raid stoney_sept blackwater") == removed


@pytest.mark.rule("R-B2-raid-07", "R-B2-raid-08")
def test_one_raid_removes_one_order() -> None:
    areas = {
        "stoney_sept": "lannister footman raid_special",
        "blackwater": "stark footman support_0",
        "harrenhal": "stark footman defense_1",
    }
    table = raids(areas)
    play(table, "lannister raid stoney_sept blackwater")
    assert see(table, "stoney_sept")["order"] is None and see(table, "harrenhal")["order"] == "defense_1"
    assert not asked(table)[0].endswith("raid.target")


@pytest.mark.rule("R-B2-raid-09", "R-B2-raid-11")
def test_land_does_not_raid_the_sea_but_the_sea_raids_land() -> None:
    areas = {"lannisport": "lannister footman raid", "the_golden_sound": "stark ship support_0"}
    assert choices(raids(areas), "lannister") == ["raid_nothing lannisport"]
    areas = {
        "lannisport": "lannister footman support_0",
        "the_golden_sound": "stark ship raid",
        "sunset_sea": "lannister ship support_0",
    }
    table = raids(areas)
    assert may(table, "stark raid the_golden_sound lannisport")
    assert may(table, "stark raid the_golden_sound sunset_sea")


@pytest.mark.rule("R-B2-raid-10", "R-B2-raid-12", "R-B2-raid-13")
def test_raids_and_ports() -> None:
    """The sea raids the port and the port the sea; nothing goes between a port and land."""
    areas = {
        "winterfell": "stark footman",
        "port_of_winterfell": "stark ship consolidate_power",
        "bay_of_ice": "lannister ship raid",
        "castle_black": "lannister footman raid_special",
    }
    table = raids(areas)
    assert choices(table, "lannister") == [
        "raid_nothing castle_black",
        "raid bay_of_ice port_of_winterfell",
        "raid_nothing bay_of_ice",
    ]
    areas = {
        "winterfell": "stark footman",
        "port_of_winterfell": "stark ship raid",
        "bay_of_ice": "lannister ship support_0",
        "castle_black": "lannister footman support_0",
        "the_stony_shore": "lannister footman support_0",
    }
    assert choices(raids(areas), "stark") == ["raid port_of_winterfell bay_of_ice", "raid_nothing port_of_winterfell"]


@pytest.mark.rule("R-B2-raid-14")
def test_a_raid_without_a_target_is_discarded() -> None:
    table = raids({"winterfell": "stark footman raid"})
    assert choices(table, "stark") == ["raid_nothing winterfell"]
    play(table, "stark raid_nothing winterfell")
    assert see(table, "winterfell")["order"] is None


@pytest.mark.rule("R-B2-raid-15", "R-B2-raid-16")
@pytest.mark.parametrize(("has", "keeps"), [(3, 2), (0, 0)])
def test_pillage(has: int, keeps: int) -> None:
    areas = {"stoney_sept": "lannister footman raid", "blackwater": "stark footman consolidate_power"}
    table = raids(areas, power={"stark": has, "lannister": 5})
    play(table, "lannister raid stoney_sept blackwater")
    assert of(table, "lannister")["power"] == 6 and of(table, "stark")["power"] == keeps


@pytest.mark.rule("R-B2-raid-17")
def test_nobody_has_to_raid() -> None:
    table = raids({"stoney_sept": "lannister footman raid", "blackwater": "stark footman support_0"})
    play(table, "lannister raid_nothing stoney_sept")
    assert see(table, "stoney_sept")["order"] is None and see(table, "blackwater")["order"] == "support_0"


@pytest.mark.rule("R-B2-terms-03")
def test_own_orders_are_never_raided() -> None:
    table = raids({"stoney_sept": "lannister footman raid", "blackwater": "lannister footman support_0"})
    assert choices(table, "lannister") == ["raid_nothing stoney_sept"]


# ---------------------------------------------------------------------- consolidate power


def consolidate(areas: dict[str, str], **more: Any) -> BoardTable:
    return lay(areas, begin="consolidate", hold=True, **more)


@pytest.mark.rule("R-B2-power-01")
def test_consolidating_one_by_one_in_turn_order() -> None:
    areas = {
        "winterfell": "stark footman consolidate_power",
        "castle_black": "stark footman consolidate_power",
        "kingswood": "baratheon footman consolidate_power",
        "dragonstone": "baratheon footman consolidate_power",
    }
    table = consolidate(areas)
    order = []
    while asked(table)[0].endswith("power.order"):
        order.append(asked(table)[0].split()[0])
        play(table, f"{order[-1]} {choices(table, order[-1])[0]}")
    assert order == ["baratheon", "stark", "baratheon", "stark"]


@pytest.mark.rule("R-B2-power-02", "R-B2-power-03", "R-B2-terms-06")
@pytest.mark.parametrize(("name", "gain"), [("blackwater", 1), ("castle_black", 2), ("kings_landing", 3)])
def test_power_and_crowns(name: str, gain: int) -> None:
    table = consolidate({name: "stark footman consolidate_power neutral 0"})
    left = of(table, "stark")["tokens_left"]
    play(table, f"stark consolidate {name}")
    assert of(table, "stark")["power"] == 5 + gain and of(table, "stark")["tokens_left"] == left - gain
    assert see(table, name)["order"] is None
    assert [n["power"] for n in news(table, "consolidated")] == [gain]
    assert news(table, "gained") == [], "what one order brings is told once"


@pytest.mark.rule("R-B2-power-04")
def test_a_token_is_no_crown() -> None:
    table = consolidate({"blackwater": "stark footman consolidate_power token stark"})
    play(table, "stark consolidate blackwater")
    assert of(table, "stark")["power"] == 6


@pytest.mark.rule("R-B2-power-05")
@pytest.mark.parametrize(("ship", "gain"), [(None, 1), ("stark ship", 1), ("lannister ship", 0)])
def test_power_in_a_port(ship: str | None, gain: int) -> None:
    areas = {"winterfell": "stark footman", "port_of_winterfell": "stark ship consolidate_power"}
    table = consolidate({**areas, "bay_of_ice": ship} if ship else areas)
    play(table, "stark consolidate port_of_winterfell")
    assert of(table, "stark")["power"] == 5 + gain


@pytest.mark.rule("R-B2-power-06", "R-B2-orders-07")
def test_a_special_order_musters_in_its_area() -> None:
    areas = {"winterfell": "stark footman consolidate_power_special", "white_harbor": "stark footman"}
    table = consolidate(areas)
    assert choices(table, "stark") == ["consolidate winterfell", "muster_at winterfell"]
    play(table, "stark muster_at winterfell")
    assert of(table, "stark")["power"] == 5
    assert all("winterfell" in text for text in choices(table, "stark") if text != "done")
    play(table, "stark muster winterfell knight")
    assert units(table, "winterfell") == {"footman": 1, "knight": 1}


@pytest.mark.rule("R-B2-orders-07")
def test_a_normal_order_does_not_muster() -> None:
    table = consolidate({"winterfell": "stark footman consolidate_power"})
    assert choices(table, "stark") == ["consolidate winterfell"]
    table = consolidate({"castle_black": "stark footman consolidate_power_special"})
    assert choices(table, "stark") == ["consolidate castle_black"], "no castle there"


@pytest.mark.rule("R-B2-power-07")
def test_no_mustering_in_a_port() -> None:
    areas = {"winterfell": "stark footman", "port_of_winterfell": "stark ship consolidate_power_special"}
    assert choices(consolidate(areas), "stark") == ["consolidate port_of_winterfell"]


@pytest.mark.rule("R-B2-power-08")
def test_no_power_at_sea() -> None:
    table = consolidate({"bay_of_ice": "stark ship consolidate_power"})
    play(table, "stark consolidate bay_of_ice")
    assert of(table, "stark")["power"] == 5 and see(table, "bay_of_ice")["order"] is None


# ---------------------------------------------------------------------- the clean-up


@pytest.mark.rule("R-B2-cleanup-01", "R-B2-cleanup-02", "R-B2-cleanup-03", "R-B2-cleanup-04")
def test_clean_up() -> None:
    areas = {
        "winterfell": "stark footman support_0",
        "castle_black": "stark footman defense_2 routed knight",
        "bay_of_ice": "stark support_plus_1 routed ship",
    }
    table = lay(areas, begin="clean_up", blade_used=True, raven_used=True)
    for name in areas:
        assert see(table, name)["order"] is None and see(table, name)["routed"] == {}
    assert units(table, "castle_black") == {"footman": 1, "knight": 1} and units(table, "bay_of_ice") == {"ship": 1}
    assert not view(table)["blade_used"] and not view(table)["raven_used"]


@pytest.mark.rule("R-B2-round-01", "R-B2-round-04")
def test_the_phases_of_a_round() -> None:
    areas = {
        "winterfell": "stark footman",
        "castle_black": "stark footman",
        "karhold": "stark footman",
        "white_harbor": "stark footman",
    }
    table = lay(areas, hold=True)
    orders = ("consolidate_power", "march_0", "raid", "support_0")
    for name, order in zip(areas, orders, strict=True):
        play(table, f"stark plan {name}", f"stark order {name} {order}")
    play(table, "stark ready", "lannister pass")
    seen = []
    while view(table)["round"] == 1:
        seen.append(view(table)["phase"])
        table.choose(table.asks[0].seat, table.asks[0].default)
    assert list(dict.fromkeys(seen)) == ["raid", "march", "consolidate_power"]
    phases = [e.write(table)["phase"] for e in table.heard(None) if e.news.name == "phase"]
    assert phases[:6] == ["planning", "raid", "march", "consolidate_power", "clean_up", "westeros"]
