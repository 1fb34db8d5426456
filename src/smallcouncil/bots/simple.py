"""Bots that do not look ahead."""

from __future__ import annotations

from random import Random

from smallcouncil.bots.knowledge import Knowledge
from smallcouncil.bots.policy import Doubts, Policy, Shortlist
from smallcouncil.table import Choice, Rng

TWELVE = 12  # choices, of which a game says how many are slips or second thoughts


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


class DoubtingBot:
    """The same without slips, but where the game says so it now and then does what would come second."""

    def __init__(self, seed: int, decide: Policy, shortlist: Shortlist, doubts: Doubts) -> None:
        self.rng = Rng(seed)
        self.decide = decide
        self.shortlist = shortlist
        self.doubts = doubts

    def choose(self, known: Knowledge) -> Choice:
        table = known.imagine(self.rng)
        ask = table.ask(known.seat)
        doubts = self.doubts(table)
        if doubts and self.rng.below(TWELVE) < doubts:
            return self.shortlist(table, known.seat, ask)[:2][-1]
        return self.decide(table, known.seat, ask, self.rng)
