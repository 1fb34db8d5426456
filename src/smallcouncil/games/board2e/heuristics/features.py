"""What the public figures of the board game are blind to: figures of the learned judgement of a table."""

from __future__ import annotations

from typing import cast

from smallcouncil.games.board2e.board import BARRELS, CROWNS, LANDS, LEVEL
from smallcouncil.games.board2e.facts import CARD_STRENGTH, STOCK, WIN_AT
from smallcouncil.games.board2e.heuristics.hopes import promise
from smallcouncil.games.board2e.heuristics.outlook import before_marches
from smallcouncil.games.board2e.heuristics.threat import standing_force
from smallcouncil.games.board2e.heuristics.worth import UNIT
from smallcouncil.games.board2e.state import FACE, KINDS, BoardTable
from smallcouncil.table import Table


def amounts(table: Table) -> dict[str, list[float]]:
    """What every seat has of something."""
    t = cast("BoardTable", table)
    seats = range(t.players)
    owned: list[list[int]] = [[] for _ in seats]
    for area in LANDS:
        seat = t.controller(area)
        if seat >= 0:
            owned[seat].append(area)
    hopes = [sum([promise(t, s, card & FACE) for card in t.objectives[s]]) for s in seats]
    return {
        "land": [float(len(owned[s])) for s in seats],
        "crowns": [float(sum([CROWNS[a] for a in owned[s]])) for s in seats],
        "barrels": [float(sum([BARRELS[a] for a in owned[s]])) for s in seats],
        "musters": [float(sum([LEVEL[a] for a in owned[s]])) for s in seats],
        "units": [sum([UNIT[u] * (STOCK[u] - t.stock[s * KINDS + u]) for u in range(KINDS)]) for s in seats],
        "hand": [float(sum([CARD_STRENGTH[card] for card in t.hand_cards(s)])) for s in seats],
        "in danger": [float(endangered(t, s, owned[s])) for s in seats],
        **({"hopes": hopes} if t.feast else {}),
    }


def marks(table: Table) -> dict[str, list[float]]:
    """What is true of a seat, or not: 1 or 0, or how far."""
    t = cast("BoardTable", table)
    seats = range(t.players)
    castles = [t.castles(s) for s in seats]
    label = f"{t.players} feast" if t.feast else str(t.players)
    found = {
        "one castle left": [float(castles[s] >= WIN_AT - 1) for s in seats],
        "two castles left": [float(castles[s] >= WIN_AT - 2) for s in seats],
    }
    for seat in seats:
        found[f"house {t.seat_name(seat)} of {label}"] = [float(s == seat) for s in seats]
    return found


def endangered(t: BoardTable, seat: int, owned: list[int]) -> int:
    """Castles that do not stand what may come."""
    threats = before_marches(t, seat).danger
    return sum([1 for area in owned if LEVEL[area] and threats[area] > standing_force(t, area, False)])
