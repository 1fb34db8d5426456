"""What the 2nd edition declares to the card core: windows, kinds of occurrences, zones in play."""

from __future__ import annotations

from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.layout.zones import BORNE, HOUSE, PLAY, REVEALED
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.timings import Timing
from smallcouncil.games.cards2e import modifiers

# The windows of an occurrence, in their order.
WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION = range(5)
TIMINGS = (
    Timing("interrupts", before=True, saves=True),  # those of what would happen: saves and cancels
    Timing("forced_interrupts", before=True, forced=True),
    Timing("interrupts", before=True),
    Timing("forced_reactions", forced=True),
    Timing("reactions"),
)

# Kinds of occurrences besides those of the core.
PILLAGED = kinds.OWN  # card: who pillages; seat: whose deck; value: the card discarded

# What a choice among options may offer.
OPTIONS = ("draw", "power", "shuffle", "play", "yes", "no", "top", "bottom", "hand", "keep")
DRAW_OPTION, POWER_OPTION, SHUFFLE_OPTION, PLAY_OPTION, YES, NO, TOP, BOTTOM, HAND_OPTION, KEEP = range(10)

# Tokens that cards put on cards.
TOKENS = ("stand", "poison", "betrayal")
STAND_TOKEN, POISON_TOKEN, BETRAYAL_TOKEN = range(3)

EDITION = Edition(
    timings=TIMINGS,
    kinds_of_occurrences=("pillaged",),
    about_cards=modifiers.ABOUT_CARDS,
    at_all_times=modifiers.AT_ALL_TIMES,
    silenced_by=(modifiers.SILENCED,),
    in_play=(PLAY, HOUSE, REVEALED, BORNE),
    options=OPTIONS,
    tokens=TOKENS,
)
