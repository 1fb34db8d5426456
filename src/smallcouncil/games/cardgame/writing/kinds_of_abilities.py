"""Kinds of abilities: actions, and answers in a window that the edition declares."""

from __future__ import annotations

from typing import Any

from smallcouncil.games.cardgame.abilities.ability import Ability, Cost, Part
from smallcouncil.games.cardgame.writing.conditions import needs_challenge, whom_about
from smallcouncil.games.cardgame.writing.costs import KNEEL_THIS

Effect = Part | tuple[Part, ...]


def parts(effect: Effect) -> tuple[Part, ...]:
    return effect if isinstance(effect, tuple) else (effect,)


def action(effect: Effect, *, phase: int = -1, **more: Any) -> Ability:
    """An action; `phase`: a phase action."""
    return Ability(
        is_action=True,
        phases=1 << phase if phase >= 0 else -1,
        effect=parts(effect),
        in_challenge=needs_challenge(more.get("when")),
        **more,
    )


def kneel_to(effect: Effect, *, costs: tuple[Cost, ...] = (), **more: Any) -> Ability:
    """An action for which this card kneels (and `costs` are paid besides)."""
    return action(effect, costs=(KNEEL_THIS, *costs), **more)


def answer(timing: int, on: int | tuple[int, ...], effect: Effect, **more: Any) -> Ability:
    """An ability that answers occurrences of some kinds in one of the windows around them."""
    kinds = on if isinstance(on, tuple) else (on,)
    return Ability(timing=timing, kinds=kinds, effect=parts(effect), about=whom_about(more.get("when")), **more)
