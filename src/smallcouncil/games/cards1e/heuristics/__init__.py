"""How to play the card game sensibly with any deck: a quick answer to every question, and what a table promises.

Wars are judged by strengths, all else by what it does on a copy of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, cast

from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.heuristics import planning, trial, war
from smallcouncil.games.cards1e.heuristics.worth import fortunes

if TYPE_CHECKING:
    from smallcouncil.games.cards1e.state import CouncilTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

__all__ = ["decide", "evaluate"]

Answer = Callable[["CouncilTable", int, "Ask"], "Choice"]

ANSWERS: dict[Prompt, Answer] = {
    words.ASK_MULLIGAN: planning.mulligan,
    words.ASK_PLACE: planning.place,
    words.ASK_PLOT: planning.plot,
    words.ASK_FIRST: planning.for_myself,
    words.ASK_WINNER: planning.for_myself,
    words.ASK_TITLE: planning.title,
    words.ASK_CHALLENGE: war.challenge,
    words.ASK_ATTACKERS: war.attack,
    words.ASK_DEFENDERS: war.defend,
    words.ASK_SUPPORT: war.defend,
    words.ASK_STEALTH: war.bypass,
    words.ASK_REDIRECT: war.redirect,
    words.ASK_CLAIM: planning.cheapest,
    words.ASK_DEADLY: planning.cheapest,
    words.ASK_RENOWN: planning.first,
    words.ASK_VIGILANT: planning.first,
    words.ASK_VENGEFUL: planning.first,
    words.ASK_TAKE_POWER: planning.first,
    words.ASK_REVEALED: planning.first,
    words.ASK_INFAMY: planning.first,
    words.ASK_STEP_IN: planning.first,  # passes
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    if ask.answers == 1:
        return ask.choices[0]
    answer = ANSWERS.get(ask.question, trial.best)
    return answer(cast("CouncilTable", table), seat, ask)


def evaluate(table: Table) -> list[float]:
    """The chance of each seat to win, by power and cards."""
    t = cast("CouncilTable", table)
    if t.result is not None:
        return [1.0 if seat in t.result.winners else 0.0 for seat in range(t.players)]
    weights = [exp(fortune / 8) for fortune in fortunes(t)]
    total = sum(weights)
    return [weight / total for weight in weights]
