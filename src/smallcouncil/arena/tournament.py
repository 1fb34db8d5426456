"""Tournaments: who plays whom, played by any number of workers, kept in a file.

>>> table = tournament("gauntlet", "ironthrone", ["random", "heuristic"], games=3, options={"turn_limit": 1})
>>> [line.name for line in table.lines], len(table.outcomes)
(['heuristic', 'random'], 3)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from smallcouncil.arena import schedule
from smallcouncil.arena.entrants import make_entrant
from smallcouncil.arena.ratings import Rated, rated, wins_of
from smallcouncil.arena.results import Outcome, Results
from smallcouncil.arena.schedule import FORMATS, Fixture, Lineup
from smallcouncil.arena.workers import ALONE, Workers
from smallcouncil.games import game
from smallcouncil.table import BadInput

Progress = Callable[[int, int], None]  # so many games of so many are over
Sides = tuple[tuple[int, ...], ...]  # the seats that win together

LINEUPS: dict[str, Callable[[Sequence[str], int], list[Lineup]]] = {
    "round-robin": schedule.round_robin,
    "gauntlet": schedule.gauntlet,
    "ladder": schedule.ladder,
    "balance": schedule.balance,
}


class Tournament(NamedTuple):
    """A tournament that was played."""

    format: str
    game: str
    options: dict[str, Any]
    entrants: tuple[str, ...]
    players: int
    outcomes: list[Outcome]

    @property
    def lines(self) -> list[Rated]:
        """Every entrant, the best rated first."""
        return rated(self.entrants, self.outcomes)


def tournament(
    format: str,
    game_id: str,
    entrants: Sequence[str],
    *,
    players: int | None = None,
    games: int = 20,
    rounds: int = 5,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    results: Results | None = None,
    workers: Workers = ALONE,
    progress: Progress | None = None,
) -> Tournament:
    """Play a tournament; what `results` has already is not played again.

    `games` is for each line-up of the format, in Swiss tournaments for each table of a round. The outcome does not
    depend on the workers.
    """
    options = options or {}
    rulebook = game(game_id)
    seats = rulebook.players_for(options) if players is None else players
    sides = check(format, game_id, entrants, seats, games, rounds, options)
    kept = Results() if results is None else results
    plan = Plan(game_id, options, sides, games, seed, kept, workers, progress)
    if format == "swiss":
        fixtures = swiss(plan, entrants, rounds)
    else:
        lineups = LINEUPS[format](entrants, len(sides))
        fixtures = [f for lineup in lineups for f in plan.fixtures(lineup)]
        plan.play(fixtures, len(fixtures))
    return Tournament(format, game_id, options, tuple(entrants), seats, kept.of(fixtures))


def check(
    format: str, game_id: str, entrants: Sequence[str], players: int, games: int, rounds: int, options: dict[str, Any]
) -> Sides:
    """What is wrong is refused here, not in another process. Otherwise who wins with whom."""
    if format not in FORMATS:
        raise BadInput("format", "unknown-value", value=format, known=", ".join(FORMATS))
    for field, value in (("games", games), ("rounds", rounds)):
        if value < 1:
            raise BadInput(field, "out-of-range", value=value, low=1, high="any")
    least = 1 if format == "balance" else 2
    if len(entrants) < least:
        raise BadInput("bots", "out-of-range", value=len(entrants), low=least, high="any")
    if len(set(entrants)) < len(entrants):
        raise BadInput("bots", "conflict", value=", ".join(entrants), why="every bot once")
    rulebook = game(game_id)
    sides = rulebook.sides(rulebook.begin(0, {"players": players, **options}).options)
    if format == "swiss" and len(entrants) < len(sides):
        raise BadInput("bots", "out-of-range", value=len(entrants), low=len(sides), high="any")
    for text in entrants:
        make_entrant(text, game_id, 0)
    return sides


class Plan(NamedTuple):
    """How the games of a tournament are played."""

    game: str
    options: dict[str, Any]
    sides: Sides
    games: int
    seed: int
    results: Results
    workers: Workers
    progress: Progress | None

    def fixtures(self, lineup: Lineup) -> list[Fixture]:
        """The games of a line-up, which names somebody for each side."""
        return schedule.fixtures(self.game, self.options, schedule.seated(lineup, self.sides), self.games, self.seed)

    def play(self, fixtures: list[Fixture], total: int, before: int = 0) -> None:
        """Play what has not been played yet."""
        missing = [fixture for fixture in fixtures if fixture not in self.results]
        done = before + len(fixtures) - len(missing)
        for outcomes in self.workers.play(missing):
            self.results.add(outcomes)
            done += len(outcomes)
            if self.progress is not None:
                self.progress(done, total)


def swiss(plan: Plan, entrants: Sequence[str], rounds: int) -> list[Fixture]:
    """Round after round, each paired by the results so far."""
    scores = dict.fromkeys(entrants, 0.0)
    met: set[frozenset[str]] = set()
    rested: list[str] = []
    played: list[Fixture] = []
    sides = len(plan.sides)
    total = rounds * (len(entrants) // sides) * plan.games
    for number in range(rounds):
        tables = schedule.swiss_round(entrants, scores, met, sides, rested)
        here = plan._replace(seed=plan.seed + number * plan.games)
        fixtures = [f for lineup in tables for f in here.fixtures(lineup)]
        here.play(fixtures, total, len(played))
        played += fixtures
        for outcome in plan.results.of(fixtures):
            for name in set(outcome.fixture.seats):
                scores[name] += wins_of(name, outcome) / plan.games
        for lineup in tables:
            met |= {frozenset((one, other)) for one in lineup for other in lineup if one != other}
        for name in [name for name in entrants if not any(name in lineup for lineup in tables)]:
            scores[name] += 1 / sides  # who sits out is given a fair share
            rested.append(name)
    return played
