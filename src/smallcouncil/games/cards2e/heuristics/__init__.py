"""How to play the card game sensibly with any deck: a quick answer to every question, and what a table promises.

Cards are judged by their values, and by what they do on a copy of the table. What a seat cannot know is counted, never
looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.worth import chances, clock
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.heuristics import planning, trial, war
from smallcouncil.games.cards2e.heuristics.reasons import reason
from smallcouncil.games.cards2e.heuristics.worth import fortunes

if TYPE_CHECKING:
    from smallcouncil.games.cards2e.state import ThronesTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

__all__ = ["clock", "decide", "evaluate", "reason", "shortlist"]

Answer = Callable[["ThronesTable", int, "Ask"], "Choice"]
SHARED = EDITION.prompts

ANSWERS: dict[Prompt, Answer] = {
    SHARED[rounds.MULLIGAN_OR_KEEP]: planning.mulligan,
    SHARED[rounds.PLACE_CARDS]: planning.place,
    SHARED[rounds.SETUP_BEARER]: trial.best,
    SHARED[rounds.CHOOSE_PLOT]: planning.plot,
    SHARED[rounds.FIRST_PLAYER]: planning.first_player,
    SHARED[rounds.WHEN_REVEALED]: planning.first,
    SHARED[rounds.CHOOSE_TITLE]: planning.title,
    SHARED[rounds.CHALLENGE_OR_PASS]: war.challenge,
    SHARED[rounds.ATTACKERS]: war.declare,
    SHARED[rounds.STEALTH]: war.bypass,
    SHARED[rounds.REDIRECT_OR_PASS]: war.redirect,
    SHARED[rounds.NEW_OPPONENT]: war.divert,
    SHARED[rounds.DEFENDERS]: war.defend,
    SHARED[rounds.CLAIM]: planning.cheapest,
    words.ASK_WHISPERS: planning.against_leader,
    words.ASK_KEYWORD: planning.first,
    words.ASK_INSIGHT: planning.everything,
    SHARED[rounds.RENOWN]: planning.everything,
    words.ASK_PILLAGE: planning.everything,
    words.ASK_INTIMIDATE: war.cow,
    words.ASK_STAND: planning.dearest,
    words.ASK_RESERVE: planning.least_in_hand,
    SHARED[rounds.WINNER]: planning.for_myself,
    words.ASK_SURVIVOR: planning.for_myself,
    SHARED[shared.LOOK_KEEP]: planning.keep_best,
    SHARED[shared.LOOK_SINK]: planning.sink_worst,
    SHARED[shared.LOOK_LAY]: planning.lay_best,
    SHARED[shared.ACT]: planning.act,
    SHARED[shared.INTERRUPT_OR_PASS]: planning.answer,
    SHARED[shared.REACT_OR_PASS]: planning.answer,
    SHARED[shared.ORDER_FORCED]: planning.first,
    SHARED[shared.CHOOSE]: trial.best,
    SHARED[shared.CHOOSE_COST]: trial.best,
    SHARED[shared.CHOOSE_X]: trial.best,
    SHARED[shared.BEARER]: trial.best,
    SHARED[shared.ORDER_DELAYED]: planning.first,
    SHARED[shared.ORDER_PILE]: planning.first,
    SHARED[shared.ORDER_CONSTANT]: planning.first,
    SHARED[shared.ENTRY_PRICE]: planning.first,  # the lowest
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    if ask.answers == 1:
        return ask.choices[0]
    return ANSWERS[ask.question](cast("ThronesTable", table), seat, ask)


# The choices that are worth a thought, the best first; where nothing stands here, all.
SHORTLISTS: dict[Prompt, Callable[[ThronesTable, int, Ask], list[Choice]]] = {
    SHARED[rounds.CHOOSE_PLOT]: planning.plots,
    SHARED[rounds.CHALLENGE_OR_PASS]: war.challenges,
    SHARED[rounds.STEALTH]: war.bypasses,
    SHARED[rounds.DEFENDERS]: war.defenses,
    SHARED[rounds.CLAIM]: planning.cheap,
    SHARED[shared.ACT]: planning.actions,
    SHARED[shared.CHOOSE]: trial.targets,
    SHARED[shared.CHOOSE_COST]: trial.targets,
    SHARED[shared.BEARER]: trial.targets,
    SHARED[rounds.SETUP_BEARER]: trial.targets,
}
# Questions of order, or with an answer that is never wrong.
THOUGHTLESS = (
    SHARED[rounds.WHEN_REVEALED],
    words.ASK_KEYWORD,
    words.ASK_INSIGHT,
    SHARED[rounds.RENOWN],
    SHARED[rounds.WINNER],
    words.ASK_SURVIVOR,
    SHARED[shared.ORDER_FORCED],
    SHARED[shared.ORDER_DELAYED],
    SHARED[shared.ORDER_PILE],
    SHARED[shared.ORDER_CONSTANT],
)


def shortlist(table: Table, seat: int, ask: Ask) -> list[Choice]:
    """The choices that are worth a thought, the sensible one first."""
    usual = decide(table, seat, ask, None)
    if ask.answers == 1 or ask.question in THOUGHTLESS:
        return [usual]
    few = SHORTLISTS.get(ask.question)
    others = ask.choices[: ask.answers] if few is None else few(cast("ThronesTable", table), seat, ask)
    return [usual, *[c for c in others if c is not usual]]


def evaluate(table: Table) -> list[float]:
    """The chance of each seat to win, by power, cards and gold."""
    return chances(cast("ThronesTable", table), fortunes)
