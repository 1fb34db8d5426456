"""What every order token would be worth in every area."""

from __future__ import annotations

from collections.abc import Mapping

from smallcouncil.games.board2e.action.movement import FREE, force
from smallcouncil.games.board2e.action.power import income
from smallcouncil.games.board2e.board import KIND, LAND, LEVEL, REACH, SEA
from smallcouncil.games.board2e.facts import (
    DEFENSE,
    MARCH,
    ORDER_COPIES,
    ORDER_STAR,
    ORDER_TYPE,
    ORDER_VALUE,
    ORDERS,
    RAID,
    SUPPORT,
)
from smallcouncil.games.board2e.heuristics.goals import PLANNED, SWING, Goal, best_goals, is_fight, worth_of_help
from smallcouncil.games.board2e.heuristics.outlook import Outlook, before_orders
from smallcouncil.games.board2e.heuristics.threat import chance, defence, exposed, standing_force
from smallcouncil.games.board2e.heuristics.wishes import pay_for_power
from smallcouncil.games.board2e.heuristics.worth import HOME, POWER, UNIT, last_round
from smallcouncil.games.board2e.planning import star_limit
from smallcouncil.games.board2e.state import KINDS, BoardTable

MUSTER_WORTH = 3.2  # for each point
RAID_WORTH = 0.49
SHELTER = 0.9  # of what support saves: it stands for several, but may be raided
STAND_READY = 0.4  # of what the same support may do elsewhere
HELP = 0.8  # of what support may add: others may raid it
IDLE = -0.2  # a raid where nobody can be raided
NOTHING: dict[int, int] = {}


def share_out(
    t: BoardTable, seat: int, rated: list[tuple[float, int, int]], given: Mapping[int, int] = NOTHING
) -> dict[int, int]:
    """The best tokens first, as far as they go besides those that are given out already."""
    tokens = ORDER_COPIES[:]
    stars = star_limit(t, seat)
    orders: dict[int, int] = {}
    for area, token in given.items():
        orders[area] = token
        tokens[token] -= 1
        stars -= ORDER_STAR[token]
    for _, area, token in rated:
        if area in orders or not tokens[token] or (ORDER_STAR[token] and not stars):
            continue
        orders[area] = token
        tokens[token] -= 1
        stars -= ORDER_STAR[token]
    return orders


def scores(
    t: BoardTable, seat: int, areas: list[int], planned: dict[int, int] | None = None, seen: Outlook | None = None
) -> list[tuple[float, int, int]]:
    """What every token would be worth in every area, best first."""
    o = seen or before_orders(t, seat)
    goals = best_goals(t, seat, areas, o, planned)
    marching = goals
    if planned is not None:
        marching = {a: g for a, g in goals.items() if a in planned and ORDER_TYPE[planned[a]] == MARCH}
    rated = []
    for area in areas:
        prey = raidable(t, seat, area, planned or {})
        for token in range(len(ORDERS)):
            if not t.bans >> token & 1:
                value = score(t, seat, area, token, goals.get(area), marching, prey, planned or {}, o)
                rated.append((-value, area, token))
    rated.sort()
    return rated


def raidable(t: BoardTable, seat: int, area: int, planned: dict[int, int]) -> int:
    """How many areas of rivals a raid could reach that no other planned raid reaches."""
    others = [a for a, token in planned.items() if a < area and ORDER_TYPE[token] == RAID]
    return len(
        [a for a in REACH[area] if t.owner[a] not in (-1, seat) and not any([a in REACH[other] for other in others])]
    )


