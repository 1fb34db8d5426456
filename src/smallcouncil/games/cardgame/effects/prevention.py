"""What does not happen, or not as it would: saving, cancelling, replacing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame.occurrences.happening import Happening
from smallcouncil.games.cardgame.occurrences.kinds import STATE, STOPPED, VALUE
from smallcouncil.games.cardgame.occurrences.occurrence import answered

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def save(t: CardTable, use: Any) -> None:
    """The card that the answered occurrence would hit stays in play."""
    answered(t, use.depth).facts[use.fact + STATE] = STOPPED


cancel = save  # the effects of the answered initiation do not resolve


def replace_destination(t: CardTable, use: Any, zone: int) -> None:
    """The answered leaving of play still happens, but the card goes elsewhere."""
    above = t.stack[use.depth]
    assert isinstance(above, Happening)
    above.facts[use.fact + VALUE] = zone
    old = above.instead or []
    above.instead = [x for i in range(0, len(old), 3) if old[i] != use.fact for x in old[i : i + 3]]


def replace(t: CardTable, use: Any, number: int) -> None:
    """When the answered occurrence would happen, something else is done: nothing that could be answered in turn."""
    above = t.stack[use.depth]
    assert isinstance(above, Happening)
    above.instead = [*(above.instead or ()), use.fact, number, use.seat]
