"""Information-set Monte-Carlo tree search, for any game and any number of seats.

Every iteration imagines a table that agrees with what the seat knows, walks down the tree of choices that is shared by
all these tables, adds a leaf, plays on quickly to learn what the leaf is worth, and tells the nodes on the way. The
tree knows choices only: dice fall anew in every iteration, so a node stands for all that may have happened on the way.

* Everyone at the table maximizes the own chance to win: values are kept for the seat that chooses.
* What is legal differs between imagined tables: a choice competes only with those legal at the same time, and the
  bound counts how often it was available.
* Of a long list of choices a node tries few at first, beginning with what the game's heuristics suggest, and more the
  more often it is visited.
* Where several seats choose at the same time, the others' secret choices are made by the quick policy and are no part
  of the tree: the seat cannot know them, and they cannot know its own.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter

from smallcouncil.bots.knowledge import Knowledge
from smallcouncil.bots.policy import Heuristics, at_random
from smallcouncil.table import Choice, Rng, Table

ENDLESS = 20_000  # choices after which a quick game without an end is given up as even


class Node:
    """A choice of a seat, and what came after it."""

    __slots__ = ("visits", "available", "value", "children")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.value = 0.0  # the sum of what it was worth to the seat that chose it
        self.children: dict[Choice, Node] = {}


class SearchBot:
    """Thinks for so many iterations or seconds, whichever is first over."""

    def __init__(
        self,
        seed: int,
        heuristics: Heuristics,
        *,
        iterations: int = 400,
        seconds: float | None = None,
        depth: int = 60,
        explore: float = 0.5,
        slips: int = 8,
    ) -> None:
        self.rng = Rng(seed)
        self.decide = heuristics.decide
        self.guided = heuristics.own
        self.evaluate = heuristics.evaluate
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth if heuristics.evaluate else ENDLESS
        self.explore = explore
        self.slips = slips  # one quick choice in so many is a random one

    def choose(self, known: Knowledge) -> Choice:
        choices = known.ask.choices
        if len(choices) == 1:
            return choices[0]
        root = self.search(known)
        return max(root.children, key=lambda c: (root.children[c].visits, root.children[c].value))

    def search(self, known: Knowledge) -> Node:
        """The tree after thinking."""
        root = Node()
        until = None if self.seconds is None else perf_counter() + self.seconds
        for done in range(self.iterations):
            self.iterate(root, known.imagine(self.rng), known.seat)
            if until is not None and perf_counter() >= until:
                break
            if len(root.children) > 1 and decided(root, self.iterations - done):
                break
        return root

    def iterate(self, root: Node, table: Table, me: int) -> None:
        path: list[tuple[Node, int]] = []
        node = root
        while True:
            self.others_choose(table, me)
            if table.result is not None:
                break
            ask = table.asks[0]
            choice, child = self.descend(node, table, ask.seat)
            path.append((child, ask.seat))
            table.choose(ask.seat, choice)
            node = child
            if child.visits == 0:
                break
        worth = self.play_out(table)
        root.visits += 1
        for node, seat in path:
            node.visits += 1
            node.value += worth[seat]

    def others_choose(self, table: Table, me: int) -> None:
        """While several seats choose at the same time, all but one of them choose quickly, this seat last of all."""
        while len(table.asks) > 1:
            ask = table.asks[0] if table.asks[0].seat != me else table.asks[1]
            table.choose(ask.seat, self.quick(table, ask.seat))

    def descend(self, node: Node, table: Table, seat: int) -> tuple[Choice, Node]:
        """The most promising legal choice of a node, or one that was never tried."""
        choices = table.ask(seat).choices
        children = node.children
        tried = []
        for choice in choices:
            child = children.get(choice)
            if child is not None:
                child.available += 1
                tried.append((choice, child))
        if len(tried) < len(choices) and len(tried) < 2 + sqrt(node.visits):
            choice = self.untried(table, seat, children)
            child = children[choice] = Node()
            child.available = 1
            return choice, child
        best, most = tried[0], -1.0
        for pair in tried:
            child = pair[1]
            visits = child.visits
            bound = child.value / visits + self.explore * sqrt(log(child.available) / visits) if visits else 9.0
            if bound > most:
                best, most = pair, bound
        return best

    def untried(self, table: Table, seat: int, children: dict[Choice, Node]) -> Choice:
        """A choice that was never tried: the suggested one, else any."""
        ask = table.ask(seat)
        if self.guided:
            choice = self.decide(table, seat, ask, self.rng)
            if choice not in children:
                return choice
        return self.rng.pick([c for c in ask.choices if c not in children])

    def quick(self, table: Table, seat: int) -> Choice:
        ask = table.ask(seat)
        rng = self.rng
        if len(ask.choices) == 1:
            return ask.choices[0]
        if not self.guided or rng.below(self.slips) == 0:
            return at_random(table, seat, ask, rng)
        return self.decide(table, seat, ask, rng)

    def play_out(self, table: Table) -> list[float]:
        """Play on quickly; what the table then is worth to each seat."""
        left = self.depth
        while table.result is None and left:
            seat = table.asks[0].seat
            table.choose(seat, self.quick(table, seat))
            left -= 1
        if table.result is not None:
            return shares(table)
        if self.evaluate is not None:
            return self.evaluate(table)
        return [1 / table.players] * table.players


def shares(table: Table) -> list[float]:
    """One victory, shared by the winners."""
    assert table.result is not None
    winners = table.result.winners or tuple(range(table.players))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.players)]


def decided(root: Node, left: int) -> bool:
    """Whether the iterations that are left cannot change the outcome."""
    visits = sorted([child.visits for child in root.children.values()])
    return visits[-1] - visits[-2] > left
