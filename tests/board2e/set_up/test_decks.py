"""Decks, markers and objectives as a game begins."""

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
    see,
    view,
)
from smallcouncil.games.board2e import facts
from smallcouncil.games.board2e.state import BoardTable

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
