"""How to play the 1st edition sensibly with any deck, in every variant: a quick answer to every question.

Cards are judged by their values, and by what they do on a copy of the table. What a seat cannot know is counted, never
looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.worth import chances, clock
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.heuristics import planning, war
from smallcouncil.games.cards1e.heuristics.reasons import reason
from smallcouncil.games.cards1e.heuristics.worth import answers_to, fortunes

if TYPE_CHECKING:
    from smallcouncil.games.cards1e.state import CouncilTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

__all__ = ["clock", "decide", "evaluate", "reason", "shortlist"]

Answer = Callable[["CouncilTable", int, "Ask"], "Choice"]
SHARED = EDITION.prompts

ANSWERS: dict[Prompt, Answer] = {
    SHARED[rounds.MULLIGAN_OR_KEEP]: planning.mulligan,
    SHARED[rounds.PLACE_CARDS]: planning.place,
    SHARED[rounds.SETUP_BEARER]: planning.best,
    words.ASK_FORSWEAR: planning.first,
    SHARED[rounds.CHOOSE_PLOT]: planning.plot,
    SHARED[rounds.FIRST_PLAYER]: planning.first_player,
    SHARED[rounds.WHEN_REVEALED]: planning.first,
    SHARED[rounds.CHOOSE_TITLE]: planning.title,
    words.ASK_SHADOWS: planning.out_of_shadows,
    SHARED[rounds.CHALLENGE_OR_PASS]: war.challenge,
    SHARED[rounds.ATTACKERS]: war.declare,
    SHARED[rounds.STEALTH]: war.bypass,
    SHARED[rounds.REDIRECT_OR_PASS]: war.redirect,
    SHARED[rounds.NEW_OPPONENT]: war.divert,
    SHARED[rounds.DEFENDERS]: war.defend,
    words.ASK_SUPPORT: war.defend,
    words.ASK_STEP_IN: war.step_in,
    SHARED[rounds.CLAIM]: planning.cheapest,
    SHARED[rounds.RENOWN]: planning.everything,
    words.ASK_TAKE_POWER: planning.first,
    words.ASK_DEADLY: planning.agree,
    words.ASK_VIGILANT: planning.agree,
    words.ASK_VENGEFUL: planning.agree,
    words.ASK_INFAMY: planning.safest,
    SHARED[rounds.WINNER]: planning.myself,
    SHARED[shared.ACT]: planning.act,
    SHARED[shared.INTERRUPT_OR_PASS]: planning.answer,
    SHARED[shared.REACT_OR_PASS]: planning.answer,
    SHARED[shared.ORDER_FORCED]: planning.first,
    SHARED[shared.CHOOSE]: planning.best,
    SHARED[shared.CHOOSE_COST]: planning.best,
    SHARED[shared.CHOOSE_X]: planning.best,
    SHARED[shared.CHOOSE_WAY]: planning.best,
    SHARED[shared.BEARER]: planning.best,
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    if ask.answers == 1:
        return answers_to(ask)[0]
    found = ANSWERS.get(ask.question, planning.first)(cast("CouncilTable", table), seat, ask)
    return found if found in answers_to(ask) else answers_to(ask)[0]


# The choices that are worth a thought, the best first; where nothing stands here, all.
SHORTLISTS: dict[Prompt, Callable[[CouncilTable, int, Ask], list[Choice]]] = {
    SHARED[rounds.CHOOSE_PLOT]: planning.plots,
    SHARED[rounds.CHALLENGE_OR_PASS]: war.challenges,
    SHARED[rounds.CLAIM]: planning.cheap,
    SHARED[shared.ACT]: planning.actions,
    SHARED[shared.CHOOSE]: planning.TRIAL.targets,
    SHARED[shared.CHOOSE_COST]: planning.TRIAL.targets,
    SHARED[shared.BEARER]: planning.TRIAL.targets,
    SHARED[rounds.SETUP_BEARER]: planning.TRIAL.targets,
}
# Questions of order, or with an answer that is never wrong.
THOUGHTLESS = (
    SHARED[rounds.WHEN_REVEALED],
    SHARED[rounds.RENOWN],
    SHARED[rounds.WINNER],
    SHARED[shared.ORDER_FORCED],
    words.ASK_FORSWEAR,
    words.ASK_TAKE_POWER,
)


def shortlist(table: Table, seat: int, ask: Ask) -> list[Choice]:
    """The choices that are worth a thought, the sensible one first."""
    usual = decide(table, seat, ask, None)
    if ask.answers == 1 or ask.question in THOUGHTLESS:
        return [usual]
    few = SHORTLISTS.get(ask.question)
    others = answers_to(ask) if few is None else few(cast("CouncilTable", table), seat, ask)
    return [usual, *[c for c in others if c is not usual]]


def evaluate(table: Table) -> list[float]:
    """The chance of each seat to win, by power, cards and gold."""
    return chances(cast("CouncilTable", table), fortunes)
