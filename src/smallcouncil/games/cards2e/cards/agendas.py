"""Agendas. What banners and Fealty demand of a deck stands in decks.py."""

from __future__ import annotations

from smallcouncil.games.cardgame.lasting import UNTIL_PHASE, last
from smallcouncil.games.cards2e.play import LOYAL_COSTS_LESS
from smallcouncil.games.cards2e.vocabulary import KNEEL_FACTION, action, card

card(
    "fealty",
    action(
        lambda t, u: last(t, LOYAL_COSTS_LESS, UNTIL_PHASE, value=1, seat=u.seat, source=u.card),
        costs=(KNEEL_FACTION,),
    ),
)
