"""Unique cards: whose copy keeps another one out of play, and which one takes it as a duplicate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.layout.zones import DEAD, PLAY

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


def own_copy(t: CardTable, seat: int, card: int) -> int:
    """The copy of a unique card that a seat owns and controls in play, any version of it; -1: none."""
    box = t.box
    if box.printed[card].unique and box.owner[card] == seat:
        zone = t.zone
        for copy in box.by_title[box.name[card]]:
            if zone[copy] == PLAY and t.control[copy] == seat and box.owner[copy] == seat:
                return copy
    return -1


def barred(t: CardTable, seat: int, card: int) -> bool:
    """Whether uniqueness keeps a card from entering play for a seat, be it as a duplicate."""
    box = t.box
    if not box.printed[card].unique:
        return False
    if len(box.by_title[box.name[card]]) == 1:  # there is no other one
        return t.is_barred(seat, card)
    if is_dead(t, seat, card) or t.is_barred(seat, card):
        return True
    return own_copy(t, seat, card) < 0 and is_taken(t, seat, card)


def is_dead(t: CardTable, seat: int, card: int) -> bool:
    """Whether a copy of a unique card lies in a dead pile that counts: its controller's, perhaps its owner's."""
    box = t.box
    owner = box.owner[card]
    for other in box.by_title[box.name[card]]:
        if t.zone[other] == DEAD and other != card:
            whose = box.owner[other]
            if whose == seat or (whose == owner and not t.edition.unique_per_player):
                return True
    return False


def is_taken(t: CardTable, seat: int, card: int) -> bool:
    """Whether a copy of a unique card is in play, owned or controlled by one whom it concerns."""
    box = t.box
    seats = (seat,) if t.edition.unique_per_player else (seat, box.owner[card])
    for other in box.by_title[box.name[card]]:
        if t.zone[other] == PLAY and other != card and (t.control[other] in seats or box.owner[other] in seats):
            return True
    return False


def has_fallen_or_is_taken(t: CardTable, seat: int, card: int) -> bool:
    """Both of a unique card in hand, most of which nobody has seen a copy of."""
    box = t.box
    zone = t.zone
    for other in box.by_title[box.name[card]]:
        if zone[other] == PLAY or zone[other] == DEAD:
            return is_dead(t, seat, card) or is_taken(t, seat, card)
    return False
