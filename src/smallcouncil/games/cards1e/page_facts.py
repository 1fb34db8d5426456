"""Cards, houses, titles and ready decks: what pages draw from."""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.games.cards1e.decks import READY
from smallcouncil.games.cards1e.facts import ALL_ENTRIES, HOUSE_CARDS, TITLES_DATA

# How a card works is told in its text; the data behind it, of which pages show nothing, weigh more than all the rest.
NOT_PRINTED = ("abilities", "confidence", "copies", "demonstrates", "errata", "in_decks", "name_de", "reading")
NOT_TOLD = ("name_de", "name", "bonus", "ability", "confidence")


def facts() -> dict[str, Any]:
    return {
        "cards": [{key: value for key, value in card.items() if key not in NOT_PRINTED} for card in ALL_ENTRIES],
        "houses": {house: card.id for house, card in HOUSE_CARDS.items()},
        "titles": [{k: v for k, v in title.items() if k not in NOT_TOLD} for title in TITLES_DATA.values()],
        "decks": {name: msgspec.to_builtins(deck) for name, deck in READY.items()},
    }
