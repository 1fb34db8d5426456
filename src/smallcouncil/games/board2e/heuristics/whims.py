"""Whims: among choices that are about as good, bots of two games do not choose alike, and cannot be counted on.

Chance would make a bot another one every time it is asked. A whim hangs on who sits where, which is drawn for every
table, on the round, and on what it is about: it stays the same as long as a plan is carried out.
"""

from __future__ import annotations

from smallcouncil.games.board2e.facts import ORDER_TYPE
from smallcouncil.games.board2e.state import BoardTable

WHIM = 0.08  # how much more or less something may seem worth than it is


def whim(t: BoardTable, seat: int, what: int, how: int) -> float:
    """Between -1 and 1."""
    number = t.round * 64 + seat
    for house in t.house:
        number = number * 8 + house
    number = ((number * 64 + what) * 64 + how) % 4294967291
    number = (number ^ number >> 15) * 2246822519 % 4294967296
    number = (number ^ number >> 13) * 3266489917 % 4294967296
    return (number ^ number >> 16) / 2147483648 - 1.0


def moody(t: BoardTable, seat: int, rated: list[tuple[float, int, int]]) -> list[tuple[float, int, int]]:
    """Rated tokens of areas, the best first, as a seat likes them in this round: one kind of order rather than another,
    not one march rather than another."""
    liked = [(value * (1.0 + WHIM * whim(t, seat, area, ORDER_TYPE[k])), area, k) for value, area, k in rated]
    liked.sort()
    return liked
