"""The six titles of melee. Gold and reserve modifiers stand in the data; rivals and support in titles.py."""

from __future__ import annotations

from smallcouncil.games.cards2e import aspects
from smallcouncil.games.cards2e.constant_abilities import rule
from smallcouncil.games.cards2e.facts import INTRIGUE, MILITARY, POWER
from smallcouncil.games.cards2e.titles import rivals
from smallcouncil.games.cards2e.vocabulary import Table, card


def raids_rivals(t: Table, c: int, seat: int) -> int:
    """Master of Ships: claim against rivals."""
    bearer = t.control[c]
    attacks = seat == bearer == t.attacker and t.type == MILITARY
    return int(attacks and rivals(t, bearer, t.defender))


# The choice of who suffers an intrigue claim is a part of the claim itself: claim.py.
card(
    "master_of_whispers",
    rule(aspects.SIDE_STRENGTH, lambda t, c, seat: int(t.control[c] == seat and t.type == INTRIGUE)),
)
card(
    "master_of_ships",
    rule(aspects.SIDE_STRENGTH, lambda t, c, seat: int(t.control[c] == seat and t.type == MILITARY)),
    rule(aspects.CLAIM, raids_rivals),
)
# The additional power challenge is a part of initiating one: challenge.py.
card(
    "hand_of_the_king",
    rule(aspects.SIDE_STRENGTH, lambda t, c, seat: int(t.control[c] == seat and t.type == POWER)),
)
card("master_of_laws", rule(aspects.DRAW_MORE, lambda t, c, seat: int(t.control[c] == seat)))
# Redirecting is a part of initiating a challenge: challenge.py.
card("crown_regent", rule(aspects.DOMINANCE, lambda t, c, seat: 2 if t.control[c] == seat else 0))
