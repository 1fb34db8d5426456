"""How many games of so many choices there are from fixed positions (chess calls it perft)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ironthrone.throne import FIVE, lay, meet, peace, war
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.table import Table


def count(table: Table, depth: int) -> int:
    """Sequences of choices; of several who choose at the same time, the first seat chooses first."""
    if depth == 0 or table.over:
        return 1
    found = 0
    ask = table.asks[0]
    for choice in ask.choices:
        after = table.copy()
        after.choose(ask.seat, choice)
        found += count(after, depth - 1)
    return found


def preparation() -> ThroneTable:
    return lay({house: {"hand": war(house, 1, 7, 20)} for house in FIVE}, among=FIVE, events=["stark"])


def encounter() -> ThroneTable:
    houses = {
        "lannister": {"hand": [*war("lannister", 1, 12), "jaime_lannister", "cersei_lannister"]},
        "stark": {"hand": [*war("stark", 3, 20), *peace("stark"), "arya_stark"]},
        "baratheon": {"hand": ["melisandre", "davos_seaworth"], "hostages": war("stark", 5, 6)},
    }
    return meet(
        "lannister cersei_lannister",
        "stark arya_stark",
        "baratheon melisandre defender",
        houses=houses,
        options={"windows": "safe"},
    )


def negotiation() -> ThroneTable:
    houses = {"lannister": {"hand": peace("lannister")}, "stark": {"hand": peace("stark"), "sheet": 1}}
    return meet("lannister jaime_lannister", "stark arya_stark", houses=houses, options={"negotiation_limit": 1})


def dungeons() -> ThroneTable:
    houses = {
        "lannister": {"hostages": ["arya_stark", "stark_war_5"]},
        "stark": {"hostages": ["joffrey_baratheon", "baratheon_peace"]},
    }
    return lay(houses, events=["stark", "baratheon"], options={"chat": "public"})


TREES: list[tuple[Callable[[], ThroneTable], list[int]]] = [
    (preparation, [4, 16, 64, 256, 2304, 6400]),
    (encounter, [2, 7, 28, 49, 95, 316, 1076, 6188]),
    (negotiation, [11, 104, 828, 5838]),
    (dungeons, [34, 1132, 12705]),
]


@pytest.mark.parametrize(("position", "counts"), TREES)
def test_tree(position: Callable[[], ThroneTable], counts: list[int]) -> None:
    table = position()
    assert [count(table, depth) for depth in range(1, len(counts) + 1)] == counts
