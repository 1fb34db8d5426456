"""What others may not learn from a question that is put, or not put."""

from __future__ import annotations

from typing import Any

import pytest

from laws.random_play import written
from risk.table import asked, choices, lay, mine
from smallcouncil.games.risk.state import RiskTable

ONE_PLACE = {"karhold": "stark 1"}  # units go there without a question


def safe(**more: Any) -> RiskTable:
    options = {"windows": "safe", **more.pop("options", {})}
    return lay(more.pop("territories", ONE_PLACE), rest="lannister 1", options=options, **more)


def same_for_the_others(one: RiskTable, other: RiskTable) -> bool:
    return all(written(one.view(seat)) == written(other.view(seat)) for seat in (1, 2, None))


@pytest.mark.parametrize(
    ("cards", "others"),
    [
        (["skagos", "winterfell", "white_harbor"], ["skagos", "winterfell", "riverrun"]),
        (
            ["skagos", "winterfell", "white_harbor", "riverrun", "pyke"],
            ["skagos", "winterfell", "white_harbor", "riverrun", "harlaw"],
        ),
    ],
)
def test_whether_a_hand_holds_a_set(cards: list[str], others: list[str]) -> None:
    one, other = safe(hand={"stark": cards}), safe(hand={"stark": others})
    assert asked(one) == asked(other) == "stark reinforce.trade"
    assert same_for_the_others(one, other)
    assert ("keep_cards" in choices(one)) == (len(cards) < 5)


def test_a_question_with_one_answer_is_put_only_on_safe_tables() -> None:
    cards = {"stark": ["skagos", "winterfell", "riverrun"]}
    assert choices(safe(hand=cards)) == ["keep_cards"]
    fast = lay(ONE_PLACE, rest="lannister 1", hand=cards)
    assert asked(fast) == "stark invade.declare"


def test_whether_an_objective_is_fulfilled() -> None:
    dominion = {"mode": "dominion"}
    castles = dict.fromkeys(["winterfell", "barrowlands", "the_dreadfort", "riverrun", "harrenhal"], "stark 1")
    one, other = (
        safe(territories=castles, options=dominion, step="objective", objectives={"stark": [objective]})
        for objective in ("control_5_castles", "hold_2500_gold")
    )
    assert asked(one) == asked(other) == "stark objective.complete"
    assert choices(one) == ["complete control_5_castles", "done"] and choices(other) == ["done"]
    assert same_for_the_others(one, other)


def test_whether_a_maester_card_can_be_redeemed() -> None:
    dominion = {"mode": "dominion"}
    one, other = (
        safe(options=dominion, maesters={"stark": [maester]}) for maester in ("valyrian_steel", "weapons_of_war")
    )
    assert asked(one) == asked(other) == "stark reinforce.redeem"
    assert choices(one) == ["keep_cards"] and choices(other) == [
        "redeem_maester weapons_of_war",
        "keep_cards",
        "play weapons_of_war",
    ]
    assert same_for_the_others(one, other)


def test_whether_a_card_can_be_played_before_the_invasions() -> None:
    dominion = {"mode": "dominion"}
    one, other = (
        safe(options=dominion, step="invade", maesters={"stark": [maester]}, gold={"stark": 500})
        for maester in ("valyrian_steel", "pirate_ship_fleet")
    )
    assert asked(one) == asked(other) == "stark invade.declare"
    assert choices(one) == ["done"] and choices(other) == ["play pirate_ship_fleet", "done"]
    assert same_for_the_others(one, other)


def test_hands_are_not_shown() -> None:
    table = safe(
        territories={"karhold": "stark 2"}, hand={"stark": ["skagos"], "lannister": ["pyke", "oldtown"]}, step="invade"
    )
    assert mine(table, "stark")["cards"] == ["skagos"]
    for seat in (0, 1, None):
        assert b"oldtown" not in written(table.view(seat)["table"]["players"])
    assert table.view(None)["table"]["mine"] is None
    assert [player["cards"] for player in table.view(1)["table"]["players"]] == [1, 0, 2]
