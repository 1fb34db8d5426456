"""Positions: what is refused, and what may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import GAME, asked, choices, lay, play, sees, view, war
from smallcouncil.games.ironthrone.facts import CHARACTERS
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import BadInput

MET = {
    "challenger": "stark",
    "defender": "lannister",
    "sides": {"stark": ["challenger", "arya_stark"], "lannister": ["defender", "jaime_lannister"]},
}
ARYA = CHARACTERS.index("arya_stark")
STARKS = ("robb_stark", "catelyn_stark", "bran_stark", "arya_stark")


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({"houses": {"martell": {}}, "options": {"players": 3}}, "houses"),
        ({"houses": {"stark": {"leader": "jon_snow"}}}, "stark.leader"),
        ({"houses": {"stark": {"leader": "eddard_stark", "power": {"eddard_stark": 3}}}}, "stark.power"),
        ({"houses": {"stark": {"hand": ["stark_war_20", "stark_war_20"]}}}, "stark"),
        ({"houses": {"stark": {"hand": ["tyrell_war_20"]}}}, "stark"),
        ({"houses": {"stark": {"influence": {"lannister": 6}}}}, "stark.influence"),
        ({"houses": {"stark": {"deck": ["stark_war_1"]}}}, "stark.deck"),
        ({"begin": "feast"}, "begin"),
        ({"events": ["winter"]}, "events"),
        ({"encounter": {"challenger": "tyrell"}}, "encounter.challenger"),
        ({"encounter": {"extra": [1]}}, "encounter.extra"),
        ({"houses": {"stark": {"power": {"arya_stark": -1}}}}, "stark.power"),
        ({"houses": {"stark": {"sheet": -1}}}, "stark.sheet"),
        ({"houses": {"stark": {"sheet": "four"}}}, "stark.sheet"),
        ({"houses": {"stark": {"sheet": 99}}}, "houses"),
        ({"houses": {"stark": {"influence": {"lannister": -1}}}}, "stark.influence"),
        ({"houses": {"stark": {"influence": {"stark": 1}}}}, "stark.influence"),
        ({"houses": {"stark": {"influence": {"lannister": 2, "baratheon": 3}}}}, "stark.influence"),
        ({"houses": {"stark": {"power": dict.fromkeys(STARKS, 0)}}}, "stark.power"),
        ({"houses": {"stark": {"hostages": ["stark_war_1"]}}}, "stark.hostages"),
        ({"houses": {"stark": {"gold": 3}}}, "stark.gold"),
        ({"dragons": 3}, "dragons"),
        ({"box": -1}, "box"),
        ({"box": "full"}, "box"),
        ({"houses": {"stark": {"power": {"arya_stark": 1.5}}}}, "stark.power"),
        ({"houses": {"stark": {"broken_promises": None}}}, "stark.broken_promises"),
        ({"turn": -1}, "turn"),
        ({"turn": 1.5}, "turn"),
        ({"events": ["tyrell"]}, "events"),
        ({"events": ["stark"] * 9}, "events"),
        ({"encounter": {"challenger": "stark", "defender": "stark"}}, "encounter.defender"),
        ({"encounter": {"shown": [0, 2]}}, "encounter.shown"),
        ({"encounter": {"said": [0, 0, 9]}}, "encounter.said"),
        ({"encounter": {"winner": 3}}, "encounter.winner"),
        ({"encounter": {"used": 8}}, "encounter.used"),
        ({"encounter": {"cards": ["stark_war_1"]}}, "encounter.cards"),
        ({"encounter": {"cards": ["stark_war_1", -1], "challenger": "lannister"}}, "encounter.cards"),
        ({"encounter": {"sides": {"stark": ["challenger", "jaime_lannister"]}}}, "encounter.sides"),
        ({"encounter": {"mood": 1}}, "encounter.mood"),
        ({"begin": "support"}, "encounter.defender"),
        ({"begin": "preparation.defender"}, "encounter.event"),
        ({"begin": "resolution", "encounter": MET}, "encounter.result"),
        ({"begin": "resolution.rewards", "encounter": {**MET, "result": "war"}}, "encounter.winner"),
        ({"begin": "support.answer", "encounter": MET}, "encounter.offer_side"),
        (
            {"begin": "support.answer", "encounter": {**MET, "offer_side": 0, "offer_character": ARYA}},
            "encounter.offer_character",
        ),
        ({"stack": [{"procedure": "Resolution", "step": "close", "index": 0}]}, "encounter.result"),
        ({"begin": "preparation.feast"}, "begin"),
        ({"begin": "set_up.choose", "turn": 3}, "begin"),
        ({"stack": [{"procedure": "HandleHostages", "step": "handle", "index": -3}]}, "stack.HandleHostages.index"),
    ],
)
def test_refusals_name_the_field(data: dict[str, Any], field: str) -> None:
    options = {"players": 3, "houses": ["stark", "lannister", "baratheon"]}
    with pytest.raises(BadInput) as refused:
        GAME.position({"options": options, **data})
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"houses": ["stark", "martell", "tyrell"]}, "houses"),
        ({"houses": ["stark", "tyrell"]}, "houses"),
        ({"houses": ["stark", "stark", "tyrell"]}, "houses"),
        ({"negotiation_limit": 0}, "negotiation_limit"),
        ({"turn_limit": -1}, "turn_limit"),
        ({"windows": "slow"}, "windows"),
        ({"dragons": 3}, "dragons"),
    ],
)
def test_bad_options(options: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.new(seed=1, players=3, **options)
    assert refused.value.field == field


def test_an_offer_of_support_waits_for_its_answer() -> None:
    melisandre = CHARACTERS.index("melisandre")
    table = lay(begin="support.answer", encounter={**MET, "offer_side": 1, "offer_character": melisandre})
    assert asked(table) == ["lannister support.answer"]
    play(table, "lannister accept")
    assert view(table)["encounter"]["sides"]["baratheon"]["side"] == "defender"


def test_an_empty_position_is_the_start_of_a_turn() -> None:
    table = GAME.position({"options": {"players": 3}})
    assert isinstance(table, ThroneTable)
    assert view(table)["encounter"]["challenger"] == "lannister"
    assert [h["sheet"] for h in view(table)["houses"]] == [4, 4, 4]


def test_a_deck_that_is_left_out_holds_the_rest() -> None:
    table = lay({"stark": {"hand": ["stark_war_1"], "discard": ["stark_peace"]}}, events=["baratheon"])
    assert sees(table, "stark")["deck"] == 23


def test_a_house_without_markers_may_stand_at_the_end_of_a_game() -> None:
    result = {"winners": [0], "scores": [5, 0, 0], "reason": "influence"}
    table = lay({"lannister": {"influence": {"stark": 5}}}, result=result)
    assert table.over and sees(table, "lannister")["influence"]["stark"] == 5


# ------------------------------------------------------------------ in the middle of a step


def test_the_choice_of_a_leader() -> None:
    sheets = {"stark": {"leaders_drawn": ["robb_stark", "bran_stark"]}}
    options = {"players": 3, "houses": ["lannister", "stark", "baratheon"]}
    table = GAME.position({"options": options, "houses": sheets, "begin": "set_up.choose"})
    assert isinstance(table, ThroneTable)
    assert asked(table) == [f"{house} leader.choose" for house in ("lannister", "stark", "baratheon")]
    assert choices(table, "stark") == ["lead robb_stark", "lead bran_stark"]
    assert len(choices(table, "lannister")) == 2, "who was given no sheets has drawn two"


def test_the_choice_of_a_champion() -> None:
    table = lay({}, begin="preparation.character", encounter={"challenger": "stark", "defender": "lannister"})
    assert asked(table) == ["stark preparation.character"]
    sides = {"stark": ["challenger", "arya_stark"]}
    table = lay(
        {}, begin="preparation.character", encounter={"challenger": "stark", "defender": "lannister", "sides": sides}
    )
    assert asked(table) == ["lannister preparation.character"]
    play(table, "lannister send jaime_lannister")
    assert asked(table) == ["baratheon support.offer"]


def test_the_choice_of_an_encounter_card() -> None:
    sides = {"stark": ["challenger", "arya_stark"], "lannister": ["defender", "jaime_lannister"]}
    houses = {"stark": {"hand": war("stark", 1, 2)}, "lannister": {"hand": war("lannister", 3, 4)}}
    encounter = {"challenger": "stark", "defender": "lannister", "sides": sides}
    table = lay(houses, begin="encounter.lay", encounter=encounter)
    assert asked(table) == ["lannister encounter.card", "stark encounter.card"]


@pytest.mark.parametrize("step", ["draw", "distribute", "character"])
def test_a_position_within_the_preparation_plays_on(step: str) -> None:
    encounter = {"challenger": "baratheon", "defender": "lannister"}
    table = GAME.position(
        {"options": {"players": 3}, "begin": f"preparation.{step}", "encounter": encounter, "seed": 5}
    )
    assert isinstance(table, ThroneTable)
    assert sorted(table.encounter.side) == [-1, 0, 1]
    while table.turn < 3 and not table.over:  # the event that was left out is not discarded, either
        table.choose(table.waiting[0], table.ask(table.waiting[0]).default)
        GAME.position(table.position())
