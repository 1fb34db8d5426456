"""How many games of so many choices there are from fixed positions (chess calls it perft)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from board2e.realm import CROWS, lay, new, westeros
from smallcouncil.games.board2e.state import BoardTable
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


def planning() -> BoardTable:
    return new(3)


def mustering() -> BoardTable:
    return westeros("mustering", players=6)


def raids() -> BoardTable:
    areas = {
        "stoney_sept": "lannister footman raid",
        "the_golden_sound": "lannister ship raid_special",
        "blackwater": "stark footman support_0",
        "harrenhal": "stark footman raid",
        "riverrun": "stark footman defense_1",
        "searoad_marches": "baratheon footman consolidate_power",
    }
    return lay(areas, begin="raids")


def march() -> BoardTable:
    areas = {
        "winterfell": "stark footman footman knight march_0",
        "bay_of_ice": "stark ship",
        "karhold": "token lannister",
        "white_harbor": "stark footman march_minus_1",
        "lannisport": "lannister footman consolidate_power_special",
    }
    return lay(areas, begin="marches", supply={"stark": 1})


def wildlings() -> BoardTable:
    deck = ["mammoth_riders", "crow_killers"]
    return westeros("supply", "game_of_thrones", "wildlings_attack", power=dict.fromkeys(HOUSES, 1), wildling_deck=deck)


HOUSES = ("stark", "lannister", "baratheon")


def objectives() -> BoardTable:
    return new(**CROWS)


TREES: list[tuple[Callable[[], BoardTable], list[int]]] = [
    (planning, [3, 33, 99, 1080, 3240]),
    (mustering, [8, 46, 386, 3997]),
    (raids, [7, 17, 50, 192, 880]),
    (march, [2, 18, 183, 1461]),
    (wildlings, [3, 9, 36, 96, 801, 2982]),
    (objectives, [5, 20, 60, 300, 1200, 3600]),
]


@pytest.mark.parametrize(("position", "counts"), TREES)
def test_tree(position: Callable[[], BoardTable], counts: list[int]) -> None:
    table = position()
    assert [count(table, depth) for depth in range(1, len(counts) + 1)] == counts
