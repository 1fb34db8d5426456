"""Cards, factions, titles and ready decks: what pages draw from."""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.games.cards2e.decks import READY
from smallcouncil.games.cards2e.facts import CARDS, TITLES_DATA

# How a card works is told in its text; the data behind it, of which pages show nothing, weigh more than all the rest.
NOT_PRINTED = ("ability", "code", "confidence", "name_de", "quantity", "text")


def facts() -> dict[str, Any]:
    return {
        "cards": [{key: value for key, value in card.items() if key not in NOT_PRINTED} for card in CARDS["card"]],
        "factions": CARDS["factions"],
        "titles": list(TITLES_DATA.values()),
        "decks": {name: msgspec.to_builtins(deck) for name, deck in READY.items()},
    }
