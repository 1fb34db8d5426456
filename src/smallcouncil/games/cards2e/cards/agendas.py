"""Agendas. What banners and Fealty demand of a deck stands in decks.py."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import (
    KNEEL_FACTION,
    LOYAL_COSTS_LESS,
    UNTIL_PHASE,
    action,
    card,
    last,
)

card(
    "fealty",
    action(
        lambda t, u: last(t, LOYAL_COSTS_LESS, UNTIL_PHASE, value=1, seat=u.seat, source=u.card),
        costs=(KNEEL_FACTION,),
    ),
)