def score(
    t: BoardTable,
    seat: int,
    area: int,
    token: int,
    goal: Goal | None,
    marching: dict[int, Goal],
    prey: int,
    planned: dict[int, int],
    o: Outlook,
) -> float:
    kind = ORDER_TYPE[token]
    value = ORDER_VALUE[token]
    if kind == MARCH:
        if goal is None:
            return -0.5 - 0.1 * value
        return goal.gain + worth_of_help(goal, value) if is_fight(goal) else goal.gain - 0.05 * value
    if kind == DEFENSE:
        shield = shielded(t, area, area, planned)
        return saved(t, seat, area, float(value), o, shield) - 0.05 * value
    if kind == SUPPORT:
        return 0.05 + support_worth(t, seat, area, value, marching, planned, o)
    if kind == RAID:
        if not prey:
            return IDLE
        return RAID_WORTH * min(prey, 2) - 0.1 * ORDER_STAR[token] + (0.1 if KIND[area] == SEA else 0.0)
    if last_round(t):
        return 0.1 * income(t, seat, area) - 0.2 * ORDER_STAR[token]
    # it comes to nothing if the area falls before
    sure = 1.0 - 0.8 * chance(o.danger[area] - defence(t, seat, area)) if o.danger[area] else 1.0
    if ORDER_STAR[token] and LEVEL[area] and t.room(seat, area):
        return MUSTER_WORTH * LEVEL[area] * sure
    gain = income(t, seat, area)
    if not gain:
        return 2 * IDLE  # a sea bears no power
    return power_worth(t, seat) * gain * sure + 0.1 - 0.2 * ORDER_STAR[token]


def power_worth(t: BoardTable, seat: int) -> float:
    """What one more power is worth: the first ones hold land and bids, the tenth lies idle."""
    power = t.power[seat]
    paid = pay_for_power(t, seat) if t.feast else 0.0
    return POWER * (1.3 if power < 2 else 1.0 if power < 9 else 0.5) + paid


def shielded(t: BoardTable, area: int, target: int, planned: dict[int, int]) -> float:
    """What defends a target already when the order for another area is chosen: earlier supports, and its own order."""
    strength = 0.0
    for other, token in planned.items():
        if ORDER_TYPE[token] == SUPPORT and other < area and target in REACH[other]:
            strength += PLANNED * (standing_force(t, other, False) + ORDER_VALUE[token])
    if area != target and target in planned and ORDER_TYPE[planned[target]] == DEFENSE:
        strength += ORDER_VALUE[planned[target]]
    return strength


def saved(t: BoardTable, seat: int, area: int, extra: float, o: Outlook, shield: float = 0.0) -> float:
    """What more strength in defense of an area saves, besides what shields it already."""
    if not o.danger[area]:
        return 0.0
    at = area * KINDS
    stake = o.worth[area] + 0.5 * sum([UNIT[u] * t.units[at + u] for u in range(KINDS)])
    if t.home[area] == seat:
        stake *= HOME
    there = defence(t, seat, area) + shield
    danger = o.danger[area]
    return (exposed(t, area, there, danger) - exposed(t, area, there + extra, danger)) * SWING * stake


def support_worth(
    t: BoardTable,
    seat: int,
    area: int,
    value: int,
    goals: dict[int, Goal],
    planned: dict[int, int],
    o: Outlook,
) -> float:
    """What the units of an area can add to attacks of their neighbours, to their defense, and to that of what they
    take: the most of it, and a part of all else that they stand by for."""
    helps = []
    for target in REACH[area]:
        if KIND[target] != LAND and KIND[area] == LAND:
            continue
        strength = standing_force(t, area, False) + value
        if t.owner[target] == seat and o.danger[target]:
            shield = shielded(t, area, target, planned)
            helps.append(SHELTER * saved(t, seat, target, float(strength), o, shield))
        for goal in goals.values():
            if goal.target != target or goal.source == area:
                continue
            if goal.meets == FREE:
                there, danger = force(goal.party, False), o.danger[target]
                safer = exposed(t, target, there, danger) - exposed(t, target, there + strength, danger)
                helps.append(SHELTER * safer * o.worth[target])
            else:
                siege = standing_force(t, area, LEVEL[target] > 0) + value
                helps.append(HELP * worth_of_help(goal, siege))
    helps.sort(reverse=True)
    return sum(helps[:1]) + STAND_READY * sum(helps[1:])
