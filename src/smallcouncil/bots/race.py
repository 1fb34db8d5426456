"""A race between choices: all run on the same imagined tables, and who is clearly behind drops out.

The n-th run of every choice sees the same imagined table with the same dice and the same secret choices of others. So
luck cancels out: choices are compared run by run, and a small difference shows after few runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from math import sqrt

from smallcouncil.bots.tree import Node
from smallcouncil.table import Choice

START = 4  # choices that run from the beginning
JOIN = 16  # after so many runs one more joins
LEAST = 8  # runs before a choice can drop out
BEHIND = 2.5  # so many standard errors behind the leader it does
NEGLIGIBLE = 0.002  # chances to win that are not worth more runs
SURE = 2.0  # so many standard errors better than what was suggested must be what is chosen instead


class Runner:
    """A choice, or a plan: a choice and what its seat answers to the question that follows at once. The tree behind the
    choice, and what it was worth on each of the imagined tables."""

    __slots__ = ("choice", "node", "then", "worths", "out")

    def __init__(self, choice: Choice, node: Node, then: Choice | None = None) -> None:
        self.choice = choice
        self.node = node
        self.then = then
        self.worths: list[float] = []
        self.out = False

    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def lead(self, other: Runner) -> tuple[float, float]:
        """By how much it is better than another one on the tables that both have seen, and the error of that."""
        return difference(self.worths, other.worths)


def difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """The mean of the differences of pairs, and its standard error.

    >>> difference([0.5, 0.7, 0.9], [0.4, 0.6, 0.8, 0.0])[0]
    0.1
    """
    both = min(len(one), len(other))
    if not both:
        return 0.0, 1.0
    gaps = [one[i] - other[i] for i in range(both)]
    mean = sum(gaps) / both
    squares = sum([(gap - mean) ** 2 for gap in gaps])
    # with few pairs the spread that was seen says little: some doubt is left
    return round(mean, 12), sqrt((squares + 0.0004) / both / max(both - 1, 1))


class Race:
    """Who runs next, who is out, who has won. The first choice is the one that was suggested; the others stand in the
    order in which a tree that is known already found them promising."""

    def __init__(self, choices: list[Choice], tree: Node | None = None) -> None:
        known = tree or Node()
        every = [Runner(choice, known.children.get(choice) or Node()) for choice in known.in_order(choices)]
        self.every = every
        self.runners = every[:START]
        self.waiting: Iterator[Runner] = iter(every[START:])
        self.runs = 0
        self.open = True  # somebody who runs may still turn out to be better than the leader

    def follow(self, plans: Iterator[Runner]) -> None:
        """Plans join when all choices run."""
        self.waiting = chain(self.waiting, plans)

    @property
    def suggested(self) -> Runner:
        return self.runners[0]

    def next(self) -> Runner:
        """Who has run least; the earlier one among equals."""
        if self.runs and self.runs % JOIN == 0:
            self.join()
        return min([runner for runner in self.runners if not runner.out], key=lambda r: len(r.worths))

    def join(self) -> None:
        runner = next(self.waiting, None)
        if runner is not None:
            self.runners.append(runner)
            self.open = True

    def tell(self, runner: Runner, worth: float) -> None:
        """What a run was worth. When nothing is open between those who run, the next one joins who waits."""
        runner.worths.append(worth)
        self.runs += 1
        self.drop_out(len(runner.worths))
        if self.over:
            self.join()

    def drop_out(self, runs: int) -> None:
        """Who is clearly behind drops out, and so does who always comes out even with a better suggestion."""
        if runs < LEAST or runs % 2:
            return
        leader = max([r for r in self.runners if len(r.worths) >= LEAST and not r.out], key=lambda r: r.mean())
        self.open = False
        for other in self.runners:
            if other.out or other is leader:
                continue
            if len(other.worths) < LEAST:
                self.open = True
                continue
            lead, error = leader.lead(other)
            if lead > BEHIND * error or (not lead and runs > LEAST and other.worths == leader.worths[:runs]):
                loser = other if lead or self.runners.index(other) > self.runners.index(leader) else leader
                loser.out = True
            elif BEHIND * error - lead > NEGLIGIBLE:
                self.open = True

    @property
    def over(self) -> bool:
        """Whether nothing is open between those who run, and nobody waits who could still join."""
        return self.runs >= 2 * JOIN and not self.open

    def winner(self, sure: float = SURE) -> Runner:
        """What was suggested, unless another choice is better by so many standard errors."""
        first = self.suggested
        best, most = first, 0.0
        for runner in self.runners[1:]:
            lead, error = runner.lead(first)
            if lead - sure * error > most:
                best, most = runner, lead - sure * error
        return best
