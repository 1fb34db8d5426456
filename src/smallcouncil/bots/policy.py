"""Quick ways to answer any question: at random, or as the game's own heuristics say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from smallcouncil.table import Ask, Choice, Rng, Table

Policy = Callable[[Table, int, Ask, Rng], Choice]
Evaluate = Callable[[Table], list[float]]
Shortlist = Callable[[Table, int, Ask], list[Choice]]
Clock = Callable[[Table], int]


def at_random(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
    return rng.pick(ask.choices)


class Heuristics(NamedTuple):
    """What a game knows about playing it well."""

    decide: Policy  # a sensible choice
    evaluate: Evaluate | None = None  # the chance of each seat to win
    shortlist: Shortlist | None = None  # the choices that are worth a thought, the best first
    clock: Clock | None = None  # how many turns have begun: tables are compared at the same hour
    own: bool = False  # the game has heuristics of its own


@cache
def heuristics(game_id: str) -> Heuristics:
    """The heuristics of a game: its module `heuristics`, or random choices where there is none."""
    name = f"smallcouncil.games.{game_id}.heuristics"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        found = None
    if found is None:
        return Heuristics(at_random)
    module = import_module(name)
    return Heuristics(
        module.decide,
        getattr(module, "evaluate", None),
        getattr(module, "shortlist", None),
        getattr(module, "clock", None),
        own=True,
    )
