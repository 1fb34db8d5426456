"""Control and power tokens, neutral forces, garrisons."""

from __future__ import annotations

import pytest

from board2e.marches import marches, targets
from board2e.realm import DANCE, asked, choices, lay, may, of, play, seat, see, units, view
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import BadInput, IllegalChoice

# ---------------------------------------------------------------------- control and tokens


@pytest.mark.rule("R-B2-control-01")
def test_units_control() -> None:
    table = lay({"castle_black": "stark footman token lannister", "bay_of_ice": "stark ship"})
    assert see(table, "castle_black")["controller"] == "stark" and see(table, "bay_of_ice")["controller"] == "stark"


@pytest.mark.rule("R-B2-control-03")
def test_a_shield_controls_an_empty_home() -> None:
    assert see(lay({}), "winterfell")["controller"] == "stark"
    assert see(lay({"winterfell": "token lannister garrison 0"}), "winterfell")["controller"] == "lannister"


@pytest.mark.rule("R-B2-control-04")
def test_a_foreign_home_is_kept_by_a_token_alone() -> None:
    areas = {"winterfell": "lannister footman march_0 garrison 0"}
    table = marches(areas)
    play(table, "lannister move footman karhold")
    assert asked(table) == ["lannister march.token"]
    lost = table.copy()
    play(table, "lannister leave_token winterfell")
    assert see(table, "winterfell")["controller"] == "lannister"
    play(lost, "lannister leave_nothing winterfell")
    assert see(lost, "winterfell")["controller"] == "stark"


@pytest.mark.rule("R-B2-control-05", "R-B2-tokens-03")
def test_a_token_stays_when_units_come_and_go() -> None:
    table = marches({"winterfell": "stark footman march_0", "karhold": "token stark"})
    play(table, "stark move footman karhold")
    assert see(table, "karhold")["token"] == "stark"
    table = marches({"karhold": "stark footman march_0 token stark"})
    play(table, "stark move footman winterfell")
    assert see(table, "karhold")["token"] == "stark" and of(table, "stark")["power"] == 5


@pytest.mark.rule("R-B2-tokens-01")
def test_one_token_an_area() -> None:
    table = marches({"karhold": "stark footman march_0 token stark"})
    play(table, "stark move footman winterfell")
    assert "stark march.token" not in asked(table)


@pytest.mark.rule("R-B2-tokens-04")
def test_a_token_is_left_only_by_the_last_unit_of_a_march() -> None:
    table = marches({"castle_black": "stark footman footman march_0"})
    play(table, "stark move footman karhold", "stark done")
    assert "stark march.token" not in asked(table) and see(table, "castle_black")["token"] is None
    home = marches({"winterfell": "stark footman march_0"})
    play(home, "stark move footman karhold")
    assert "stark march.token" not in asked(home), "the shield does it at home"


@pytest.mark.rule("R-B2-tokens-05")
def test_no_token_at_sea() -> None:
    table = marches({"bay_of_ice": "stark ship march_0"})
    play(table, "stark move ship sunset_sea")
    assert "stark march.token" not in asked(table)
    with pytest.raises(BadInput, match="bay_of_ice"):
        lay({"bay_of_ice": "token stark"})


# ---------------------------------------------------------------------- neutral forces


def storm(words: str, **more: str) -> BoardTable:
    return lay({"blackwater": words, **more}, begin="marches", supply={"stark": 6})


@pytest.mark.rule("R-B2-neutral-01", "R-B2-neutral-11")
def test_a_weak_attack_cannot_be_declared() -> None:
    table = storm("stark footman knight march_0")
    assert "kings_landing" not in targets(table)
    with pytest.raises(IllegalChoice):
        play(table, "stark move knight kings_landing")


@pytest.mark.rule("R-B2-neutral-02", "R-B2-neutral-03", "R-B2-neutral-05", "R-B2-neutral-07", "R-B2-neutral-10")
def test_equal_strength_is_enough() -> None:
    """Three units of strength 5 take King's Landing, without cards and without the blade."""
    table = storm("stark footman knight knight march_0", winterfell="stark footman consolidate_power_special")
    play(table, "stark move knight kings_landing")
    assert not may(table, "stark done"), "the others must follow"
    play(table, "stark move footman kings_landing", "stark leave_nothing blackwater")
    assert see(table, "kings_landing")["neutral"] == 0 and see(table, "kings_landing")["controller"] == "stark"
    assert len(of(table, "stark")["hand"]) == 7 and not view(table)["blade_used"]
    assert units(table, "kings_landing") == {"footman": 1, "knight": 2}


