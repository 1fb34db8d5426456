"""One game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from smallcouncil.bots import Bot, Knowledge
from smallcouncil.table import BadInput, Game, Record, Result, Table

BOUND = 100_000


class Match(NamedTuple):
    """A played game. `result` is None if it was given up after too many choices."""

    record: Record
    result: Result | None
    choices: int


def match(
    game: Game, options: dict[str, Any], bots: Sequence[Bot], seed: int, *, bound: int = BOUND, listen: bool = False
) -> Match:
    """Play a game; the first bot has seat 0."""
    table = game.begin(seed, {"players": len(bots), **options}, listen=listen)
    if len(bots) != table.players:
        raise BadInput("bots", "conflict", value=len(bots), why=f"{table.players} seats")
    play(table, bots, bound=bound)
    return Match(table.record(), table.result, table.made)


def play(table: Table, bots: Sequence[Bot], *, bound: int = BOUND) -> None:
    """Play a table to its end, or for so many choices."""
    known = [Knowledge(table, seat) for seat in range(table.players)]
    for _ in range(bound):
        if table.result is not None:
            return
        seat = table.asks[0].seat
        table.choose(seat, bots[seat].choose(known[seat]))
