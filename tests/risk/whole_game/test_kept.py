"""What a table keeps because it follows from other things must be what would be worked out anew."""

from __future__ import annotations

from random import Random

import pytest

import smallcouncil as sc
from smallcouncil.games.risk.state import FACE_UP, UNKNOWN, RiskTable
from smallcouncil.games.risk.windows.moments import CHARACTERS_FOR, IN_WINDOW, WINDOWS


def occasions(table: RiskTable, seat: int) -> list[bool]:
    """For each moment, whether the seat has a card for it."""
    house = table.house[seat]
    return [
        any(table.face[c] == FACE_UP for c in CHARACTERS_FOR[moment][house])
        or any(IN_WINDOW[moment][m] for m in table.maesters[seat])
        for moment in range(len(WINDOWS))
    ]


def check(table: RiskTable) -> int:
    """Compare what is kept; gives for how many seats it was."""
    known = [seat for seat in range(table.players) if table.occasions[seat] != UNKNOWN]
    for seat in known:
        kept = table.occasions[seat]
        assert [bool(kept >> moment & 1) for moment in range(len(WINDOWS))] == occasions(table, seat)
    return len(known)


@pytest.mark.parametrize("windows", ["fast", "safe"])
def test_occasions_are_those_of_the_cards_also_of_imagined_hands(windows: str) -> None:
    random = Random(5)
    table = sc.game("risk").new(seed=5, players=4, mode="dominion", windows=windows)
    assert isinstance(table, RiskTable)
    known = 0
    while not table.over:
        ask = random.choice(table.asks)
        table.choose(ask.seat, random.choice(ask.choices))
        known += check(table)
        if table.made % 50 == 0 and not table.over:
            check(table.imagine(table.waiting[0], table.made))
    assert known > 1000