@pytest.mark.rule("R-B2-neutral-04")
@pytest.mark.parametrize("name", ["storms_end", "the_boneway"])
def test_closed_areas_are_never_entered(name: str) -> None:
    areas = {"kingswood": "stark knight knight siege_engine siege_engine march_plus_1"}
    table = lay(areas, begin="marches", supply={"stark": 6})
    assert name not in targets(table)
    assert "kings_landing" in targets(table)


@pytest.mark.rule("R-B2-neutral-06")
def test_siege_engines_count_against_castles_only() -> None:
    table = storm("stark footman siege_engine march_0")
    assert "kings_landing" in targets(table), "4 and 1 against a stronghold"
    areas = {"highgarden": "stark footman siege_engine march_0"}
    table = lay(areas, players=4, begin="marches")
    assert "dornish_marches" not in targets(table), "no castle there: 1 against 3"


@pytest.mark.rule("R-B2-neutral-08")
@pytest.mark.parametrize(("order", "enough"), [("march_minus_1", False), ("march_0", False), ("march_plus_1", True)])
def test_the_order_counts_against_neutral_forces(order: str, enough: bool) -> None:
    table = storm(f"stark knight knight {order}")
    assert ("kings_landing" in targets(table)) == enough


@pytest.mark.rule("R-B2-neutral-09")
def test_support_against_a_neutral_force() -> None:
    """Own support counts at once; others are asked before the march is fixed, and may refuse."""
    own = storm("stark knight knight march_0", kingswood="stark footman support_0")
    assert "kings_landing" in targets(own)
    areas = {"kingswood": "baratheon footman support_0", "winterfell": "stark footman consolidate_power_special"}
    table = storm("stark knight knight march_0", **areas)
    assert "kings_landing" not in targets(table)
    play(table, "stark ask_support kings_landing")
    assert asked(table) == ["baratheon march.support"]
    refused = table.copy()
    play(refused, "baratheon refuse")
    assert "kings_landing" not in targets(refused) and not may(refused, "stark ask_support kings_landing")
    play(table, "baratheon grant")
    play(table, "stark move knight kings_landing", "stark leave_token blackwater")
    assert see(table, "kings_landing")["controller"] == "stark"
    assert see(table, "kingswood")["order"] == "support_0"


@pytest.mark.rule("R-B2-neutral-09")
def test_units_of_the_same_march_support() -> None:
    areas = {"crackclaw_point": "stark siege_engine support_0"}
    table = storm("stark footman knight march_minus_1", **areas)
    assert "kings_landing" in targets(table), "1 + 2 - 1, and 4 in support"
    areas = {"crackclaw_point": "stark footman support_0"}
    table = storm("stark footman knight knight march_minus_1", **areas)
    play(table, "stark move footman crackclaw_point")
    assert "kings_landing" in targets(table), "2 + 2 - 1, and two footmen in support"


def test_a_garrison_without_its_house_is_a_neutral_force() -> None:
    """A Dance with Dragons: Baratheon has given up Storm's End; its garrison of 4 still stands."""
    areas = {"kingswood": "tyrell knight march_0", "highgarden": "tyrell footman consolidate_power_special"}
    weak = lay(areas, begin="marches", options=DANCE)
    assert "storms_end" not in targets(weak, "tyrell")
    areas["kingswood"] = "tyrell knight knight march_0"
    table = lay(areas, begin="marches", options=DANCE)
    play(table, "tyrell move knight storms_end", "tyrell leave_nothing kingswood")
    assert see(table, "storms_end")["garrison"] == 0 and see(table, "storms_end")["controller"] == "tyrell"


# ---------------------------------------------------------------------- garrisons


@pytest.mark.rule("R-B2-garrison-01")
def test_a_garrison_is_no_unit() -> None:
    table = lay({"winterfell": "stark footman footman", "lannisport": "", "white_harbor": "stark footman footman"})
    assert choices(table, "stark") == ["plan white_harbor", "plan winterfell"]
    assert "lannister planning.area" not in asked(table), "a garrison alone takes no order"
    table = lay({"winterfell": "stark footman"}, supply={"stark": 0})
    assert table.armies(seat(table, "stark")) == []


@pytest.mark.rule("R-B2-neutral-09")
def test_support_is_granted_for_one_area() -> None:
    areas = {"harrenhal": "neutral 5", "crackclaw_point": "baratheon footman support_0"}
    table = storm("stark knight knight march_0", **areas)
    play(table, "stark ask_support kings_landing", "baratheon grant")
    assert "kings_landing" in targets(table) and "harrenhal" not in targets(table)
