"""Material, setup and the starting positions, entry by entry."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from board2e.realm import (
    CROWS,
    DANCE,
    GAME,
    SIX,
    asked,
    choices,
    lay,
    may,
    new,
    news,
    of,
    play,
    seat,
    see,
    view,
    westeros,
)
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import BadInput

# ---------------------------------------------------------------------- who plays


@pytest.mark.rule("R-B2-material-01")
def test_the_base_game_is_for_three_to_six() -> None:
    for players in (3, 4, 5, 6):
        assert new(players).players == players
    for players in (2, 7):
        with pytest.raises(BadInput, match="players"):
            GAME.new(seed=1, players=players)


@pytest.mark.rule("R-B2-material-02")
def test_a_dance_with_dragons_is_for_six() -> None:
    assert GAME.new(seed=1, **DANCE).players == 6
    for players in (3, 4, 5):
        with pytest.raises(BadInput, match="players"):
            GAME.new(seed=1, players=players, **DANCE)


@pytest.mark.rule("R-B2-material-03")
def test_a_feast_for_crows_is_for_four() -> None:
    assert GAME.new(seed=1, **CROWS).players == 4
    for players in (3, 5, 6):
        with pytest.raises(BadInput, match="players"):
            GAME.new(seed=1, players=players, **CROWS)


def houses_of(table: BoardTable) -> set[str]:
    return {h["house"] for h in view(table)["houses"]}


@pytest.mark.rule("R-B2-setup-14", "R-B2-setup-15", "R-B2-setup-16", "R-B2-setup-17")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_houses_by_number_of_players(players: int) -> None:
    assert houses_of(GAME.new(seed=5, players=players)) == set(SIX[:players])  # type: ignore[arg-type]


@pytest.mark.rule("R-B2-setup-18")
def test_houses_of_a_dance_with_dragons() -> None:
    assert houses_of(new(**DANCE)) == set(SIX)


@pytest.mark.rule("R-B2-setup-19")
def test_houses_of_a_feast_for_crows() -> None:
    assert houses_of(new(**CROWS)) == {"stark", "lannister", "baratheon", "arryn"}


def test_houses_are_drawn_or_chosen() -> None:
    drawn = {tuple(GAME.new(seed=seed, players=3).view(None)["seats"]) for seed in range(20)}
    assert len(drawn) > 3
    chosen = GAME.new(seed=1, players=3, houses=("baratheon", "stark", "lannister"))
    assert chosen.view(None)["seats"] == ["baratheon", "stark", "lannister"]
    with pytest.raises(BadInput, match="houses"):
        GAME.new(seed=1, players=3, houses=("stark", "lannister", "greyjoy"))
    with pytest.raises(BadInput, match="houses"):
        GAME.new(seed=1, players=3, houses=("stark", "lannister"))


def test_fewer_rounds() -> None:
    assert view(new(3, round_limit=4))["rounds"] == 4
    for limit in (-1, 11):
        with pytest.raises(BadInput, match="round_limit"):
            new(3, round_limit=limit)
    with pytest.raises(BadInput, match="round_limit"):
        new(round_limit=7, **DANCE)


# ---------------------------------------------------------------------- pieces


@pytest.mark.rule("R-B2-material-04")
def test_four_kinds_of_units() -> None:
    assert set(of(new(3), "stark")["stock"]) == {"footman", "knight", "ship", "siege_engine"}


@pytest.mark.rule("R-B2-material-05")
@pytest.mark.parametrize(
    ("house", "home"),
    [
        ("stark", "winterfell"),
        ("lannister", "lannisport"),
        ("baratheon", "dragonstone"),
        ("greyjoy", "pyke"),
        ("tyrell", "highgarden"),
        ("martell", "sunspear"),
    ],
)
def test_a_shield_makes_a_home(house: str, home: str) -> None:
    assert see(lay({}, players=6), home)["controller"] == house


@pytest.mark.rule("R-B2-material-06", "R-B2-material-07")
def test_three_tracks_with_a_token_each() -> None:
    assert list(view(new(3))["tracks"]) == ["iron_throne", "fiefdoms", "kings_court"]
    tokens = {t.id: t.token for t in facts.TRACK_FACTS}
    assert tokens == {
        "iron_throne": "iron_throne_token",
        "fiefdoms": "valyrian_steel_blade",
        "kings_court": "messenger_raven",
    }


@pytest.mark.rule("R-B2-setup-27", "R-B2-material-08")
def test_every_house_has_its_pieces() -> None:
    """10 footmen, 5 knights, 6 ships, 2 siege engines, those on the board included."""
    table = lay({}, players=6)
    for house in SIX:
        assert of(table, house)["stock"] == {"footman": 10, "knight": 5, "ship": 6, "siege_engine": 2}


@pytest.mark.rule("R-B2-material-08")
def test_no_unit_is_mustered_without_a_piece() -> None:
    crowd = {"winterfell": "stark footman", "castle_black": "stark knight", "karhold": "stark knight"}
    crowd |= {"the_stony_shore": "stark knight", "white_harbor": "stark knight"}
    table = westeros("mustering", areas=crowd)
    play(table, "baratheon done", "lannister done")
    assert may(table, "stark upgrade winterfell knight")
    crowd["widows_watch"] = "stark knight"
    table = westeros("mustering", areas=crowd)
    play(table, "baratheon done", "lannister done")
    assert not may(table, "stark upgrade winterfell knight")
    assert not may(table, "stark muster winterfell knight")
    assert may(table, "stark upgrade winterfell siege_engine")


@pytest.mark.rule("R-B2-material-09")
def test_power_is_limited_to_the_tokens_of_a_house() -> None:
    """20 tokens, those on the board counted."""
    areas = {"winterfell": "stark footman consolidate_power", "castle_black": "token stark"}
    table = lay(areas, begin="consolidate", power={"stark": 18})
    assert of(table, "stark")["power"] == 19
    assert of(table, "stark")["tokens_left"] == 0


@pytest.mark.rule("R-B2-material-10")
def test_no_card_is_there_twice() -> None:
    table = new(6)
    position = table.position()
    for number in range(3):
        deck = Counter(position["westeros_decks"][number])
        assert deck == Counter(facts.WESTEROS[c] for c in facts.westeros_deck("base", number))
        assert sum(deck.values()) == 10
    assert sorted(position["wildling_deck"]) == sorted(facts.WILDLINGS)
    hands = [card for hand in position["hand"].values() for card in hand]
    assert len(hands) == len(set(hands)) == 42


# ---------------------------------------------------------------------- decks and markers


def different(field: str, seeds: int = 8, **options: Any) -> int:
    return len({str(new(seed=s, **options).position()[field]) for s in range(seeds)})


@pytest.mark.rule("R-B2-setup-01")
def test_the_wildling_deck_is_shuffled_face_down() -> None:
    assert different("wildling_deck") == 8
    assert view(new(3), "stark")["wildling_deck"] == {"left": 9, "discard": [], "known": {}}


@pytest.mark.rule("R-B2-setup-02")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 6}, DANCE, CROWS])
def test_the_threat_starts_at_two(options: dict[str, Any]) -> None:
    assert view(new(**options))["threat"] == 2


@pytest.mark.rule("R-B2-setup-03")
def test_three_westeros_decks_are_shuffled_face_down() -> None:
    assert different("westeros_decks") == 8
    for deck in view(new(3))["westeros_decks"]:
        assert deck == {"left": 10, "discard": [], "known": {}}


@pytest.mark.rule("R-B2-setup-04")
def test_a_feast_for_crows_has_its_own_first_deck() -> None:
    decks = new(**CROWS).position()["westeros_decks"]
    own = Counter(
        {
            "ffc_mustering": 1,
            "rally_the_men": 2,
            "the_burden_of_power": 2,
            "famine": 1,
            "ironborn_raid": 1,
            "shifting_ambitions": 2,
            "new_information": 1,
        }
    )
    assert Counter(decks[0]) == own
    base = new(6).position()["westeros_decks"]
    assert [Counter(d) for d in decks[1:]] == [Counter(d) for d in base[1:]]
    assert [Counter(d) for d in new(**DANCE).position()["westeros_decks"]] == [Counter(d) for d in base]


def neutral_forces(table: BoardTable) -> dict[str, int | None]:
    areas = view(table)["areas"]
    return {name: seen["neutral"] for name, seen in areas.items() if seen["neutral"] != 0}


CLOSED = (
    "dornish_marches",
    "highgarden",
    "oldtown",
    "princes_pass",
    "pyke",
    "salt_shore",
    "starfall",
    "storms_end",
    "sunspear",
    "the_boneway",
    "three_towers",
    "yronwood",
)
SOUTH = dict.fromkeys(("princes_pass", "salt_shore", "starfall", "the_boneway", "three_towers", "yronwood"), 3)


@pytest.mark.rule("R-B2-setup-05")
@pytest.mark.parametrize(
    ("players", "forces"),
    [
        (3, {"kings_landing": 5, "the_eyrie": 6, **dict.fromkeys(CLOSED)}),
        (4, {"kings_landing": 5, "the_eyrie": 6, **SOUTH, "dornish_marches": 3, "oldtown": 3}),
        (5, {"kings_landing": 5, "the_eyrie": 6, **SOUTH, "sunspear": 5}),
        (6, {"kings_landing": 5, "the_eyrie": 6}),
    ],
)
def test_neutral_forces(players: int, forces: dict[str, int | None]) -> None:
    if players == 4:
        forces = {**forces, "storms_end": 4, "sunspear": 5}
    assert neutral_forces(new(players)) == forces


@pytest.mark.rule("R-B2-setup-06")
def test_kings_landing_is_open_in_a_dance_with_dragons() -> None:
    assert neutral_forces(new(**DANCE)) == {"the_eyrie": 6}


@pytest.mark.rule("R-B2-setup-07", "R-B2-setup-08")
def test_neutral_forces_of_a_feast_for_crows() -> None:
    assert neutral_forces(new(**CROWS)) == dict.fromkeys([a for a in CLOSED if a != "storms_end"])


@pytest.mark.rule("R-B2-setup-09")
def test_the_game_starts_in_round_one() -> None:
    assert view(new(3))["round"] == 1


def stars(table: BoardTable) -> list[int]:
    """Special orders by position in the king's court."""
    return [of(table, house)["stars"] for house in view(table)["tracks"]["kings_court"]]


