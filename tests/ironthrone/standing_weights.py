"""Fit by what bots weigh a table when a turn begins (`heuristics/standing.py`).

`PYTHONPATH=src:tests python -m ironthrone.standing_weights 3 2400` plays so many games of three between heuristic bots
that sometimes slip, and prints the weights, with the loss on every fifth game, which is held out. Needs numpy.
"""

from __future__ import annotations

import sys
from typing import Any, cast

import numpy as np

import smallcouncil as sc
from smallcouncil.bots import HeuristicBot, Knowledge, heuristics
from smallcouncil.games.ironthrone.heuristics.standing import FEATURES, evaluate, standings
from smallcouncil.games.ironthrone.state import ThroneTable

SLIPS = 33  # one choice in so many is made at random
RIDGE = 20.0  # draws weights to nothing that few games support
STEPS = 12


def positions(players: int, game: int) -> tuple[list[list[list[float]]], list[list[float]], list[float]]:
    """Of one game the tables on which a turn began, by seat; everyone's chance there; and what everybody won."""
    table = cast("ThroneTable", sc.game("ironthrone").new(seed=game, players=players))
    decide = heuristics("ironthrone").decide
    bots = [HeuristicBot(players * game + seat, decide, slips=1, of=SLIPS) for seat in range(players)]
    rows, chances, begun = [], [], 1
    while table.result is None:
        if table.turn > begun:
            begun = table.turn
            rows.append(standings(table))
            chances.append(evaluate(table))
        seat = table.asks[0].seat
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    winners = table.result.winners
    return rows, chances, [1 / len(winners) if s in winners else 0.0 for s in range(players)]


def softmax(sums: Any) -> Any:
    grown = np.exp(sums - sums.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def fit(rows: Any, won: Any) -> Any:
    """Who wins, explained by the weighted sums of the seats."""
    weights = np.zeros(rows.shape[2])
    for _ in range(STEPS):
        chances = softmax(rows @ weights)
        beside = rows - (chances[:, :, None] * rows).sum(axis=1, keepdims=True)
        slope = np.einsum("ns,nsi,nsj->ij", chances, beside, beside) + RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(slope, ((won - chances)[:, :, None] * rows).sum(axis=(0, 1)) - RIDGE * weights)
    return weights


def loss(chances: Any, won: Any) -> float:
    return float(-(won * np.log(np.maximum(chances, 1e-3))).sum(axis=1).mean())


if __name__ == "__main__":
    players, games = int(sys.argv[1]), int(sys.argv[2])
    kept: list[list[Any]] = [[], [], []]
    held: list[list[Any]] = [[], [], []]
    for game in range(games):
        rows, chances, won = positions(players, game)
        found: tuple[list[Any], ...] = (rows, chances, [won] * len(rows))
        for into, more in zip(kept if game % 5 else held, found, strict=True):
            into += more
    weights = fit(np.array(kept[0]), np.array(kept[2]))
    told, seen, won_by = np.array(held[1]), np.array(held[0]), np.array(held[2])
    sys.stdout.write(f"held out: {loss(told, won_by):.3f} now, {loss(softmax(seen @ weights), won_by):.3f} fitted\n")
    for name, weight in zip(FEATURES, weights.tolist(), strict=True):
        sys.stdout.write(f"{name}: {weight:.3f}\n")
