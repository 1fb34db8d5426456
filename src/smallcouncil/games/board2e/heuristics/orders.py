"""Orders: which token for which area, whom to raid, what the raven does."""

from __future__ import annotations

from smallcouncil.games.board2e.action.movement import FREE, force
from smallcouncil.games.board2e.action.power import income
from smallcouncil.games.board2e.board import KIND, LAND, LEVEL, REACH, SEA
from smallcouncil.games.board2e.facts import (
    CONSOLIDATE,
    DEFENSE,
    MARCH,
    ORDER_COPIES,
    ORDER_STAR,
    ORDER_TYPE,
    ORDER_VALUE,
    ORDERS,
    RAID,
    SUPPORT,
    WILDLINGS,
)
from smallcouncil.games.board2e.heuristics.goals import PLANNED, SWING, Goal, best_goals, is_fight, worth_of_help
from smallcouncil.games.board2e.heuristics.outlook import Outlook, before_orders
from smallcouncil.games.board2e.heuristics.threat import chance, defence, exposed, standing_force
from smallcouncil.games.board2e.heuristics.wishes import pay_for_power
from smallcouncil.games.board2e.heuristics.worth import HOME, POWER, UNIT, last_round, standing
from smallcouncil.games.board2e.planning import star_limit
from smallcouncil.games.board2e.state import KINDS, BoardTable
from smallcouncil.games.board2e.words import LOOK, ORDER, RAID_AT, READY, SWAP, TO_BOTTOM, TO_TOP
from smallcouncil.table import Ask, Choice

MUSTER_WORTH = 3.2  # for each point
RAID_WORTH = 0.49
SHELTER = 0.9  # of what support saves: it stands for several, but may be raided
STAND_READY = 0.4  # of what the same support may do elsewhere
HELP = 0.8  # of what support may add: others may raid it
HARMLESS = WILDLINGS.index("silence_at_the_wall")
IDLE = -0.2  # a raid where nobody can be raided


# Plans of boards that were seen before: the same plan is asked for area by area, and again and again by who searches.
PLANS: dict[tuple[object, ...], dict[int, int]] = {}
MOST_PLANS = 500


def plan(t: BoardTable, seat: int) -> dict[int, int]:
    """A token for every area of a seat, the most urgent first, as far as tokens go. Orders that lie there already do
    not matter."""
    key = board_key(t, seat)
    known = PLANS.get(key)
    if known is None:
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        known = PLANS[key] = make_plan(t, seat)
    return known


def board_key(t: BoardTable, seat: int) -> tuple[object, ...]:
    """All that a plan depends on."""
    return (
        *(
            seat,
            t.setup.id,
            t.bans,
            t.round,
            bytes(t.units),
            bytes(t.routed),
            bytes(t.garrison),
            bytes(t.neutral),
        ),
        *(tuple(t.house), tuple(t.owner), tuple(t.token), tuple(t.power), tuple(t.supply), tuple(t.hand)),
        *(tuple(t.points), *map(tuple, t.tracks), tuple(t.objectives[seat])),
    )


def make_plan(t: BoardTable, seat: int) -> dict[int, int]:
    """Twice: what supports and raids are for is seen only when one knows who marches."""
    first = share_out(t, seat, scores(t, seat, t.areas_of(seat)))
    return share_out(t, seat, scores(t, seat, t.areas_of(seat), first))


def share_out(t: BoardTable, seat: int, rated: list[tuple[float, int, int]]) -> dict[int, int]:
    """The best tokens first, as far as they go."""
    tokens = ORDER_COPIES[:]
    stars = star_limit(t, seat)
    orders: dict[int, int] = {}
    for _, area, token in rated:
        if area in orders or not tokens[token] or (ORDER_STAR[token] and not stars):
            continue
        orders[area] = token
        tokens[token] -= 1
        stars -= ORDER_STAR[token]
    return orders


def scores(
    t: BoardTable, seat: int, areas: list[int], planned: dict[int, int] | None = None
) -> list[tuple[float, int, int]]:
    """What every token would be worth in every area, best first."""
    o = before_orders(t, seat)
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


# ------------------------------------------------------------------ answers


def pick_area(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """The next area without an order; ready as soon as one may be."""
    return READY if READY in ask.choices else ask.choices[0]


def pick_token(t: BoardTable, seat: int, ask: Ask) -> Choice:
    (area, _) = ask.args
    assert isinstance(area, int)
    wanted = plan(t, seat).get(area)
    if wanted is not None and ORDER(area, wanted) in ask.choices:
        return ORDER(area, wanted)
    return best_token(t, seat, area, ask.choices)


def best_token(t: BoardTable, seat: int, area: int, choices: list[Choice]) -> Choice:
    """The best of the tokens that are left for one area."""
    tokens = [c.args[1] for c in choices if c.verb is ORDER]
    for _, rated, token in scores(t, seat, t.areas_of(seat)):
        if rated == area and token in tokens:
            return ORDER(area, token)
    return choices[0]


def raven(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """An area that will be attacked is defended, if it is worth it; else the wildlings are watched."""
    o = before_orders(t, seat)
    best, most = LOOK, 1.5
    for choice in ask.choices:
        if choice.verb is SWAP:
            (area,) = choice.args
            if ORDER_TYPE[t.orders[area]] in (RAID, CONSOLIDATE) or ORDER_VALUE[t.orders[area]] < 0:
                gain = saved(t, seat, area, 1.5, o)
                if gain > most:
                    best, most = choice, gain
    return best


def raven_token(t: BoardTable, seat: int, ask: Ask) -> Choice:
    defenses = [c for c in ask.choices if ORDER_TYPE[c.args[1]] == DEFENSE]
    if defenses:
        return max(defenses, key=lambda c: ORDER_VALUE[c.args[1]])
    return best_token(t, seat, ask.choices[0].args[0], ask.choices)


def raven_card(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Who will bid most wants a card that gives something, everyone else one that takes nothing."""
    (card,) = ask.args
    richest = t.power[seat] > max([t.power[s] for s in range(t.players) if s != seat])
    return TO_TOP if richest != (card == HARMLESS) else TO_BOTTOM


def raid(t: BoardTable, seat: int, ask: Ask) -> Choice:
    """Support next to one's own marches first, then what rivals would gain, the leader's before all."""
    counts = standing(t)

    def harm(choice: Choice) -> float:
        if choice.verb is not RAID_AT:
            return 0.0
        target = choice.args[1]
        kind = ORDER_TYPE[t.orders[target]]
        owner = t.owner[target]
        harm = 0.5 + 0.2 * counts[owner] + 0.3 * ORDER_STAR[t.orders[target]]
        if kind == CONSOLIDATE:
            harm += 1.2 + 0.5 * income(t, owner, target)
        elif kind == SUPPORT:
            harm += 0.8 + 0.6 * standing_force(t, target, False)
        elif kind == RAID:
            harm += 0.3
        return harm

    return max(ask.choices, key=harm)
