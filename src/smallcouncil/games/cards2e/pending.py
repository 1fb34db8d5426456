"""What is under way, for all to see: the step of the round, windows that are open, abilities that wait to resolve."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame import kinds
from smallcouncil.games.cardgame.ability import CARDS
from smallcouncil.games.cardgame.actions import ActionWindow
from smallcouncil.games.cardgame.happening import Aftermath, Happening
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.prints import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, WOULD
from smallcouncil.games.cardgame.windows import Forced, Window
from smallcouncil.games.cardgame.zones import HIDDEN
from smallcouncil.games.cards2e.challenge import Challenge
from smallcouncil.games.cards2e.facts import ICONS
from smallcouncil.games.cards2e.plot_phase import RevealPlots
from smallcouncil.games.cards2e.setup import Setup
from smallcouncil.games.cards2e.state import ThronesTable

WINDOWS = {
    WOULD: "interrupts",
    FORCED_INTERRUPT: "forced_interrupts",
    INTERRUPT: "interrupts",
    FORCED_REACTION: "forced_reactions",
    REACTION: "reactions",
}


def step(t: ThronesTable) -> str | None:
    """The framework step that is being taken, where a phase has several."""
    for procedure in reversed(t.stack):
        if isinstance(procedure, Challenge | RevealPlots | Setup) and procedure.step > 0:
            return procedure.steps[procedure.step - 1]
    return None


def declaring(t: ThronesTable, seat: int | None) -> list[str]:
    """Attackers or defenders that the seat itself has named so far: they are declared together."""
    for procedure in t.stack:
        if isinstance(procedure, Challenge):
            chooser = t.active_player if t.type < 0 else t.defender
            return [t.box.names[c] for c in procedure.chosen] if chooser == seat else []
    return []


def initiating(t: ThronesTable, seat: int | None) -> dict[str, Any] | None:
    """The challenge whose attackers the seat is about to name: type, opponent and attackers are announced together."""
    if t.type < 0 and seat is not None and seat == t.active_player:
        for procedure in t.stack:
            if isinstance(procedure, Challenge):
                return {"type": ICONS[procedure.kind], "against": procedure.opponent}
    return None


def pending(t: ThronesTable) -> list[dict[str, Any]]:
    """What waits, the next to go on first. Cards that are hidden, and what is done with them, are left out."""
    found: list[dict[str, Any]] = []
    told = -1  # the depth of an occurrence that its window has told of
    for depth in range(len(t.stack) - 1, -1, -1):
        procedure = t.stack[depth]
        if isinstance(procedure, ActionWindow):
            found.append({"what": "actions", "occasion": None, "seat": None, "cards": [], "targets": []})
        elif isinstance(procedure, Initiate):
            if t.zone[procedure.card] > HIDDEN:
                found.append(ability(t, procedure))
        elif isinstance(procedure, Window | Forced):
            told = procedure.depth
            above = t.stack[told]
            assert isinstance(above, Happening | Aftermath)
            found.append(occurrence(t, WINDOWS[procedure.timing], above.facts))
        elif isinstance(procedure, Happening) and depth != told:
            found.append(occurrence(t, "happening", procedure.facts))
    return found


def ability(t: ThronesTable, use: Initiate) -> dict[str, Any]:
    target = use.declared(t).target
    targets = use.targets if target is not None and target.what == CARDS else []
    return {
        "what": "ability",
        "occasion": None,
        "seat": use.seat,
        "cards": shown(t, [use.card]),
        "targets": shown(t, targets),
    }


def occurrence(t: ThronesTable, what: str, facts: list[int]) -> dict[str, Any]:
    cards = [facts[at + kinds.CARD] for at in range(0, len(facts), kinds.STRIDE)]
    return {
        "what": what,
        "occasion": kinds.NAMES[facts[kinds.KIND]],
        "seat": None,
        "cards": shown(t, [c for c in cards if c >= 0]),
        "targets": [],
    }


def shown(t: ThronesTable, cards: list[int]) -> list[str]:
    return [t.box.names[c] for c in dict.fromkeys(cards) if t.zone[c] > HIDDEN]
