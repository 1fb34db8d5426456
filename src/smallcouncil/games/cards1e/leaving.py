"""Leaving play: where stalwart and deathbound send a card that is killed or discarded."""

from __future__ import annotations

from smallcouncil.games.cardgame.effects import basic as effects
from smallcouncil.games.cardgame.layout.zones import DEAD, DISCARD, ON_TOP, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.kinds import CARD, VALUE
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.facts import DEATHBOUND, STALWART
from smallcouncil.games.cards1e.state import CouncilTable

USUAL = {kinds.KILLED: DEAD, kinds.DISCARDED: DISCARD}


def leaves(t: CouncilTable, facts: list[int], at: int, marks: int) -> None:
    """A destination that an effect has replaced stays; else stalwart comes first, then deathbound."""
    card = facts[at + CARD]
    if t.zone[card] == PLAY and facts[at + VALUE] == USUAL[facts[at]]:
        if t.has_keyword(card, STALWART):
            facts[at + VALUE] = ON_TOP
        elif t.has_keyword(card, DEATHBOUND):
            facts[at + VALUE] = DEAD
    effects.leaves(t, facts, at, marks)


for kind in USUAL:
    EDITION.occurs(kind, leaves)
