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


def fit(game_id: str, samples: Sequence[Sample], *, epochs: int = 300, command: str = "") -> Trained:
    """Weights that say who wins, beginning with what the game itself judges."""
    import numpy as np

    from smallcouncil.arena.fitting import Positions, descend

    positions = Positions(samples)
    judge = positions.names.index(JUDGED)
    prior = np.zeros(len(positions.names), np.float32)
    prior[judge] = positions.scale[judge]
    weights, curve = descend(positions, prior, epochs)
    test, there = positions.test, positions.there[positions.test]
    judged, even = (positions.loss(positions.chances(w, test), test) for w in (prior, 0 * prior))
    told = positions.chances(weights, test)
    learned = positions.loss(told, test)
    bins = calibration(told[there].tolist(), positions.won[test][there].tolist())
    note = (
        f"{len({sample.number for sample in samples})} games, {len(samples)} positions; loss on held-out games "
        f"{learned:.3f}, the game's own judgement {judged:.3f}, even chances {even:.3f}"
    )
    found = {n: round(float(w), 3) for n, w in zip(positions.names, weights / positions.scale, strict=True)}
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
