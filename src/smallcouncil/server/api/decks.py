"""Decks of the card game: read from data or a text list, checked, and written as a text list."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from smallcouncil.games.cards2e.decks import READY, Deck, Fault, export, faults, parse, unknown
from smallcouncil.table import BadInput

LONGEST = 20_000


class DeckForm(msgspec.Struct, forbid_unknown_fields=True):
    """One of both: a deck as data, or a text list."""

    deck: dict[str, Any] | None = None
    text: str | None = None


class FaultInfo(msgspec.Struct):
    """Why a deck is not allowed: the message `web-fault-<key>` with these arguments."""

    key: str
    what: str
    limit: int
    number: int


class CheckedDeck(msgspec.Struct):
    deck: Deck
    faults: list[FaultInfo]
    playable: bool  # without faults, or one of the ready decks
    text: str


@post("/decks/check", sync_to_thread=False, status_code=200)
def check_deck(data: JSONBody[DeckForm]) -> CheckedDeck:
    """The deck, everything that is wrong with it, and its text list."""
    deck = read(data)
    found = faults(deck)
    text = "" if unknown(deck) else export(deck)
    return CheckedDeck(deck, [info(f) for f in found], not found or deck in READY.values(), text)


def read(form: DeckForm) -> Deck:
    if form.text is not None:
        if len(form.text) > LONGEST:
            raise BadInput("text", "out-of-range", value=len(form.text), low=0, high=LONGEST)
        return parse(form.text, "text")
    try:
        return msgspec.convert(form.deck, Deck)
    except msgspec.ValidationError as error:
        raise BadInput("deck", "unreadable", why=error) from None


def info(fault: Fault) -> FaultInfo:
    return FaultInfo(fault.key, fault.what, fault.limit, fault.number)


HANDLERS = [check_deck]
