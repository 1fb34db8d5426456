"""What a seat may know, built up from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .words import CARD, FORD

if TYPE_CHECKING:
    from .state import FordsTable


class FordsView(msgspec.Struct, frozen=True):
    ford: str
    points: list[int]
    hands: list[int]  # how many cards everyone holds
    ready: list[bool]  # who has laid a card
    deck: int
    discard: list[str]
    hand: list[str] | None  # the own cards; None: a spectator
    laid: str | None  # the own card, face down


def seen_by(t: FordsTable, seat: int | None) -> FordsView:
    return FordsView(
        ford=FORD.slugs[t.ford],
        points=t.points[:],
        hands=[len(hand) for hand in t.hands],
        ready=[card >= 0 for card in t.laid],
        deck=len(t.deck),
        discard=[CARD.slugs[card] for card in t.discard],
        hand=None if seat is None else [CARD.slugs[card] for card in sorted(t.hands[seat])],
        laid=None if seat is None or t.laid[seat] < 0 else CARD.slugs[t.laid[seat]],
    )
