"""Rules 12: the maneuver."""

from __future__ import annotations

import pytest

from risk.table import asked, choices, lay, lies, look, news, play
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import IllegalChoice

RIVERLANDS = {"riverrun": "stark 3", "harrenhal": "stark 1", "kings_landing": "stark 1"}


def march(territories: dict[str, str], rest: str = "lannister 1", **more: str) -> RiskTable:
    return lay(territories, rest=rest, step=more.pop("step", "maneuver"))


@pytest.mark.rule("R-RK-maneuver-01")
def test_one_maneuver_after_the_invasions() -> None:
    table = march(RIVERLANDS, step="invade")
    assert not choices(table, "from"), "not before the invasions are done"
    play(table, "stark done")
    assert asked(table) == "stark maneuver.from" and look(table)["maneuvers"] == 1
    play(table, "stark from riverrun", "stark to harrenhal", "stark move 1")
    assert asked(table) == "lannister reinforce.place", "riverrun could move again, but one maneuver is all"
    assert lies(table, "riverrun") == "stark 2"
    assert len(news(table, "maneuvered")) == 1


@pytest.mark.rule("R-RK-maneuver-02")
@pytest.mark.parametrize("units", [1, 3, 6])
def test_any_number_of_units_from_one_territory_to_one_other(units: int) -> None:
    table = march({"riverrun": "stark 7", "harrenhal": "stark 2", "kings_landing": "stark 4"})
    play(table, "stark from riverrun")
    assert choices(table) == ["to harrenhal", "to kings_landing"]
    play(table, "stark to harrenhal")
    assert choices(table) == [f"move {n}" for n in (6, 5, 4, 3, 2, 1)]
    play(table, f"stark move {units}")
    held = [lies(table, area) for area in ("riverrun", "harrenhal", "kings_landing")]
    assert held == [f"stark {7 - units}", f"stark {2 + units}", "stark 4"]


@pytest.mark.rule("R-RK-maneuver-03")
def test_start_and_goal_are_connected_by_own_territories() -> None:
    own = ["winterfell", "white_harbor", "the_neck", "the_twins", "the_trident", "harrenhal"]
    table = march({**dict.fromkeys(own, "stark 2"), "sunspear": "stark 3", "highgarden": "stark 3"})
    assert "from highgarden" not in choices(table), "nothing own is next to it"
    play(table, "stark from winterfell")
    reached = {text.split()[1] for text in choices(table)}
    assert reached == {"white_harbor", "the_neck", "the_twins", "the_trident", "harrenhal", "sunspear"}, (
        "a long chain, with a port connection at its side"
    )
    with pytest.raises(IllegalChoice, match="highgarden"):
        play(table, "stark to highgarden")


@pytest.mark.rule("R-RK-maneuver-04")
@pytest.mark.parametrize("between", ["ghiscari 1", "neutral 2", "targaryen 1"])
def test_not_through_opposing_or_neutral_territories(between: str) -> None:
    table = lay(
        {"yunkai": "targaryen 5", "the_red_waste": "targaryen 1", "samyrian": between, "vaes_dothrak": "targaryen 1"},
        rest="ghiscari 1",
        players=2,
        step="maneuver",
    )
    play(table, "targaryen from yunkai")
    if between.startswith("targaryen"):
        assert choices(table) == ["to the_red_waste", "to samyrian", "to vaes_dothrak"]
    else:
        assert asked(table) == "targaryen maneuver.units", "the red waste is the only goal"
        assert table.view(0)["ask"]["args"] == {"source": "yunkai", "target": "the_red_waste"}


@pytest.mark.rule("R-RK-maneuver-05")
def test_one_unit_stays() -> None:
    table = march({"riverrun": "stark 3", "harrenhal": "stark 1", "kings_landing": "stark 1"})
    assert choices(table) == ["from riverrun", "done"], "single units stay where they are"
    play(table, "stark from riverrun", "stark to harrenhal")
    assert choices(table) == ["move 2", "move 1"]
    play(table, "stark move 2")
    assert lies(table, "riverrun") == "stark 1"


@pytest.mark.rule("R-RK-maneuver-06")
def test_a_maneuver_is_not_an_attack() -> None:
    table = march(RIVERLANDS)
    play(table, "stark from riverrun")
    goals = [text.split()[1] for text in choices(table)]
    assert goals and all(lies(table, goal).startswith("stark") for goal in goals), "only to own territories"
    play(table, "stark to harrenhal", "stark move 2")
    assert not news(table, "invaded") and not news(table, "rolled") and not news(table, "drew_card")


@pytest.mark.rule("R-RK-maneuver-07")
def test_a_maneuver_is_optional() -> None:
    table = march(RIVERLANDS)
    assert choices(table)[-1] == "done"
    play(table, "stark done")
    assert not news(table, "maneuvered") and asked(table) == "lannister reinforce.place"
    assert {area: lies(table, area) for area in RIVERLANDS} == RIVERLANDS


@pytest.mark.rule("R-RK-maneuver-08")
def test_no_invasion_after_the_maneuver() -> None:
    table = march({**RIVERLANDS, "winterfell": "stark 9", "barrowlands": "stark 9"}, step="invade")
    assert choices(table, "invade")
    play(table, "stark done")
    assert not choices(table, "invade"), "nor in the step itself"
    play(table, "stark from riverrun", "stark to harrenhal", "stark move 1")
    assert table.waiting != (0,) and look(table)["turn"] != 0


@pytest.mark.rule("R-RK-maneuver-09")
def test_the_example_of_the_rulebook() -> None:
    table = march(RIVERLANDS)
    play(table, "stark from riverrun", "stark to kings_landing", "stark move 2")
    assert [lies(table, area) for area in RIVERLANDS] == ["stark 1", "stark 1", "stark 3"]
    (moved,) = news(table, "maneuvered")
    assert (moved["source"], moved["target"], moved["units"]) == ("riverrun", "kings_landing", 2)
    blocked = march({**RIVERLANDS, "harrenhal": "lannister 1"})
    assert asked(blocked) == "lannister reinforce.place", "without Harrenhal there is no way"


@pytest.mark.rule("A-RK-31")
def test_knights_and_siege_engines_may_go_along() -> None:
    """With at least one unit, and one by one; a fortification never moves."""
    table = lay(
        {"riverrun": "stark 3 1 1 1", "harrenhal": "stark 1"},
        rest="lannister 1",
        step="maneuver",
        options={"mode": "dominion", "modules": ["special_units"]},
    )
    play(table, "stark from riverrun", "stark move 1")
    assert choices(table) == ["take knight", "take siege_engine", "done"]
    play(table, "stark take siege_engine")
    assert choices(table) == ["take knight", "done"]
    play(table, "stark done")
    seen = look(table)["territories"]
    assert seen["riverrun"] == {"owner": "stark", "units": 2, "knights": 1, "fortifications": 1}
    assert seen["harrenhal"] == {"owner": "stark", "units": 2, "siege_engines": 1}


@pytest.mark.rule("A-RK-31")
def test_special_units_do_not_go_alone() -> None:
    table = lay(
        {"riverrun": "stark 1 2 2 0", "harrenhal": "stark 1"},
        rest="lannister 1",
        step="maneuver",
        options={"mode": "dominion", "modules": ["special_units"]},
    )
    assert asked(table) == "lannister reinforce.place"
