"""The starting positions, entry by entry."""

from __future__ import annotations

import pytest

from board2e.realm import (
    CROWS,
    DANCE,
    SIX,
    new,
    of,
    seat,
    view,
)
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable

# ---------------------------------------------------------------------- starting positions, entry by entry

Start = dict[str, dict[str, int]]

BASE: dict[str, Start] = {
    "stark": {
        "winterfell": {"footman": 1, "knight": 1},
        "white_harbor": {"footman": 1},
        "the_shivering_sea": {"ship": 1},
    },
    "lannister": {
        "lannisport": {"footman": 1, "knight": 1},
        "stoney_sept": {"footman": 1},
        "the_golden_sound": {"ship": 1},
    },
    "baratheon": {
        "dragonstone": {"footman": 1, "knight": 1},
        "kingswood": {"footman": 1},
        "shipbreaker_bay": {"ship": 2},
    },
    "greyjoy": {
        "pyke": {"footman": 1, "knight": 1},
        "greywater_watch": {"footman": 1},
        "ironmans_bay": {"ship": 1},
        "port_of_pyke": {"ship": 1},
    },
    "tyrell": {
        "highgarden": {"footman": 1, "knight": 1},
        "dornish_marches": {"footman": 1},
        "redwyne_straights": {"ship": 1},
    },
    "martell": {
        "sunspear": {"footman": 1, "knight": 1},
        "salt_shore": {"footman": 1},
        "sea_of_dorne": {"ship": 1},
    },
}
DRAGONS: dict[str, Start] = {
    "stark": {
        "winterfell": {"footman": 1, "knight": 1},
        "white_harbor": {"knight": 1},
        "moat_cailin": {"footman": 1, "knight": 1},
        "the_twins": {"footman": 2},
    },
    "lannister": {
        "lannisport": {"footman": 1, "knight": 1},
        "riverrun": {"footman": 2},
        "kings_landing": {"footman": 2},
        "harrenhal": {"footman": 1},
        "the_golden_sound": {"ship": 1},
    },
    "baratheon": {
        "dragonstone": {"knight": 1},
        "castle_black": {"footman": 2, "knight": 1},
        "karhold": {"footman": 1},
        "storms_end": {"footman": 1},
        "the_shivering_sea": {"ship": 2},
    },
    "greyjoy": {
        "pyke": {"knight": 1},
        "searoad_marches": {"footman": 2},
        "the_stony_shore": {"footman": 1},
        "west_summer_sea": {"ship": 3},
        "bay_of_ice": {"ship": 1},
        "sunset_sea": {"ship": 1},
        "ironmans_bay": {"ship": 1},
    },
    "tyrell": {
        "highgarden": {"footman": 1},
        "oldtown": {"footman": 1},
        "the_reach": {"footman": 1},
        "crackclaw_point": {"footman": 2},
        "kingswood": {"knight": 1},
        "shipbreaker_bay": {"ship": 3},
    },
    "martell": {
        "sunspear": {"footman": 1, "knight": 1},
        "yronwood": {"knight": 1},
        "salt_shore": {"footman": 1},
        "the_boneway": {"footman": 1},
        "port_of_sunspear": {"ship": 1},
    },
}
FEAST_UNITS: dict[str, Start] = {
    "stark": {
        "winterfell": {"footman": 1, "knight": 1},
        "seagard": {"knight": 1},
        "white_harbor": {"footman": 1},
        "moat_cailin": {"footman": 1, "siege_engine": 1},
        "port_of_winterfell": {"ship": 1},
        "the_shivering_sea": {"ship": 1},
    },
    "lannister": {
        "lannisport": {"footman": 2},
        "kings_landing": {"footman": 2},
        "harrenhal": {"footman": 1, "knight": 1},
        "stoney_sept": {"footman": 1},
        "the_golden_sound": {"ship": 1},
        "blackwater_bay": {"ship": 1},
    },
    "baratheon": {
        "storms_end": {"knight": 1},
        "dragonstone": {"footman": 1},
        "kingswood": {"footman": 1, "siege_engine": 1},
        "shipbreaker_bay": {"ship": 2},
    },
    "arryn": {
        "the_eyrie": {"knight": 1},
        "the_mountains_of_the_moon": {"footman": 2, "knight": 1},
        "the_twins": {"footman": 1},
        "the_fingers": {"footman": 1},
        "the_narrow_sea": {"ship": 1},
    },
}


