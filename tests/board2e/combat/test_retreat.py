"""Step 6: retreat and routed units."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, finish, fought, killed, lies, reveal, war, winner
from board2e.realm import asked, choices, play, see
from smallcouncil.games.board2e.state import BoardTable

STRONG = {"stoney_sept": "lannister knight knight knight march_plus_1"}


def beaten(defending: str, *, area: str = "blackwater", near: dict[str, str] | None = None, **more: Any) -> BoardTable:
    """Tyrell loses an area next to Stoney Sept and has to retreat."""
    return fought(
        {**STRONG, area: f"tyrell {defending}", **(near or {})},
        "lannister",
        "tyrell",
        [f"knight {area}"] * 3,
        ("the_hound", "alester_florent"),
        **more,
    )


@pytest.mark.rule("R-B2-retreat-01", "R-B2-retreat-03", "R-B2-retreat-12")
def test_survivors_retreat_to_a_free_neighbour_and_lie_down() -> None:
    table = beaten("footman knight")
    assert asked(table) == ["tyrell combat.retreat"]
    near = {"crackclaw_point", "harrenhal", "searoad_marches", "the_reach"}
    assert {text.split()[1] for text in choices(table, "tyrell")} == near
    play(table, "tyrell retreat the_reach")
    assert lies(table, "the_reach") == "tyrell routed footman 1, routed knight 1"
    assert see(table, "the_reach")["controller"] == "tyrell"


@pytest.mark.rule("R-B2-retreat-02", "R-B2-retreat-12")
def test_an_attacker_goes_back_where_he_came_from() -> None:
    table = fought(
        {"stoney_sept": "lannister footman march_0", "blackwater": "tyrell knight"},
        "lannister",
        "tyrell",
        ["footman blackwater"],
        ("the_hound", "randyll_tarly"),
    )
    assert winner(table) == "tyrell"
    assert lies(table, "stoney_sept") == "lannister routed footman 1"


@pytest.mark.rule("R-B2-retreat-03")
def test_not_where_others_are() -> None:
    table = beaten(
        "footman",
        near={"harrenhal": "stark footman", "crackclaw_point": "token stark", "the_reach": "tyrell footman"},
    )
    assert set(choices(table, "tyrell")) == {"retreat the_reach", "retreat searoad_marches"}  # King's Landing: neutral


@pytest.mark.rule("R-B2-retreat-03")
def test_not_into_another_houses_home() -> None:
    table = beaten("footman", area="riverrun", near={"lannisport": "garrison 0"})
    assert "retreat lannisport" not in choices(table, "tyrell")
    assert "retreat harrenhal" in choices(table, "tyrell")


@pytest.mark.rule("R-B2-retreat-04")
def test_not_where_the_attack_came_from() -> None:
    table = beaten("footman")
    assert see(table, "stoney_sept")["controller"] is None
    assert "retreat stoney_sept" not in choices(table, "tyrell")


@pytest.mark.rule("R-B2-retreat-05")
def test_land_units_do_not_retreat_to_sea() -> None:
    table = beaten("footman", area="searoad_marches")
    targets = {text.split()[1] for text in choices(table, "tyrell")}
    assert targets == {"blackwater", "highgarden", "the_reach"}  # two seas are as near; Lannisport is a home


@pytest.mark.rule("R-B2-retreat-06")
def test_ships_retreat_to_sea_or_into_an_own_port() -> None:
    table = fought(
        {
            "sunset_sea": "greyjoy ship ship ship march_0",
            "the_golden_sound": "lannister ship",
            "lannisport": "lannister footman",
        },
        "greyjoy",
        "lannister",
        ["ship the_golden_sound"] * 3,
        ("dagmar_cleftjaw", "the_hound"),
    )
    assert set(choices(table, "lannister")) == {"retreat ironmans_bay", "retreat port_of_lannisport"}


@pytest.mark.rule("R-B2-retreat-07", "A-B2-26")
def test_siege_engines_do_not_survive_a_retreat() -> None:
    table = beaten("footman siege_engine")
    play(table, "tyrell retreat the_reach")
    assert killed(table) == ["tyrell siege_engine"]
    assert lies(table, "the_reach") == "tyrell routed footman 1"
    table = fought(
        {"stoney_sept": "lannister footman siege_engine march_0", "blackwater": "tyrell knight knight"},
        "lannister",
        "tyrell",
        ["footman blackwater", "siege_engine blackwater"],
        ("the_hound", "alester_florent"),
    )
    assert killed(table) == ["lannister siege_engine"]
    assert lies(table, "stoney_sept") == "lannister routed footman 1"


@pytest.mark.rule("R-B2-retreat-08")
def test_all_go_to_the_same_area() -> None:
    table = beaten("footman footman knight")
    play(table, "tyrell retreat harrenhal")
    assert lies(table, "harrenhal") == "tyrell routed footman 2, routed knight 1"
    assert asked(table)[0].endswith("march.move")


SUPPLY = {"lannister": 6, "tyrell": 0}  # two armies of two


@pytest.mark.rule("R-B2-retreat-09")
def test_surplus_units_are_lost() -> None:
    areas = dict.fromkeys(("highgarden", "oldtown"), "tyrell footman footman")
    blocked = dict.fromkeys(("crackclaw_point", "the_reach", "searoad_marches"), "token stark")
    table = beaten("footman knight", near={**areas, **blocked}, supply=SUPPLY)
    assert asked(table) == ["tyrell combat.surplus"]  # only Harrenhal is open, and only for one unit
    play(table, "tyrell kill footman")
    assert lies(table, "harrenhal") == "tyrell routed knight 1"


@pytest.mark.rule("R-B2-retreat-09")
def test_areas_that_cost_units_are_not_offered_when_others_cost_none() -> None:
    table = beaten("footman footman", near={"harrenhal": "tyrell footman"}, supply=SUPPLY)
    assert "retreat harrenhal" not in choices(table, "tyrell")  # three are one too many
    assert "retreat the_reach" in choices(table, "tyrell")


@pytest.mark.rule("R-B2-retreat-10", "R-B2-transport-02")
def test_a_retreat_by_ship() -> None:
    near = {"the_golden_sound": "tyrell ship", "ironmans_bay": "tyrell ship"}
    table = beaten("footman", area="riverrun", near=near)
    targets = {text.split()[1] for text in choices(table, "tyrell")}
    assert {"flints_finger", "greywater_watch", "searoad_marches"} <= targets
    table = beaten("footman", area="riverrun")
    targets = {text.split()[1] for text in choices(table, "tyrell")}
    assert not {"flints_finger", "greywater_watch", "searoad_marches"} & targets


@pytest.mark.rule("R-B2-retreat-11")
def test_without_a_way_out_all_are_lost() -> None:
    blocked = dict.fromkeys(("crackclaw_point", "harrenhal", "searoad_marches", "the_reach"), "token stark")
    table = beaten("footman knight", near=blocked)
    assert killed(table) == ["tyrell footman", "tyrell knight"]
    assert lies(table, "blackwater") == "lannister knight 3"


@pytest.mark.rule("R-B2-retreat-14")
def test_routed_units_cannot_march() -> None:
    table = war({"stoney_sept": "lannister footman routed knight march_0"}, "lannister", "tyrell")
    assert not any("knight" in text for text in choices(table, "lannister"))
    assert any("footman" in text for text in choices(table, "lannister"))


@pytest.mark.rule("R-B2-retreat-15")
def test_routed_units_do_not_survive_another_retreat() -> None:
    table = beaten("footman routed knight")
    play(table, "tyrell retreat the_reach")
    assert killed(table) == ["tyrell knight"]
    assert lies(table, "the_reach") == "tyrell routed footman 1"


@pytest.mark.rule("R-B2-retreat-02")
def test_an_attacker_whose_area_fell_to_its_house_is_lost() -> None:
    table = war(
        {"highgarden": "lannister footman march_0 garrison 0", "the_reach": "baratheon knight knight"},
        "lannister",
        "baratheon",
    )
    attack(table, "footman the_reach")  # no power token is left, so Highgarden falls back to Tyrell
    finish(reveal(table, "lannister the_hound", "baratheon brienne_of_tarth"))
    assert see(table, "highgarden")["controller"] == "tyrell"
    assert killed(table) == ["lannister footman"]


@pytest.mark.rule("R-B2-retreat-06", "R-B2-port-01")
def test_a_full_port_takes_no_more_ships() -> None:
    table = fought(
        {
            "sunset_sea": "greyjoy ship ship ship march_0",
            "the_golden_sound": "lannister ship",
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister ship ship ship",
        },
        "greyjoy",
        "lannister",
        ["ship the_golden_sound"] * 3,
        ("dagmar_cleftjaw", "the_hound"),
    )
    assert lies(table, "ironmans_bay") == "lannister routed ship 1"


@pytest.mark.rule("R-B2-retreat-09", "R-B2-port-01")
def test_a_port_takes_as_many_ships_as_it_holds() -> None:
    table = fought(
        {
            "sunset_sea": "greyjoy ship ship ship march_0",
            "the_golden_sound": "lannister ship ship",
            "ironmans_bay": "greyjoy ship",
            "lannisport": "lannister footman",
            "port_of_lannisport": "lannister ship ship",
        },
        "greyjoy",
        "lannister",
        ["ship the_golden_sound"] * 3,
        ("euron_crows_eye", "the_hound"),
    )
    assert killed(table) == ["lannister ship"]
    assert lies(table, "port_of_lannisport") == "lannister ship 2, routed ship 1"
