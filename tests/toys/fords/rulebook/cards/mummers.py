"""Mummers look like the strongest of the others, and a little stronger where that is a knight's banner."""

from __future__ import annotations

from ..facts import FACTS

KNIGHTS = max(card.strength for card in FACTS.card)


def mummers(printed: list[int], seat: int) -> int:  # R-FD-mummers-01
    others = max(strength for other, strength in enumerate(printed) if other != seat)
    return others + 1 if others == KNIGHTS else 0
