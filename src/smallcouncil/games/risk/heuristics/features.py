"""What the public figures of Risk are blind to: figures of the learned judgement of a table."""

from __future__ import annotations

from typing import cast

from smallcouncil.games.risk import facts
from smallcouncil.games.risk.heuristics.cards_and_gold import merit
from smallcouncil.games.risk.heuristics.territories import threat
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.games.risk.turn.reinforce import basic_units, region_units
from smallcouncil.table import Table

NEAR = 3  # points from which on a victory is in sight


def amounts(table: Table) -> dict[str, list[float]]:
    """What every seat has of something."""
    t = cast("RiskTable", table)
    seats = range(t.players)
    objectives = {"merit": [sum([merit(t, s, o) for o in t.objectives[s]]) for s in seats]}
    return {
        "income": [float(basic_units(t, s) + region_units(t, s)) if t.held[s] else 0.0 for s in seats],
        "largest": [float(max([t.units[a] for a in t.own(s)], default=0)) for s in seats],
        **(objectives if t.objectives_in_play else {}),
    }


def marks(table: Table) -> dict[str, list[float]]:
    """What is true of a seat, or not: 1 or 0, or how far."""
    t = cast("RiskTable", table)
    seats = range(t.players)
    turn = t.order.index(t.turn) if t.turn >= 0 else 0
    found = {"wait": [(t.order.index(s) - turn) % t.players / t.players for s in seats]}
    for seat in seats:
        if t.house[seat] >= 0:
            found[f"house {t.seat_name(seat)} of {t.players}"] = [float(s == seat) for s in seats]
    if t.dominion_victory and t.turn >= 0:
        near = [max(0, t.points[s] + NEAR - facts.POINTS_TO_WIN) for s in seats]
        homes = [t.seat_of_power(s) for s in seats]
        found["near"] = [float(n) for n in near]
        found["home"] = [float(t.owner[homes[s]] == s) for s in seats]
        found["home in danger"] = [danger(t, s, homes[s]) for s in seats]
    return found


def danger(t: RiskTable, seat: int, home: int) -> float:
    """How many times stronger the largest army beside the seat of power is; of a seat that is lost, nothing."""
    return min(threat(t, seat, home) / t.units[home], 2.0) if t.owner[home] == seat else 0.0
