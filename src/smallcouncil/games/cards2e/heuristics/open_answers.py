"""What lies open on the table and may still turn a challenge: actions that add strength, and who stands up to defend.

Read from the data of the cards, once: what an ability does is written there in a few fixed words.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from smallcouncil.games.cardgame.layout.prints import ICONS
from smallcouncil.games.cards2e.facts import ENTRIES, PRINTS
from smallcouncil.games.cards2e.state import ThronesTable

STRENGTH = re.compile(r"STR \+(\d)")
GOLD = re.compile(r"pay (\d) gold")


class Boost(NamedTuple):
    """An action that makes a participant stronger, and what it asks for."""

    strength: int
    kneels: bool  # the card itself
    faction: bool  # the faction card kneels
    gold: int


def boost_of(ability: dict[str, Any]) -> Boost | None:
    """The boost that an ability is, if it is one.

    >>> boost_of({"kind": "challenges_action", "cost": "kneel this card", "effect": "STR +3"})
    Boost(strength=3, kneels=True, faction=False, gold=0)
    """
    found = STRENGTH.search(ability["effect"]) if ability["kind"].endswith("action") else None
    if found is None:
        return None
    cost = ability.get("cost") or ""
    gold = GOLD.search(cost)
    return Boost(int(found[1]), "kneel this card" in cost, "faction card" in cost, int(gold[1]) if gold else 0)


def abilities(number: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ENTRIES[PRINTS[number].id].get("ability", [])
    return found


BOOSTS: list[Boost | None] = [
    next((boost for ability in abilities(card.number) if (boost := boost_of(ability))), None) for card in PRINTS
]
# who stands up when he is attacked: kneeling, he still defends
STANDS_UP = [
    any(a.get("event") == "challenge_initiated" and a["effect"] == "stand this card" for a in abilities(card.number))
    for card in PRINTS
]
# the icon that a bearer needs for what an attachment does: of the only type of challenge that its text speaks of
NEEDED_ICONS = [
    sum(
        1 << kind
        for kind, icon in enumerate(ICONS)
        if any(f"{icon} challenge" in a.get("trigger", "") and "attached" in a["trigger"] for a in abilities(c.number))
    )
    for c in PRINTS
]


def open_boost(t: ThronesTable, seat: int) -> int:
    """The strength that a seat could add to a challenge by what it has in play."""
    total, gold = 0, t.gold[seat]
    faction = not t.kneeling[t.house[seat]]
    for card in t.plays[seat]:
        boost = BOOSTS[t.box.what[card]]
        if boost is None or (boost.kneels and t.kneeling[card]) or boost.gold > gold or t.is_blank(card):
            continue
        if boost.faction and not faction:
            continue
        faction = faction and not boost.faction
        gold -= boost.gold
        total += boost.strength
    return total


def risen(t: ThronesTable, seat: int, kind: int) -> int:
    """The strength of those who kneel, and would stand up against an attack of this type."""
    total = 0
    for card in t.characters(seat):
        if t.kneeling[card] and STANDS_UP[t.box.what[card]] and t.icons[card] >> kind & 1 and not t.is_blank(card):
            total += t.strength_of(card)
    return total
