"""For those who search: the few choices of a long list that are worth a thought."""

from __future__ import annotations

from collections.abc import Callable

from smallcouncil.games.board2e import combat_words as cw
from smallcouncil.games.board2e import words as w
from smallcouncil.games.board2e.action.march import March
from smallcouncil.games.board2e.facts import ORDER_VALUE
from smallcouncil.games.board2e.heuristics.fighting import rated_cards
from smallcouncil.games.board2e.heuristics.goals import goals_from
from smallcouncil.games.board2e.heuristics.marching import send
from smallcouncil.games.board2e.heuristics.outlook import before_marches
from smallcouncil.games.board2e.heuristics.rating import scores
from smallcouncil.games.board2e.state import BoardTable
from smallcouncil.table import Ask, Choice, Prompt

MOST = 4


def tokens(t: BoardTable, seat: int, ask: Ask) -> list[Choice]:
    """The best tokens for an area."""
    area = ask.args[0]
    found = []
    for _, rated, token in scores(t, seat, t.areas_of(seat)):
        if rated == area and w.ORDER(rated, token) in ask.choices:
            found.append(w.ORDER(rated, token))
    return found[:MOST]


def moves(t: BoardTable, seat: int, ask: Ask) -> list[Choice]:
    """A first unit to each of the best goals, or none; once an attack is under way, more for it, or none."""
    march = t.nearest(March)
    assert march is not None
    stop = [w.DONE] if w.DONE in ask.choices else []
    if march.target >= 0:
        more = [c for c in ask.choices if c.verb is w.MOVE and c.args[1] == march.target]
        return [*stop, *more] or ask.choices[:1]
    order = t.orders[march.source]
    goals = goals_from(t, seat, march.source, before_marches(t, seat), float(ORDER_VALUE[order]))
    goals.sort(key=lambda g: -g.gain)
    first = [send(goal, ask) for goal in goals[:MOST]]
    return [c for c in first if c is not None] + stop


def cards(t: BoardTable, seat: int, ask: Ask) -> list[Choice]:
    return rated_cards(t, seat, ask)[:MOST]


def bids_near(t: BoardTable, seat: int, ask: Ask) -> list[Choice]:
    """None, all, and some in between."""
    power = len(ask.choices) - 1
    return [w.BID(n) for n in sorted({0, power // 3, power // 2, power})]


SHORTLISTS: dict[Prompt, Callable[[BoardTable, int, Ask], list[Choice]]] = {
    w.PLAN_TOKEN: tokens,
    w.MARCH_MOVE: moves,
    w.CLASH_BID: bids_near,
    w.WILDLING_BID: bids_near,
    cw.CHOOSE_CARD: cards,
    cw.ANOTHER_CARD: cards,
}

# Questions that need no thought.
THOUGHTLESS: tuple[Prompt, ...] = (
    w.PLAN_ORDERS,
    w.RAVEN_CARD,
    w.CLASH_TIE,
    w.WILDLING_HIGHEST,
    w.WILDLING_LOWEST,
    w.WILDLING_FALL,
    w.NEUTRAL_SUPPORT,
    w.CAPTURE_SHIPS,
    w.RECONCILE,
    w.WILDLING_DESTROY,
    cw.HELP_OFFERED,
    cw.BLADE,
    cw.SWORD_LOSS,
    cw.SKULL_LOSS,
    cw.SUPPLY_LOSS,
    cw.ASK_REEK,
    cw.ASK_RENLY,
)
