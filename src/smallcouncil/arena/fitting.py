"""Weights that say who wins, fitted to positions: logistic regression over the seats of each position. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from smallcouncil.table import BadInput

if TYPE_CHECKING:
    from smallcouncil.arena.training import Sample

PARTS = 5  # of so many parts one tests what was learned, and one says when to stop learning
RUN = 7  # games in a row that are of one part, so that all settings are in every part
RATE = 0.02  # of learning
PULL = 3e-3  # towards the weights at first, so that what was hardly ever seen does not count
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8  # of Adam

Floats = NDArray[np.float32]
Mask = NDArray[np.bool_]


class Positions:
    """Samples as arrays: by position, seat and feature. Features are measured from their mean over the seats, because
    what all seats have alike says nothing, and in their own spread, so that all are learned at one pace."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.names = list(dict.fromkeys(name for sample in samples for name in sample.names))
        index = {name: i for i, name in enumerate(self.names)}
        most = max([len(sample.won) for sample in samples], default=0)
        x = np.zeros((len(samples), most, len(self.names)), np.float32)
        y, there = np.zeros((len(samples), most), np.float32), np.zeros((len(samples), most), bool)
        for i, sample in enumerate(samples):
            seats = len(sample.won)
            x[i, :seats, [index[name] for name in sample.names]] = np.array(sample.rows, np.float32).T
            y[i, :seats], there[i, :seats] = sample.won, True
        part = np.array([sample.number // RUN % PARTS for sample in samples])
        self.test: Mask = part == 0
        self.stop: Mask = part == 1
        self.learn: Mask = part > 1
        if not (self.test.any() and self.stop.any() and self.learn.any()):
            raise BadInput("games", "out-of-range", value=len(set(part)), low=RUN * 2 + 1, high="any")
        x -= np.where(there[..., None], x, 0).sum(axis=1, keepdims=True) / there.sum(axis=1)[:, None, None]
        x[~there] = 0
        self.scale: Floats = np.sqrt((x[self.learn] ** 2).sum(axis=(0, 1)) / there[self.learn].sum()) + 1e-3
        x /= self.scale
        self.features, self.won, self.there = x, y, there

    def chances(self, weights: Floats, part: Mask) -> Any:
        """Of every seat of these positions."""
        sums = np.where(self.there[part], self.features[part] @ weights, -np.inf)
        grown = np.exp(sums - sums.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True)

    def loss(self, chances: Any, part: Mask) -> float:
        logs = np.log(np.where(self.there[part], np.maximum(chances, 1e-9), 1))
        return float(-(self.won[part] * logs).sum(axis=1).mean())


def descend(positions: Positions, prior: Floats, epochs: int) -> tuple[Floats, list[tuple[float, float]]]:
    """From the weights at first downhill, by Adam: the best ones on the positions that say when to stop, and the losses
    on what is learned and on those, by epoch."""
    learn, stop = positions.learn, positions.stop
    features, won = positions.features[learn], positions.won[learn]
    weights, mean, spread = prior.copy(), 0 * prior, 0 * prior
    chances = positions.chances(weights, learn)
    curve = [(positions.loss(chances, learn), positions.loss(positions.chances(weights, stop), stop))]
    best, kept = curve[0][1], weights.copy()
    for epoch in range(1, epochs + 1):
        chances = positions.chances(weights, learn)
        step = np.einsum("ns,nsf->f", chances - won, features) / len(won) + PULL * (weights - prior)
        mean = FIRST_MOMENT * mean + (1 - FIRST_MOMENT) * step
        spread = SECOND_MOMENT * spread + (1 - SECOND_MOMENT) * step * step
        pace = np.sqrt(spread / (1 - SECOND_MOMENT**epoch)) + TINY
        weights = weights - RATE * (mean / (1 - FIRST_MOMENT**epoch)) / pace
        stopped = positions.loss(positions.chances(weights, stop), stop)
        curve.append((positions.loss(chances, learn), stopped))
        if stopped < best:
            best, kept = stopped, weights.copy()
    return kept, curve
