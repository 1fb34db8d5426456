"""What others could do to an area, and who would win a combat."""

from __future__ import annotations

from math import exp

from smallcouncil.games.board2e.action.movement import force, march_reach, supporters
from smallcouncil.games.board2e.board import LEVEL, NEAR, REACH, REACHED_FROM
from smallcouncil.games.board2e.facts import (
    CARD_STRENGTH,
    DEFENSE,
    FIEFDOMS,
    MARCH,
    ORDER_TYPE,
    ORDER_VALUE,
)
from smallcouncil.games.board2e.heuristics.worth import front_runner
from smallcouncil.games.board2e.state import KINDS, PLANNING, BoardTable

TIES = 0.5  # to win ties, as strength
SWORD = 0.8  # to hold the blade, which helps once a round, as strength
SPREAD = 1.3  # how uncertain house cards make a combat
JOIN = 0.39  # of those who are near besides the strongest: some of them will help an attack
STAND_BY = 0.24  # the same for a defence
WARY = 0.43  # somebody defends or supports now and then
CARDS = 0.71  # how much better cards in hand count, for each strength
FEAR = (0.3, 0.6, 0.7)  # how likely those come who could, before orders lie open: to a field, a castle, a stronghold
EAGER = 1.5  # the better their chance, the likelier they come
TRUCE = 3.0  # how much less those are feared who should rather hit whoever is ahead, as strength
WALK_IN = 0.8  # how likely somebody enters what is left to others


def chance(advantage: float) -> float:
    """The chance to win a combat with so much more strength."""
    return 1.0 / (1.0 + exp(-advantage / SPREAD))


def exposed(t: BoardTable, area: int, strength: float, danger: float) -> float:
    """How likely an area is lost that so much strength defends: who would hardly win does not come, and where nobody
    stands others just walk in."""
    if not danger:
        return 0.0
    seen = 1.0 if order_known(t) else FEAR[LEVEL[area]]
    falls = chance(danger - max(strength, 0.0))
    likely = seen * min(EAGER * falls, 1.0) * falls
    return likely if strength > 0 else max(likely, WALK_IN)


def nerve(t: BoardTable, seat: int, rival: int) -> float:
    """What the fiefdoms are worth to a seat against a rival, as strength: ties, and the blade until it is used."""
    places = t.tracks[FIEFDOMS]
    edge = TIES if places.index(seat) < places.index(rival) else -TIES
    if t.blade_used:
        return edge
    return edge + (SWORD if places[0] == seat else -SWORD if places[0] == rival else 0.0)


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


def threats(t: BoardTable, seat: int, orders_count: bool = True) -> list[float]:
    """The strongest attack by one rival that every area may see this round: as far as orders lie open, by those that
    march and those that support them; else by the strongest who is near, and some help."""
    found = [0.0] * len(LEVEL)
    known = orders_count and order_known(t)
    orders = t.orders
    marches: dict[tuple[int, int], tuple[int, int]] = {}  # by target and rival: the best march, and where it begins
    for area, owner in enumerate(t.owner):
        if owner < 0 or owner == seat:
            continue
        order = orders[area]
        if known and (order < 0 or ORDER_TYPE[order] != MARCH):
            continue
        bonus = ORDER_VALUE[order] if known else 0
        plain, siege = standing_force(t, area, False), standing_force(t, area, True)
        for target in march_reach(t, owner, area):
            if t.owner[target] != owner:
                strength = (siege if LEVEL[target] else plain) + bonus
                best = marches.get((target, owner))
                if best is None or strength > best[0]:
                    marches[target, owner] = (strength, area)
    runner = -1 if known else front_runner(t)
    for (target, rival), (strength, source) in marches.items():
        if known:
            ready = [support_force(t, a, target, True) for a in supporters(t, target) if t.owner[a] == rival]
            helped = float(sum(ready))
        else:
            near = [a for a in REACHED_FROM[target] if t.owner[a] == rival and a != source]
            helped = JOIN * sum([standing_force(t, a, LEVEL[target] > 0) for a in near])
        reluctant = TRUCE if runner not in (-1, seat, rival) else 0.0
        found[target] = max(found[target], strength + helped + nerve(t, rival, seat) - reluctant)
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
    return strength + STAND_BY * near + WARY


def advantage(t: BoardTable, seat: int, rival: int, mine: float, theirs: float) -> float:
    """How much stronger one is, cards, the tie-break and the blade included."""
    return mine - theirs + CARDS * (card_power(t, seat) - card_power(t, rival)) + nerve(t, seat, rival)