@pytest.mark.rule("R-B2-setup-10", "R-B2-setup-11", "R-B2-setup-12")
@pytest.mark.parametrize(
    ("options", "limits"),
    [
        ({"players": 3}, [3, 2, 1]),
        ({"players": 4}, [3, 2, 1, 0]),
        (CROWS, [3, 2, 1, 0]),
        ({"players": 5}, [3, 3, 2, 1, 0]),
        ({"players": 6}, [3, 3, 2, 1, 0, 0]),
        (DANCE, [3, 3, 2, 1, 0, 0]),
    ],
)
def test_special_orders_in_the_kings_court(options: dict[str, Any], limits: list[int]) -> None:
    assert stars(new(**options)) == limits


@pytest.mark.rule("R-B2-setup-13", "R-B2-setup-42")
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 6}, DANCE, CROWS])
def test_everyone_starts_with_five_power(options: dict[str, Any]) -> None:
    table = new(**options)
    for house in view(table)["houses"]:
        lying = sum(1 for a in view(table)["areas"].values() if a["token"] == house["house"])
        whole = 19 if house["house"] == "arryn" else 20
        assert house["power"] == 5 and house["tokens_left"] == whole - 5 - lying


@pytest.mark.rule("R-B2-setup-43")
def test_power_is_public() -> None:
    table = lay(power={"stark": 7})
    for viewer in ("stark", "lannister", None):
        assert of(table, "stark", viewer)["power"] == 7


