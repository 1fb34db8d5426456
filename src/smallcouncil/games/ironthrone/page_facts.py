"""What never changes: houses, characters, leaders, cards, events and figures, for pages to draw from."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.ironthrone.effects.abilities import WINDOWS
from smallcouncil.games.ironthrone.facts import (
    CARD_FACTS,
    CHARACTER_OF,
    COPIES,
    DECK,
    EVENT_DATA,
    FACES,
    HOUSE_DATA,
    HOUSE_OF,
    HOUSES,
    KIND,
    KINDS,
    LEADER_DATA,
    LIMITS,
    SETUP,
    VALUE,
)

LEADER = ("id", "house", "ability", "window", "role", "results", "confidence", "name_confidence")


def page_facts() -> dict[str, Any]:
    """`confidence` says of every entry whether it is sourced, recalled or designed."""
    return {
        "houses": HOUSE_DATA["house"],
        "characters": HOUSE_DATA["character"],
        "leaders": [{key: leader[key] for key in LEADER} for leader in LEADER_DATA["leader"]],
        "cards": [card(face) for face in range(len(FACES))],
        "events": EVENT_DATA["event"],
        "setup": SETUP,
        "limits": LIMITS,
        "windows": list(WINDOWS),
    }


def card(face: int) -> dict[str, Any]:
    text = CARD_FACTS[CHARACTER_OF[face]] if CHARACTER_OF[face] >= 0 else None
    return {
        "id": FACES[face],
        "house": HOUSES[HOUSE_OF[face]],
        "kind": KINDS[KIND[face]],
        "value": VALUE[face],
        "copies": COPIES[face],
        "window": text.window if text else None,
        "confidence": text.confidence if text else DECK["confidence"],
    }
