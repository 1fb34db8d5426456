"""Orders that are worth something together only, in A Feast for Crows: a ship that sails before an army lands, and a
march with all the support that can be had. Drawn up besides the usual plan; the better one is given out.
"""

from __future__ import annotations

from collections.abc import Iterator

from smallcouncil.games.board2e.action.movement import FREE, march_reach, resistance
from smallcouncil.games.board2e.board import LEVEL, REACHED_FROM
from smallcouncil.games.board2e.facts import MARCH, ORDER_COPIES, ORDER_STAR, ORDER_TYPE, ORDER_VALUE, ORDERS, SUPPORT
from smallcouncil.games.board2e.heuristics.goals import PLANNED, Goal, fight, goals_from, no_two_alike, parties
from smallcouncil.games.board2e.heuristics.landings import by_land, by_sea, landings, shores_beyond
from smallcouncil.games.board2e.heuristics.outlook import Outlook, before_orders
from smallcouncil.games.board2e.heuristics.rating import raidable, score, scores, share_out
from smallcouncil.games.board2e.heuristics.threat import standing_force
from smallcouncil.games.board2e.planning import star_limit
from smallcouncil.games.board2e.state import KINDS, BoardTable

PRIZE = 6.0  # what an area must be worth for several orders
MOST = 2  # combinations of each kind that are worth a thought

Plan = dict[int, int]


def best_plan(t: BoardTable, seat: int, usual: Plan, first: Plan) -> Plan:
    """The usual plan, unless the first thought or a combination brings more."""
    o = before_orders(t, seat)
    areas = t.areas_of(seat)
    drafts = [usual, first]
    for given in combinations(t, seat, o):
        drafts.append(share_out(t, seat, scores(t, seat, areas, {**usual, **given}, o), given))
    return max(drafts, key=lambda draft: value_of(t, seat, draft, o))


def combinations(t: BoardTable, seat: int, o: Outlook) -> Iterator[Plan]:
    areas = t.areas_of(seat)
    for landing in landings(t, seat, by_sea(areas), by_land(areas), o)[:MOST]:
        given = draw(t, seat, [(landing.army, MARCH), (landing.fleet, MARCH)])
        if given is not None:
            yield given
    for goal, helpers in assaults(t, seat, areas, o)[:MOST]:
        given = draw(t, seat, [(goal.source, MARCH), *[(area, SUPPORT) for area in helpers]])
        if given is not None:
            yield given


def draw(t: BoardTable, seat: int, wanted: list[tuple[int, int]]) -> Plan | None:
    """The best tokens of these kinds, the first first; none if there are too few."""
    left, stars = ORDER_COPIES[:], star_limit(t, seat)
    given: Plan = {}
    for area, kind in wanted:
        fit = [
            token
            for token in range(len(ORDERS))
            if ORDER_TYPE[token] == kind and left[token] and not t.bans >> token & 1 and ORDER_STAR[token] <= stars
        ]
        if not fit:
            return None
        token = max(fit, key=lambda one: ORDER_VALUE[one])
        given[area] = token
        left[token] -= 1
        stars -= ORDER_STAR[token]
    return given


def assaults(t: BoardTable, seat: int, areas: list[int], o: Outlook) -> list[tuple[Goal, list[int]]]:
    """What could be taken with all the support of the neighbours, the best first."""
    found = []
    for source in areas:
        at = source * KINDS
        party = parties(list(t.units[at : at + KINDS]))[0] if t.size[source] else []
        for target in march_reach(t, seat, source) if party else []:
            meets = resistance(t, seat, target)
            if meets == FREE or o.worth[target] < PRIZE:
                continue
            helpers = [a for a in REACHED_FROM[target] if t.owner[a] == seat and a != source]
            helpers = [a for a in helpers if standing_force(t, a, LEVEL[target] > 0)]
            helped = PLANNED * sum([standing_force(t, a, LEVEL[target] > 0) for a in helpers])
            goal = fight(t, seat, source, target, meets, party, helped, o, 0.0)
            if helpers and goal.gain > 0:
                found.append((goal, helpers))
    found.sort(key=lambda one: -one[0].gain)
    return found


def value_of(t: BoardTable, seat: int, plan: Plan, o: Outlook) -> float:
    """What all orders bring together: support counts in the attacks that it helps."""
    goals = goals_of(t, seat, plan, o)
    total = 0.0
    for area, token in plan.items():
        prey = raidable(t, seat, area, plan)
        total += score(t, seat, area, token, goals.get(area), {}, prey, plan, o)
    return total


def goals_of(t: BoardTable, seat: int, plan: Plan, o: Outlook) -> dict[int, Goal]:
    """Where the armies of a plan march, with the landings that its ships make possible."""
    marching = [area for area, token in plan.items() if ORDER_TYPE[token] == MARCH]
    fleets, armies = by_sea(marching), by_land(marching)
    landing = next(iter(landings(t, seat, fleets, armies, o)), None)
    opens = {} if landing is None else {landing.sea: landing.more}
    found = [g for fleet in fleets for g in goals_from(t, seat, fleet, o, 0.0, plan, (), opens)]
    sailing = no_two_alike(found[:])
    sails = landing is not None and landing.fleet in sailing and sailing[landing.fleet].target == landing.sea
    if landing is not None and sails:  # the army brings it, not the ship
        found = [g._replace(gain=g.gain - landing.more) if g.target == landing.sea else g for g in found]
    for army in armies:
        beyond = shores_beyond(t, seat, army, [landing.sea]) if landing is not None and sails else []
        found.extend(goals_from(t, seat, army, o, 0.0, plan, beyond))
    return no_two_alike(found)
