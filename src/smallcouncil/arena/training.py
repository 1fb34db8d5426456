"""Training of value models: bots play, positions are remembered with who won, and weights are fitted to them.

Needs numpy (`smallcouncil[rl]`); what it makes does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from smallcouncil.arena.bench import modes
from smallcouncil.bots import HeuristicBot, Knowledge, heuristics
from smallcouncil.bots.search import shares
from smallcouncil.bots.value import ValueModel, features, names_of
from smallcouncil.games import game
from smallcouncil.table import BadInput, Rng

SLIPS = 6  # one choice in so many is random, so that games differ
POSITIONS = 12  # of each game, on average
HELD_OUT = 5  # one game in so many tests what was learned from the others
BOUND = 20_000


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A position: the features of every seat, and what every seat won in the end."""

    number: int  # of the game
    names: list[str]
    rows: list[list[float]]
    won: list[float]


class Trained(NamedTuple):
    model: ValueModel
    curve: list[tuple[float, float]]  # the loss on learned and on held-out games, after every epoch
    judged: float  # the loss of the game's own judgement on the held-out games
    even: float  # ... and of even chances
    samples: int


def collect(
    game_id: str, games: int, *, file: Path | None = None, progress: Callable[[int, int], None] | None = None
) -> list[Sample]:
    """Positions of so many games, in all modes in turn. With a file, what it has is not played again, and it grows."""
    found = read_samples(file) if file is not None and file.exists() else []
    done = len({sample.number for sample in found})
    for number in range(done, games):
        new = play_one(game_id, number)
        found += new
        if file is not None:
            with file.open("ab") as opened:
                opened.writelines(msgspec.json.encode(sample) + b"\n" for sample in new)
        if progress is not None:
            progress(number + 1, games)
    return found


def read_samples(file: Path) -> list[Sample]:
    try:
        return [msgspec.json.decode(line, type=Sample) for line in file.read_bytes().splitlines()]
    except msgspec.DecodeError as error:
        raise BadInput(str(file), "unreadable", why=error) from error


def play_one(game_id: str, number: int) -> list[Sample]:
    """One game between bots that sometimes slip, and positions of it: one at least."""
    rulebook, known = game(game_id), heuristics(game_id)
    settings = settings_of(game_id)
    table = rulebook.begin(number, settings[number % len(settings)])
    bots = [HeuristicBot(number * 16 + seat, known.decide, slips=SLIPS) for seat in range(table.players)]
    rng, seen, gap = Rng(number), list[list[list[float]]](), 1
    while table.result is None and table.made < BOUND:
        if table.made % gap == 0:
            seen.append(features(table, known.judge))
            if len(seen) > 2 * POSITIONS:  # a long game: only every other position is kept
                seen, gap = seen[::2], gap * 2
        seat = table.asks[rng.below(len(table.asks))].seat
        table.choose(seat, bots[seat].choose(Knowledge(table, seat)))
    won = shares(table) if table.result is not None else [1 / table.players] * table.players
    names = names_of(table.figures())
    return [Sample(number, names, rows, won) for rows in seen]


def settings_of(game_id: str) -> list[dict[str, Any]]:
    """All modes at their usual size, and the smallest table."""
    rulebook = game(game_id)
    return [*(options for _, options in modes(rulebook)), {"players": rulebook.seats.start}]


def fit(
    game_id: str, samples: Sequence[Sample], *, epochs: int = 300, rate: float = 0.05, decay: float = 1e-3
) -> Trained:
    """Weights that say who wins: logistic regression over the seats of each position, by Adam."""
    import numpy as np

    names = list(dict.fromkeys(name for sample in samples for name in sample.names))
    index = {name: i for i, name in enumerate(names)}
    most = max([len(sample.won) for sample in samples], default=0)
    x = np.zeros((len(samples), most, len(names)))
    y, there = np.zeros((len(samples), most)), np.zeros((len(samples), most), bool)
    for i, sample in enumerate(samples):
        seats = len(sample.won)
        x[i, :seats, [index[name] for name in sample.names]] = np.array(sample.rows).T
        y[i, :seats], there[i, :seats] = sample.won, True
    test = np.array([sample.number % HELD_OUT == 0 for sample in samples])
    if not len(test) or test.all() or not test.any():
        raise BadInput("games", "out-of-range", value=int(test.sum()), low=HELD_OUT + 1, high="any")

    def chances(weights: Any, part: Any) -> Any:
        sums = np.where(there[part], x[part] @ weights, -np.inf)
        grown = np.exp(sums - sums.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True)

    def loss(p: Any, part: Any) -> float:
        return float(-(y[part] * np.log(np.where(there[part], np.maximum(p, 1e-9), 1))).sum(axis=1).mean())

    weights = np.zeros(len(names))
    weights[0] = 1.0  # at first, as the game judges
    judged, even = loss(chances(weights, test), test), loss(chances(np.zeros(len(names)), test), test)
    learn, mean, spread = ~test, np.zeros(len(names)), np.zeros(len(names))
    curve, best, kept = [(loss(chances(weights, learn), learn), judged)], judged, weights.copy()
    for epoch in range(1, epochs + 1):
        wrong = chances(weights, learn) - y[learn]
        step = np.einsum("ns,nsf->f", wrong, x[learn]) / learn.sum() + decay * weights
        mean, spread = 0.9 * mean + 0.1 * step, 0.999 * spread + 0.001 * step * step
        weights = weights - rate * (mean / (1 - 0.9**epoch)) / (np.sqrt(spread / (1 - 0.999**epoch)) + 1e-8)
        tested = loss(chances(weights, test), test)
        curve.append((loss(chances(weights, learn), learn), tested))
        if tested < best:
            best, kept = tested, weights.copy()
    note = (
        f"{len(samples)} positions; loss on held-out games {best:.3f}, "
        f"the game's own judgement {judged:.3f}, even chances {even:.3f}"
    )
    model = ValueModel(game_id, names, [round(float(w), 4) for w in kept], note)
    return Trained(model, curve, judged, even, len(samples))
