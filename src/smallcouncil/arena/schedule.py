"""Which games are played: every one is described by what decides its course, and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, pairwise
from typing import Any

import msgspec

from smallcouncil.arena.settings import dealt
from smallcouncil.games import game

FORMATS = ("round-robin", "swiss", "gauntlet", "ladder", "balance")


class Fixture(msgspec.Struct, frozen=True, dict=True):
    """One game that is to be played: rules, options, who sits where, and the seed of the dice."""

    game: str
    version: int
    options: dict[str, Any]
    seats: tuple[str, ...]  # by seat: the text of the entrant
    seed: int

    @cached_property
    def key(self) -> str:
        """What the game is called in results: the same for the same fixture, wherever and whenever it is played."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:32]

    def bot_seed(self, seat: int) -> int:
        """Bots must not share the dice of the table, nor each other's."""
        return int.from_bytes(hashlib.sha256(f"{self.key}/{seat}".encode()).digest()[:8], "big")


Lineup = tuple[str, ...]  # who sits at one table; the seats go round from game to game


def fixtures(game_id: str, options: dict[str, Any], lineup: Lineup, games: int, seed: int) -> list[Fixture]:
    """So many games of one line-up. Seats go round, and every seating of one round of them has the same dice, and
    where everyone brings a deck and none is named, the same decks, drawn by lot.

    >>> [(f.seats, f.seed) for f in fixtures("risk", {}, ("a", "b"), 3, seed=5)]
    [(('a', 'b'), 5), (('b', 'a'), 5), (('a', 'b'), 6)]
    """
    seatings = next(by for by in range(1, len(lineup) + 1) if turned(lineup, by) == lineup)
    rulebook = game(game_id)
    found = []
    for number in range(games):
        dice = seed + number // seatings
        laid = dealt(rulebook, options, len(lineup), dice)
        found.append(Fixture(game_id, rulebook.version, laid, turned(lineup, number), dice))
    return found


def turned(lineup: Lineup, by: int) -> Lineup:
    return tuple(lineup[(seat + by) % len(lineup)] for seat in range(len(lineup)))


def seated(lineup: Lineup, sides: Sequence[Sequence[int]]) -> Lineup:
    """Who sits in which seat, where each takes all seats of a side.

    >>> seated(("a", "b"), ((0, 2), (1, 3)))
    ('a', 'b', 'a', 'b')
    """
    by_seat = {seat: name for name, side in zip(lineup, sides, strict=True) for seat in side}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def one_against(one: str, others: str, players: int) -> Lineup:
    return (one, *[others] * (players - 1))


def round_robin(entrants: Sequence[str], players: int) -> list[Lineup]:
    """Everyone against everyone. With fewer entrants than seats, each one alone against each other one in all seats.

    >>> round_robin(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> round_robin(["a", "b"], 3)
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    if len(entrants) >= players:
        return list(combinations(entrants, players))
    pairs = combinations(entrants, 2)
    return [one_against(x, y, players) for pair in pairs for x, y in (pair, pair[::-1])]


def gauntlet(entrants: Sequence[str], players: int) -> list[Lineup]:
    """Everyone against the first one, which takes all other seats."""
    reference, *others = entrants
    return [one_against(other, reference, players) for other in others]


def ladder(entrants: Sequence[str], players: int) -> list[Lineup]:
    """Each one against the step below, which takes all other seats; the weakest entrant is named first."""
    return [one_against(above, below, players) for below, above in pairwise(entrants)]


def balance(entrants: Sequence[str], players: int) -> list[Lineup]:
    """The same bot in all seats: what the seats themselves are worth."""
    return [(entrant,) * players for entrant in entrants]


def swiss_round(
    entrants: Sequence[str],
    scores: dict[str, float],
    met: set[frozenset[str]],
    players: int,
    rested: Sequence[str] = (),
) -> list[Lineup]:
    """The tables of one round: those of similar score meet, as far as possible others than before. Where some are left
    over, the last of those who have `rested` least sit out. Equal scores stand in the order of the entrants.
    """
    waiting = sorted(entrants, key=lambda e: -scores[e])
    for _ in range(len(waiting) % players):
        least = min([rested.count(name) for name in waiting])
        waiting.remove([name for name in waiting if rested.count(name) == least][-1])
    tables = []
    while len(waiting) >= players:
        table = [waiting.pop(0)]
        while len(table) < players:
            table.append(waiting.pop(least_met(table, waiting, met)))
        tables.append(table)
    exchange(tables, met)
    return [tuple(table) for table in tables]


def exchange(tables: list[list[str]], met: set[frozenset[str]]) -> None:
    """Who is left for the last tables may meet old acquaintances there: seats are changed as long as that helps."""
    places = [(table, seat) for table in tables for seat in range(len(table))]
    helped = True
    while helped:
        helped = False
        for (one, i), (other, j) in combinations(places, 2):
            if one is other:
                continue
            before = again(one, met) + again(other, met)
            one[i], other[j] = other[j], one[i]
            if again(one, met) + again(other, met) < before:
                helped = True
            else:
                one[i], other[j] = other[j], one[i]


def again(table: Sequence[str], met: set[frozenset[str]]) -> int:
    """How many at a table have met before."""
    return sum(frozenset(pair) in met for pair in combinations(table, 2))


def least_met(table: Sequence[str], waiting: Sequence[str], met: set[frozenset[str]]) -> int:
    """The place of the first one among those who have met the fewest at the table."""
    often = [sum(frozenset((one, other)) in met for other in table) for one in waiting]
    return often.index(min(often))
