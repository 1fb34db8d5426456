"""Cards that learn something for one test: rules that no card of the game needs are tried on plain ones."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from cardgame.lessons import taught_in
from smallcouncil.games.cardgame.abilities.ability import Ability, Constant
from smallcouncil.games.cards1e.edition import EDITION
from smallcouncil.games.cards1e.writing import action


def taught(
    card_id: str, *declared: Ability | Constant, alone: bool = False, **printed: Any
) -> AbstractContextManager[None]:
    """A card with further abilities (or these `alone`) and other printed values. Lay the table within."""
    return taught_in(EDITION, card_id, *declared, alone=alone, **printed)


BELL = action(lambda t, u: None)  # does nothing, and shows where an action window is
