"""What a person would see first: the strong cards belong to the last ford."""

from __future__ import annotations

from typing import Any

from smallcouncil.table import Ask, Choice, Rng

from ..facts import FACTS


def decide(table: Any, seat: int, ask: Ask, rng: Rng) -> Choice:
    """The weakest card first: the last ford is worth more than the others together."""
    return min(ask.choices, key=lambda choice: FACTS.card[choice.args[0]].strength)


def evaluate(table: Any) -> list[float]:
    """The chance of each seat to win: by points, and by the strength that it still holds."""
    worth = [
        1 + points + sum(FACTS.card[card].strength for card in hand) / 2
        for points, hand in zip(table.points, table.hands, strict=True)
    ]
    return [w / sum(worth) for w in worth]
