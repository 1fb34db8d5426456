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
from smallcouncil.games.board2e.facts import ORDER_TYPE, ORDER_VALUE, SUPPORT
from smallcouncil.games.board2e.heuristics.threat import (
    advantage,
    chance,
    defence,
    order_known,
    resistance_of,
    standing_force,
)
from smallcouncil.games.board2e.heuristics.worth import POWER, UNIT
from smallcouncil.games.board2e.state import KINDS, BoardTable


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
    if danger[target] > strength + 1:
        prize *= 0.75
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
            gain = gain_of_entering(t, seat, source, target, many, worth, danger)
        else:
            strength = force(units, LEVEL[target] > 0) + order_value + own_support(t, seat, source, target)
            if meets == NEUTRAL:
                gain = worth[target] if strength >= neutral_value(t, target) else 0.0
            else:
                gain = attack_gain(t, seat, target, strength, units, worth, danger)
            if leaving == 0.0 and danger[source] > 1:  # the whole army goes, and leaves the area open
                gain -= 0.4 * cost_of_leaving(t, seat, source, worth, danger)
        if gain - leaving > 0:
            goals.append(Goal(gain - leaving, source, target, meets))
    return goals


def gain_of_entering(
    t: BoardTable, seat: int, source: int, target: int, many: int, worth: list[float], danger: list[float]
) -> float:
    """What it brings to enter an area where nobody resists."""
    holder = t.controller(target)
    if holder == seat:
        short = danger[target] - defence(t, seat, target)
        if short > -1 and danger[source] < danger[target]:
            return 0.25 * worth[target]
        return 0.0
    gain = worth[target]
    if holder >= 0:
        gain += 1.0  # and a rival has it no more
    if danger[target] > 1.0 + many:
        gain *= 0.6
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
