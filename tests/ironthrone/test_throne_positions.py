"""Positions: what is refused, and what may be left out."""

from __future__ import annotations

from typing import Any

import pytest

from ironthrone.throne import GAME, lay, sees, view
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import BadInput


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


def test_an_empty_position_is_the_start_of_a_turn() -> None:
    table = GAME.position({"options": {"players": 3}})
    assert isinstance(table, ThroneTable)
    assert view(table)["encounter"]["challenger"] == "lannister"
    assert [h["sheet"] for h in view(table)["houses"]] == [4, 4, 4]


def test_a_deck_that_is_left_out_holds_the_rest() -> None:
    table = lay({"stark": {"hand": ["stark_war_1"], "discard": ["stark_peace"]}}, events=["baratheon"])
    assert sees(table, "stark")["deck"] == 23
