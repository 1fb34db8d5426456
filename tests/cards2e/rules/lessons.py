"""Cards that learn something for one test: rules that no card of the core set needs are tried on plain ones."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from cardgame.lessons import taught_in
from smallcouncil.games.cardgame.abilities.ability import Ability, Constant
from smallcouncil.games.cards2e.edition import EDITION
from smallcouncil.games.cards2e.writing import action

QUIET = ["superior_claim"] * 8  # a deck of cards that nobody can marshal: rounds go by


def taught(card_id: str, *declared: Ability | Constant, **printed: Any) -> AbstractContextManager[None]:
    """A card with further abilities and other printed values. Lay the table within."""
    return taught_in(EDITION, card_id, *declared, **printed)


BELL = action(lambda t, u: None)  # does nothing, and shows where an action window is