def army_list(table: BoardTable, house: str) -> Start:
    return {name: seen["units"] for name, seen in view(table)["areas"].items() if seen["owner"] == house}


def tokens(table: BoardTable, house: str) -> set[str]:
    return {name for name, seen in view(table)["areas"].items() if seen["token"] == house}


@pytest.mark.rule(
    "R-B2-startbase-01",
    "R-B2-startbase-02",
    "R-B2-startbase-03",
    "R-B2-startbase-04",
    "R-B2-startbase-05",
    "R-B2-startbase-06",
)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("house", BASE)
def test_units_of_the_base_game(players: int, house: str) -> None:
    if house in SIX[:players]:
        assert army_list(new(players), house) == BASE[house]
        assert tokens(new(players), house) == set()


TRACKS = {
    3: (
        "baratheon lannister stark",
        "stark baratheon lannister",
        "lannister stark baratheon",
    ),
    4: (
        "baratheon lannister stark greyjoy",
        "greyjoy stark baratheon lannister",
        "lannister stark baratheon greyjoy",
    ),
    5: (
        "baratheon lannister stark greyjoy tyrell",
        "greyjoy tyrell stark baratheon lannister",
        "lannister stark baratheon tyrell greyjoy",
    ),
    6: (
        "baratheon lannister stark martell greyjoy tyrell",
        "greyjoy tyrell martell stark baratheon lannister",
        "lannister stark martell baratheon tyrell greyjoy",
    ),
}


@pytest.mark.rule(
    "R-B2-startbase-07",
    "R-B2-startbase-08",
    "R-B2-startbase-09",
    "R-B2-startbase-14",
    "R-B2-startbase-15",
    "R-B2-startbase-16",
    "R-B2-setup-28",
)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tracks_of_the_base_game(players: int) -> None:
    assert tuple(" ".join(track) for track in view(new(players))["tracks"].values()) == TRACKS[players]
    gaps = [[h for h in TRACKS[6][i].split() if h in SIX[:players]] for i in range(3)]
    assert list(view(new(players))["tracks"].values()) == gaps


@pytest.mark.rule("R-B2-startbase-13")
def test_stark_holds_the_blade_with_three() -> None:
    assert view(new(3))["tracks"]["fiefdoms"][0] == "stark"


@pytest.mark.rule("R-B2-startbase-10", "R-B2-startbase-11")
@pytest.mark.parametrize("house", SIX)
def test_supply_and_castles_of_the_base_game(house: str) -> None:
    assert of(new(6), house)["supply"] == (1 if house == "stark" else 2)
    assert of(new(6), house)["castles"] == (2 if house == "stark" else 1)


@pytest.mark.rule(
    "R-B2-startadwd-01",
    "R-B2-startadwd-03",
    "R-B2-startadwd-05",
    "R-B2-startadwd-07",
    "R-B2-startadwd-09",
    "R-B2-startadwd-11",
)
@pytest.mark.parametrize("house", DRAGONS)
def test_units_of_a_dance_with_dragons(house: str) -> None:
    assert army_list(new(**DANCE), house) == DRAGONS[house]


@pytest.mark.rule(
    "R-B2-startadwd-02",
    "R-B2-startadwd-04",
    "R-B2-startadwd-06",
    "R-B2-startadwd-08",
    "R-B2-startadwd-10",
    "R-B2-startadwd-12",
)
@pytest.mark.parametrize(
    ("house", "areas"),
    [
        ("stark", "moat_cailin widows_watch"),
        ("lannister", "stoney_sept blackwater"),
        ("baratheon", "storms_end"),
        ("greyjoy", "searoad_marches"),
        ("tyrell", "oldtown the_reach dornish_marches three_towers the_arbor"),
        ("martell", "princes_pass starfall"),
    ],
)
def test_tokens_of_a_dance_with_dragons(house: str, areas: str) -> None:
    assert tokens(new(**DANCE), house) == set(areas.split())


