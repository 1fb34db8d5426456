"""Where it is worth to march, and with what."""

from __future__ import annotations

from typing import NamedTuple

from smallcouncil.games.board2e.action.movement import (
    ENEMY,
    FREE,
    NEUTRAL,
    force,
    march_reach,
    neutral_value,
    resistance,
)
from smallcouncil.games.board2e.board import KIND, LAND, LEVEL, REACH
from smallcouncil.games.board2e.facts import ENGINE, FOOTMAN, KNIGHT, ORDER_TYPE, ORDER_VALUE, SHIP, SUPPORT
from smallcouncil.games.board2e.heuristics.threat import (
    advantage,
    chance,
    defence,
    hold_chance,
    order_known,
    resistance_of,
    standing_force,
)
from smallcouncil.games.board2e.heuristics.worth import BASE, POWER, UNIT
from smallcouncil.games.board2e.state import KINDS, BoardTable

LOST = 0.6  # of what an area is worth that others can take again
HELPED = 0.8  # of what one more unit saves in an area


class Goal(NamedTuple):
    gain: float
    source: int
    target: int
    meets: int  # FREE, ENEMY or NEUTRAL


def own_support(t: BoardTable, seat: int, source: int, target: int) -> float:
    """What own areas may add to an attack: those that support it, or could."""
    known = order_known(t)
    strength = 0.0
    for area, owner in enumerate(t.owner):
        if owner != seat or area == source or target not in REACH[area]:
            continue
        order = t.orders[area]
        if known:
            if order >= 0 and ORDER_TYPE[order] == SUPPORT:
                strength += standing_force(t, area, LEVEL[target] > 0) + ORDER_VALUE[order]
        else:
            strength += 0.6 * standing_force(t, area, LEVEL[target] > 0)
    return strength


def cost_of_leaving(t: BoardTable, seat: int, source: int, worth: list[float], danger: list[float]) -> float:
    """What is lost when the last unit leaves an area."""
    if KIND[source] != LAND:
        return worth[source]  # a sea is held by who is there
    exposed = danger[source] > (t.garrison[source] if t.guard[source] == seat else 0)
    if t.home[source] == seat:
        return 0.9 * worth[source] if danger[source] > 0 else 0.0
    if t.token[source] == seat:
        return 0.6 * worth[source] if exposed else 0.0
    if t.power[seat]:
        return POWER + (0.6 * worth[source] if exposed else 0.0)
    return worth[source]


def attack_gain(
    t: BoardTable, seat: int, target: int, strength: float, units: list[int], worth: list[float], danger: list[float]
) -> float:
    """What an attack on a rival's area promises."""
    rival = t.owner[target] if t.size[target] else t.guard[target]
    win = chance(advantage(t, seat, rival, strength, resistance_of(t, rival, target)))
    at_stake = sum([UNIT[u] * units[u] for u in range(KINDS)])
    prize = worth[target] + 0.8 * t.size[target]
    prize *= 1.0 - LOST * (1.0 - hold_chance(strength, danger[target]))
    return win * prize - (1 - win) * (1.0 + 0.45 * at_stake)


def goals_from(
    t: BoardTable, seat: int, source: int, worth: list[float], danger: list[float], order_value: float
) -> list[Goal]:
    """All areas that units of an area could march to, with what that is worth."""
    at = source * KINDS
    units = list(t.units[at : at + KINDS])
    many = sum(units)
    if not many:
        return []
    leaving = cost_of_leaving(t, seat, source, worth, danger) if t.size[source] == 1 else 0.0
    goals = []
    for target in march_reach(t, seat, source):
        meets = resistance(t, seat, target)
        if meets == FREE:
            gain = gain_of_entering(t, seat, source, target, units, worth, danger)
        else:
            helped = order_value + own_support(t, seat, source, target)
            gain = gain_of_fighting(t, seat, target, meets, units, helped, worth, danger)
            if leaving == 0.0:  # either one stays, or all go and leave the area open
                gain -= cost_of_leaving(t, seat, source, worth, danger)
                rest = without_weakest(units)
                gain = max(gain, gain_of_fighting(t, seat, target, meets, rest, helped, worth, danger))
        if gain - leaving > 0:
            goals.append(Goal(gain - leaving, source, target, meets))
    return goals


def gain_of_fighting(
    t: BoardTable,
    seat: int,
    target: int,
    meets: int,
    units: list[int],
    helped: float,
    worth: list[float],
    danger: list[float],
) -> float:
    """What it brings to march with these units, and so much help, against who stands there."""
    strength = force(units, LEVEL[target] > 0) + helped
    if meets == NEUTRAL:
        return worth[target] if strength >= neutral_value(t, target) else 0.0
    return attack_gain(t, seat, target, strength, units, worth, danger)


def without_weakest(units: list[int]) -> list[int]:
    """One stays behind: a siege engine last, it cannot defend."""
    rest = units[:]
    rest[next(u for u in (FOOTMAN, SHIP, KNIGHT, ENGINE) if rest[u])] -= 1
    return rest


def gain_of_entering(
    t: BoardTable, seat: int, source: int, target: int, units: list[int], worth: list[float], danger: list[float]
) -> float:
    """What it brings to enter an area where nobody resists, as far as it can be held."""
    holder = t.controller(target)
    one = 2 if units[KNIGHT] else 1  # others may follow
    if holder == seat:
        strength = force(units, False)
        there = defence(t, seat, target)
        saves = hold_chance(there + one, danger[target]) - hold_chance(there, danger[target])
        costs = hold_chance(strength, danger[source]) - hold_chance(strength - one, danger[source])
        return HELPED * (saves * BASE[target] - costs * BASE[source])
    lost = 1.0 - hold_chance(one, danger[target])
    gain = worth[target] * (1.0 - LOST * lost) - lost * UNIT[KNIGHT if units[KNIGHT] else FOOTMAN]
    if holder >= 0:
        gain += 1.0  # and a rival has it no more
    return gain


def is_fight(goal: Goal) -> bool:
    return goal.meets == ENEMY


def best_goals(
    t: BoardTable, seat: int, sources: list[int], worth: list[float], danger: list[float]
) -> dict[int, Goal]:
    """One goal for every area, no two the same; the best first."""
    found = [g for source in sources for g in goals_from(t, seat, source, worth, danger, 0.0)]
    found.sort(key=lambda g: (-g.gain, g.source, g.target))
    chosen: dict[int, Goal] = {}
    taken: set[int] = set()
    for goal in found:
        if goal.source not in chosen and goal.target not in taken:
            chosen[goal.source] = goal
            taken.add(goal.target)
    return chosen
