"""What players of the 2nd edition may lay out at the set-up (cardgame/rounds/setup.py)."""

from __future__ import annotations

from smallcouncil.games.cardgame.rounds.setup import SetupRules
from smallcouncil.games.cards2e.facts import LIMITED

SETUP_RULES = SetupRules(gold=8, limited=LIMITED, duplicates=True)
