"""House cards without text: their numbers, shown in a real combat."""

from __future__ import annotations

from typing import Any

import pytest

from board2e.battlefield import attack, reveal, side, war
from board2e.realm import CROWS, DANCE
from smallcouncil.games.board2e.facts import CARD_FACTS

HOUSE = {c.id: c.house for c in CARD_FACTS}
OPTIONS: dict[str, dict[str, Any]] = {"base": {}, "dwd": DANCE, "ffc": CROWS}
SET = {c.id: c.set for c in CARD_FACTS}
# Cards without text to fight against, by set.
FOES = {
    "base": [("tyrell", "ser_garlan_tyrell"), ("lannister", "the_hound")],
    "dwd": [("tyrell", "willas_tyrell"), ("lannister", "daven_lannister")],
    "ffc": [("lannister", "the_hound")],
}


def plain(card: str, strength: int, swords: int, forts: int) -> Any:
    """A card without text, with the numbers that the rulebook and the facts give it."""
    return pytest.param(card, strength, swords, forts, id=card, marks=pytest.mark.card(card))


def shown(card: str) -> tuple[int, int, int]:
    """Strength, swords and fortifications of a card as everyone sees them when it is played in an attack."""
    house = HOUSE[card]
    foe, answer = next((h, c) for h, c in FOES[SET[card]] if h != house)
    table = war(
        {"stoney_sept": f"{house} footman march_0", "blackwater": f"{foe} footman"},
        house,
        foe,
        options=OPTIONS[SET[card]],
    )
    attack(table, "footman blackwater")
    reveal(table, f"{house} {card}", f"{foe} {answer}")
    seen = side(table, house)
    return seen["parts"]["card"], seen["swords"], seen["fortifications"]
