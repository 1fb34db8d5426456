"""The Westeros phase of A Feast for Crows."""

from __future__ import annotations

import pytest

from board2e.realm import (
    CROWS,
    asked,
    choices,
    defaults,
    may,
    news,
    of,
    play,
    view,
    westeros,
)


@pytest.mark.card("ffc_mustering")
def test_mustering_in_a_feast_for_crows() -> None:
    table = westeros("ffc_mustering", options=CROWS)
    assert asked(table) == ["baratheon muster.place"]
    assert may(table, "baratheon muster dragonstone knight")


@pytest.mark.card("rally_the_men")
def test_rally_the_men() -> None:
    """Castles only."""
    areas = {"white_harbor": "stark footman", "winterfell": "stark footman", "harrenhal": "lannister footman"}
    table = westeros("rally_the_men", areas=areas, options=CROWS)
    assert asked(table) == ["lannister muster.place"]
    assert not any("lannisport" in text for text in choices(table, "lannister"))
    play(table, "lannister muster harrenhal footman")
    assert asked(table) == ["arryn muster.place"] or asked(table) == ["stark muster.place"]
    defaults(table, "muster")
    while asked(table) != ["stark muster.place"]:
        defaults(table, "muster")
        table.choose(table.asks[0].seat, table.asks[0].default)
    assert {text.split()[1] for text in choices(table, "stark") if text != "done"} == {"white_harbor"}


@pytest.mark.card("the_burden_of_power")
def test_the_burden_of_power() -> None:
    table = westeros("the_burden_of_power", options=CROWS, threat=6)
    assert asked(table) == ["baratheon westeros.decide"]
    assert choices(table, "baratheon") == ["decide threat_to_zero", "decide mustering"]
    other = table.copy()
    play(table, "baratheon decide threat_to_zero")
    assert view(table)["threat"] == 0 and asked(table)[0] == "stark planning.area"
    play(other, "baratheon decide mustering")
    assert asked(other) == ["baratheon muster.place"] and view(other)["threat"] == 10


@pytest.mark.card("famine")
def test_famine() -> None:
    table = westeros("famine", options=CROWS, supply={"stark": 0, "lannister": 5, "baratheon": 2, "arryn": 1})
    supplies = {h["house"]: h["supply"] for h in view(table)["houses"]}
    assert supplies == {"stark": 0, "lannister": 4, "baratheon": 1, "arryn": 0}


@pytest.mark.card("famine")
def test_famine_shrinks_armies() -> None:
    areas = {"winterfell": "stark footman footman knight", "white_harbor": "stark footman footman"}
    table = westeros("famine", areas=areas, options=CROWS, supply={"stark": 1})
    assert asked(table) == ["stark supply.reconcile"]
    assert choices(table, "stark") == ["destroy winterfell footman", "destroy winterfell knight"]


@pytest.mark.card("ironborn_raid")
def test_ironborn_raid() -> None:
    """Who has two or more scored objectives loses a point; nobody falls below 0."""
    scored = {"stark": ["the_raven", "the_blade"], "lannister": ["the_throne"], "arryn": ["hold_court", "land_grab"]}
    points = {"stark": 3, "lannister": 3, "arryn": 0}
    table = westeros("ironborn_raid", options=CROWS, scored=scored, points=points)
    assert {h["house"]: h["points"] for h in view(table)["houses"]} == {
        "stark": 2,
        "lannister": 3,
        "baratheon": 0,
        "arryn": 0,
    }


HANDS = {
    "stark": ["the_raven", "the_blade", "arbor_gold"],
    "lannister": ["the_throne", "land_grab", "hold_court"],
    "baratheon": ["cavalry_charge", "a_firm_grip", "take_the_black"],
    "arryn": ["home_invasion", "pull_the_weeds", "ample_harvest"],
}


@pytest.mark.card("shifting_ambitions")
def test_shifting_ambitions() -> None:
    table = westeros("shifting_ambitions", options=CROWS, objectives=HANDS)
    assert len(asked(table)) == 4
    play(table, "stark give_up the_raven")
    assert of(table, "stark", "lannister")["objectives"] == []
    play(table, "lannister give_up the_throne", "baratheon give_up a_firm_grip", "arryn give_up ample_harvest")
    assert set(news(table, "pool")[0]["objectives"]) == {"the_raven", "the_throne", "a_firm_grip", "ample_harvest"}
    assert asked(table) == ["baratheon objective.take"]
    play(table, "baratheon take the_raven", "lannister take the_throne", "arryn take a_firm_grip")
    assert of(table, "stark", "stark")["objectives"] == ["ample_harvest", "arbor_gold", "the_blade"]
    assert of(table, "stark", "lannister")["objectives"] == ["ample_harvest"], "everyone has seen it"


@pytest.mark.card("new_information")
def test_new_information() -> None:
    table = westeros("new_information", options=CROWS, objectives=HANDS)
    assert len(asked(table)) == 4 and view(table)["objective_deck"] == 12
    assert of(table, "stark", "stark")["objective_count"] == 4
    play(table, "stark return the_raven", "lannister return the_throne")
    play(table, "baratheon return a_firm_grip", "arryn return ample_harvest")
    assert view(table)["objective_deck"] == 16
    assert "the_raven" not in of(table, "stark", "stark")["objectives"]
    assert of(table, "stark")["objective_count"] == 3


@pytest.mark.card("new_information")
def test_new_information_without_a_deck() -> None:
    """Who draws nothing returns nothing."""
    table = westeros("new_information", options=CROWS, objectives=HANDS, objective_deck=[])
    assert asked(table)[0] == "stark planning.area"
