"""Quick ways to answer any question: at random, or as the game's own heuristics say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from smallcouncil.bots.value import shipped
from smallcouncil.table import Ask, Choice, Rng, Table

Policy = Callable[[Table, int, Ask, Rng], Choice]
Evaluate = Callable[[Table], list[float]]
Shortlist = Callable[[Table, int, Ask], list[Choice]]
Clock = Callable[[Table], int]
Reason = Callable[[Table, int, Ask, Choice], str]


def at_random(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
    return rng.pick(ask.choices)


class Heuristics(NamedTuple):
    """What a game knows about playing it well."""

    decide: Policy  # a sensible choice
    evaluate: Evaluate | None = None  # the chance of each seat to win
    shortlist: Shortlist | None = None  # the choices that are worth a thought, the best first
    clock: Clock | None = None  # how many turns have begun: tables are compared at the same hour
    reason: Reason | None = None  # why a choice is sensible: the key of a sentence of reasons.ftl
    own: bool = False  # the game has heuristics of its own
    judge: Evaluate | None = None  # what the game's own code says of the chances, without what was learned


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
    judge: Evaluate | None = getattr(module, "evaluate", None)
    learned = shipped(f"smallcouncil.games.{game_id}")
    return Heuristics(
        module.decide,
        judge if learned is None else learned.over(judge),
        getattr(module, "shortlist", None),
        getattr(module, "clock", None),
        getattr(module, "reason", None),
        own=True,
        judge=judge,
    )


def reason(table: Table, seat: int, choice: Choice) -> str:
    """Why a bot at this seat would choose so: the key of a sentence, that every language says."""
    known = heuristics(table.game.id).reason
    return "why-sensible" if known is None else known(table, seat, table.ask(seat), choice)
