"""The six titles of melee. Gold and reserve modifiers stand in the data; rivals and support in titles.py."""

from __future__ import annotations

from smallcouncil.games.cards2e.writing import *


def raids_rivals(t: Table, c: int, seat: int) -> int:
    """Master of Ships: claim against rivals."""
    bearer = t.control[c]
    attacks = seat == bearer == t.attacker and t.type == MILITARY
    return int(attacks and rivals(t, bearer, t.defender))


# The choice of who suffers an intrigue claim is a part of the claim itself: claim.py.
card(
    "master_of_whispers",
    rule(modifiers.SIDE_STRENGTH, in_your(INTRIGUE)),
)
card(
    "master_of_ships",
    rule(modifiers.SIDE_STRENGTH, in_your(MILITARY)),
    rule(modifiers.CLAIM, raids_rivals),
)
# The additional power challenge is a part of initiating one: challenge.py.
card(
    "hand_of_the_king",
    rule(modifiers.SIDE_STRENGTH, in_your(POWER)),
)
card("master_of_laws", rule(modifiers.DRAW_MORE, for_you()))
# Redirecting is a part of initiating a challenge: challenge.py.
card("crown_regent", rule(modifiers.DOMINANCE, for_you(2)))
