"""Where it is worth to march, and with what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from smallcouncil.games.board2e.heuristics.outlook import Outlook
from smallcouncil.games.board2e.heuristics.threat import (
    advantage,
    chance,
    defence,
    exposed,
    order_known,
    resistance_of,
    standing_force,
)
from smallcouncil.games.board2e.heuristics.worth import HOME, POWER, UNIT, VICTORY, last_round
from smallcouncil.games.board2e.state import KINDS, BoardTable

PLANNED = 0.85  # of a support that one plans: others may raid it
HOPED = 0.6  # of a support that one could give
ROUT = 0.8  # what it is worth to beat a unit
DEFEAT, RISK = 1.0, 0.45  # what it costs to be beaten: an order, and so much of the units
LITTLE = 0.2  # the same in the last round
LATER = 0.5  # of a danger that does not come this round
SWING = 1.3  # how much worse it is to lose an area to a rival than not to gain it
HARM = 1.0  # what it is worth that a rival loses an area
DENIED = 0.3  # what it is worth that rivals who are near do not get it, of its worth
SPARE = 0.05  # what strength is worth that need not march
PUSH = 0.037  # what it is worth to come nearer to what one may attack, for each strength
BAIT = 0.39  # the strength of those who cannot fight, but must be fought: siege engines
NOTHING: dict[int, float] = {}


class Goal(NamedTuple):
    gain: float
    source: int
    target: int
    meets: int  # FREE, ENEMY or NEUTRAL
    party: list[int]  # who marches, by unit
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


def lost(t: BoardTable, area: int, strength: float, o: Outlook) -> float:
    """How likely an area is lost; what comes only in the next round may still be met then, and comes too late for what
    is paid at the end of this one."""
    likely = exposed(t, area, strength, o.danger[area]) * (1.0 if o.now[area] else LATER)
    if o.paid[area]:
        likely += o.paid[area] * (exposed(t, area, strength, o.now[area]) - likely)
    return likely


def cost_of_marching(t: BoardTable, seat: int, source: int, party: list[int], o: Outlook) -> float:
    """What an area loses by the units that leave it: some safety, or all that it is worth."""
    empty = sum(party) == t.size[source]
    if empty and KIND[source] != LAND:
        return o.worth[source]  # a sea is held by who is there
    before = defence(t, seat, source)
    after = before - force(party, False)
    if not empty:
        after = max(after, BAIT)
    less_safe = max(lost(t, source, after, o) - lost(t, source, before, o), 0.0) * SWING * o.worth[source]
    if t.home[source] == seat:
        less_safe *= HOME
    if not empty or t.home[source] == seat or t.token[source] == seat:
        return less_safe
    return POWER + less_safe if t.power[seat] else o.worth[source]


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
    o: Outlook,
    order_value: float,
    planned: dict[int, int] | None = None,
    beyond: Sequence[int] = (),
    opens: Mapping[int, float] = NOTHING,
) -> list[Goal]:
    """All areas that units of an area could march to, with what that is worth: also those `beyond` a ship that sails
    first, and for ships with what a sea `opens` to others."""
    at = source * KINDS
    units = list(t.units[at : at + KINDS])
    if not any(units):
        return []
    costs = [(party, cost_of_marching(t, seat, source, party, o)) for party in parties(units)]
    goals = []
    for target in [*march_reach(t, seat, source), *beyond]:
        meets = resistance(t, seat, target)
        helped = 0.0  # of support for those who enter nothing is known before there is a plan
        if meets != FREE or planned is not None or order_known(t):
            helped = own_support(t, seat, source, target, planned)
        best = None
        closer = o.rally[target] - o.rally[source]
        for party, cost in costs:
            if meets == FREE:
                gain = gain_of_entering(t, seat, source, target, party, helped, o) + opens.get(target, 0.0)
                found = Goal(gain - cost, source, target, meets, party)
            else:
                found = fight(t, seat, source, target, meets, party, order_value + helped, o, cost)
            if closer:
                found = found._replace(gain=found.gain + closer * force(party, True))
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
    o: Outlook,
    cost: float,
) -> Goal:
    """What it brings to march with these units, and so much help, against who stands there."""
    strength = force(party, LEVEL[target] > 0) + helped
    if meets == NEUTRAL:
        edge = strength - neutral_value(t, target)
        prize = o.worth[target] * kept(t, target, force(party, False), o)
        return Goal((prize if edge >= 0 else 0.0) - cost, source, target, meets, party, edge, prize)
    rival = t.owner[target] if t.size[target] else t.guard[target]
    edge = advantage(t, seat, rival, strength, resistance_of(t, rival, target))
    win = chance(edge)
    at_stake = sum([UNIT[u] * party[u] for u in range(KINDS)])
    prize = (o.worth[target] + ROUT * t.size[target]) * kept(t, target, force(party, False), o)
    loss = DEFEAT + RISK * at_stake if not last_round(t) else LITTLE
    return Goal(win * prize - (1 - win) * loss - cost, source, target, meets, party, edge, prize + loss)


def kept(t: BoardTable, area: int, strength: float, o: Outlook) -> float:
    """How much of an area's worth is kept by so much strength; who has won need not keep it."""
    return 1.0 - lost(t, area, strength, o) if o.worth[area] < VICTORY else 1.0


def gain_of_entering(
    t: BoardTable, seat: int, source: int, target: int, party: list[int], helped: float, o: Outlook
) -> float:
    """What it brings to enter an area where nobody resists: as far as it can be held, and nearer to the front."""
    holder = t.controller(target)
    strength = force(party, False)
    nearer = PUSH * strength * max(o.pull[target] - o.pull[source], 0.0) - SPARE * strength
    at_stake = RISK * sum([UNIT[u] * party[u] for u in range(KINDS)])
    if not strength:
        at_stake = float(UNIT[ENGINE] * party[ENGINE])  # siege engines that are beaten are gone
    if holder == seat:
        there = defence(t, seat, target) + helped
        safer = lost(t, target, there, o) - lost(t, target, there + strength, o)
        return safer * SWING * o.worth[target] + nearer
    again = lost(t, target, strength + helped, o)
    gain = o.worth[target] * (1.0 - again) - again * at_stake
    if holder >= 0:
        gain += HARM  # a rival has it no more
    elif o.danger[target] and strength:
        gain += DENIED * o.worth[target]
    return gain * o.open[target] + nearer


def is_fight(goal: Goal) -> bool:
    return goal.meets == ENEMY


def best_goals(
    t: BoardTable,
    seat: int,
    sources: list[int],
    o: Outlook,
    planned: dict[int, int] | None = None,
) -> dict[int, Goal]:
    """One goal for every area, no two the same; the best first."""
    return no_two_alike([g for source in sources for g in goals_from(t, seat, source, o, 0.0, planned)])


def no_two_alike(found: list[Goal]) -> dict[int, Goal]:
    """One goal for every area, and one area for every goal."""
    found.sort(key=lambda g: (-g.gain, g.source, g.target))
    chosen: dict[int, Goal] = {}
    taken: set[int] = set()
    for goal in found:
        if goal.source not in chosen and goal.target not in taken:
            chosen[goal.source] = goal
            taken.add(goal.target)
    return chosen
