"""What the public figures of the card game are blind to: figures of the learned judgement of a table."""

from __future__ import annotations

from typing import cast

from smallcouncil.games.cardgame.heuristics.features import amounts_of, marks_of
from smallcouncil.games.cards2e.heuristics.printed import hand_worth
from smallcouncil.games.cards2e.state import TO_WIN, ThronesTable
from smallcouncil.table import Table


def amounts(table: Table) -> dict[str, list[float]]:
    """What every seat has of something."""
    t = cast("ThronesTable", table)
    hands = [sum([hand_worth(t.box.what[c]) for c in t.hands[s]]) for s in range(t.players)]
    return {**amounts_of(t), "hand": hands}


def marks(table: Table) -> dict[str, list[float]]:
    """What is true of a seat, or not: 1 or 0, or how far."""
    return marks_of(cast("ThronesTable", table), [TO_WIN] * table.players)
