"""Positions: what may be left out, and what is refused by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest

from laws.positions import check_bad_positions, check_position
from laws.random_play import play_on, views
from risk.table import GAME, asked, choices, lay, lies, look, play, watched
from smallcouncil.table import BadInput, Rng

REST = {"rest": ["lannister", 1]}

REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("dragons", {**REST, "dragons": 3}),
    ("game", {**REST, "game": "chess"}),
    ("options", {**REST, "options": 5}),
    ("territories", {}),
    ("territories", {"territories": {"harrenhal": ["stark", 3]}}),
    ("territories", {**REST, "territories": {"mordor": ["stark", 3]}}),
    ("territories", {**REST, "territories": {"meereen": ["stark", 3]}}),
    ("territories", {**REST, "territories": {"harrenhal": ["greyjoy", 3]}}),
    ("territories", {**REST, "territories": {"harrenhal": ["stark", 0]}}),
    ("territories", {**REST, "territories": {"harrenhal": ["stark", "3"]}}),
    ("territories", {**REST, "territories": {"harrenhal": ["stark", 3, -1, 0, 0]}}),
    ("territories", {"rest": ["neutral", 2]}),
    ("turn", {**REST, "turn": "targaryen"}),
    ("turn", {**REST, "turn": 4}),
    ("begin", {**REST, "begin": "feast"}),
    ("begin", {**REST, "begin": "reinforce.feast"}),
    ("begin", {**REST, "begin": 7}),
    ("left", {**REST, "begin": "reinforce.place", "left": -1}),
    ("left", {**REST, "begin": "set_up.strengthen", "left": [1]}),
    ("maneuvers", {**REST, "maneuvers": -1}),
    ("wed", {**REST, "wed": 16}),
    ("territories", {"rest": ["stark", 2]}),
    ("order", {**REST, "order": [0, 1, 1, 2]}),
    ("houses", {**REST, "houses": ["stark"]}),
    ("houses", {**REST, "houses": ["stark", "baratheon", "lannister", "greyjoy"]}),
    ("hand", {**REST, "hand": [["skagos"]]}),
    ("hand", {**REST, "hand": [["mordor"], [], [], []]}),
    ("deck", {**REST, "deck": ["mordor"]}),
    ("gold", {**REST, "gold": [1, 2]}),
    ("gold", {**REST, "gold": [0, 0, 0, -100]}),
    ("gold", {**REST, "gold": [0, 0, 0, None]}),
    ("points", {**REST, "points": [0, 0, 0, "ten"]}),
    ("conquests", {**REST, "conquests": [0]}),
    ("conquered", {**REST, "conquered": ["mordor"]}),
    ("round", {**REST, "round": "first"}),
    ("characters", {**REST, "characters": {"arya_stark": ["up", -1]}}),
    ("characters", {**REST, "characters": {"ned_stark": ["sideways", -1]}}),
    ("characters", {**REST, "characters": {"ned_stark": ["captured", 9]}}),
    ("maesters", {**REST, "maesters": [["aemon"], [], [], []]}),
    ("seen", {**REST, "seen": [[0, 1, "bribery"]]}),
    ("seed", {**REST, "seed": -1}),
    ("stack", {**REST, "stack": 7}),
    ("stack.Turn.seat", {**REST, "stack": [{"procedure": "Turn", "step": "invade", "seat": 9}]}),
    ("stack.Turn.seat", {**REST, "stack": [{"procedure": "Turn", "step": "invade", "seat": [0]}]}),
    ("stack.Turn.step", {**REST, "stack": [{"procedure": "Turn", "step": "feast", "seat": 0}]}),
    ("stack.procedure", {**REST, "stack": [{"procedure": "Feast"}]}),
]


@pytest.mark.parametrize(("field", "position"), REFUSED, ids=str)
def test_refused(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.position({"options": {"players": 4, "mode": "dominion"}, **position})
    assert refused.value.field == field, str(refused.value)


def test_what_is_left_out_takes_its_default() -> None:
    table = watched(GAME.position({"options": {"players": 3}, **REST, "territories": {"pyke": ["stark", 4]}}))
    assert lies(table, "pyke") == "stark 7" and lies(table, "oldtown") == "lannister 1"
    assert [player["house"] for player in look(table)["players"]] == ["stark", "baratheon", "lannister"]
    assert asked(table) == "stark invade.declare", "the turn of the first house begins, and three units go to Pyke"
    assert look(table)["decks"]["territory"] == 49


def test_seats_by_number_or_house() -> None:
    one = lay({"pyke": "stark 4"}, rest="lannister 1", turn="lannister")
    other = GAME.position(
        {"options": {"players": 3}, "rest": [2, 1], "territories": {"pyke": [0, 4]}, "turn": 2, "begin": "reinforce"}
    )
    assert views(one) == views(other)


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 3, "mode": "dominion"}, {"players": 7, "rules": "dominion"}], ids=str
)
def test_positions_in_the_middle_of_anything(options: dict[str, Any]) -> None:
    rng = Rng(3)
    table = watched(GAME.new(seed=3, **options))
    prompts = set()
    while not table.over:
        play_on(table, rng, 1)
        if table.asks and table.asks[0].prompt not in prompts:  # every kind of question once
            prompts.add(table.asks[0].prompt)
            check_position(table, rng, further=5)
            check_bad_positions(table, rng, times=10)
    assert len(prompts) > 7


def test_the_last_units_to_place() -> None:
    table = lay({"pyke": "stark 4", "harlaw": "stark 1"}, rest="lannister 1", step="reinforce.place", left=2)
    assert asked(table) == "stark reinforce.place" and table.ask(0).args == (2,)
    play(table, "stark place harlaw", "stark place harlaw")
    assert lies(table, "harlaw") == "stark 3" and asked(table) == "stark invade.declare"


def test_in_the_middle_of_the_set_up() -> None:
    table = lay(
        {"winterfell": "stark 2", "karhold": "stark 1"},
        rest="lannister 1",
        turn="lannister",
        step="set_up.strengthen",
        left={"stark": 1, "lannister": 1},
        options={"mode": "dominion"},
    )
    assert asked(table) == "lannister setup.strengthen" and look(table)["turn"] is None
    play(table, "lannister place pyke", "stark place karhold")
    assert (lies(table, "pyke"), lies(table, "karhold")) == ("lannister 2", "stark 2")
    assert look(table)["turn"] == 0, "the first turn begins"


def test_two_objectives_to_keep_one_of() -> None:
    table = lay(
        {"winterfell": "stark 1"},
        rest="lannister 1",
        step="set_up.return_one",
        options={"mode": "dominion"},
        objectives={"stark": ["hold_1500_gold", "destroy_8_units", "control_5_castles"]},
    )
    assert choices(table) == [f"return {o}" for o in ("hold_1500_gold", "destroy_8_units", "control_5_castles")]
