"""How to play the 1st edition sensibly with any deck, in every variant: a quick answer to every question.

Cards are judged by their values, and by what they do on a copy of the table. What a seat cannot know is counted, never
looked at.
"""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.answers import QuickAnswers, first
from smallcouncil.games.cardgame.heuristics.worth import clock
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards1e import words
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.heuristics import planning, plots, titles, war
from smallcouncil.games.cards1e.heuristics.gifts import gift
from smallcouncil.games.cards1e.heuristics.reasons import reason
from smallcouncil.games.cards1e.heuristics.worth import fortunes, hand_worth

__all__ = ["clock", "decide", "evaluate", "reason", "shortlist"]

STRONG_ITERATIONS = 12  # so that strong bots stand between fair ones and experts

ANSWERS = QuickAnswers(
    EDITION,
    {
        rounds.MULLIGAN_OR_KEEP: planning.mulligan,
        rounds.PLACE_CARDS: planning.place,
        words.ASK_FORSWEAR: planning.forswear,
        rounds.CHOOSE_PLOT: plots.plot,
        rounds.FIRST_PLAYER: planning.first_player,
        rounds.CHOOSE_TITLE: titles.title,
        words.ASK_SHADOWS: planning.out_of_shadows,
        rounds.CHALLENGE_OR_PASS: war.challenge,
        rounds.ATTACKERS: war.declare,
        rounds.STEALTH: war.bypass,
        rounds.REDIRECT_OR_PASS: war.redirect,
        rounds.NEW_OPPONENT: war.divert,
        rounds.DEFENDERS: war.defend,
        words.ASK_SUPPORT: war.defend,
        words.ASK_STEP_IN: war.step_in,
        rounds.CLAIM: planning.cheapest,
        words.ASK_TAKE_POWER: first,
        words.ASK_DEADLY: planning.agree,
        words.ASK_VIGILANT: planning.agree,
        words.ASK_VENGEFUL: planning.agree,
        words.ASK_INFLUENCE: planning.TRIAL.best,
        words.ASK_INFAMY: planning.safest,
        shared.CHOOSE: planning.pick,
        shared.ACT: planning.act,
        shared.INTERRUPT_OR_PASS: planning.answer,
        shared.REACT_OR_PASS: planning.answer,
    },
    trial=planning.TRIAL,
    hand_worth=hand_worth,
    fortunes=fortunes,
    shortlists={
        rounds.CHOOSE_PLOT: plots.plots,
        rounds.CHALLENGE_OR_PASS: war.challenges,
        rounds.CLAIM: planning.cheap,
        words.ASK_INFLUENCE: planning.TRIAL.targets,
        shared.ACT: planning.actions,
    },
    thoughtless=(words.ASK_FORSWEAR, words.ASK_TAKE_POWER),
    besides=gift,
)
decide, shortlist, evaluate = ANSWERS.decide, ANSWERS.shortlist, ANSWERS.evaluate