@pytest.mark.rule("R-B2-setup-23", "R-B2-cardset-01")
@pytest.mark.parametrize("options", [{"players": 6}, DANCE, CROWS])
def test_everyone_has_seven_house_cards(options: dict[str, Any]) -> None:
    for house in view(new(**options))["houses"]:
        assert len(house["hand"]) == 7 and house["discard"] == []


@pytest.mark.rule("R-B2-setup-20")
def test_arryn_has_cards_of_its_own() -> None:
    assert of(new(**CROWS), "arryn")["hand"] == [
        "bronze_yohn_royce",
        "littlefinger",
        "nestor_royce",
        "lyn_corbray",
        "lothor_brune",
        "alayne_stone",
        "lysa_arryn",
    ]


@pytest.mark.rule("R-B2-setup-21")
def test_arryn_has_the_pieces_of_tyrell() -> None:
    table = lay({}, options=CROWS)
    assert of(table, "arryn")["stock"] == {"footman": 10, "knight": 5, "ship": 6, "siege_engine": 2}


@pytest.mark.rule("R-B2-setup-22")
def test_highgarden_has_no_garrison_in_a_feast_for_crows() -> None:
    assert see(new(**CROWS), "highgarden")["garrison"] == 0


@pytest.mark.rule("R-B2-setup-24")
def test_fifteen_order_tokens() -> None:
    copies = {o.id: o.copies for o in facts.ORDER_FACTS}
    assert copies == {
        "march_minus_1": 1,
        "march_0": 1,
        "march_plus_1": 1,
        "defense_1": 2,
        "defense_2": 1,
        "support_0": 2,
        "support_plus_1": 1,
        "raid": 2,
        "raid_special": 1,
        "consolidate_power": 2,
        "consolidate_power_special": 1,
    }
    assert sum(copies.values()) == 15


@pytest.mark.rule("R-B2-setup-25")
def test_markers_of_every_house() -> None:
    table = new(6)
    for house in SIX:
        assert of(table, house)["supply"] in range(7) and of(table, house)["castles"] >= 1
        assert [track.count(house) for track in view(table)["tracks"].values()] == [1, 1, 1]


def garrisons(table: BoardTable) -> dict[str, int]:
    return {name: seen["garrison"] for name, seen in view(table)["areas"].items() if seen["garrison"]}


