"""March orders, transport, the board; where combat begins."""

from __future__ import annotations

import pytest

from board2e.marches import marches, targets
from board2e.realm import asked, choices, lay, may, news, of, play, see, units, view
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.board import NEAR, NUMBER
from smallcouncil.table import BadInput

# ---------------------------------------------------------------------- the board


def adjacent(a: str, b: str) -> bool:
    return NUMBER[b] in NEAR[NUMBER[a]]


@pytest.mark.rule("R-B2-board-01")
def test_borders_are_the_same_from_both_sides() -> None:
    pairs = {(a, b) for a in NUMBER for b in NUMBER if adjacent(a, b)}
    assert pairs == {(b, a) for a, b in pairs}
    listed = facts.BOARD_DATA["edges"]
    kinds = ("land_land", "land_sea", "sea_sea", "port_sea")
    assert pairs == {p for kind in kinds for a, b in listed[kind] for p in ((a, b), (b, a))}


@pytest.mark.rule("R-B2-board-02")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("riverrun", "the_mountains_of_the_moon"),
        ("harrenhal", "the_mountains_of_the_moon"),
        ("three_towers", "starfall"),
        ("winterfell", "greywater_watch"),
    ],
)
def test_rivers_separate(a: str, b: str) -> None:
    assert not adjacent(a, b)
    table = marches({a: "stark footman march_0"}, players=6)
    assert b not in targets(table)


@pytest.mark.rule("R-B2-board-03")
@pytest.mark.parametrize(("a", "b"), [("seagard", "the_twins"), ("crackclaw_point", "the_mountains_of_the_moon")])
def test_bridges_connect(a: str, b: str) -> None:
    table = lay({a: "stark footman march_0"}, begin="marches")
    assert b in targets(table)


@pytest.mark.rule("R-B2-board-04", "R-B2-board-05")
@pytest.mark.parametrize(
    ("island", "sea", "shore"),
    [
        ("dragonstone", "shipbreaker_bay", "kingswood"),
        ("pyke", "ironmans_bay", "seagard"),
        ("the_arbor", "redwyne_straights", "highgarden"),
    ],
)
def test_islands(island: str, sea: str, shore: str) -> None:
    areas = {shore: "stark footman march_0 garrison 0"}
    assert island not in targets(lay(areas, players=6, begin="marches"))
    areas = {**areas, sea: "stark ship", island: "garrison 0"}
    table = lay(areas, players=6, begin="marches")
    assert island in targets(table)
    play(table, f"stark move footman {island}")
    assert see(table, island)["controller"] == "stark"


@pytest.mark.rule("R-B2-board-06")
def test_every_port_lies_between_one_land_area_and_one_sea() -> None:
    ports = {a.port_of: (a.id, a.port_sea) for a in facts.AREA_FACTS if a.kind == "port"}
    assert ports == {
        "dragonstone": ("port_of_dragonstone", "shipbreaker_bay"),
        "lannisport": ("port_of_lannisport", "the_golden_sound"),
        "oldtown": ("port_of_oldtown", "redwyne_straights"),
        "pyke": ("port_of_pyke", "ironmans_bay"),
        "storms_end": ("port_of_storms_end", "shipbreaker_bay"),
        "sunspear": ("port_of_sunspear", "east_summer_sea"),
        "white_harbor": ("port_of_white_harbor", "the_narrow_sea"),
        "winterfell": ("port_of_winterfell", "bay_of_ice"),
    }
    for port, sea in ports.values():
        assert NEAR[NUMBER[port]] == (NUMBER[sea],)


# ---------------------------------------------------------------------- marching


@pytest.mark.rule("R-B2-march-01")
def test_marches_one_by_one_in_turn_order() -> None:
    areas = {
        "winterfell": "stark footman march_0",
        "castle_black": "stark footman march_plus_1",
        "lannisport": "lannister footman march_0",
        "kingswood": "baratheon footman march_0",
        "dragonstone": "baratheon footman march_minus_1",
    }
    table = lay(areas, begin="marches", hold=True)
    order = []
    while asked(table)[0].endswith("march.order"):
        house = asked(table)[0].split()[0]
        order.append(house)
        play(table, f"{house} {choices(table, house)[0]}", f"{house} done")
    assert order == ["baratheon", "lannister", "stark", "baratheon", "stark"]


@pytest.mark.rule("R-B2-march-02", "R-B2-march-16")
def test_nobody_has_to_move() -> None:
    table = marches({"winterfell": "stark footman march_0"})
    play(table, "stark done")
    assert units(table, "winterfell") == {"footman": 1} and see(table, "winterfell")["order"] is None


