"""What cards do, under their ids; their numbers stand in the data."""

from __future__ import annotations

from ..facts import FACTS
from ..words import CARD
from .mummers import mummers

BEHAVIOUR = {CARD.index["mummers"]: mummers}


def strengths(laid: list[int]) -> list[int]:
    """How strong every seat's card is beside the others."""
    printed = [FACTS.card[card].strength for card in laid]
    return [BEHAVIOUR[card](printed, seat) if card in BEHAVIOUR else printed[seat] for seat, card in enumerate(laid)]
