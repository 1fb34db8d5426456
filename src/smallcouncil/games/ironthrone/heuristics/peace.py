"""War or peace: what a deal brings, whose word is good, and who is likely to lay peace.

One encounter by itself is a game of two by two in which the challenger wins more by war whatever the other one does,
so that peace would hardly ever come about. But everybody remembers who has broken a promise, and nobody makes peace
with such a one again: as long as further deals are to come, a good name is worth more than one betrayal.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from smallcouncil.games.ironthrone.effects.abilities import EFFECTS, WINDOWS
from smallcouncil.games.ironthrone.facts import DEAL_CAPS, HOUSE_OF, INFLUENCE
from smallcouncil.games.ironthrone.heuristics.worth import (
    HOSTAGE,
    captives,
    champion,
    marker,
    penalty_cost,
    rival_marker,
    side_power,
    spoils,
)
from smallcouncil.games.ironthrone.state import ThroneTable

HOSTAGES = 1  # their place among the items of a deal
KEEPS = 0.16  # hostages worth less than this at once are kept for a deal ...
LATE = 4  # ... until somebody has spread so many markers
AFTER_NEGOTIATION = WINDOWS.index("after_negotiation")
AGREED = 0.9  # how often a negotiation ends in a deal
RASH, MEEK = 0.05, 0.6  # how often one lays a peace card who had better not, and who had better
GOOD_NAME = 4.0  # what it is worth never to have broken a promise, at the start of a game: deals that are to come
TONGUE = 0.4  # what a leader gains who has an ability for negotiations
TRUST = 0.9  # how likely a promise is kept by who has no reason to break it ...
DOUBT = 0.25  # ... and by who has
GRUDGE = 0.5  # what it is worth to see lose who has broken a promise, for each of them: with few players deals are too
# few to make up for a betrayal, so all stand together against it


def good_name(t: ThroneTable, seat: int) -> float:
    """What a seat loses by breaking a promise: the less, the nearer the end is; who has none has none to lose."""
    if t.broken[seat]:
        return 0.0
    most = max([t.score(s) for s in range(t.players)])
    return GOOD_NAME * (INFLUENCE - 1 - most) / (INFLUENCE - 1)


def grudge(t: ThroneTable, rival: int) -> float:
    """What it is worth to others that a seat loses, for the promises that it has broken."""
    return GRUDGE * t.broken[rival]


def promised(t: ThroneTable, seat: int) -> bool:
    return bool(t.encounter.promised >> seat & 1)


def tempted(t: ThroneTable, side: int) -> bool:
    """Is war against a peace card worth more to an active player than peace and a good name?"""
    return -outcomes(t, side).by_peace > good_name(t, t.encounter.active(side))


def trust(t: ThroneTable, seat: int) -> float:
    """How likely an active player who has promised peace lays it."""
    if t.broken[seat]:
        return RASH
    return DOUBT if tempted(t, t.encounter.side[seat]) else TRUST


def stands(t: ThroneTable) -> bool:
    """Have both active players promised peace, and does neither win by breaking it?"""
    e = t.encounter
    both = 1 << e.challenger | 1 << e.defender
    return e.defender >= 0 and e.promised & both == both and not tempted(t, 0) and not tempted(t, 1)


def treaty_pays(t: ThroneTable, side: int) -> bool:
    """Is peace better than war for an active player, if both keep it, and will they?"""
    e = t.encounter
    seat, other = e.active(side), e.active(1 - side)
    if t.broken[seat] or t.broken[other] or tempted(t, side) or tempted(t, 1 - side):
        return False
    return peace_worth(t, seat, other) > war_worth(t, side)


def ransom(t: ThroneTable, seat: int, card: int) -> float:
    """What a hostage is likely to bring in a deal with its house: nothing if there will hardly be one."""
    owner = t.seat_of[HOUSE_OF[card]]
    if t.options.chat == "off" or t.broken[seat] or t.broken[owner]:
        return 0.0
    if max([t.score(s) for s in range(t.players)]) >= LATE or len(captives(t, seat, owner)) > DEAL_CAPS[HOSTAGES]:
        return 0.0
    return KEEPS if marker(t, seat) > rival_marker(t, seat, owner) else 0.0


def peace_worth(t: ThroneTable, seat: int, other: int) -> float:
    """What a negotiation usually brings: a marker for both, unless that would hand the other one the game. The third
    ones get nothing, so it pays the more the more of them there are."""
    deal = max(0.0, marker(t, seat) - rival_marker(t, seat, other)) * AGREED
    return deal + TONGUE if EFFECTS[t.leader[seat]].window == AFTER_NEGOTIATION else deal


def peace_chance(t: ThroneTable, seat: int) -> float:
    """How likely an active player who holds a peace card lays it: as often as leaves the other one in doubt.

    War and peace on both sides are a game of two by two, and whoever could be read would lose by it: the challenger
    who always fights, or the defender who always trusts.
    """
    e = t.encounter
    side = e.side[seat]
    if side < 0:
        return 0.0
    if promised(t, seat):
        return trust(t, seat)
    if t.options.chat != "off":
        return RASH  # who means peace says so
    mine, other = outcomes(t, side), outcomes(t, 1 - side)
    if mine.by_peace <= 0 and mine.by_war <= 0:
        return RASH  # war is better whatever the other one does
    if mine.by_peace >= 0 and mine.by_war >= 0:
        return MEEK
    # what makes war and peace worth the same to the other one
    doubt = other.by_war / (other.by_war - other.by_peace) if other.by_war != other.by_peace else 0.5
    if not 0 < doubt < 1:  # the other one need not think: answer that
        trusts = other.by_peace > 0
        return MEEK if (mine.by_peace if trusts else mine.by_war) > 0 else RASH
    return min(MEEK, max(RASH, doubt))


class Outcomes(NamedTuple):
    """By how much peace is better than war for an active player, if the other one lays peace, and if war."""

    by_peace: float
    by_war: float


def outcomes(t: ThroneTable, side: int) -> Outcomes:
    """As everybody can see it, cards unseen."""
    e = t.encounter
    seat = e.active(side)
    victory, defeat = spoils(t, seat, side)
    betrayed = defeat + HOSTAGE - penalty_cost(t, champion(t, seat))
    return Outcomes(
        peace_worth(t, seat, e.active(1 - side)) - (victory - HOSTAGE),
        betrayed - war_worth(t, side),
    )


def war_worth(t: ThroneTable, side: int) -> float:
    """What a war is worth to the active player of a side, cards unseen."""
    e = t.encounter
    seat = e.active(side)
    victory, defeat = spoils(t, seat, side)
    chance = 1 / (1 + exp(-(side_power(t, side) - side_power(t, 1 - side)) / 4.5))
    return chance * (victory + HOSTAGE) + (1 - chance) * (defeat - penalty_cost(t, champion(t, seat)) - HOSTAGE)
