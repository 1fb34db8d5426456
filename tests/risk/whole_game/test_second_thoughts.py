"""In a duel fair bots now and then do what comes second to their mind; at larger tables they do not."""

from __future__ import annotations

import pytest

import smallcouncil as sc
from smallcouncil.bots import Knowledge, make

CHOICES = 120


def second_thoughts(players: int, mode: str) -> int:
    """Of so many choices of fair bots, how many are not what the heuristics suggest."""
    table = sc.game("risk").new(seed=3, players=players, mode=mode)
    found = 0
    for number in range(CHOICES):
        known = Knowledge(table, table.waiting[0])
        fair, sure = (make(name, "risk", seed=number).choose(known) for name in ("fair", "heuristic"))
        found += fair is not sure
        table.choose(known.seat, fair)
    return found


@pytest.mark.parametrize("mode", ["skirmish", "dominion"])
def test_fair_bots_have_second_thoughts_in_duels_only(mode: str) -> None:
    assert CHOICES / 10 < second_thoughts(2, mode) < CHOICES
    assert not second_thoughts(4, mode)


def test_they_have_more_of_them_in_a_skirmish() -> None:
    assert second_thoughts(2, "skirmish") > second_thoughts(2, "dominion")
