"""Fit what decides a duel of Risk (`chances` in `heuristics/duels.py`).

`PYTHONPATH=src:tests python -m risk.duel_weights 2000` plays so many games of two in each mode between heuristic bots
that sometimes slip. Who won is explained by what lay on the table when a turn began. Prints the weights in units, the
loss on one game in ten that was held out, and that of the chances as they are. Needs numpy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from math import log
from typing import Any, cast

import numpy as np

import smallcouncil as sc
from smallcouncil.bots import heuristics
from smallcouncil.bots.search import shares
from smallcouncil.games.risk.heuristics import duels
from smallcouncil.games.risk.heuristics.territories import resistance
from smallcouncil.games.risk.state import RiskTable
from smallcouncil.table import Rng

KNOWN = heuristics("risk")
SLIPS = 16  # one choice in so many is random, so that games differ
HELD_OUT = 10  # one game in so many
STEPS = 30  # of Newton's method
RIDGE = 1.0

# beside the root of all units on the board: what leads are worth falls with it
LEADS = ("units", "land", "castles", "cards", "at the front", "exposed", "special", "maesters", "gold", "turn")
PLAIN = ("points", "late points", "turn itself")

Row = tuple[list[float], float, float]  # figures of the first seat beside the second, what was told, what it won


def has(t: RiskTable, seat: int) -> list[float]:
    """What a seat has of the leads."""
    lands = t.own(seat)
    front = [a for a in lands if any([t.owner[b] == 1 - seat for b in t.board.neighbours[a]])]
    return [
        float(sum([t.units[a] for a in lands])),
        float(len(lands)),
        float(t.castles(seat)),
        float(len(t.hand[seat])),
        float(sum([t.units[a] for a in front])),
        -float(len(front)),
        float(sum([resistance(t, a) - t.units[a] for a in lands])) if t.specials_in_play else 0.0,
        float(len(t.maesters[seat])),
        t.gold[seat] / 100,
        float(t.turn == seat),
    ]


def figures(t: RiskTable) -> list[float]:
    ours, theirs = has(t, 0), has(t, 1)
    root = (ours[0] + theirs[0]) ** 0.5
    points = t.points if t.dominion_victory else [0, 0]
    late = [max(p - duels.LATE, 0) for p in points]
    turn = 1 if t.turn == 0 else -1
    return [
        *[(a - b) / root for a, b in zip(ours, theirs, strict=True)],
        points[0] - points[1],
        late[0] - late[1],
        turn,
    ]


def game(mode: str, seed: int) -> Iterator[Row]:
    """The beginnings of all turns of one game."""
    table = sc.game("risk").new(seed=seed, players=2, mode=mode)
    t, rng, hour = cast("RiskTable", table), Rng(seed), -1
    seen: list[tuple[list[float], float]] = []
    assert KNOWN.clock is not None
    while table.result is None:
        if t.turn >= 0 and KNOWN.clock(table) != hour:
            hour = KNOWN.clock(table)
            seen.append((figures(t), duels.chances(t)[0]))
        ask = table.asks[0]
        slip = rng.below(SLIPS) == 0
        table.choose(ask.seat, rng.pick(ask.choices) if slip else KNOWN.decide(table, ask.seat, ask, rng))
    won = shares(table)[0]
    return ((row, told, won) for row, told in seen)


def fit(x: Any, y: Any) -> Any:
    """Logistic regression by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ weights))
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(x.shape[1])
        weights += np.linalg.solve(bend, x.T @ (y - p) - RIDGE * weights)
    return weights


def loss(told: Any, won: Any) -> float:
    return float(
        np.mean([-(w * log(max(p, 1e-6)) + (1 - w) * log(max(1 - p, 1e-6))) for p, w in zip(told, won, strict=True)])
    )


if __name__ == "__main__":
    for mode in ("skirmish", "dominion"):
        games = [list(game(mode, seed)) for seed in range(int(sys.argv[1]))]
        rows, told, won = (np.array(c) for c in zip(*[row for one in games for row in one], strict=True))
        held = np.array([n % HELD_OUT == 0 for n, one in enumerate(games) for _ in one])
        weights = fit(rows[~held], won[~held])
        unit = weights[0]
        in_units = [f"{name} {weight / unit:.2f}" for name, weight in zip(LEADS, weights, strict=False)]
        plain = [f"{name} {weight:.2f}" for name, weight in zip(PLAIN, weights[len(LEADS) :], strict=True)]
        fitted = loss(1 / (1 + np.exp(-rows[held] @ weights)), won[held])
        sys.stdout.write(f"{mode}: a unit {unit:.2f}; {', '.join(in_units)}; {', '.join(plain)}\n")
        sys.stdout.write(f"  loss {fitted:.4f} fitted, {loss(told[held], won[held]):.4f} as told\n")
