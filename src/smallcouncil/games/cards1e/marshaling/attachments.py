"""Attachments: which card may bear which of them."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import CHARACTER, LOCATION
from smallcouncil.games.cardgame.layout.zones import HOUSE
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards1e.facts import NO_ATTACHMENTS, NO_ATTACHMENTS_EXCEPT, PRINTS
from smallcouncil.games.cards1e.state import CouncilTable

RESTRICTS = NO_ATTACHMENTS | NO_ATTACHMENTS_EXCEPT


def legal_bearer(t: CouncilTable, attachment: int, bearer: int, seat: int = -1) -> bool:
    """Whether a card may bear an attachment of a seat: of who controls it, unless said."""
    if t.stale:
        refresh(t)
    what = t.box.what
    printed = PRINTS[what[attachment]]
    if printed.type == LOCATION:  # chambers on the house card
        return t.zone[bearer] == HOUSE
    kind = t.box.type[bearer]
    if (kind if kind == CHARACTER else t.type_of(bearer)) != printed.attach_type:
        return False
    if printed.attach_house and not PRINTS[what[bearer]].houses & printed.attach_house:
        return False
    if printed.attach_traits and not t.traits[bearer] & printed.attach_traits:
        return False
    if printed.attach_whose and not whose(t, printed.attach_whose, attachment, bearer, seat):
        return False
    if printed.bearer_limit and twins_on(t, bearer, attachment) >= printed.bearer_limit:
        return False
    return lets_in(t, attachment, bearer) if t.keywords[bearer] & RESTRICTS else True


def lets_in(t: CouncilTable, attachment: int, bearer: int) -> bool:
    """Whether no keyword of a card forbids an attachment."""
    if t.stale:
        refresh(t)
    keywords = t.keywords[bearer]
    if keywords & NO_ATTACHMENTS:
        return False
    allowed = PRINTS[t.box.what[bearer]].attachable_traits
    return not keywords & NO_ATTACHMENTS_EXCEPT or t.has_trait(attachment, allowed)


def whose(t: CouncilTable, wanted: int, attachment: int, bearer: int, seat: int) -> bool:
    player = t.control[attachment] if seat < 0 else seat
    return t.control[bearer] == player if wanted > 0 else t.is_opponent(player, t.control[bearer])


def twins_on(t: CouncilTable, bearer: int, attachment: int) -> int:
    """Copies of an attachment on a card, without itself and those that came later."""
    what = t.box.what
    found = 0
    for card in t.attachments(bearer):
        if card == attachment:
            break
        found += what[card] == what[attachment]
    return found


def bearers(t: CouncilTable, attachment: int, seat: int = -1) -> list[int]:
    """The cards in play that may bear an attachment of a seat."""
    cards = t.all_of_type(PRINTS[t.box.what[attachment]].attach_type)
    return [c for c in cards if legal_bearer(t, attachment, c, seat)]


def has_bearer(t: CouncilTable, attachment: int, seat: int) -> bool:
    """Whether any card in play may bear an attachment of a seat."""
    for card in t.all_of_type(PRINTS[t.box.what[attachment]].attach_type):
        if legal_bearer(t, attachment, card, seat):
            return True
    return False
