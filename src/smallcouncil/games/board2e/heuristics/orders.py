"""Orders: which token for which area, whom to raid, what the raven does."""

from __future__ import annotations

from smallcouncil.games.board2e.action.power import income
from smallcouncil.games.board2e.facts import (
    CONSOLIDATE,
    DEFENSE,
    ORDER_STAR,
    ORDER_TYPE,
    ORDER_VALUE,
    RAID,
    SUPPORT,
    WILDLINGS,
)
from smallcouncil.games.board2e.heuristics.combinations import best_plan
from smallcouncil.games.board2e.heuristics.outlook import before_orders
from smallcouncil.games.board2e.heuristics.rating import saved, scores, share_out
from smallcouncil.games.board2e.heuristics.threat import standing_force
from smallcouncil.games.board2e.heuristics.worth import standing
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.games.board2e.words import LOOK, ORDER, RAID_AT, READY, SWAP, TO_BOTTOM, TO_TOP
from smallcouncil.table import Ask, Choice

HARMLESS = WILDLINGS.index("silence_at_the_wall")

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
    usual = share_out(t, seat, scores(t, seat, t.areas_of(seat), first))
    return best_plan(t, seat, usual, first) if t.feast else usual


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
