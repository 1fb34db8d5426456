"""How the heuristics negotiate: what a deal is worth, what to propose, when to give in."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import DEAL_CAPS
from smallcouncil.games.ironthrone.heuristics.worth import (
    SHEET,
    captives,
    envy,
    giving_cost,
    marker,
    penalty_cost,
    rival_marker,
    taking_worth,
)
from smallcouncil.games.ironthrone.phases.negotiation import HOSTAGES, INFLUENCE, ITEMS, POWER, Negotiation, cap
from smallcouncil.games.ironthrone.state import ThroneTable
from smallcouncil.games.ironthrone.words import ACCEPT, BREAK_OFF, GIVE, PROPOSE, WANT
from smallcouncil.table import Ask, Choice, Rng

HOPES = (0.97, 0.9, 0.6)  # the share of an even deal, a marker for both, that a side insists on at first, then less
PRICE = 2  # power for a hostage that comes home
LITTLE = 0.3  # what it hopes for where an even deal is worth nothing


def worth(t: ThroneTable, seat: int, side: int, deal: list[int]) -> float:
    """What a deal is worth to a side, compared with nothing at all."""
    e = t.encounter
    other = e.active(1 - side)
    mine = deal[side * ITEMS : side * ITEMS + ITEMS]
    yours = deal[(1 - side) * ITEMS : (1 - side) * ITEMS + ITEMS]
    value = mine[INFLUENCE] * marker(t, seat) - yours[INFLUENCE] * rival_marker(t, seat, other)
    goods = taking_worth(t, seat, other, mine[HOSTAGES]) - giving_cost(t, seat, other, yours[HOSTAGES])
    goods += (mine[POWER] - yours[POWER]) * SHEET
    return value + goods * (1 + envy(t) / 2)


def worth_of_failure(t: ThroneTable, side: int) -> float:
    """Everyone on both sides suffers penalties."""
    e = t.encounter
    me, you = e.active(side), e.active(1 - side)
    return envy(t) * penalty_cost(t, e.sent[you]) - penalty_cost(t, e.sent[me])


def for_sale(t: ThroneTable, holder: int, owner: int) -> int:
    """How many hostages of a house its holder could give back in one deal."""
    return min(DEAL_CAPS[HOSTAGES], len(captives(t, holder, owner)))


def wish(t: ThroneTable, side: int, made: int) -> list[int]:
    """What to propose after so many proposals of one's own: influence for both, hostages back to whose people they are
    for some power each, and less and less besides."""
    e = t.encounter
    me, you = e.active(side), e.active(1 - side)
    deal = [0] * (2 * ITEMS)
    mine, yours = side * ITEMS, (1 - side) * ITEMS
    deal[mine + INFLUENCE] = cap(t, me, you, INFLUENCE)
    freed, sold = for_sale(t, you, me), for_sale(t, me, you)
    deal[mine + HOSTAGES] = min(cap(t, me, you, HOSTAGES), freed or (0 if sold else max(0, 1 - made)))
    deal[yours + HOSTAGES] = min(cap(t, you, me, HOSTAGES), sold)
    power = PRICE * (sold - freed) if freed or sold else max(0, 2 - made)
    deal[mine + POWER] = min(cap(t, me, you, POWER), max(0, power))
    deal[yours + POWER] = min(cap(t, you, me, POWER), max(0, -power))
    if marker(t, me) >= rival_marker(t, me, you):
        deal[yours + INFLUENCE] = cap(t, you, me, INFLUENCE)
    else:  # a marker for the other one is out of the question: pay in hostages and power
        deal[yours + HOSTAGES] = min(cap(t, you, me, HOSTAGES), max(sold, 1 + made))
        deal[yours + POWER] = min(cap(t, you, me, POWER), made)
    return deal


def bargain(t: ThroneTable, seat: int, other: int) -> float:
    """What a seat gains if hostages of both houses come home for the usual price."""
    freed, sold = for_sale(t, other, seat), for_sale(t, seat, other)
    goods = taking_worth(t, seat, other, freed) - giving_cost(t, seat, other, sold) + PRICE * (sold - freed) * SHEET
    return goods * (1 + envy(t) / 2)


def negotiate(t: ThroneTable, seat: int, ask: Ask, rng: Rng) -> Choice:
    """Accept what is good enough, otherwise build the wish number by number and propose it."""
    talks = t.stack[-1]
    assert isinstance(talks, Negotiation)
    side = talks.speaker
    nothing = worth_of_failure(t, side)
    made = t.options.negotiation_limit - talks.left[side]
    standing = worth(t, seat, side, talks.standing) if talks.standing else -9.0
    other = t.encounter.active(1 - side)
    even = max(marker(t, seat) - rival_marker(t, seat, other), LITTLE)
    hope = even * HOPES[min(made, len(HOPES) - 1)] + bargain(t, seat, other) if talks.left[side] else nothing
    if talks.standing and standing > nothing and standing >= hope:
        return ACCEPT
    if talks.left[side]:
        choice = next_word(t, talks, ask, wish(t, side, made))
        if choice is not None:
            return choice
    return ACCEPT if talks.standing and standing > nothing else BREAK_OFF


def next_word(t: ThroneTable, talks: Negotiation, ask: Ask, deal: list[int]) -> Choice | None:
    """The next change on the way from the draft to the wish, or the proposal itself."""
    for number in range(2 * ITEMS):
        if deal[number] != talks.draft[number]:
            verb = WANT if number // ITEMS == talks.speaker else GIVE
            choice = verb(number % ITEMS, deal[number])
            if choice in ask.choices:
                return choice
    return PROPOSE if PROPOSE in ask.choices else None
