"""Bots that do not look ahead."""

from __future__ import annotations

from random import Random

from smallcouncil.bots.knowledge import Knowledge
from smallcouncil.bots.policy import Policy
from smallcouncil.table import Choice, Rng


class RandomBot:
    """Any legal choice, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, known: Knowledge) -> Choice:
        choices = known.ask.choices
        return choices[int(self.random() * len(choices))]


class HeuristicBot:
    """What the game's heuristics say, on a table that the bot imagines; `slips` of so many choices are random ones."""

    def __init__(self, seed: int, decide: Policy, slips: int = 0, of: int = 1) -> None:
        self.rng = Rng(seed)
        self.decide = decide
        self.slips = slips
        self.of = of

    def choose(self, known: Knowledge) -> Choice:
        if self.slips and self.rng.below(self.of) < self.slips:
            return self.rng.pick(known.ask.choices)
        table = known.imagine(self.rng)
        return self.decide(table, known.seat, table.ask(known.seat), self.rng)
