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
from smallcouncil.games.board2e.heuristics.worth import POWER, UNIT
from smallcouncil.games.board2e.state import KINDS, BoardTable

LOST = 0.6  # of what an area is worth that others can take again, as orders lie open
FEARED = 0.3  # the same before they do: few of those who are near will come
LEFT = 0.8  # of an area that is left to others who are near, as orders lie open
UNSEEN = 0.7  # the same before they do
HELPED = 0.8  # of what more strength saves in an area
PLANNED = 0.85  # of a support that one plans: others may raid it
HOPED = 0.6  # of a support that one could give


class Goal(NamedTuple):
    gain: float
    source: int
    target: int
    meets: int  # FREE, ENEMY or NEUTRAL
    edge: float = 0.0  # how much stronger one is
    stake: float = 0.0  # what victory is worth more than defeat


def worth_of_help(goal: Goal, strength: float) -> float:
    """What so much more strength adds to a goal."""
    if goal.meets == ENEMY:
        return (chance(goal.edge + strength) - chance(goal.edge)) * goal.stake
    if goal.meets == NEUTRAL and goal.edge < 0 <= goal.edge + strength:
        return goal.stake
    return 0.0


def own_support(t: BoardTable, seat: int, source: int, target: int, planned: dict[int, int] | None = None) -> float:
    """What own areas may add to an attack: those that support it, will, or could."""
    known = order_known(t)
    strength = 0.0
    for area in t.held[seat]:
        if area == source or target not in REACH[area]:
            continue
        strong = standing_force(t, area, LEVEL[target] > 0)
        order = t.orders[area] if known else -1
        if planned is not None:
            order = planned.get(area, -1)
        elif not known:
            strength += HOPED * strong
        if order >= 0 and ORDER_TYPE[order] == SUPPORT:
            strength += (1.0 if known else PLANNED) * (strong + ORDER_VALUE[order])
    return strength


def cost_of_leaving(t: BoardTable, seat: int, source: int, worth: list[float], danger: list[float]) -> float:
    """What is lost when the last unit leaves an area."""
    if KIND[source] != LAND:
        return worth[source]  # a sea is held by who is there
    rest = t.garrison[source] if t.guard[source] == seat else 0
    exposed = (LEFT if order_known(t) else UNSEEN) * worth[source]
    if not danger[source]:
        exposed = 0.0
    elif rest:
        exposed *= 1.0 - hold_chance(rest, danger[source])
    if t.home[source] == seat or t.token[source] == seat:
        return exposed
    return POWER + exposed if t.power[seat] else worth[source]


def cost_of_marching(
    t: BoardTable, seat: int, source: int, party: list[int], worth: list[float], danger: list[float]
) -> float:
    """What an area loses by the units that leave it."""
    if sum(party) == t.size[source]:
        return cost_of_leaving(t, seat, source, worth, danger)
    if not danger[source]:
        return 0.0
    before = defence(t, seat, source)
    after = before - force(party, False)
    return HELPED * (hold_chance(before, danger[source]) - hold_chance(after, danger[source])) * worth[source]


def parties(units: list[int]) -> list[list[int]]:
    """Who may march: all, all but the weakest, the strongest alone, the weakest alone."""
    found = [units]
    if sum(units) > 1:
        found.append(without_weakest(units))
    if sum(units) > 2:
        found.append(alone(units, (KNIGHT, SHIP, FOOTMAN, ENGINE)))
    if sum(units) > 1:
        weakest = alone(units, (FOOTMAN, SHIP, KNIGHT, ENGINE))
        if weakest not in found:
            found.append(weakest)
    return found


def without_weakest(units: list[int]) -> list[int]:
    """One stays behind: a siege engine last, it cannot defend."""
    rest = units[:]
    rest[next(u for u in (FOOTMAN, SHIP, KNIGHT, ENGINE) if rest[u])] -= 1
    return rest


def alone(units: list[int], order: tuple[int, ...]) -> list[int]:
    one = [0] * KINDS
    one[next(u for u in order if units[u])] = 1
    return one