@pytest.mark.rule("R-B2-startadwd-13", "R-B2-startadwd-14", "R-B2-startadwd-15", "R-B2-startadwd-16", "R-B2-setup-29")
def test_tracks_of_a_dance_with_dragons() -> None:
    assert [" ".join(track) for track in view(new(**DANCE))["tracks"].values()] == [
        "lannister tyrell greyjoy stark baratheon martell",
        "greyjoy martell baratheon tyrell lannister stark",
        "tyrell martell stark lannister baratheon greyjoy",
    ]


@pytest.mark.rule("R-B2-startadwd-17", "R-B2-startadwd-18", "R-B2-startadwd-19")
@pytest.mark.parametrize(
    ("house", "supply", "castles"),
    [
        ("stark", 2, 3),
        ("lannister", 5, 4),
        ("baratheon", 1, 2),
        ("greyjoy", 3, 1),
        ("tyrell", 4, 4),
        ("martell", 4, 3),
    ],
)
def test_supply_and_castles_of_a_dance_with_dragons(house: str, supply: int, castles: int) -> None:
    assert (of(new(**DANCE), house)["supply"], of(new(**DANCE), house)["castles"]) == (supply, castles)


@pytest.mark.rule("R-B2-startaffc-01", "R-B2-startaffc-02", "R-B2-startaffc-03", "R-B2-startaffc-04")
@pytest.mark.parametrize("house", FEAST_UNITS)
def test_units_of_a_feast_for_crows(house: str) -> None:
    assert army_list(new(**CROWS), house) == FEAST_UNITS[house]


@pytest.mark.rule("R-B2-startaffc-05", "R-B2-startaffc-06")
def test_tokens_of_a_feast_for_crows() -> None:
    table = new(**CROWS)
    assert tokens(table, "lannister") == {"kings_landing", "blackwater", "searoad_marches", "stoney_sept"}
    assert tokens(table, "stark") == tokens(table, "baratheon") == set()
    assert of(table, "arryn")["tokens_left"] == 14, "one of its 20 tokens is the shield of The Eyrie"


@pytest.mark.rule("R-B2-startaffc-07", "R-B2-startaffc-08", "R-B2-startaffc-09", "R-B2-startaffc-10", "R-B2-setup-29")
def test_tracks_of_a_feast_for_crows() -> None:
    assert [" ".join(track) for track in view(new(**CROWS))["tracks"].values()] == [
        "baratheon lannister arryn stark",
        "stark arryn baratheon lannister",
        "arryn lannister baratheon stark",
    ]


@pytest.mark.rule("R-B2-startaffc-11", "R-B2-startaffc-12")
@pytest.mark.parametrize(("house", "supply"), [("stark", 2), ("lannister", 5), ("baratheon", 2), ("arryn", 3)])
def test_supply_and_points_of_a_feast_for_crows(house: str, supply: int) -> None:
    assert of(new(**CROWS), house)["supply"] == supply
    assert of(new(**CROWS), house)["points"] == 0


@pytest.mark.parametrize("scenario", facts.SCENARIOS.values(), ids=list(facts.SCENARIOS))
def test_printed_supply_is_counted_and_armies_fit(scenario: facts.Scenario) -> None:
    """What the tables print agrees with the barrels, castles and army limits of the board."""
    chosen = {"dwd_6": DANCE, "ffc_4": CROWS}.get(scenario.id, {"players": scenario.players})
    table = new(**chosen)
    for start in scenario.start:
        house = seat(table, start.house)
        barrels = sum(a.supply for i, a in enumerate(facts.AREA_FACTS) if table.controller(i) == house)
        assert barrels == start.supply
        assert table.fits(house, table.armies(house))
        assert start.victory in (table.castles(house), 0)


# ---------------------------------------------------------------------- errata


def test_the_publishers_corrections() -> None:
    assert army_list(new(4, errata="faq"), "lannister") == {**BASE["lannister"], "port_of_lannisport": {"ship": 1}}
    assert army_list(new(errata="faq", **DANCE), "lannister")["lannisport"] == {"footman": 1}
    assert army_list(new(errata="faq", **CROWS), "lannister") == FEAST_UNITS["lannister"]
