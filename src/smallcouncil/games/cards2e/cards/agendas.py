"""Agendas. What banners and Fealty demand of a deck stands in decks.py."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *

card(
    "fealty",
    action(
        you_get(LOYAL_COSTS_LESS, UNTIL_PHASE, 1),
        costs=(KNEEL_FACTION,),
    ),
)
