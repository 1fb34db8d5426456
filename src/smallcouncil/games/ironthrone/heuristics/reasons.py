"""Why a choice is sensible, as the key of a sentence."""

from __future__ import annotations

from typing import cast

from smallcouncil.games.ironthrone.facts import KIND, PEACE
from smallcouncil.games.ironthrone.heuristics.bounties import debt
from smallcouncil.games.ironthrone.heuristics.peace import promised
from smallcouncil.games.ironthrone.state import CHALLENGING, ThroneTable
from smallcouncil.games.ironthrone.talk import MY_PEACE, MY_RELEASE
from smallcouncil.table import Ask, Choice, Table

# By the verb of the choice.
BY_VERB = {
    "torture": "why-torture-hurts",
    "torture_now": "why-torture-hurts",
    "release": "why-release-pays",
    "lead": "why-useful-leader",
    "challenge": "why-weak-leader",
    "empower": "why-strengthen",
    "move": "why-strengthen",
    "send": "why-strongest",
    "stay_out": "why-stay-out",
    "refuse": "why-no-sharing",
    "use": "why-card-counts",
    "play": "why-card-counts",
    "pass": "why-card-kept",
    "aim": "why-hit-hard",
    "aim_at": "why-hit-hard",
    "take": "why-hit-hard",
    "take_captive": "why-hit-hard",
    "discard": "why-weakest-card",
    "want": "why-fair-offer",
    "give": "why-fair-offer",
    "propose": "why-fair-offer",
    "break_off": "why-deal-costs",
    "say": "why-words-cost-nothing",
}


def reason(table: Table, seat: int, ask: Ask, choice: Choice) -> str:
    """The key of the sentence that says why."""
    verb = choice.verb.name
    if verb == "done" and ask.prompt == "hostages.handle":
        return "why-hostage-threat"
    if verb == "accept":
        return "why-deal-pays" if ask.prompt == "peace.negotiate" else "why-help-welcome"
    if verb == "offer":
        return "why-share-victory" if choice.args[0] == CHALLENGING else "why-stop-challenger"
    if verb == "say" and choice.args[2] == MY_PEACE:
        return "why-peace-for-both"
    if verb == "say" and choice.args[2] == MY_RELEASE:
        return "why-hostage-for-support"
    if verb == "release" and debt(cast("ThroneTable", table), seat, choice.args[0]):
        return "why-promise-kept"
    if verb == "lay":
        if KIND[choice.args[0]] != PEACE:
            return "why-card-enough"
        return "why-peace-for-both" if promised(cast("ThroneTable", table), seat) else "why-peace-pays"
    return BY_VERB.get(verb, "why-sensible")
