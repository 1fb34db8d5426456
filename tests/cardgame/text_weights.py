"""Fit what bots think the texts of cards are worth (`heuristics/texts.py` of an edition).

`PYTHONPATH=src:tests python -m cardgame.text_weights cards2e 3200` plays so many jousts between heuristic bots that
sometimes slip. Who wins is explained by what the game's own judgement says when a round begins, by the decks, and by
the titles in play and in hand: those are what it is asked for. Needs numpy.
"""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any, cast

import numpy as np

import smallcouncil as sc
from smallcouncil.bots import HeuristicBot, Knowledge, heuristics
from smallcouncil.games.cardgame.heuristics.worth import SPREAD
from smallcouncil.games.cardgame.rounds.table import RoundTable

SLIPS = 15  # one choice in so many is made at random
RIDGE = 15.0  # draws weights to nothing that few games support
TRUST = 0.7  # the share of what is found that is believed
JUDGED = ("judged", "power", "late power", "hand", "first", "near")

Row = Counter[str]  # what seat 0 has more of than seat 1


def compared(t: RoundTable, fortunes: Any) -> Row:
    """What seat 0 has more of than seat 1: by the names of titles, `in` play or hand."""
    row: Row = Counter()
    most = max(t.total_power(seat) for seat in (0, 1))
    worth = fortunes(t)
    for seat, sign in ((0, 1.0), (1, -1.0)):
        power, hand = t.total_power(seat), t.hands[seat]
        values = (
            worth[seat] / SPREAD,
            power / 4,
            power * most / 60,
            len(hand) / 4,
            t.first == seat,
            max(0, power - 11),
        )
        for name, value in zip(JUDGED, values, strict=True):
            row[name] += sign * value
        for card in t.plays[seat]:
            if t.host[card] < 0 or t.control[t.host[card]] == seat:
                row[f"{t.box.printed[card].id} in play"] += sign  # type: ignore[assignment]
        for card in hand:
            row[f"{t.box.printed[card].id} in hand"] += sign  # type: ignore[assignment]
    return row


def positions(edition: str, game: int) -> tuple[list[Row], float]:
    """The positions of one joust in which a round began, and whether seat 0 won."""
    folder = f"smallcouncil.games.{edition}"
    fortunes = import_module(f"{folder}.heuristics.worth").fortunes
    decks = tuple(Random(game).sample(import_module(f"{folder}.decks").DEFAULTS, 2))
    table = cast("RoundTable", sc.game(edition).new(seed=game, players=2, decks=decks))
    bots = [HeuristicBot(2 * game + seat, heuristics(edition).decide, slips=1, of=SLIPS) for seat in (0, 1)]
    found: list[Row] = []
    begun = 1
    while not table.over:
        if table.round > begun:
            begun = table.round
            found.append(compared(table, fortunes))
            found[-1].update({f"deck {decks[0]}": 1, f"deck {decks[1]}": -1})
        seat = table.waiting[0]
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    assert table.result is not None
    return found, float(0 in table.result.winners)


def fit(rows: list[Row], won: list[float]) -> dict[str, float]:
    """Logistic regression; the weights on the scale of what cards are worth."""
    names = sorted({name for row in rows for name in row})
    x = np.array([[row[name] for name in names] for row in rows])
    y = np.array(won)
    ridge = np.diag([1.0 if name in JUDGED else RIDGE for name in names])
    weights = np.zeros(len(names))
    for _ in range(12):
        chance = 1 / (1 + np.exp(-x @ weights))
        slope = (x * (chance * (1 - chance))[:, None]).T @ x + ridge
        weights -= np.linalg.solve(slope, x.T @ (chance - y) + ridge @ weights)
    found = dict(zip(names, weights.tolist(), strict=True))
    return {name: TRUST * SPREAD * weight / found["judged"] for name, weight in found.items()}


if __name__ == "__main__":
    every: list[Row] = []
    won: list[float] = []
    for game in range(int(sys.argv[2])):
        met, victory = positions(sys.argv[1], game)
        every += met
        won += [victory] * len(met)
    sys.stdout.write(f"{len(every)} positions\n")
    for name, weight in sorted(fit(every, won).items(), key=lambda pair: pair[1]):
        sys.stdout.write(f"{name}: {weight:.1f}\n")
