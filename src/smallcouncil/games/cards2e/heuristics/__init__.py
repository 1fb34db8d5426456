"""How to play the card game sensibly with any deck: a quick answer to every question, and what a table promises.

Cards are judged by their values, and by what they do on a copy of the table. What a seat cannot know is counted, never
looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import TYPE_CHECKING, cast

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.heuristics import court, trial, war
from smallcouncil.games.cards2e.heuristics.worth import fortunes

if TYPE_CHECKING:
    from smallcouncil.games.cards2e.state import ThronesTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

Answer = Callable[["ThronesTable", int, "Ask"], "Choice"]
SHARED = words.SHARED_PROMPTS
SPREAD = 12.5  # so much more worth makes a victory about three times as likely

ANSWERS: dict[Prompt, Answer] = {
    words.ASK_MULLIGAN: court.mulligan,
    words.ASK_PLACE: court.place,
    words.ASK_SETUP_BEARER: trial.best,
    words.ASK_PLOT: court.plot,
    words.ASK_FIRST: court.first_player,
    words.ASK_REVEALED: court.first,
    words.ASK_TITLE: court.title,
    words.ASK_CHALLENGE: war.challenge,
    words.ASK_ATTACKERS: war.declare,
    words.ASK_STEALTH: war.bypass,
    words.ASK_REDIRECT: war.redirect,
    words.ASK_OPPONENT: war.divert,
    words.ASK_DEFENDERS: war.defend,
    words.ASK_CLAIM: court.cheapest,
    words.ASK_WHISPERS: court.against_leader,
    words.ASK_KEYWORD: court.first,
    words.ASK_INSIGHT: court.everything,
    words.ASK_RENOWN: court.everything,
    words.ASK_PILLAGE: court.everything,
    words.ASK_INTIMIDATE: war.cow,
    words.ASK_STAND: court.dearest,
    words.ASK_RESERVE: court.least_in_hand,
    words.ASK_WINNER: court.for_myself,
    words.ASK_SURVIVOR: court.for_myself,
    words.ASK_KEEP: court.keep_best,
    words.ASK_SINK: court.sink_worst,
    words.ASK_LAY: court.lay_best,
    SHARED[shared.ACT]: court.act,
    SHARED[shared.INTERRUPT_OR_PASS]: court.answer,
    SHARED[shared.REACT_OR_PASS]: court.answer,
    SHARED[shared.ORDER_FORCED]: court.first,
    SHARED[shared.CHOOSE]: trial.best,
    SHARED[shared.CHOOSE_COST]: trial.best,
    SHARED[shared.CHOOSE_X]: trial.best,
    SHARED[shared.BEARER]: trial.best,
    SHARED[shared.ORDER_DELAYED]: court.first,
    SHARED[shared.ORDER_PILE]: court.first,
    SHARED[shared.ORDER_CONSTANT]: court.first,
    SHARED[shared.AMBUSH_PRICE]: court.first,  # the lowest
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    if ask.own == 1:
        return ask.choices[0]
    return ANSWERS[ask.words](cast("ThronesTable", table), seat, ask)


# Questions that are worth a search, and the choices worth a thought; None: all. The rest is left to the heuristics:
# windows are many, and what a card does is seen by trying it.
SHORTLISTS: dict[Prompt, Callable[[ThronesTable, int, Ask], list[Choice]] | None] = {
    words.ASK_PLOT: court.plots,
    words.ASK_FIRST: None,
    words.ASK_TITLE: None,
    words.ASK_CHALLENGE: war.challenges,
    words.ASK_STEALTH: war.bypasses,
    words.ASK_REDIRECT: None,
    words.ASK_OPPONENT: None,
    words.ASK_DEFENDERS: war.defenses,
    words.ASK_CLAIM: court.cheap,
}


def shortlist(table: Table, seat: int, ask: Ask) -> list[Choice]:
    """The choices that are worth a thought, the sensible one first."""
    usual = decide(table, seat, ask, None)
    if ask.own == 1 or ask.words not in SHORTLISTS:
        return [usual]
    few = SHORTLISTS[ask.words]
    others = ask.choices[: ask.own] if few is None else few(cast("ThronesTable", table), seat, ask)
    return [usual, *[c for c in others if c is not usual]]


def evaluate(table: Table) -> list[float]:
    """The chance of each seat to win, by power, cards and gold."""
    t = cast("ThronesTable", table)
    if t.result is not None:
        winners = t.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(t.players)]
    worth = fortunes(t)
    most = max(worth)
    weights = [exp((w - most) / SPREAD) if seat in t.alive else 0.0 for seat, w in enumerate(worth)]
    total = sum(weights)
    return [w / total for w in weights]


def clock(table: Table) -> int:
    """How many turns have begun: a round counts as one turn of everyone."""
    t = cast("ThronesTable", table)
    return t.round * t.players
