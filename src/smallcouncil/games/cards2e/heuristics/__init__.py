"""How to play the card game sensibly with any deck: a quick answer to every question, and what a table promises.

Cards are judged by their values, and by what they do on a copy of the table. What a seat cannot know is counted, never
looked at.
"""

from __future__ import annotations

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.heuristics.answers import QuickAnswers, everything, first, for_myself
from smallcouncil.games.cardgame.heuristics.worth import clock
from smallcouncil.games.cardgame.rounds import words as rounds
from smallcouncil.games.cards2e import words
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.heuristics import planning, plots, tactics, trial, war
from smallcouncil.games.cards2e.heuristics.printed import hand_worth
from smallcouncil.games.cards2e.heuristics.reasons import reason
from smallcouncil.games.cards2e.heuristics.worth import fortunes

__all__ = ["clock", "decide", "evaluate", "reason", "shortlist"]

STRONG_ITERATIONS = 4  # every likely choice once: more are not better against fair bots

ANSWERS = QuickAnswers(
    EDITION,
    {
        rounds.MULLIGAN_OR_KEEP: planning.mulligan,
        rounds.PLACE_CARDS: planning.place,
        rounds.CHOOSE_PLOT: plots.plot,
        rounds.FIRST_PLAYER: planning.first_player,
        rounds.CHOOSE_TITLE: planning.title,
        rounds.CHALLENGE_OR_PASS: war.challenge,
        rounds.ATTACKERS: war.declare,
        rounds.STEALTH: war.bypass,
        rounds.REDIRECT_OR_PASS: war.redirect,
        rounds.NEW_OPPONENT: war.divert,
        rounds.DEFENDERS: war.defend,
        rounds.CLAIM: planning.cheapest,
        words.ASK_WHISPERS: planning.against_leader,
        words.ASK_KEYWORD: first,
        words.ASK_INSIGHT: everything,
        words.ASK_PILLAGE: everything,
        words.ASK_INTIMIDATE: war.cow,
        words.ASK_STAND: planning.dearest,
        words.ASK_RESERVE: planning.least_in_hand,
        words.ASK_SURVIVOR: for_myself,
        shared.ACT: planning.act,
        shared.CHOOSE: tactics.choose,
        shared.INTERRUPT_OR_PASS: planning.answer,
        shared.REACT_OR_PASS: planning.answer,
        shared.ENTRY_PRICE: first,  # the lowest
    },
    trial=trial.TRIAL,
    hand_worth=hand_worth,
    fortunes=fortunes,
    shortlists={
        rounds.CHOOSE_PLOT: plots.plots,
        rounds.CHALLENGE_OR_PASS: war.challenges,
        rounds.STEALTH: war.bypasses,
        rounds.DEFENDERS: war.defenses,
        rounds.CLAIM: planning.cheap,
        shared.ACT: planning.actions,
    },
    thoughtless=(words.ASK_KEYWORD, words.ASK_INSIGHT, words.ASK_SURVIVOR),
)
decide, shortlist, evaluate = ANSWERS.decide, ANSWERS.shortlist, ANSWERS.evaluate
