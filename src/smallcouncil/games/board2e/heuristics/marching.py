"""Marches: which order, which units, what is left behind."""

from __future__ import annotations

from smallcouncil.games.board2e.action.march import March
from smallcouncil.games.board2e.action.movement import (
    ENEMY,
    FREE,
    NEUTRAL,
    force,
    neutral_support,
    neutral_value,
    resistance,
)
from smallcouncil.games.board2e.board import KIND, LAND, LEVEL
from smallcouncil.games.board2e.facts import ENGINE, FOOTMAN, KNIGHT, MARCH, ORDER_TYPE, ORDER_VALUE, SHIP
from smallcouncil.games.board2e.heuristics.goals import Goal, cost_of_marching, fight, goals_from, own_support
from smallcouncil.games.board2e.heuristics.landings import Landing, by_land, landings
from smallcouncil.games.board2e.heuristics.outlook import Outlook, before_marches
from smallcouncil.games.board2e.heuristics.worth import BASE, worths
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import DONE, LEAVE_TOKEN, MOVE, REFUSE
from smallcouncil.table import Ask, Choice

HURRY = 0.5  # how much more an area is worth at once that others march for


def goals_of(t: BoardTable, seat: int, source: int, o: Outlook) -> list[Goal]:
    """Where the units of a march could go."""
    order = t.orders[source]
    opens = {landing.sea: landing.more for landing in reversed(waiting(t, seat, source, o))}
    return goals_from(t, seat, source, o, float(ORDER_VALUE[order]) if order >= 0 else 0.0, opens=opens)


def waiting(t: BoardTable, seat: int, source: int, o: Outlook) -> list[Landing]:
    """Armies that have still to march, and wait for the ships of this area."""
    if not t.feast or KIND[source] == LAND:
        return []
    armies = [area for area in by_land(t.held[seat]) if t.orders[area] >= 0 and ORDER_TYPE[t.orders[area]] == MARCH]
    return landings(t, seat, [source], armies, o)


def best_goal(t: BoardTable, seat: int, source: int, o: Outlook) -> Goal | None:
    return max(goals_of(t, seat, source, o), key=lambda g: g.gain, default=None)


def gain_of_waiting(t: BoardTable, seat: int, goal: Goal, o: Outlook) -> float:
    """What the army would gain at once that waits for a ship: the ship goes first."""
    for landing in waiting(t, seat, goal.source, o):
        if landing.sea == goal.target:
            return max([g.gain for g in goals_of(t, seat, landing.army, o)], default=0.0)
    return 0.0


def pick_order(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The march that brings most comes first; what rivals march for as well does not wait."""
    o = before_marches(t, seat)

    def gain(choice: Choice) -> float:
        goal = best_goal(t, seat, choice.args[0], o)
        if goal is None:
            return 0.0
        contested = goal.meets == FREE and o.now[goal.target] and t.controller(goal.target) != seat
        hurry = HURRY * o.worth[goal.target] if contested else 0.0
        return goal.gain + hurry + gain_of_waiting(t, seat, goal, o)

    return max(ask.choices, key=gain)


def move(t: BoardTable, seat: int, ask: Ask) -> Choice:
    march = t.nearest(March)
    assert march is not None
    if march.target >= 0:
        return strengthen(t, seat, march, ask)
    o = before_marches(t, seat)
    goals = goals_of(t, seat, march.source, o)
    goals.sort(key=lambda g: -g.gain)
    for goal in goals:
        if goal.meets == NEUTRAL and not reachable(t, seat, march, goal.target):
            continue
        choice = send(goal, ask, not o.danger[goal.target])
        if choice is not None:
            return choice
    return DONE if DONE in ask.choices else ask.choices[0]


def reachable(t: BoardTable, seat: int, march: March, target: int) -> bool:
    """Is the army strong enough for a neutral force without the help of others?"""
    at = march.source * KINDS
    strength = force(list(t.units[at : at + KINDS]), LEVEL[target] > 0) + ORDER_VALUE[t.orders[march.source]]
    return strength + neutral_support(t, seat, target, 0) >= neutral_value(t, target)


def send(goal: Goal, ask: Ask, safe: bool = True) -> Choice | None:
    """The first unit for a goal: the weakest where nobody resists or will soon, else the strongest."""
    target = goal.target
    ways = [c for c in ask.choices if c.verb is MOVE and c.args[1] == target and goal.party[c.args[0]]]
    if not ways:
        return None
    if goal.meets == FREE and safe:
        return min(ways, key=lambda c: (FOOTMAN, SHIP, KNIGHT, ENGINE).index(c.args[0]))
    return max(ways, key=lambda c: weight(c.args[0], target))


def weight(unit: int, target: int) -> int:
    one = [0] * KINDS
    one[unit] = 1
    return force(one, LEVEL[target] > 0)


def strengthen(t: BoardTable, seat: int, march: March, ask: Ask) -> Choice:
    """More units for an attack, as long as they are worth more there than where they stand; a neutral force needs just
    enough."""
    target = march.target
    ways = [c for c in ask.choices if c.verb is MOVE and c.args[1] == target and weight(c.args[0], target)]
    ways.sort(key=lambda c: -weight(c.args[0], target))
    stop = DONE if DONE in ask.choices else None
    if not ways:
        return stop or ask.choices[0]
    if stop is None:
        return ways[0]
    if resistance(t, seat, target) != ENEMY:
        return stop
    o = before_marches(t, seat)
    helped = ORDER_VALUE[t.orders[march.source]] + own_support(t, seat, march.source, target)
    one = [0] * KINDS
    one[ways[0].args[0]] = 1
    both = [a + b for a, b in zip(march.attack, one, strict=True)]
    cost = cost_of_marching(t, seat, march.source, one, o)
    so_far = fight(t, seat, march.source, target, ENEMY, march.attack, helped, o, 0.0)
    with_one = fight(t, seat, march.source, target, ENEMY, both, helped, o, cost)
    return ways[0] if with_one.gain > so_far.gain else stop


def token(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """A power token keeps what is worth more than it."""
    leave = next(c for c in ask.choices if c.verb is LEAVE_TOKEN)
    stay = next(c for c in ask.choices if c.verb is not LEAVE_TOKEN)
    area = leave.args[0]
    worth = worths(t, seat)[area] if t.feast else BASE[area]
    return leave if worth > 1.5 or t.power[seat] > 4 else stay


def grant(t: BoardTable, seat: int, ask: Ask) -> Choice:
    return REFUSE
