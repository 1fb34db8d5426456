"""Cards that learn something for one test: rules that no card needs are tried on plain ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Ability, Constant
from smallcouncil.games.cardgame.edition import Edition
from smallcouncil.games.cardgame.layout.prints import Print

# What a card is given with its abilities.
LEARNED = (
    "abilities",
    "actions",
    "answers",
    "constants",
    "stages",
    "hears",
    "ears",
    "hears_at_all",
    "hears_elsewhere",
    "acts",
    "elsewhere",
    "elsewhere_voice",
    "reads_piles",
    "sets_values",
    "has_one_action",
    "speaks_unseen",
)


@contextmanager
def taught_in(
    edition: Edition, card_id: str, *declared: Ability | Constant, alone: bool = False, **printed: Any
) -> Iterator[None]:
    """A card with further abilities (or with these `alone`) and other printed values. Lay the table within."""
    known = edition.by_id[card_id]
    before = {name: getattr(known, name) for name in (*LEARNED, *printed)}
    known.abilities, known.constants, known.hears = known.abilities[:], known.constants[:], known.hears[:]
    known.actions, known.answers = known.actions[:], [answers.copy() for answers in known.answers]
    if alone:
        blank = Print(known.number, card_id, known.type)
        for name in LEARNED:
            setattr(known, name, getattr(blank, name))
    for name, value in printed.items():
        setattr(known, name, value)
    edition.card(card_id, *declared)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(known, name, value)
