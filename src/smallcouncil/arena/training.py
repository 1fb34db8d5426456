"""Training of value models: bots play, positions are remembered with who won, and weights are fitted to them.

Needs numpy (`smallcouncil[rl]`); what it makes does not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from smallcouncil.arena.settings import dealt, every_size, modes
from smallcouncil.bots import heuristics
from smallcouncil.bots.search import shares
from smallcouncil.bots.value import JUDGED, ValueModel, features
from smallcouncil.games import game
from smallcouncil.table import BadInput, Rng, Table

SLIPS = 12  # one choice in so many is random, so that games differ
MOST = 16  # positions of each game
PARTS = 5  # of so many games one tests what was learned, and one says when to stop learning
BINS = 10
BOUND = 20_000


class Sample(msgspec.Struct, frozen=True, array_like=True):
    """A position: the features of every seat, and what every seat won in the end."""

    number: int  # of the game
    names: list[str]
    rows: list[list[float]]
    won: list[float]


class Bin(NamedTuple):
    """Chances of about the same size that were told on held-out games, and how often they came true."""

    told: float
    won: float
    cases: int


class Trained(NamedTuple):
    model: ValueModel
    curve: list[tuple[float, float]]  # the loss on learned games and on those that say when to stop, by epoch
    learned: float  # the loss on the held-out games
    judged: float  # ... that of the game's own judgement
    even: float  # ... and of even chances
    bins: list[Bin]
    samples: int


def collect(
    game_id: str, games: int, *, file: Path | None = None, progress: Callable[[int, int], None] | None = None
) -> list[Sample]:
    """Positions of so many games, in all modes in turn. With a file, what it has is not played again, and it grows."""
    found = read_samples(file) if file is not None and file.exists() else []
    if file is not None and not all([fits(game_id, one) for one in first_of_games(found)]):
        raise BadInput(str(file), "conflict", value=game_id, why="positions of another game, or of other features")
    done = 1 + max([sample.number for sample in found], default=-1)
    found = [sample for sample in found if sample.number < games]
    for number in range(done, games):
        new = play_one(game_id, number)
        found += new
        if file is not None:
            with file.open("ab") as opened:
                opened.write(msgspec.json.encode(new) + b"\n")
        if progress is not None:
            progress(number + 1, games)
    return found


BEGINNING = b"[["  # of a line


def read_samples(file: Path) -> list[Sample]:
    """The positions of a file, a game a line. Who was stopped in the middle of a line plays that game again."""
    whole, _, begun = file.read_bytes().rpartition(b"\n")
    try:
        found = [sample for line in whole.splitlines() for sample in msgspec.json.decode(line, type=list[Sample])]
    except msgspec.DecodeError as error:
        raise BadInput(str(file), "unreadable", why=error) from error
    if not BEGINNING.startswith(begun[: len(BEGINNING)]):  # not a game that was cut short: some other file
        raise BadInput(str(file), "unreadable", why="no positions")
    if begun:
        with file.open("r+b") as opened:
            opened.truncate(len(whole) + 1 if whole else 0)
    return found


def first_of_games(samples: Sequence[Sample]) -> list[Sample]:
    """The first position of every game."""
    first: dict[int, Sample] = {}
    for sample in samples:
        first.setdefault(sample.number, sample)
    return list(first.values())


def fits(game_id: str, first: Sample) -> bool:
    """Whether this may be the first position of a game: that of the table as it was laid."""
    seen = features(laid(game_id, first.number), heuristics(game_id).eyes)
    return first.names == seen.names and [*map(len, first.rows)] == [*map(len, seen.rows)]


def laid(game_id: str, number: int) -> Table:
    """The table of a game, in a mode and with so many players as it is its turn."""
    rulebook, settings = game(game_id), settings_of(game_id)
    options = settings[number % len(settings)]
    return rulebook.begin(number, dealt(rulebook, options, options["players"], number))


def play_one(game_id: str, number: int) -> list[Sample]:
    """One quick game between bots that sometimes slip, and positions of it: those at which the search weighs a table,
    when a turn has just begun."""
    table, known = laid(game_id, number), heuristics(game_id)
    rng, seen, gap, hour = Rng(number), list[tuple[list[str], list[list[float]]]](), 1, 0
    clock = known.clock or (lambda t: t.made // 10)
    while table.result is None and table.made < BOUND:
        if clock(table) >= hour:
            found = features(table, known.eyes)
            seen.append((found.names, found.rows))
            if len(seen) > MOST:  # a long game: only every other position is kept
                seen, gap = seen[::2], gap * 2
            hour = clock(table) + gap
        ask = table.asks[rng.below(len(table.asks))]
        slip = rng.below(SLIPS) == 0
        table.choose(ask.seat, rng.pick(ask.choices) if slip else known.decide(table, ask.seat, ask, rng))
    won = shares(table) if table.result is not None else [1 / table.players] * table.players
    return [Sample(number, names, rows, won) for names, rows in seen]


@cache
def settings_of(game_id: str) -> list[dict[str, Any]]:
    """All modes at their usual size and the smallest table, twice as often as all other numbers of players."""
    rulebook = game(game_id)
    usual = [*modes(rulebook), {"players": rulebook.seats.start}]
    return [*usual, *usual, *[options for options in every_size(rulebook) if options not in usual]]


def fit(
    game_id: str,
    samples: Sequence[Sample],
    *,
    epochs: int = 300,
    rate: float = 0.02,
    decay: float = 3e-3,
    command: str = "",
) -> Trained:
    """Weights that say who wins: logistic regression over the seats of each position, by Adam."""
    import numpy as np

    names = list(dict.fromkeys(name for sample in samples for name in sample.names))
    index = {name: i for i, name in enumerate(names)}
    most = max([len(sample.won) for sample in samples], default=0)
    x = np.zeros((len(samples), most, len(names)), np.float32)
    y, there = np.zeros((len(samples), most), np.float32), np.zeros((len(samples), most), bool)
    for i, sample in enumerate(samples):
        seats = len(sample.won)
        x[i, :seats, [index[name] for name in sample.names]] = np.array(sample.rows, np.float32).T
        y[i, :seats], there[i, :seats] = sample.won, True
    part = np.array([sample.number // 7 % PARTS for sample in samples])  # all settings are in every part
    test, stop, learn = part == 0, part == 1, part > 1
    if not (test.any() and stop.any() and learn.any()):
        raise BadInput("games", "out-of-range", value=len(set(part)), low=7 * 2 + 1, high="any")
    # what all seats have alike says nothing; features of one size are learned at one pace
    x -= np.where(there[..., None], x, 0).sum(axis=1, keepdims=True) / there.sum(axis=1)[:, None, None]
    x[~there] = 0
    scale = np.sqrt((x[learn] ** 2).sum(axis=(0, 1)) / there[learn].sum()) + 1e-3
    x /= scale

    def chances(weights: Any, part: Any) -> Any:
        sums = np.where(there[part], x[part] @ weights, -np.inf)
        grown = np.exp(sums - sums.max(axis=1, keepdims=True))
        return grown / grown.sum(axis=1, keepdims=True)

    def loss(p: Any, part: Any) -> float:
        return float(-(y[part] * np.log(np.where(there[part], np.maximum(p, 1e-9), 1))).sum(axis=1).mean())

    prior = np.zeros(len(names), np.float32)
    prior[index[JUDGED]] = scale[index[JUDGED]]  # at first, as the game judges
    judged, even = loss(chances(prior, test), test), loss(chances(0 * prior, test), test)
    weights, mean, spread = prior.copy(), 0 * prior, 0 * prior
    xs, ys, parts = x[learn], y[learn], learn
    curve = [(loss(chances(weights, learn), learn), loss(chances(weights, stop), stop))]
    best, kept = curve[0][1], weights.copy()
    for epoch in range(1, epochs + 1):
        p = chances(weights, parts)
        step = np.einsum("ns,nsf->f", p - ys, xs) / len(ys) + decay * (weights - prior)
        mean, spread = 0.9 * mean + 0.1 * step, 0.999 * spread + 0.001 * step * step
        weights = weights - rate * (mean / (1 - 0.9**epoch)) / (np.sqrt(spread / (1 - 0.999**epoch)) + 1e-8)
        stopped = loss(chances(weights, stop), stop)
        curve.append((loss(p, parts), stopped))
        if stopped < best:
            best, kept = stopped, weights.copy()
    told = chances(kept, test)
    learned = loss(told, test)
    bins = calibration(told[there[test]].tolist(), y[test][there[test]].tolist())
    note = (
        f"{len({sample.number for sample in samples})} games, {len(samples)} positions; loss on held-out games "
        f"{learned:.3f}, the game's own judgement {judged:.3f}, even chances {even:.3f}"
    )
    found = {name: round(float(weight), 3) for name, weight in zip(names, kept / scale, strict=True)}
    model = ValueModel(game_id, found, command, note)
    return Trained(model, curve, learned, judged, even, bins, len(samples))


def calibration(told: Sequence[float], won: Sequence[float]) -> list[Bin]:
    """How often chances came true, from the small ones to the large ones.

    >>> calibration([0.1, 0.1, 0.9], [0, 0, 1])
    [Bin(told=0.1, won=0.0, cases=2), Bin(told=0.9, won=1.0, cases=1)]
    """
    found = []
    for number in range(BINS):
        here = [i for i, chance in enumerate(told) if min(int(chance * BINS), BINS - 1) == number]
        if here:
            count = len(here)
            found.append(Bin(sum(told[i] for i in here) / count, sum(won[i] for i in here) / count, count))
    return found
