"""Cards that learn something for one test: rules that no card of the core set needs are tried on plain ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Ability, Constant
from smallcouncil.games.cards2e.facts import BY_ID
from smallcouncil.games.cards2e.writing import action, card

QUIET = ["superior_claim"] * 8  # a deck of cards that nobody can marshal: rounds go by

# What a card is given with its abilities.
LEARNED = (
    "abilities",
    "constants",
    "hears",
    "ears",
    "acts",
    "acts_kneeling",
    "acts_faction_kneeling",
    "elsewhere",
    "elsewhere_ears",
    "reads_piles",
    "sets_values",
)


@contextmanager
def taught(card_id: str, *declared: Ability | Constant, **printed: Any) -> Iterator[None]:
    """A card with further abilities and other printed values. Lay the table within."""
    known = BY_ID[card_id]
    before = {name: getattr(known, name) for name in (*LEARNED, *printed)}
    known.abilities, known.constants, known.hears = known.abilities[:], known.constants[:], known.hears[:]
    for name, value in printed.items():
        setattr(known, name, value)
    card(card_id, *declared)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(known, name, value)


BELL = action(lambda t, u: None)  # does nothing, and shows where an action window is
