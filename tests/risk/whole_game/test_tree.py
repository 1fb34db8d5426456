"""Counts of the decision tree from fixed positions: how many lines of so many choices there are.

Every choice of every seat that is asked counts; dice fall as the position's seed says. A count that changes means that
something became legal or illegal: the short ones can be checked by hand.
"""

from __future__ import annotations

from typing import Any

import pytest

from risk.table import HOUSES, all_to, lay, new, skip
from smallcouncil.games.risk.state import RiskTable


def lines(table: RiskTable, depth: int) -> int:
    """Lines of play of this length, or shorter when the game ends."""
    if not depth or table.over:
        return 1
    if depth == 1:
        return sum(len(ask.choices) for ask in table.asks)
    total = 0
    for ask in table.asks:
        for choice in ask.choices:
            after = table.copy()
            after.choose(ask.seat, choice)
            total += lines(after, depth - 1)
    return total


def crossroads() -> RiskTable:
    """Harrenhal with six neighbours, one of them King's Landing with two units."""
    return lay({"harrenhal": "stark 7", "kings_landing": "lannister 2"}, rest="baratheon 1", step="invade", seed=1)


def reinforcements() -> RiskTable:
    """Three units for four territories."""
    return lay(all_to("stark", ["karhold", "pyke", "oldtown", "tarth"]), rest="baratheon 1", seed=1)


def trade() -> RiskTable:
    """Five cards with four sets."""
    five = ["skagos", "winterfell", "white_harbor", "barrowlands", "riverrun"]
    return lay(all_to("stark", ["karhold", "pyke"]), rest="baratheon 1", hand={"stark": five}, seed=1)


def maneuver() -> RiskTable:
    """Three linked territories with 4, 3 and 1 units."""
    own = {"riverrun": "stark 4", "harrenhal": "stark 3", "kings_landing": "stark 1"}
    return lay(own, rest="baratheon 1", step="maneuver", seed=1)


def neutral() -> RiskTable:
    own = {"meereen": "targaryen 4", "lhazar": "neutral 2", "yunkai": "neutral 1"}
    return lay(own, rest="ghiscari 1", players=2, step="invade", seed=1)


def narrow_sea() -> RiskTable:
    return lay({"dragonstone": "baratheon 5"}, rest="tyrell 2", players=6, turn="baratheon", step="invade", seed=1)


def dominion() -> RiskTable:
    """With gold for characters and maester cards of all three."""
    return lay(
        {"harrenhal": "stark 7 1 1 0", "kings_landing": "lannister 3 0 0 1", "winterfell": "stark 2"},
        rest="baratheon 1",
        step="buy",
        options={"mode": "dominion"},
        gold={"stark": 900, "lannister": 900, "baratheon": 900},
        maesters={"stark": ["strength_of_steel", "winter_is_coming"], "lannister": ["bribery", "desperate_ambush"]},
        objectives={"stark": ["control_5_castles"]},
        seed=1,
    )


def houses(players: int) -> RiskTable:
    return new(seed=1, players=players)


def claims(players: int, **options: Any) -> RiskTable:
    return skip(new(seed=1, players=players, houses=HOUSES[players], **options), "setup.claim")


def fresh(players: int, **options: Any) -> RiskTable:
    return skip(new(seed=1, players=players, **options), "reinforce.place")


COUNTS = [
    ("crossroads", crossroads, [7, 64, 2182]),  # six targets and done; 6 * 3 ways to attack and 46 first placements
    ("reinforcements", reinforcements, [4, 16, 64]),  # 4 ** n
    ("trade", trade, [4, 8, 16]),  # four sets, two places for each unit
    ("maneuver", maneuver, [3, 49, 2035]),  # two sources and done; 2 * 2 goals and 45 first placements
    ("neutral", neutral, [10, 58, 1040]),  # nine targets and done; 9 * 3 attacks and 31 placements
    ("narrow sea", narrow_sea, [14, 120, 6639]),  # 13 targets and done; 13 * 3 attacks and 81 placements
    ("dominion", dominion, [3, 20, 67, 290]),
    ("houses of 4", lambda: houses(4), [4, 12, 24]),  # 4, 4 * 3, 4 * 3 * 2; the last house is taken unasked
    ("houses of 7", lambda: houses(7), [7, 42, 210]),
    ("claims of 3", lambda: claims(3, mode="dominion"), [45, 45 * 44]),
    ("claims of 7", lambda: claims(7, rules="dominion"), [75, 75 * 74]),
    ("first turn of 2", lambda: fresh(2), [12, 144, 1728]),
    ("first turn of 5", lambda: fresh(5), [9, 81, 729]),
    ("first turn of 6", lambda: fresh(6), [13, 169, 2197]),
]


@pytest.mark.parametrize(("lay_it", "counts"), [entry[1:] for entry in COUNTS], ids=[entry[0] for entry in COUNTS])
def test_lines_of_play(lay_it: Any, counts: list[int]) -> None:
    table = lay_it()
    assert [lines(table, depth) for depth in range(1, len(counts) + 1)] == counts
