"""What games tell about who played them: win rates with their intervals, and ratings (openskill, Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from smallcouncil.arena.results import Outcome
from smallcouncil.arena.series import interval


class Rated(NamedTuple):
    """How an entrant did."""

    name: str
    games: int
    wins: float  # a shared victory counts for its share
    fair: float  # what chance would give: the sum over all games of the share of seats
    low: float  # the 95% interval of the win rate
    high: float
    rating: float
    doubt: float  # the standard deviation of the rating

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def fair_rate(self) -> float:
        return self.fair / self.games if self.games else 0.0


def rated(entrants: Sequence[str], outcomes: Sequence[Outcome]) -> list[Rated]:
    """Every entrant, the best rated first."""
    found = ratings(entrants, outcomes)
    lines = []
    for name in entrants:
        mine = [o for o in outcomes if name in o.fixture.seats]
        wins = sum(wins_of(name, o) for o in mine)
        fair = sum(o.fixture.seats.count(name) / len(o.fixture.seats) for o in mine)
        low, high = interval(wins, len(mine))
        lines.append(Rated(name, len(mine), wins, fair, low, high, found[name].mu, found[name].sigma))
    return sorted(lines, key=lambda line: -line.rating)


def wins_of(name: str, outcome: Outcome) -> float:
    return sum(outcome.share(seat) for seat, who in enumerate(outcome.fixture.seats) if who == name)


def ratings(entrants: Iterable[str], outcomes: Iterable[Outcome]) -> dict[str, PlackettLuceRating]:
    """Ratings after all games, one after the other. Where somebody has several seats, the mean of them counts."""
    model = PlackettLuce()
    found = {name: model.rating() for name in entrants}
    for outcome in outcomes:
        seats = outcome.fixture.seats
        if not outcome.winners or len(set(seats)) == 1:
            continue
        ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(len(seats))]
        # every seat has a copy: who sits twice would be changed twice
        after = model.rate([[model.rating(found[name].mu, found[name].sigma)] for name in seats], ranks=ranks)
        for name in dict.fromkeys(seats):
            mine = [after[seat][0] for seat, who in enumerate(seats) if who == name]
            mu, sigma = sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)
            found[name] = model.rating(mu=mu, sigma=sigma)
    return found


class Meeting(NamedTuple):
    """How one entrant did against another one."""

    games: int
    wins: float
    losses: float


def meetings(entrants: Sequence[str], outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Meeting]:
    """Games and wins of everyone against everyone, for those who have met."""
    found: dict[tuple[str, str], Meeting] = {}
    for outcome in outcomes:
        there = set(outcome.fixture.seats)
        for one in there:
            for other in there - {one}:
                games, wins, losses = found.get((one, other), Meeting(0, 0.0, 0.0))
                found[one, other] = Meeting(games + 1, wins + wins_of(one, outcome), losses + wins_of(other, outcome))
    return {pair: found[pair] for pair in sorted(found, key=lambda p: (entrants.index(p[0]), entrants.index(p[1])))}


class Duel(NamedTuple):
    """How one entrant did alone, or with its partner, against another one in all other seats."""

    one: str
    other: str
    games: int
    wins: float
    fair: float  # what chance would give


def duels(entrants: Sequence[str], outcomes: Iterable[Outcome]) -> list[Duel]:
    """Games of one entrant against another in all other seats; with two sides those of who won more."""
    found: dict[tuple[str, str], Duel] = {}
    for outcome in outcomes:
        seats = outcome.fixture.seats
        names = sorted(set(seats), key=entrants.index)
        if len(names) != 2:
            continue
        for one, other in (names, names[::-1]):
            mine = seats.count(one)
            if 2 * mine <= len(seats):
                _, _, games, wins, fair = found.get((one, other), Duel(one, other, 0, 0.0, 0.0))
                found[one, other] = Duel(one, other, games + 1, wins + wins_of(one, outcome), fair + mine / len(seats))
    for pair in list(found):
        back = pair[1], pair[0]
        both_ways = pair in found and back in found and found[pair].fair == found[pair].games / 2
        if both_ways and found[back].wins <= found[pair].wins:
            del found[back]
    return sorted(found.values(), key=lambda duel: (entrants.index(duel.one), entrants.index(duel.other)))


class Won(NamedTuple):
    """What a house, a leader or a place at the table has won."""

    games: int
    wins: float
    fair: float  # what chance would give


def won_by(outcomes: Iterable[Outcome], called: Callable[[Outcome], Sequence[str]]) -> dict[str, Won]:
    """By what the seats are called: by their houses, their leaders, their places."""
    found: dict[str, Won] = {}
    for outcome in outcomes:
        for seat, name in enumerate(called(outcome)):
            games, wins, fair = found.get(name, Won(0, 0.0, 0.0))
            found[name] = Won(games + 1, wins + outcome.share(seat), fair + 1 / len(outcome.names))
    return dict(sorted(found.items()))
