"""Why a choice is sensible, as the key of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from smallcouncil.games.board2e import combat_words as cw
from smallcouncil.games.board2e import words as w
from smallcouncil.games.board2e.action.movement import FREE, resistance
from smallcouncil.games.board2e.board import LEVEL
from smallcouncil.games.board2e.facts import CONSOLIDATE, DEFENSE, MARCH, ORDER_TYPE, RAID, SUPPORT, WIN_AT
from smallcouncil.games.board2e.heuristics.worth import standing

if TYPE_CHECKING:
    from smallcouncil.games.board2e.state import BoardTable
    from smallcouncil.table import Ask, Choice, Prompt, Table

BY_ORDER = {
    MARCH: "why-order-march",
    DEFENSE: "why-border-in-danger",
    SUPPORT: "why-order-support",
    RAID: "why-order-raid",
    CONSOLIDATE: "why-order-power",
}

FIXED: dict[Prompt, str] = {
    w.RAVEN: "why-last-look",
    w.RAVEN_CARD: "why-last-look",
    w.RAID_TARGET: "why-hit-hard",
    w.MARCH_ORDER: "why-most-to-gain",
    w.CLASH_BID: "why-bid-share",
    w.WILDLING_BID: "why-wall-share",
    w.CLASH_TIE: "why-oneself-first",
    w.WILDLING_HIGHEST: "why-oneself-first",
    w.WILDLING_LOWEST: "why-against-leader",
    w.WESTEROS_DECISION: "why-serves-you-best",
    w.MUSTERING: "why-new-units",
    w.WILDLING_MUSTER: "why-new-units",
    w.RECONCILE: "why-missed-least",
    w.WILDLING_DESTROY: "why-missed-least",
    w.KEEP_OBJECTIVE: "why-near-points",
    w.SCORE_OBJECTIVE: "why-points-win",
    cw.CHOOSE_CARD: "why-card-enough",
    cw.ANOTHER_CARD: "why-card-enough",
    cw.SWORD_LOSS: "why-missed-least",
    cw.SKULL_LOSS: "why-missed-least",
    cw.SUPPLY_LOSS: "why-missed-least",
    cw.RETREAT_AREA: "why-safe-retreat",
    cw.HELP_OFFERED: "why-help-welcome",
}


def reason(table: Table, seat: int, ask: Ask, choice: Choice) -> str:
    """The key of the sentence that says why."""
    t = cast("BoardTable", table)
    question = ask.question
    if choice.verb is w.ORDER:
        return BY_ORDER[ORDER_TYPE[choice.args[1]]]
    if question is w.PLAN_ORDERS:
        return "why-every-army-ordered" if choice is w.READY else "why-army-waits"
    if question is w.CONSOLIDATE_ORDER:
        return "why-new-units" if choice.verb is w.MUSTER_AT else "why-order-power"
    if question is w.MARCH_MOVE:
        return march_reason(t, seat, choice)
    if question is w.MARCH_TOKEN:
        return "why-token-keeps" if choice.verb is w.LEAVE_TOKEN else "why-power-kept"
    if question is cw.ASK_SUPPORT_FOR:
        return support_reason(seat, choice)
    if question is cw.BLADE:
        return "why-blade-turns" if choice is cw.USE_BLADE else "why-blade-kept"
    if choice is w.PASS:
        return "why-card-kept"
    return FIXED.get(question, "why-card-counts" if question.name.startswith("card") else "why-sensible")


def march_reason(t: BoardTable, seat: int, choice: Choice) -> str:
    if choice.verb is not w.MOVE:
        return "why-army-stays"
    target = choice.args[1]
    if LEVEL[target] and standing(t)[seat] == WIN_AT - 1 and not t.feast:
        return "why-last-castle"
    if resistance(t, seat, target) == FREE:
        return "why-open-land"
    return "why-good-odds"


def support_reason(seat: int, choice: Choice) -> str:
    if choice is cw.SUPPORT_NOBODY:
        return "why-stay-out"
    return "why-own-fight" if choice.args[0] == seat else "why-against-leader"
