"""Trying a choice on a copy of the table, judged by what this edition's tables and cards are worth."""

from __future__ import annotations

from smallcouncil.games.cardgame.heuristics.trial import NOTHING, Trial, framework
from smallcouncil.games.cards2e.heuristics.worth import advantage, dearness

TRIAL = Trial(advantage, dearness)
best, likely, outcome, targets = TRIAL.best, TRIAL.likely, TRIAL.outcome, TRIAL.targets

__all__ = ["NOTHING", "best", "framework", "likely", "outcome", "targets"]
