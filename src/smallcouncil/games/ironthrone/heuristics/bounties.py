"""Support that is paid for: a hostage goes home at the start of the next turn. Nobody can be made to keep such a
promise (R-IT-talk-02), but everybody remembers who did not."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import HOUSE_OF
from smallcouncil.games.ironthrone.heuristics.card_odds import Outlook
from smallcouncil.games.ironthrone.heuristics.encounters import max_power
from smallcouncil.games.ironthrone.heuristics.peace import good_name, promised, ransom
from smallcouncil.games.ironthrone.heuristics.worth import (
    RANSOM,
    captives,
    release_worth,
    rival_marker,
    spoils,
    torture_worth,
)
from smallcouncil.games.ironthrone.state import ASIDE, CHALLENGING, ThroneTable
from smallcouncil.games.ironthrone.talk import MY_RELEASE, SUPPORT_ME
from smallcouncil.games.ironthrone.words import SAY
from smallcouncil.table import Ask, Choice

MARGIN = 0.15  # what the help must be worth beyond the hostage: it may come unpaid, or not at all


def price(t: ThroneTable, holder: int, owner: int) -> float:
    """What it costs to release the hostage of a house that one can spare best."""
    costs = []
    for card in captives(t, holder, owner):
        kept = max(torture_worth(t, holder, card), ransom(t, holder, card))
        costs.append(kept - release_worth(t, holder, card))
    return min(costs)


def help_worth(t: ThroneTable, seat: int, helper: int) -> float:
    """What it is worth to an active player that somebody stands at its side."""
    outlook = Outlook(t, seat)
    side = t.encounter.side[seat]
    better = outlook.chance_of(side, max_power(t, helper))
    victory, defeat = spoils(t, seat, side)
    gain = (better - outlook.chance_of(side)) * (victory - defeat)
    return gain - better * rival_marker(t, seat, helper) if side == CHALLENGING else gain


def bounty(t: ThroneTable, seat: int, ask: Ask) -> Choice | None:
    """A hostage for support, where the help is worth it and the promise will be kept; one for an encounter."""
    e = t.encounter
    if ask.prompt != "preparation.character" or e.side[seat] == ASIDE or e.bounties[seat]:
        return None
    if promised(t, seat) or t.broken[seat] or not t.hostages[seat]:
        return None
    best, most = None, MARGIN
    for helper in range(t.players):
        word = SAY(helper, SUPPORT_ME, MY_RELEASE)
        if e.side[helper] == ASIDE and word in ask.choices[ask.answers :]:
            cost = price(t, seat, helper)
            worth = help_worth(t, seat, helper) - cost
            if worth > most and good_name(t, seat) > cost:
                best, most = word, worth
    return best


def reward(t: ThroneTable, seat: int, side: int) -> float:
    """What is promised to a seat for its support of a side, if the promise is likely to be kept."""
    payer = t.encounter.active(side)
    if not t.encounter.bounties[payer] >> seat & 1 or t.broken[payer] or good_name(t, payer) < RANSOM:
        return 0.0
    return RANSOM


def debt(t: ThroneTable, seat: int, card: int) -> float:
    """What it is worth besides to release a hostage: the good name, if that was promised for support."""
    return good_name(t, seat) if t.owed[seat] >> t.seat_of[HOUSE_OF[card]] & 1 else 0.0
