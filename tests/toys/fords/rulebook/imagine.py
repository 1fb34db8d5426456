"""What a seat cannot know, drawn anew: the others' hands, the cards they have laid, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.table import Rng

if TYPE_CHECKING:
    from .state import FordsTable


def resample(t: FordsTable, seat: int | None, rng: Rng) -> None:
    others = [other for other in range(t.players) if other != seat]
    pool = [*t.deck, *(c for other in others for c in t.hands[other]), *(t.laid[o] for o in others if t.laid[o] >= 0)]
    pool.sort()  # a function of what the seat knows: where the cards really lie must not matter
    rng.shuffle(pool)
    for other in others:
        t.hands[other] = [pool.pop() for _ in t.hands[other]]
        if t.laid[other] >= 0:
            t.laid[other] = pool.pop()
    t.deck = pool
    if seat is not None:
        t.hands[seat].sort()  # nor the order in which the own cards were dealt
