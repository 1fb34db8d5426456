"""What the 1st edition declares to the card core: windows, kinds of occurrences, zones, tokens."""

from __future__ import annotations

from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.layout.zones import HOUSE, PLAY
from smallcouncil.games.cardgame.occurrences import kinds
from smallcouncil.games.cardgame.occurrences.timings import Timing, controller_of_threatened, left_of_actor
from smallcouncil.games.cards1e import modifiers

# The windows of an occurrence, in their order.
CANCELS, SAVES, RETREATS, REPLACEMENTS, PASSIVES, RESPONSES = range(6)
TIMINGS = (
    Timing("cancels", before=True, first=left_of_actor),
    Timing("saves", before=True, saves=True, first=controller_of_threatened),
    Timing("retreats", before=True, first=controller_of_threatened),  # replacements that somebody may use
    Timing("replacements", before=True, forced=True, first=controller_of_threatened),
    Timing("passives", forced=True),
    Timing("responses", first=left_of_actor),
)

# Kinds of occurrences besides those of the core.
(
    CHALLENGE_RESOLVED,  # whoever won it
    RENOWN_CLAIMED,  # card: it has claimed power by its renown; seat
    CAME_OUT,  # card: out of the shadows; seat: who brought it out
    CARD_SHOWN,  # card: revealed by an effect; seat: whose effect
    INTO_SHADOWS,  # card: from play
) = range(kinds.OWN, kinds.OWN + 5)

# How a card enters play, besides those of the core.
EMERGED = 4  # out of the shadows

# Marks of an occurrence, besides those of the core.
UNCAPPED = 32  # cards that do not count towards the draw cap

# What a choice among options may offer.
OPTIONS = ("yes", "no", "draw", "power", "top", "bottom", "keep", "discard", "gold", "pay")
YES, NO, DRAW_OPTION, POWER_OPTION, TOP, BOTTOM, KEEP, DISCARD_OPTION, GOLD_OPTION, PAY_OPTION = range(10)

# Tokens that cards put on cards.
TOKENS = ("gold",)
GOLD_TOKEN = 0

EDITION = Edition(
    timings=TIMINGS,
    kinds_of_occurrences=("challenge_resolved", "renown_claimed", "came_out", "card_shown", "into_shadows"),
    about_cards=modifiers.ABOUT_CARDS,
    at_all_times=modifiers.AT_ALL_TIMES,
    targets_first=True,
    duplicates_follow=False,
    duplicates_save_from=(kinds.KILLED, kinds.DISCARDED, kinds.RETURNED, kinds.SHUFFLED),
    unique_per_player=True,
    in_play=(PLAY, HOUSE),
    options=OPTIONS,
    tokens=TOKENS,
)
SHADOWS = EDITION.zone("shadows", hidden=True)
