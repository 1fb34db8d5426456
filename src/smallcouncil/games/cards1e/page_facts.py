"""Cards, titles and ready decks: what pages draw from, in the shape that the card table reads."""

from __future__ import annotations

from typing import Any

import msgspec

from smallcouncil.games.cards1e.decks import READY, product_of
from smallcouncil.games.cards1e.facts import ALL_ENTRIES, TITLES_DATA

# As they stand in the data. How a card works is told in its text.
PRINTED = ("id", "name", "house_only", "unique", "strength", "icons", "crests", "traits", "keywords", "deck_limit")
VALUES = ("income", "initiative", "claim", "influence")


def printed(entry: dict[str, Any]) -> dict[str, Any]:
    """A card as it is drawn."""
    card = {key: entry[key] for key in PRINTED if entry.get(key) not in (None, False, [])}
    card["traits"] = entry["traits"]
    card["keywords"] = entry.get("keywords", [])
    card["type"] = "faction" if entry["type"] == "house" else entry["type"]
    card["faction"] = entry["house"][0]
    if len(entry["house"]) > 1:
        card["houses"] = entry["house"]
    card["set"] = product_of(entry["id"])
    if "shadow_cost" in entry:
        card["cost"] = f"s{entry['shadow_cost']}"
    elif "cost" in entry:
        card["cost"] = entry["cost"]
    if entry["type"] == "plot":
        card["plot"] = {key: entry[key] for key in ("income", "initiative", "claim")}
    elif values := {key: entry[key] for key in VALUES if entry.get(key)}:
        card["modifiers"] = values
    return card


def facts() -> dict[str, Any]:
    return {
        "cards": [printed(entry) for entry in ALL_ENTRIES],
        "titles": [
            {"id": f"title_{title}", "supports": as_cards(entry["supports"]), "rivals": as_cards(entry["opposes"])}
            for title, entry in TITLES_DATA.items()
        ],
        "decks": {name: msgspec.to_builtins(deck) for name, deck in READY.items()},
    }


def as_cards(titles: list[str]) -> list[str]:
    return [f"title_{title}" for title in titles]
