"""How to play the board game sensibly: a quick answer to every question, and what a table promises each seat.

`decide` looks at what the seat itself may know and at nothing else: bots call it on imagined tables, and its answers
would be worthless if they depended on what is only imagined.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from smallcouncil.games.board2e import combat_words as cw
from smallcouncil.games.board2e import words as w
from smallcouncil.games.board2e.heuristics import bids, fighting, levies, marching, orders, texts
from smallcouncil.games.board2e.heuristics.chances import evaluate
from smallcouncil.games.board2e.heuristics.reasons import reason
from smallcouncil.games.board2e.heuristics.shortlists import SHORTLISTS, THOUGHTLESS
from smallcouncil.games.board2e.state import WESTEROS

if TYPE_CHECKING:
    from smallcouncil.games.board2e.state import BoardTable
    from smallcouncil.table import Ask, Choice, Prompt, Rng, Table

EASY_SLIPS = 4  # of twelve choices: in A Feast for Crows one house is far ahead whoever plays it
STRONG_ITERATIONS = 8  # every likely choice twice, so that strong bots stand between fair ones and experts

Answer = Callable[["BoardTable", int, "Ask"], "Choice"]

ANSWERS: dict[Prompt, Answer] = {
    w.KEEP_OBJECTIVE: levies.best_objective,
    w.WESTEROS_DECISION: bids.westeros,
    w.RECONCILE: levies.give_up,
    w.MUSTERING: levies.muster,
    w.CLASH_BID: bids.clash_bid,
    w.CLASH_TIE: bids.order_tied,
    w.WILDLING_BID: bids.wildling_bid,
    w.WILDLING_HIGHEST: bids.order_tied,
    w.WILDLING_LOWEST: bids.blame_tied,
    w.WILDLING_CHOICE: bids.raiders,
    w.WILDLING_DESTROY: levies.give_up,
    w.WILDLING_DEMOTE: levies.area_to_demote,
    w.WILDLING_PROMOTE: levies.area_to_promote,
    w.WILDLING_TRACK: bids.track_to_fall_on,
    w.WILDLING_FALL: bids.track_for_another,
    w.WILDLING_FIRST: bids.track_to_lead,
    w.WILDLING_DISCARD: levies.weakest_card,
    w.WILDLING_TAKE_BACK: levies.strongest_card,
    w.WILDLING_MUSTER: levies.place_to_muster,
    w.PLAN_ORDERS: orders.pick_area,
    w.PLAN_TOKEN: orders.pick_token,
    w.RAVEN: orders.raven,
    w.RAVEN_ORDER: orders.raven_token,
    w.RAVEN_CARD: orders.raven_card,
    w.RAID_TARGET: orders.raid,
    w.MARCH_ORDER: marching.pick_order,
    w.MARCH_MOVE: marching.move,
    w.NEUTRAL_SUPPORT: marching.grant,
    w.MARCH_TOKEN: marching.token,
    w.CAPTURE_SHIPS: levies.capture,
    w.CONSOLIDATE_ORDER: levies.consolidate,
    w.SCORE_OBJECTIVE: levies.score,
    w.GIVE_OBJECTIVE: levies.worst_objective,
    w.TAKE_OBJECTIVE: levies.best_objective,
    w.RETURN_OBJECTIVE: levies.worst_objective,
    cw.ASK_SUPPORT_FOR: fighting.support,
    cw.HELP_OFFERED: fighting.accept,
    cw.CHOOSE_CARD: fighting.card,
    cw.ANOTHER_CARD: fighting.card,
    cw.TIDE_REDRAW: fighting.redraw,
    cw.BLADE: fighting.blade,
    cw.SWORD_LOSS: fighting.sacrifice,
    cw.SKULL_LOSS: fighting.sacrifice,
    cw.SUPPLY_LOSS: fighting.sacrifice,
    cw.RETREAT_AREA: fighting.retreat,
    cw.RETREAT_PICK: fighting.banish,
    cw.ASK_REEK: texts.reek,
    cw.ASK_TYRION: texts.tyrion,
    cw.ASK_CERSEI: texts.order_to_remove,
    cw.ASK_ILYN: texts.ilyn,
    cw.ASK_QYBURN: texts.qyburn,
    cw.ASK_RENLY: texts.renly,
    cw.ASK_PATCHFACE: texts.patchface,
    cw.ASK_JON: texts.jon,
    cw.ASK_MELISANDRE: texts.melisandre,
    cw.ASK_AERON: texts.aeron,
    cw.ASK_RODRIK: texts.rodrik,
    cw.ASK_AERON_PAYS: texts.aeron_pays,
    cw.ASK_MACE: texts.mace,
    cw.ASK_THORNS: texts.order_to_remove,
    cw.ASK_DORAN: texts.doran,
    cw.ASK_GERRIS: texts.gerris,
    cw.ASK_ALAYNE: texts.alayne,
}


def decide(table: Table, seat: int, ask: Ask, rng: Rng | None) -> Choice:
    """A sensible answer."""
    return ANSWERS[ask.question](cast("BoardTable", table), seat, ask)


def shortlist(table: Table, seat: int, ask: Ask) -> list[Choice]:
    """The choices that are worth a thought, the sensible one first."""
    t = cast("BoardTable", table)
    usual = decide(table, seat, ask, None)
    if ask.question in THOUGHTLESS:
        return [usual]
    others = SHORTLISTS[ask.question](t, seat, ask) if ask.question in SHORTLISTS else ask.choices
    return [usual, *[c for c in others if c is not usual]]


def clock(table: Table) -> int:
    """How many rounds have been planned, as turns of all: tables are compared when the next planning begins."""
    t = cast("BoardTable", table)
    return t.players * (t.round - (1 if t.phase == WESTEROS else 0))


__all__ = ["ANSWERS", "clock", "decide", "evaluate", "reason", "shortlist"]