@pytest.mark.rule("R-B2-march-03", "R-B2-march-04")
def test_units_go_to_several_areas_or_stay() -> None:
    table = marches({"winterfell": "stark footman footman knight march_0"})
    play(table, "stark move footman castle_black", "stark move knight karhold", "stark done")
    assert [units(table, a) for a in ("winterfell", "castle_black", "karhold")] == [
        {"footman": 1},
        {"footman": 1},
        {"knight": 1},
    ]
    together = marches({"winterfell": "stark footman footman march_0"})
    play(together, "stark move footman castle_black", "stark move footman castle_black")
    assert units(together, "castle_black") == {"footman": 2}


@pytest.mark.rule("R-B2-march-05", "R-B2-transport-01")
def test_transport_over_any_number_of_seas() -> None:
    areas = {"winterfell": "stark footman march_0", "bay_of_ice": "stark ship"}
    table = marches(areas)
    assert {"flints_finger", "greywater_watch"} <= targets(table) and "riverrun" not in targets(table)
    table = marches({**areas, "sunset_sea": "stark ship", "the_golden_sound": "stark ship"})
    assert {"riverrun", "lannisport", "searoad_marches"} <= targets(table)
    broken = marches({**areas, "the_golden_sound": "stark ship"})
    assert "lannisport" not in targets(broken), "the chain must not have a gap"


@pytest.mark.rule("R-B2-transport-03", "R-B2-transport-04")
def test_ships_carry_many_and_even_routed() -> None:
    table = marches({"winterfell": "stark footman footman knight march_0", "bay_of_ice": "stark routed ship"})
    play(table, "stark move footman flints_finger", "stark move knight greywater_watch")
    play(table, "stark move footman greywater_watch")
    assert units(table, "greywater_watch") == {"footman": 1, "knight": 1}


@pytest.mark.rule("R-B2-transport-05")
def test_others_ships_carry_nobody() -> None:
    table = marches({"winterfell": "stark footman march_0", "bay_of_ice": "lannister ship"})
    assert "flints_finger" not in targets(table)


@pytest.mark.rule("R-B2-transport-06")
def test_transport_does_not_help_raids() -> None:
    areas = {
        "winterfell": "stark footman raid",
        "bay_of_ice": "stark ship",
        "flints_finger": "lannister footman support_0",
    }
    table = lay(areas, begin="raids", hold=True)
    assert choices(table, "stark") == ["raid_nothing winterfell"]


@pytest.mark.rule("R-B2-transport-07")
def test_ships_in_ports_carry_nobody() -> None:
    table = marches({"winterfell": "stark footman march_0", "port_of_winterfell": "stark ship"})
    assert "flints_finger" not in targets(table)


@pytest.mark.rule("R-B2-march-06")
def test_land_units_stay_on_land() -> None:
    table = marches({"winterfell": "stark footman knight siege_engine march_0", "bay_of_ice": "stark ship"})
    kinds = {next(a.kind for a in facts.AREA_FACTS if a.id == name) for name in targets(table)}
    assert kinds == {"land"}
    with pytest.raises(BadInput, match="bay_of_ice"):
        lay({"bay_of_ice": "stark footman"})


@pytest.mark.rule("R-B2-march-07", "R-B2-march-08", "R-B2-control-06")
def test_ships_move_to_seas_and_own_ports() -> None:
    areas = {"bay_of_ice": "stark ship march_0", "winterfell": "stark footman"}
    assert targets(marches(areas)) == {"sunset_sea", "port_of_winterfell"}
    lost = {"bay_of_ice": "stark ship march_0", "winterfell": "lannister footman garrison 0"}
    assert targets(marches(lost)) == {"sunset_sea"}
    port = {"port_of_winterfell": "stark ship march_0", "winterfell": "stark footman"}
    assert targets(marches(port)) == {"bay_of_ice"}


@pytest.mark.rule("R-B2-march-09", "R-B2-port-04", "R-B2-port-06")
def test_ports_are_never_attacked() -> None:
    areas = {
        "bay_of_ice": "lannister ship march_0",
        "winterfell": "stark footman",
        "port_of_winterfell": "stark ship",
    }
    assert targets(marches(areas), "lannister") == {"sunset_sea"}
    with pytest.raises(BadInput, match="port_of_winterfell"):
        lay({"winterfell": "stark footman", "port_of_winterfell": "lannister ship"})


@pytest.mark.rule("R-B2-march-12")
def test_one_combat_a_march() -> None:
    """Areas that hold nothing but an enemy token may be entered besides."""
    areas = {
        "winterfell": "stark footman footman knight march_0",
        "castle_black": "lannister footman",
        "the_stony_shore": "lannister footman",
        "karhold": "token lannister",
    }
    table = marches(areas, supply={"stark": 6})
    play(table, "stark move footman castle_black")
    assert "the_stony_shore" not in targets(table)
    assert {"castle_black", "karhold", "white_harbor"} <= targets(table)


