"""Whether what a position of this game has for itself makes sense; the rest as every card game checks it."""

from __future__ import annotations

from smallcouncil.games.cards1e.facts import PRINTS
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import BadInput
from smallcouncil.table.ranges import Range, check_numbers


def check_table(t: CouncilTable) -> None:
    check_numbers("spends_first", t.spends_first, Range(-1, t.box.size - 1, many=True, size=t.players))
    check_numbers("forsworn", t.forsworn, Range(-1, 2, many=True, size=t.players))
    check_numbers("stolen", t.stolen, Range(0, len(PRINTS) - 1, many=True))
    if len(t.stolen) % 2:
        raise BadInput("stolen", "wrong-type", value=t.stolen, expected="pairs of owner and name")
    check_numbers("gave", t.gave, Range(-1, many=True, size=t.players * t.players))
