"""Why a choice is sensible, as the key of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from smallcouncil.games.risk import facts, setup
from smallcouncil.games.risk.heuristics.territories import NEAR, guard
from smallcouncil.games.risk.turn import buy, conquer, invade, maneuver, objectives, reinforce
from smallcouncil.games.risk.windows import windows
from smallcouncil.games.risk.words import BUY_OBJECTIVE, INVADE, PASS, STOP, TRADE

if TYPE_CHECKING:
    from smallcouncil.games.risk.state import RiskTable
    from smallcouncil.table import Ask, Choice, Prompt, Table

FIXED: dict[Prompt, str] = {
    invade.ASK_DEFEND: "why-all-dice",
    maneuver.ASK_FROM: "why-idle-army",
    maneuver.ASK_TO: "why-border-in-danger",
    maneuver.ASK_UNITS: "why-idle-army",
    objectives.ASK_COMPLETE: "why-points-win",
    setup.ASK_RETURN: "why-near-points",
    setup.ASK_CLAIM: "why-land-that-fits",
}


def reason(table: Table, seat: int, ask: Ask, choice: Choice) -> str:
    """The key of the sentence that says why."""
    t = cast("RiskTable", table)
    question = ask.question
    if question in (reinforce.ASK_PLACE, setup.ASK_STRENGTHEN):
        home = choice.args[-1:] == (t.seat_of_power(seat),) and t.units[choice.args[-1]] < guard(t, seat)
        return "why-guard-seat" if home else "why-front"
    if question is invade.ASK_INVADE:
        return invasion_reason(t, choice)
    if question is invade.ASK_ATTACK:
        return "why-poor-odds" if choice.verb is STOP else "why-good-odds"
    if question is conquer.ASK_ADVANCE:
        return "why-army-forward" if choice.args[0] else "why-guard-behind"
    if question is reinforce.ASK_TRADE:
        return "why-best-set" if choice.verb is TRADE else "why-wait-for-set"
    if question is buy.ASK_BUY:
        return "why-points-win" if choice.verb is BUY_OBJECTIVE else "why-gold-spent-well"
    if question in windows.PROMPTS:
        return "why-card-kept" if choice.verb is PASS else "why-card-counts"
    return FIXED.get(question, "why-sensible")


def invasion_reason(t: RiskTable, choice: Choice) -> str:
    if choice.verb is not INVADE:
        return "why-poor-odds"
    target = choice.args[1]
    owner = t.owner[target]
    home = owner >= 0 and t.dominion_victory and target == t.seat_of_power(owner)
    return "why-stop-winner" if home and facts.POINTS_TO_WIN - t.points[owner] <= NEAR else "why-good-odds"
