"""What a table promises each seat."""

from __future__ import annotations

from math import exp
from typing import cast

from smallcouncil.games.board2e.board import BARRELS, CROWNS, LANDS, LEVEL
from smallcouncil.games.board2e.facts import CARD_STRENGTH, STOCK, WIN_AT
from smallcouncil.games.board2e.heuristics.hopes import promise
from smallcouncil.games.board2e.heuristics.worth import UNIT
from smallcouncil.games.board2e.objectives.conditions import special_points
from smallcouncil.games.board2e.state import FACE, KINDS, BoardTable
from smallcouncil.table import Table


def evaluate(table: Table) -> list[float]:
    """The chance of each seat to win: castles or points, land, armies, power, and places on the tracks."""
    t = cast("BoardTable", table)
    if t.result is not None:
        return [1 / len(t.result.winners) if seat in t.result.winners else 0.0 for seat in range(t.players)]
    merits = [merit(t, seat) for seat in range(t.players)]
    left = max(t.setup.rounds - t.round, 0)
    sharp = 0.35 + 0.25 / (1 + left)
    best = max(merits)
    weights = [exp(sharp * (m - best)) for m in merits]
    total = sum(weights)
    return [weight / total for weight in weights]


def merit(t: BoardTable, seat: int) -> float:
    castles = land = 0.0
    for area in LANDS:
        if t.controller(area) == seat:
            land += 0.3 + 0.35 * BARRELS[area] + 0.3 * CROWNS[area]
            if LEVEL[area]:
                castles += 1
    units = sum([UNIT[u] * (STOCK[u] - t.stock[seat * KINDS + u]) for u in range(KINDS)])
    power = (0.2 if t.feast else 0.12) * min(t.power[seat], 12)
    tracks = 0.25 * sum([t.players - t.rank(track, seat) for track in range(3)])
    cards = 0.08 * sum([CARD_STRENGTH[card] for card in t.hand_cards(seat)])
    if t.feast:
        return points_to_come(t, seat) + 0.7 * land + 0.22 * units + power + tracks + cards
    rest = land + 0.22 * units + power + tracks + cards
    near = 1.5 if castles >= WIN_AT - 1 else 0.0
    return 2.4 * castles + near + rest


def points_to_come(t: BoardTable, seat: int) -> float:
    """A Feast for Crows: points, the more the nearer to victory, what is paid every round, and what objectives promise.
    (Weights as fitted to games of fair bots; castles count nothing there besides.)"""
    points = t.points[seat]
    hopes = sum([promise(t, seat, card & FACE) for card in t.objectives[seat]])
    near = max(points - WIN_AT + 3, 0) ** 2
    return 0.6 * points + 1.0 * near + 1.6 * special_points(t, seat) + 1.6 * hopes
