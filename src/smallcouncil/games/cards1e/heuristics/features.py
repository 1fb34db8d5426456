"""What the public figures of the card game are blind to: figures of the learned judgement of a table."""

from __future__ import annotations

from typing import cast

from smallcouncil.games.cardgame.heuristics.features import amounts_of, marks_of
from smallcouncil.games.cards1e.heuristics.worth import WORTH
from smallcouncil.games.cards1e.state import CouncilTable
from smallcouncil.table import Table


def amounts(table: Table) -> dict[str, list[float]]:
    """What every seat has of something."""
    t = cast("CouncilTable", table)
    hands = [sum([WORTH.in_hand(t.box.what[c]) for c in t.hands[s]]) for s in range(t.players)]
    return {**amounts_of(t), "hand": hands}


def marks(table: Table) -> dict[str, list[float]]:
    """What is true of a seat, or not: 1 or 0, or how far."""
    t = cast("CouncilTable", table)
    return marks_of(t, [t.power_to_win(s) for s in range(t.players)])