@pytest.mark.rule("R-B2-march-13")
def test_a_march_must_end_within_supply() -> None:
    """What is too much on the way may be right in the end."""
    areas = {"winterfell": "stark footman footman footman march_0", "karhold": "stark footman"}
    areas["bay_of_ice"] = "stark ship ship"
    table = marches(areas, supply={"stark": 1})  # one army of 3, one of 2
    play(table, "stark move footman karhold")
    assert not may(table, "stark done"), "three armies are too many"
    assert {"karhold", "castle_black"} <= targets(table), "two of 3 and 2, or of 2 and 2, are not"
    play(table, "stark move footman karhold")
    assert may(table, "stark done")
    assert not may(table, "stark move footman karhold"), "four are too many"


@pytest.mark.rule("R-B2-march-14", "R-B2-control-02", "R-B2-terms-05")
def test_a_token_keeps_control() -> None:
    areas = {"castle_black": "stark footman march_0"}
    table = marches(areas)
    play(table, "stark move footman karhold")
    assert asked(table) == ["stark march.token"]
    kept = table.copy()
    play(kept, "stark leave_token castle_black")
    assert see(kept, "castle_black")["controller"] == "stark" and see(kept, "castle_black")["token"] == "stark"
    assert of(kept, "stark")["power"] == 4
    play(table, "stark leave_nothing castle_black")
    assert see(table, "castle_black")["controller"] is None and of(table, "stark")["power"] == 5


@pytest.mark.rule("R-B2-march-14")
def test_no_token_without_power() -> None:
    table = marches({"castle_black": "stark footman march_0"}, power={"stark": 0})
    play(table, "stark move footman karhold")
    assert asked(table) != ["stark march.token"] and see(table, "castle_black")["controller"] is None


@pytest.mark.rule("R-B2-march-15")
def test_the_token_is_decided_before_the_combat() -> None:
    table = marches({"castle_black": "stark knight march_0", "karhold": "lannister footman"})
    play(table, "stark move knight karhold")
    assert asked(table) == ["stark march.token"] and not news(table, "attacks")


@pytest.mark.rule("R-B2-march-17", "R-B2-march-18")
def test_an_enemy_token_is_swept_away() -> None:
    table = marches({"winterfell": "stark footman march_0", "karhold": "token lannister"})
    left = of(table, "lannister")["tokens_left"]
    play(table, "stark move footman karhold")
    assert not news(table, "attacks")
    assert see(table, "karhold")["token"] is None and see(table, "karhold")["controller"] == "stark"
    assert of(table, "lannister")["tokens_left"] == left + 1 and of(table, "lannister")["power"] == 5


@pytest.mark.rule("R-B2-retreat-14")
def test_routed_units_do_not_march() -> None:
    table = marches({"winterfell": "stark footman routed knight march_0"})
    assert not any("knight" in text for text in choices(table, "stark"))


# ---------------------------------------------------------------------- combat begins


@pytest.mark.rule("R-B2-march-10", "R-B2-march-11")
def test_combat_comes_after_all_other_moves() -> None:
    table = marches({"winterfell": "stark footman knight march_0", "castle_black": "lannister footman"})
    play(table, "stark move knight castle_black")
    assert not news(table, "attacks") and units(table, "castle_black") == {"footman": 1}
    play(table, "stark move footman karhold")
    assert news(table, "attacks") == [{"event": "attacks", "seat": "stark", "target": "castle_black"}]
    assert units(table, "karhold") == {"footman": 1}, "the other move is done"
    assert view(table)["combat"]["area"] == "castle_black" and view(table)["combat"]["attacker"]["units"] == {
        "knight": 1
    }


@pytest.mark.rule("R-B2-port-05")
def test_a_defense_order_in_a_port_does_nothing() -> None:
    """Neither for the port, which cannot be attacked, nor for its land area or its sea."""
    areas = {
        "castle_black": "lannister knight march_0",
        "winterfell": "stark footman garrison 0",
        "port_of_winterfell": "stark ship defense_2",
    }
    table = marches(areas)
    play(table, "lannister move knight winterfell", "lannister leave_nothing castle_black")
    assert view(table)["combat"]["defender"]["strength"] == 1
    areas = {
        "sunset_sea": "lannister ship march_0",
        "bay_of_ice": "stark ship",
        "winterfell": "stark footman",
        "port_of_winterfell": "stark ship defense_2",
    }
    table = marches(areas)
    play(table, "lannister move ship bay_of_ice")
    assert view(table)["combat"]["defender"]["strength"] == 1


@pytest.mark.rule("R-B2-transport-01")
def test_ships_do_not_carry_units_to_where_they_are() -> None:
    table = marches({"white_harbor": "stark footman march_0", "the_narrow_sea": "stark ship"})
    assert "widows_watch" in targets(table) and "white_harbor" not in targets(table)
