"""The tree of choices behind one choice, shared by all imagined tables.

The tree knows choices only: dice fall anew on every table, so a node stands for all that may have happened on the way.
What is legal differs between imagined tables: a choice competes only with those legal at the same time, and the bound
counts how often it was available.
"""

from __future__ import annotations

from math import log, sqrt

from smallcouncil.table import Choice

ENOUGH = 3  # visits after which a choice has shown something


class Node:
    """A choice of a seat, and what came after it."""

    __slots__ = ("visits", "available", "value", "children")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.value = 0.0  # the sum of what it was worth to the seat that chose it
        self.children: dict[Choice, Node] = {}

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0

    def child(self, choice: Choice) -> Node:
        """What follows a choice made here."""
        return self.children.setdefault(choice, Node())

    def in_order(self, choices: list[Choice]) -> list[Choice]:
        """The first choice, then the others: those that did well here before those that were not tried, and those that
        did badly last."""

        def promise(choice: Choice) -> float:
            child = self.children.get(choice)
            return child.mean() if child is not None and child.visits >= ENOUGH else average

        average = self.tried_mean()
        return choices[:1] + sorted(choices[1:], key=promise, reverse=True)

    def tried_mean(self) -> float:
        """What the choices that were tried here were worth on average."""
        visits = sum([child.visits for child in self.children.values()])
        return sum([child.value for child in self.children.values()]) / visits if visits else 0.0

    def select(self, choices: list[Choice], spread: float) -> tuple[Choice, Node]:
        """The most promising choice, or one that was never tried: few at first, more the more visits there are.

        The choices stand in the order in which the game's heuristics suggest them; the first ones are favoured as long
        as little is known.
        """
        children = self.children
        tried: list[tuple[Choice, Node]] = []
        fresh: Choice | None = None
        for choice in choices:
            child = children.get(choice)
            if child is not None:
                child.available += 1
                tried.append((choice, child))
            elif fresh is None:
                fresh = choice
        if fresh is not None and len(tried) < 1 + sqrt(self.visits) / 2:
            child = children[fresh] = Node()
            child.available = 1
            return fresh, child
        best, most = tried[0], -1.0
        for place, pair in enumerate(tried):
            child = pair[1]
            visits = child.visits or 1
            bound = child.mean() + spread * (sqrt(log(child.available + 1) / visits) + 1 / (place + 1) / (visits + 1))
            if bound > most:
                best, most = pair, bound
        return best
