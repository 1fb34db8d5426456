"""What others could do to an area, and who would win a combat."""

from __future__ import annotations

from math import exp

from smallcouncil.games.board2e.action.movement import force, march_reach, supporters
from smallcouncil.games.board2e.board import LEVEL, NEAR, REACH
from smallcouncil.games.board2e.facts import (
    CARD_STRENGTH,
    DEFENSE,
    FIEFDOMS,
    MARCH,
    ORDER_TYPE,
    ORDER_VALUE,
)
from smallcouncil.games.board2e.heuristics.worth import last_round
from smallcouncil.games.board2e.state import KINDS, PLANNING, BoardTable

NEXT_ROUND = 0.7  # of a threat that comes not before the next round
TIES = 0.8  # to win ties, and to be nearer to the blade, as strength
SPREAD = 1.3  # how uncertain house cards make a combat


def chance(advantage: float) -> float:
    """The chance to win a combat with so much more strength."""
    return 1.0 / (1.0 + exp(-advantage / SPREAD))


def hold_chance(strength: float, danger: float) -> float:
    """The chance that so much strength keeps an area."""
    return 1.0 - chance(danger - strength) if danger else 1.0


def card_power(t: BoardTable, seat: int) -> float:
    """What the house cards in hand are good for."""
    strengths = sorted([CARD_STRENGTH[card] for card in t.hand_cards(seat)], reverse=True)
    best = strengths[:3]
    return sum(best) / len(best) if best else 0.0


def standing_force(t: BoardTable, area: int, castle: bool) -> int:
    at = area * KINDS
    return force(list(t.units[at : at + KINDS]), castle)


def order_known(t: BoardTable) -> bool:
    return t.phase != PLANNING


def lasting_threats(t: BoardTable, seat: int) -> list[float]:
    """What an area must stand to be kept: marches of this round, and, not quite as pressing, all who are near for the
    next one."""
    now = threats(t, seat)
    if not order_known(t) or last_round(t):
        return now
    return [max(a, NEXT_ROUND * b) for a, b in zip(now, threats(t, seat, False), strict=True)]


def threats(t: BoardTable, seat: int, orders_count: bool = True) -> list[float]:
    """The strongest attack by one rival that every area may see this round: as far as orders lie open, only those that
    march, and those that support them; else whoever is near."""
    found = [0.0] * len(LEVEL)
    known = orders_count and order_known(t)
    orders = t.orders
    attacks: dict[int, dict[int, list[float]]] = {}  # by target and rival: the best march, and all that is near
    for area, owner in enumerate(t.owner):
        if owner < 0 or owner == seat:
            continue
        order = orders[area]
        if known and (order < 0 or ORDER_TYPE[order] != MARCH):
            continue
        bonus = ORDER_VALUE[order] if known else 0
        plain, siege = standing_force(t, area, False), standing_force(t, area, True)
        for target in march_reach(t, owner, area):
            if t.owner[target] == owner:
                continue
            strength = (siege if LEVEL[target] else plain) + bonus
            best = attacks.setdefault(target, {}).setdefault(owner, [0.0, 0.0])
            best[0] = max(best[0], strength)
            best[1] += strength
    for target, rivals in attacks.items():
        strongest = 0.0
        for rival, (best_march, near) in rivals.items():
            help_near = near - best_march
            if known:
                help_near = sum(
                    [support_force(t, a, target, True) for a in supporters(t, target) if t.owner[a] == rival]
                )
            else:
                help_near *= 0.5
            ties = TIES if t.rank(FIEFDOMS, rival) < t.rank(FIEFDOMS, seat) else 0.0
            strongest = max(strongest, best_march + help_near + ties)
        found[target] = strongest
    return found


def support_force(t: BoardTable, area: int, target: int, attacking: bool) -> int:
    """What an area with a support order adds."""
    return standing_force(t, area, attacking and LEVEL[target] > 0) + ORDER_VALUE[t.orders[area]]


def defence(t: BoardTable, seat: int, area: int) -> float:
    """The strength with which a seat defends an area: units, garrison, and what its neighbours may give."""
    strength = float(standing_force(t, area, False)) if t.owner[area] == seat else 0.0
    if t.guard[area] == seat:
        strength += t.garrison[area]
    order = t.orders[area]
    if order_known(t) and order >= 0 and ORDER_TYPE[order] == DEFENSE and t.owner[area] == seat:
        strength += ORDER_VALUE[order]
    return strength


def resistance_of(t: BoardTable, rival: int, target: int) -> float:
    """The strength that a rival would defend an area with, as far as one can see."""
    strength = defence(t, rival, target)
    if order_known(t):
        for area in supporters(t, target):
            if t.owner[area] == rival:
                strength += support_force(t, area, target, False)
        return strength
    near = 0.0
    for area in NEAR[target]:
        if t.owner[area] == rival and target in REACH[area]:
            near += standing_force(t, area, False)
    return strength + 0.35 * near + 0.6  # somebody supports or defends now and then


def advantage(t: BoardTable, seat: int, rival: int, mine: float, theirs: float) -> float:
    """How much stronger one is, cards and the tie-break included."""
    edge = mine - theirs + 0.6 * (card_power(t, seat) - card_power(t, rival))
    fiefdoms = t.tracks[FIEFDOMS]
    return edge + (0.3 if fiefdoms.index(seat) < fiefdoms.index(rival) else -0.3)
