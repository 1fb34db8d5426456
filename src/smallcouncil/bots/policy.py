"""Quick ways to answer any question: at random, or as the game's own heuristics say."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from smallcouncil.bots.race import SURE
from smallcouncil.bots.value import Clock, Evaluate, Eyes, shipped
from smallcouncil.table import Ask, Choice, Rng, Table

Policy = Callable[[Table, int, Ask, Rng], Choice]
Shortlist = Callable[[Table, int, Ask], list[Choice]]
Reason = Callable[[Table, int, Ask, Choice], str]
Doubts = Callable[[Table], int]


def at_random(table: Table, seat: int, ask: Ask, rng: Rng) -> Choice:
    return rng.pick(ask.choices)


class Heuristics(NamedTuple):
    """What a game knows about playing it well."""

    decide: Policy  # a sensible choice
    evaluate: Evaluate | None = None  # the chance of each seat to win, as the search weighs tables
    shortlist: Shortlist | None = None  # the choices that are worth a thought, the best first
    clock: Clock | None = None  # how many turns have begun: tables are compared at the same hour
    reason: Reason | None = None  # why a choice is sensible: the key of a sentence of reasons.ftl
    easy: int = 6  # of twelve choices an easy bot makes so many at random
    go_on: Policy | None = None  # for the rest of its turn, whoever thinks goes on so in quick games
    doubts: Doubts | None = None  # of twelve choices a fair bot makes so many by second thought
    strong: int = 200  # iterations for which a strong bot thinks about a choice
    sure: float = SURE  # standard errors by which a choice must be better than what is suggested
    own: bool = False  # the game has heuristics of its own
    eyes: Eyes = Eyes()  # what the game sees of its tables, without what was learned
    chances: Evaluate | None = None  # the best guess at the chance of each seat to win: what people are told

    def as_told(self) -> Heuristics:
        """With which one thinks when people are told the chances: they shall come true as often as they say."""
        return self._replace(evaluate=self.chances)


# What a game may say of its strengths, so that they are as far apart as in other games, and of how it is thought about.
STRENGTHS = {
    "easy": "EASY_SLIPS",
    "go_on": "go_on",
    "doubts": "doubts",
    "strong": "STRONG_ITERATIONS",
    "sure": "SURE",
}


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
    eyes = Eyes(getattr(module, "evaluate", None), getattr(module, "clock", None))
    if find_spec(f"{name}.features") is not None:
        counts = import_module(f"{name}.features")
        eyes = eyes._replace(amounts=counts.amounts, marks=counts.marks)
    model = shipped(f"smallcouncil.games.{game_id}")
    learned = None if model is None else model.over(eyes)
    return Heuristics(
        module.decide,
        learned if model is not None and model.search else eyes.judge,
        getattr(module, "shortlist", None),
        eyes.clock,
        getattr(module, "reason", None),
        **{field: getattr(module, said) for field, said in STRENGTHS.items() if hasattr(module, said)},
        own=True,
        eyes=eyes,
        chances=learned or eyes.judge,
    )


def reason(table: Table, seat: int, choice: Choice) -> str:
    """Why a bot at this seat would choose so: the key of a sentence, that every language says."""
    known = heuristics(table.game.id).reason
    return "why-sensible" if known is None else known(table, seat, table.ask(seat), choice)
