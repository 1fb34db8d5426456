"""Choices of one kind are much alike: who thinks for a short time looks at the best of every kind first."""

from __future__ import annotations

from smallcouncil.games.ironthrone.facts import KIND
from smallcouncil.games.ironthrone.words import LAY, OFFER
from smallcouncil.table import Choice


def by_kind(first: Choice, others: list[Choice]) -> list[Choice]:
    """The best choice of every other kind comes before the second best ones: two sides to support, war and peace."""
    seen = [kind(first)]
    ahead, behind = [], []
    for choice in others:
        if kind(choice) in seen:
            behind.append(choice)
        else:
            seen.append(kind(choice))
            ahead.append(choice)
    return ahead + behind


def kind(choice: Choice) -> tuple[str, int]:
    if choice.verb is OFFER:
        return choice.verb.name, choice.args[0]
    return choice.verb.name, KIND[choice.args[0]] if choice.verb is LAY else 0