HOMES = {"winterfell": 2, "lannisport": 2, "dragonstone": 2, "pyke": 2, "highgarden": 2, "sunspear": 2}


@pytest.mark.rule("R-B2-setup-26", "R-B2-setup-31")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_garrisons_stand_in_home_areas(players: int) -> None:
    assert garrisons(new(players)) == dict(list(HOMES.items())[:players])


@pytest.mark.rule("R-B2-setup-34", "R-B2-setup-35")
def test_garrisons_of_a_dance_with_dragons() -> None:
    assert garrisons(new(**DANCE)) == {**HOMES, "storms_end": 4, "oldtown": 3}


@pytest.mark.rule("R-B2-setup-36", "R-B2-setup-37", "R-B2-setup-38")
@pytest.mark.parametrize(("name", "house"), [("storms_end", "baratheon"), ("oldtown", "tyrell")])
def test_garrisons_without_a_home(name: str, house: str) -> None:
    """Their house walks in freely and fights with them; without a token nobody controls the area."""
    beside = {"storms_end": "kingswood", "oldtown": "highgarden"}[name]
    table = lay({beside: f"{house} footman march_0"}, begin="marches", options=DANCE)
    assert see(table, name)["controller"] is None
    play(table, f"{house} move footman {name}")
    assert see(table, name)["controller"] == house and see(table, name)["garrison"]


@pytest.mark.rule("R-B2-setup-39", "R-B2-setup-40", "R-B2-setup-41")
def test_garrisons_of_a_feast_for_crows() -> None:
    table = new(**CROWS)
    assert garrisons(table) == {
        "winterfell": 2,
        "lannisport": 2,
        "dragonstone": 2,
        "kings_landing": 5,
        "the_eyrie": 6,
    }
    bare = lay({}, options=CROWS)
    assert see(bare, "kings_landing")["controller"] is None
    walk = lay({"blackwater": "lannister footman march_0"}, begin="marches", options=CROWS)
    assert may(walk, "lannister move footman kings_landing")
    other = lay({"blackwater": "stark footman march_0"}, begin="marches", options=CROWS)
    assert not may(other, "stark move footman kings_landing")


@pytest.mark.rule("R-B2-setup-32", "R-B2-setup-33")
def test_the_eyrie_is_the_home_of_arryn() -> None:
    table = lay({}, options=CROWS)
    assert see(table, "the_eyrie")["controller"] == "arryn" and see(table, "the_eyrie")["token"] is None
    held = lay({"the_eyrie": "stark footman garrison 0"}, options=CROWS)
    assert see(held, "the_eyrie")["controller"] == "stark"


@pytest.mark.rule("R-B2-setup-30", "R-B2-startbase-12")
def test_first_holders_with_six() -> None:
    tracks = view(new(6))["tracks"]
    assert [tracks[name][0] for name in tracks] == ["baratheon", "greyjoy", "lannister"]


# ---------------------------------------------------------------------- objectives


@pytest.mark.rule("R-B2-setup-44")
def test_special_objectives_are_known() -> None:
    assert {s.house for s in facts.SPECIAL_FACTS} == {"stark", "lannister", "baratheon", "arryn"}
    assert [s["house"] for s in GAME.facts()["special_objectives"]] == ["stark", "lannister", "baratheon", "arryn"]


@pytest.mark.rule("R-B2-setup-45")
def test_five_objectives_are_dealt() -> None:
    table = new(**CROWS)
    dealt = [of(table, house["house"], house["house"])["objectives"] for house in view(table)["houses"]]
    assert [len(cards) for cards in dealt] == [5, 5, 5, 5]
    assert len({card for cards in dealt for card in cards}) == 20
    assert view(table)["objective_deck"] == 8
    assert different("objectives", **CROWS) == 8


@pytest.mark.rule("R-B2-setup-46", "R-B2-setup-47")
def test_three_objectives_are_kept() -> None:
    table = new(**CROWS)
    kept = {}
    for house in ("stark", "lannister", "baratheon", "arryn"):
        for _ in range(3):
            play(table, f"{house} {choices(table, house)[-1]}")
        kept[house] = len(of(table, house, house)["objectives"])
    assert asked(table)[0] == "stark planning.area"
    assert [of(table, house, house)["objective_count"] for house in kept] == [3, 3, 3, 3]
    assert view(table)["objective_deck"] == 16
    assert len(news(table, "kept")) == 4


@pytest.mark.rule("R-B2-setup-48")
def test_objectives_are_shown_to_nobody() -> None:
    table = new(**CROWS)
    assert of(table, "stark", "stark")["objectives"]
    for viewer in ("lannister", None):
        assert of(table, "stark", viewer)["objectives"] == []


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
