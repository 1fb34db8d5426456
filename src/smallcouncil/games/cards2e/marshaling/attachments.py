"""Attachments: which character may bear which of them."""

from __future__ import annotations

from smallcouncil.games.cardgame.layout.prints import CHARACTER
from smallcouncil.games.cardgame.values.current import refresh
from smallcouncil.games.cards2e.facts import NO_ATTACHMENTS, NO_ATTACHMENTS_EXCEPT, NO_ATTACHMENTS_OF, PRINTS
from smallcouncil.games.cards2e.state import ThronesTable


def legal_bearer(t: ThronesTable, attachment: int, bearer: int) -> bool:
    """Whether a character may bear an attachment."""
    if t.box.type[bearer] != CHARACTER:
        return False
    if t.stale:
        refresh(t)
    what = t.box.what
    printed = PRINTS[what[attachment]]
    carrier = PRINTS[what[bearer]]
    if printed.attach_faction >= 0 and carrier.faction != printed.attach_faction:
        return False
    if printed.attach_traits and not t.has_trait(bearer, printed.attach_traits):
        return False
    if printed.bearer_limit and twins_on(t, bearer, attachment) >= printed.bearer_limit:
        return False
    keywords = t.keywords[bearer]
    if keywords & NO_ATTACHMENTS:
        return False
    if keywords & NO_ATTACHMENTS_OF and t.has_trait(attachment, carrier.barred_traits):
        return False
    if t.bars and not let_in(t, attachment, bearer):
        return False
    return not keywords & NO_ATTACHMENTS_EXCEPT or t.has_trait(attachment, carrier.attachable_traits)


def twins_on(t: ThronesTable, bearer: int, attachment: int) -> int:
    """Copies of an attachment that its controller has on a card, without itself and those that came later."""
    what = t.box.what
    found = 0
    for card in t.plays[t.control[attachment]]:
        if card == attachment:
            break
        found += t.host[card] == bearer and what[card] == what[attachment]
    return found


def let_in(t: ThronesTable, attachment: int, bearer: int) -> bool:
    """Whether none of the bans that a card has gained forbids an attachment."""
    return all(t.has_trait(attachment, traits) is others for traits, others in t.bars.get(bearer, ()))


def has_bearer(t: ThronesTable, attachment: int) -> bool:
    """Whether any character in play may bear an attachment."""
    types = t.box.type
    for play in t.plays:
        for card in play:
            if types[card] == CHARACTER and legal_bearer(t, attachment, card):
                return True
    return False


def bearers(t: ThronesTable, attachment: int) -> list[int]:
    """The characters in play that may bear an attachment."""
    return [c for c in t.all_characters() if legal_bearer(t, attachment, c)]
