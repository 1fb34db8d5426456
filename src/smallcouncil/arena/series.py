"""Many games between bots, over several processes, and what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from smallcouncil.arena.match import match
from smallcouncil.bots import Bot, make
from smallcouncil.games import game
from smallcouncil.table import BadInput

NORMAL_95 = 1.959964


class Played(NamedTuple):
    """One game of a series: who sat where, who won, how long it was."""

    number: int
    seed: int
    seats: tuple[int, ...]  # by seat: the number of the bot that played it
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]
    reason: str  # empty: given up without an end
    choices: int
    record: bytes


class WinRate(NamedTuple):
    """How a bot did. Several bots of one name stand together."""

    name: str
    seats: int  # how many of them sit at one table
    games: int
    wins: float  # a shared victory counts for its share
    rate: float
    low: float  # the 95% interval of the rate ...
    high: float
    fair: float  # ... and what chance would give


class Series(NamedTuple):
    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    played: list[Played]

    def win_rates(self) -> list[WinRate]:
        """Every name with its win rate, the best first."""
        names = list(dict.fromkeys(self.bots))
        return sorted([self._win_rate(name) for name in names], key=lambda s: -s.rate)

    def _win_rate(self, name: str) -> WinRate:
        games = len(self.played)
        wins = 0.0
        for p in self.played:
            mine = sum(self.bots[p.seats[seat]] == name for seat in p.winners)
            wins += mine / len(p.winners) if mine else 0.0
        seats = self.bots.count(name)
        low, high = interval(wins, games)
        return WinRate(name, seats, games, wins, wins / games if games else 0.0, low, high, seats / len(self.bots))

    def lengths(self) -> tuple[int, float, int]:
        """Shortest, median and longest game, in choices."""
        lengths = [p.choices for p in self.played]
        return min(lengths), median(lengths), max(lengths)

    def reasons(self) -> dict[str, int]:
        """How the games ended, the most frequent way first."""
        counts: dict[str, int] = {}
        for p in self.played:
            counts[p.reason] = counts.get(p.reason, 0) + 1
        return dict(sorted(counts.items(), key=lambda pair: -pair[1]))


class Spec(NamedTuple):
    """A game to be played, in a form that travels to another process."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    budget: dict[str, Any]
    number: int
    seed: int


def series(
    game_id: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
    records: Path | None = None,
    budget: dict[str, Any] | None = None,
) -> Series:
    """Play many games. Bots move on one seat from game to game; the outcome does not depend on `processes`.

    `budget` goes to the bots that search. `progress` is told how many of how many games are over. `records` is a
    folder for a record of each game.

    >>> series("risk", ["random"] * 3, games=2).win_rates()[0].rate
    1.0
    """
    if games < 1:
        raise BadInput("games", "out-of-range", value=games, low=1, high="any")
    specs = [Spec(game_id, options or {}, tuple(bots), budget or {}, number, seed + number) for number in range(games)]
    make_all(specs[0])  # what is wrong is refused here, not in another process
    game(game_id).begin(0, {"players": len(bots), **(options or {})})
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    played = []
    for one in play_all(specs, processes):
        played.append(one)
        if records is not None:
            records.joinpath(f"{game_id}-{one.number:05}.json").write_bytes(one.record)
        if progress is not None:
            progress(len(played), games)
    return Series(game_id, options or {}, tuple(bots), played)


def play_all(specs: list[Spec], processes: int) -> Iterator[Played]:
    if processes <= 1:
        yield from map(play_one, specs)
        return
    with ProcessPoolExecutor(min(processes, len(specs))) as pool:
        yield from pool.map(play_one, specs, chunksize=max(1, min(16, len(specs) // (processes * 8))))


def play_one(spec: Spec) -> Played:
    seats = tuple((seat + spec.number) % len(spec.bots) for seat in range(len(spec.bots)))
    bots = make_all(spec)
    record, result, choices = match(game(spec.game), spec.options, [bots[i] for i in seats], spec.seed)
    winners, scores, reason = result or ((), (), "")
    return Played(spec.number, spec.seed, seats, winners, scores, reason, choices, record.write())


def make_all(spec: Spec) -> list[Bot]:
    return [
        make(name, spec.game, seed=spec.seed * len(spec.bots) + i, **spec.budget) for i, name in enumerate(spec.bots)
    ]


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate (Wilson's score).

    >>> [round(x, 3) for x in interval(95, 100)]
    [0.888, 0.978]
    """
    if games == 0:
        return 0.0, 1.0
    z2 = NORMAL_95 * NORMAL_95
    rate = wins / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
