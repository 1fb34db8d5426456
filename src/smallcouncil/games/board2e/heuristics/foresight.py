"""What rivals are likely to order: everybody sees the same map, and the same marches on it."""

from __future__ import annotations

from smallcouncil.games.board2e.facts import MARCH, ORDER_TYPE, ORDER_VALUE
from smallcouncil.games.board2e.heuristics.goals import goals_from
from smallcouncil.games.board2e.heuristics.outlook import USUAL, before_orders
from smallcouncil.games.board2e.heuristics.tokens import scores, share_out
from smallcouncil.games.board2e.heuristics.worth import last_round
from smallcouncil.games.board2e.state import BoardTable

SEEN = 0.9  # how likely a march comes that one sees
UNSEEN = 0.7  # of what is usual, where none is seen

# What was foreseen for boards that were seen before: every seat asks for the same marches of its rivals.
FORESEEN: dict[tuple[object, ...], list[tuple[int, float]]] = {}
MOST = 500


def board_key(t: BoardTable, seat: int) -> tuple[object, ...]:
    """All that the orders of a seat depend on, as far as everybody knows it."""
    return (
        *(
            seat,
            t.setup.id,
            t.bans,
            last_round(t),
            bytes(t.units),
            bytes(t.routed),
            bytes(t.garrison),
            bytes(t.neutral),
        ),
        *(tuple(t.house), tuple(t.owner), tuple(t.token), tuple(t.power), tuple(t.supply), tuple(t.hand)),
        *(tuple(t.points), tuple(t.tracks[1]), tuple(t.tracks[2])),
    )


def coming(t: BoardTable, seat: int) -> list[float]:
    """How likely those come to each area who could, before orders lie open."""
    found = [UNSEEN * fear for fear in USUAL]
    for rival in range(t.players):
        if rival != seat:
            for target, likely in marches_of(t, rival):
                found[target] = max(found[target], likely)
    return found


def marches_of(t: BoardTable, seat: int) -> list[tuple[int, float]]:
    """Where a seat may march to, and how likely, if it plans as one would in its place."""
    key = board_key(t, seat)
    known = FORESEEN.get(key)
    if known is None:
        if len(FORESEEN) >= MOST:
            FORESEEN.clear()
        known = FORESEEN[key] = likely_marches(t, seat)
    return known


def likely_marches(t: BoardTable, seat: int) -> list[tuple[int, float]]:
    o = before_orders(t, seat, secrets=False)
    areas = t.areas_of(seat)
    draft = share_out(t, seat, scores(t, seat, areas, o))
    found = []
    for source, token in draft.items():
        if ORDER_TYPE[token] == MARCH:
            goals = goals_from(t, seat, source, o, float(ORDER_VALUE[token]), draft)
            most = max([goal.gain for goal in goals], default=0.0)
            found += [(goal.target, SEEN * goal.gain / most) for goal in goals]
    return found