def fits(t: BoardTable, seat: int, source: int, target: int, many: int) -> bool:
    """Does supply allow so many units of the source in the target?"""
    size = t.size
    sizes = [size[a] for a in t.held[seat] if a not in (source, target)]
    sizes.append(size[source] - many)
    sizes.append(many + (size[target] if t.owner[target] == seat else 0))
    return t.fits(seat, sizes)


def goals_from(
    t: BoardTable,
    seat: int,
    source: int,
    worth: list[float],
    danger: list[float],
    order_value: float,
    planned: dict[int, int] | None = None,
) -> list[Goal]:
    """All areas that units of an area could march to, with what that is worth."""
    at = source * KINDS
    units = list(t.units[at : at + KINDS])
    if not any(units):
        return []
    costs = [(party, cost_of_marching(t, seat, source, party, worth, danger)) for party in parties(units)]
    goals = []
    for target in march_reach(t, seat, source):
        meets = resistance(t, seat, target)
        helped = order_value + own_support(t, seat, source, target, planned) if meets != FREE else 0.0
        best = None
        for party, cost in costs:
            if meets == FREE:
                found = Goal(gain_of_entering(t, seat, target, party, worth, danger) - cost, source, target, meets)
            else:
                found = fight(t, seat, source, target, meets, party, helped, worth, danger, cost)
            if (best is None or found.gain > best.gain) and fits(t, seat, source, target, sum(party)):
                best = found
        if best is not None and best.gain > 0:
            goals.append(best)
    return goals


def fight(
    t: BoardTable,
    seat: int,
    source: int,
    target: int,
    meets: int,
    party: list[int],
    helped: float,
    worth: list[float],
    danger: list[float],
    cost: float,
) -> Goal:
    """What it brings to march with these units, and so much help, against who stands there."""
    strength = force(party, LEVEL[target] > 0) + helped
    if meets == NEUTRAL:
        edge = strength - neutral_value(t, target)
        prize = worth[target] * kept(t, force(party, False), danger[target])
        return Goal((prize if edge >= 0 else 0.0) - cost, source, target, meets, edge, prize)
    rival = t.owner[target] if t.size[target] else t.guard[target]
    edge = advantage(t, seat, rival, strength, resistance_of(t, rival, target))
    win = chance(edge)
    at_stake = sum([UNIT[u] * party[u] for u in range(KINDS)])
    prize = (worth[target] + 0.8 * t.size[target]) * kept(t, force(party, False), danger[target])
    loss = 1.0 + 0.45 * at_stake
    return Goal(win * prize - (1 - win) * loss - cost, source, target, meets, edge, prize + loss)


def kept(t: BoardTable, strength: float, danger: float) -> float:
    """How much of an area's worth is kept by so much strength."""
    return 1.0 - (LOST if order_known(t) else FEARED) * (1.0 - hold_chance(strength, danger))


def gain_of_entering(
    t: BoardTable, seat: int, target: int, party: list[int], worth: list[float], danger: list[float]
) -> float:
    """What it brings to enter an area where nobody resists, as far as it can be held."""
    holder = t.controller(target)
    strength = force(party, False)
    if holder == seat:
        there = defence(t, seat, target)
        saves = hold_chance(there + strength, danger[target]) - hold_chance(there, danger[target])
        return HELPED * saves * worth[target]
    lost = 1.0 - hold_chance(strength, danger[target])
    gain = (
        worth[target] * kept(t, strength, danger[target]) - lost * sum([UNIT[u] * party[u] for u in range(KINDS)]) * 0.5
    )
    if holder >= 0:
        gain += 1.0  # and a rival has it no more
    return gain


def is_fight(goal: Goal) -> bool:
    return goal.meets == ENEMY


def best_goals(
    t: BoardTable,
    seat: int,
    sources: list[int],
    worth: list[float],
    danger: list[float],
    planned: dict[int, int] | None = None,
) -> dict[int, Goal]:
    """One goal for every area, no two the same; the best first."""
    found = [g for source in sources for g in goals_from(t, seat, source, worth, danger, 0.0, planned)]
    found.sort(key=lambda g: (-g.gain, g.source, g.target))
    chosen: dict[int, Goal] = {}
    taken: set[int] = set()
    for goal in found:
        if goal.source not in chosen and goal.target not in taken:
            chosen[goal.source] = goal
            taken.add(goal.target)
    return chosen
