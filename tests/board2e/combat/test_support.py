"""Step 1: support, declared for either side or none."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, combat, finish, lies, part, reveal, side, strengths, war, winner
from board2e.realm import asked, choices, news, play, see
from smallcouncil.games.board2e.state import BoardTable

ATTACK = {"stoney_sept": "lannister knight march_0", "harrenhal": "tyrell footman"}


def supported(areas: dict[str, str], **more: Any) -> BoardTable:
    return attack(war({**ATTACK, **areas}, "lannister", "tyrell", **more), "knight harrenhal")


@pytest.mark.rule("R-B2-combat-01")
def test_who_marches_attacks() -> None:
    table = supported({})
    assert combat(table)["attacker"]["house"] == "lannister"
    assert combat(table)["defender"]["house"] == "tyrell"


@pytest.mark.rule("R-B2-support-01", "R-B2-support-02")
def test_a_neighbour_with_a_support_order_may_support_either_side_or_nobody() -> None:
    table = supported({"riverrun": "stark footman footman support_0"})
    assert asked(table) == ["stark combat.support"]
    assert choices(table, "stark") == ["support_nobody", "support lannister", "support tyrell"]
    for choice, attacking, defending in (
        ("support_nobody", 0, 0),
        ("support lannister", 2, 0),
        ("support tyrell", 0, 2),
    ):
        twin = table.copy()
        play(twin, f"stark {choice}")
        if choice != "support_nobody":
            assert asked(twin)[0].endswith("combat.help")
            play(twin, f"{choice.split()[1]} accept_help")
        assert (part(twin, "lannister", "support"), part(twin, "tyrell", "support")) == (attacking, defending)


def test_who_supports_whom_is_told_and_nobody_supports_himself_by_name() -> None:
    table = supported(
        {"riverrun": "stark footman support_0", "crackclaw_point": "tyrell footman support_0"}, first=("stark",)
    )
    play(table, "stark support lannister", "tyrell support tyrell")
    assert [(n["seat"], n["other"]) for n in news(table, "supports")] == [("stark", "lannister")]
    assert [n["seat"] for n in news(table, "supports_own")] == ["tyrell"]


@pytest.mark.rule("R-B2-support-01", "R-B2-strength-08")
def test_what_support_would_add_to_either_side_is_known_before_it_is_declared() -> None:
    castle = {"stoney_sept": "lannister knight march_0", "harrenhal": "tyrell footman"}
    supporting = {"riverrun": "stark siege_engine support_plus_1", "crackclaw_point": "baratheon knight support_0"}
    table = attack(war({**castle, **supporting}, "lannister", "tyrell", first=("stark",)), "knight harrenhal")

    def may(house: str) -> dict[str, int]:
        return {s["area"]: s["strength"] for s in side(table, house)["may_support"]}

    assert may("lannister") == {"riverrun": 5, "crackclaw_point": 2}, "a siege engine counts 4 against a castle"
    assert may("tyrell") == {"riverrun": 1, "crackclaw_point": 2}, "and nothing in its defence"
    play(table, "stark support lannister")
    assert may("lannister") == {"crackclaw_point": 2}, "who has spoken is counted already"
    play(table, "baratheon support_nobody", "lannister accept_help")
    assert may("lannister") == may("tyrell") == {}


@pytest.mark.rule("R-B2-support-01")
def test_orders_that_do_not_touch_the_area_or_are_no_support_are_not_asked_for() -> None:
    table = supported({"seagard": "stark footman support_0", "riverrun": "greyjoy footman defense_1"})
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]


@pytest.mark.rule("R-B2-support-03")
def test_all_units_of_an_area_support_together() -> None:
    table = supported({"riverrun": "stark footman knight support_0"})
    play(table, "stark support lannister", "lannister accept_help")
    assert side(table, "lannister")["support"] == [{"area": "riverrun", "house": "stark", "strength": 3}]


@pytest.mark.rule("R-B2-support-04")
def test_supporters_declare_in_turn_order() -> None:
    areas = {"riverrun": "stark footman support_0", "crackclaw_point": "baratheon footman support_0"}
    table = supported(areas, first=("lannister", "baratheon", "stark"))
    assert asked(table) == ["baratheon combat.support"]
    play(table, "baratheon support_nobody")
    assert asked(table) == ["stark combat.support"]
    table = supported(areas, first=("lannister", "stark", "baratheon"))
    assert asked(table) == ["stark combat.support"]


@pytest.mark.rule("R-B2-support-05")
def test_attacker_and_defender_support_themselves_if_they_like() -> None:
    table = supported({"riverrun": "lannister footman support_0", "crackclaw_point": "tyrell footman support_0"})
    assert choices(table, "lannister") == ["support lannister", "support_nobody"]
    play(table, "lannister support lannister")
    assert choices(table, "tyrell") == ["support tyrell", "support_nobody"]
    play(table, "tyrell support_nobody")
    assert (part(table, "lannister", "support"), part(table, "tyrell", "support")) == (1, 0)


@pytest.mark.rule("R-B2-support-05")
def test_support_of_others_can_be_refused() -> None:
    table = supported({"riverrun": "stark footman support_0", "crackclaw_point": "baratheon footman support_0"})
    play(table, "stark support tyrell", "baratheon support tyrell")
    assert choices(table, "tyrell") == ["accept_help", "refuse_help stark", "refuse_help baratheon"]
    play(table, "tyrell refuse_help stark", "tyrell accept_help")
    assert [s["house"] for s in side(table, "tyrell")["support"]] == ["baratheon"]


@pytest.mark.rule("R-B2-support-06")
def test_support_orders_stay() -> None:
    table = supported({"riverrun": "lannister footman support_0"})
    play(table, "lannister support lannister")
    finish(reveal(table, "lannister the_hound", "tyrell alester_florent"))
    assert winner(table) == "lannister"
    assert see(table, "riverrun")["order"] == "support_0"


@pytest.mark.rule("R-B2-support-07")
def test_a_support_order_does_not_defend_its_own_area() -> None:
    table = attack(
        war({**ATTACK, "harrenhal": "tyrell footman support_plus_1"}, "lannister", "tyrell"), "knight harrenhal"
    )
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]
    assert side(table, "tyrell")["strength"] == 1


SHIPS = {"sunset_sea": "greyjoy ship march_0", "the_golden_sound": "lannister ship"}


@pytest.mark.rule("R-B2-support-08")
def test_ships_support_combat_at_sea() -> None:
    table = war({**SHIPS, "ironmans_bay": "stark ship ship support_0"}, "greyjoy", "lannister")
    attack(table, "ship the_golden_sound")
    play(table, "stark support lannister", "lannister accept_help")
    assert part(table, "lannister", "support") == 2


@pytest.mark.rule("R-B2-support-09")
def test_ships_support_combat_on_the_shore() -> None:
    table = war(
        {
            "lannisport": "lannister knight march_0",
            "riverrun": "tyrell footman",
            "ironmans_bay": "greyjoy ship support_0",
        },
        "lannister",
        "tyrell",
    )
    attack(table, "knight riverrun")
    play(table, "greyjoy support tyrell", "tyrell accept_help")
    assert part(table, "tyrell", "support") == 1


@pytest.mark.rule("R-B2-support-10")
def test_ships_in_a_port_support_combat_in_its_sea() -> None:
    table = war(
        {**SHIPS, "lannisport": "lannister footman", "port_of_lannisport": "lannister ship support_0"},
        "greyjoy",
        "lannister",
    )
    attack(table, "ship the_golden_sound")
    play(table, "lannister support lannister")
    assert part(table, "lannister", "support") == 1


@pytest.mark.rule("R-B2-support-11", "R-B2-port-04")
def test_ships_in_a_port_support_no_land() -> None:
    table = war(
        {
            "riverrun": "tyrell knight march_0",
            "lannisport": "lannister footman garrison 0",
            "port_of_lannisport": "lannister ship support_0",
        },
        "tyrell",
        "lannister",
    )
    assert "move knight port_of_lannisport" not in choices(table, "tyrell")
    attack(table, "knight lannisport")
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]


@pytest.mark.rule("R-B2-support-12")
def test_land_units_do_not_support_at_sea() -> None:
    table = war({**SHIPS, "lannisport": "lannister knight support_0"}, "greyjoy", "lannister")
    attack(table, "ship the_golden_sound")
    assert asked(table) == ["lannister combat.card", "greyjoy combat.card"]


@pytest.mark.rule("R-B2-support-13")
@pytest.mark.parametrize(
    ("area", "supported_house", "strength"),
    [("harrenhal", "lannister", 4), ("harrenhal", "tyrell", 0), ("blackwater", "lannister", 0)],
)
def test_supporting_siege_engines_count_against_castles(area: str, supported_house: str, strength: int) -> None:
    near = "riverrun" if area == "harrenhal" else "searoad_marches"
    table = war(
        {"stoney_sept": "lannister knight march_0", area: "tyrell footman", near: "stark siege_engine support_0"},
        "lannister",
        "tyrell",
    )
    attack(table, f"knight {area}")
    play(table, f"stark support {supported_house}", f"{supported_house} accept_help")
    assert part(table, supported_house, "support") == strength


@pytest.mark.rule("R-B2-support-14")
def test_a_house_declares_once_and_for_one_side() -> None:
    table = supported({"riverrun": "stark footman support_0", "blackwater": "stark footman support_0"})
    play(table, "stark support tyrell", "tyrell accept_help")
    assert [s["area"] for s in side(table, "tyrell")["support"]] == ["blackwater", "riverrun"]
    assert side(table, "lannister")["support"] == []
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]


@pytest.mark.rule("R-B2-support-15", "R-B2-strength-09", "R-B2-orders-05")
def test_a_special_support_order_adds_one_once() -> None:
    table = supported({"riverrun": "stark footman knight support_plus_1"})
    play(table, "stark support tyrell", "tyrell accept_help")
    assert part(table, "tyrell", "support") == 1 + 2 + 1


@pytest.mark.rule("R-B2-support-15")
def test_the_bonus_counts_even_where_the_units_do_not() -> None:
    table = supported({"riverrun": "stark siege_engine support_plus_1"})
    play(table, "stark support tyrell", "tyrell accept_help")
    assert part(table, "tyrell", "support") == 1


@pytest.mark.rule("R-B2-housecard-10", "R-B2-casualty-04")
def test_supporters_play_no_card_and_lose_nothing() -> None:
    table = supported({"riverrun": "stark footman support_0"})
    play(table, "stark support tyrell", "tyrell accept_help")
    assert asked(table) == ["lannister combat.card", "tyrell combat.card"]
    finish(reveal(table, "lannister ser_gregor_clegane", "tyrell queen_of_thorns"))
    assert strengths(table) == (5, 2)
    assert lies(table, "riverrun") == "stark footman 1"
    assert lies(table, "harrenhal") == "lannister knight 1"
