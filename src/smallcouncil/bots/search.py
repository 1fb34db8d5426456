"""Information-set Monte-Carlo tree search, for any game and any number of seats.

Every iteration takes a table that agrees with what the seat knows, walks down the tree of choices that is shared by
all these tables, adds a leaf, plays on quickly to learn what the leaf is worth, and tells the nodes on the way. The
tree knows choices only: dice fall anew on every table, so a node stands for all that may have happened on the way.

* Everyone at the table maximizes the own chance to win: values are kept for the seat that chooses.
* What is legal differs between imagined tables: a choice competes only with those legal at the same time, and the
  bound counts how often it was available.
* Of a long list of choices a node tries few at first, beginning with what the game's heuristics suggest, and more the
  more often it is visited; where the game knows a shortlist, only that.
* Where the game has a clock, all leaves are weighed at the same hour, after a full round of turns.
* The n-th visit of every choice at the root sees the same imagined table with the same dice: luck cancels out.
* Where several seats choose at the same time, the others' secret choices are made by the quick policy and are no part
  of the tree: the seat cannot know them, and they cannot know its own.
* What the game's heuristics suggest is chosen, unless another choice is better beyond doubt.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter

from smallcouncil.bots.knowledge import Knowledge
from smallcouncil.bots.policy import Heuristics
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

    def mean(self) -> float:
        return self.value / self.visits if self.visits else 0.0


class Thought:
    """One search: the tree, the imagined tables, and how far values are spread."""

    def __init__(self, known: Knowledge, choices: list[Choice]) -> None:
        self.known = known
        self.me = known.seat
        self.choices = choices
        self.root = Node()
        self.worlds: list[Table] = []
        self.hour = 0  # when leaves are weighed
        self.total = 0.0
        self.squares = 0.0

    def world(self, number: int, rng: Rng) -> Table:
        """A copy of an imagined table; the same number gives the same one."""
        while len(self.worlds) <= number:
            self.worlds.append(self.known.imagine(rng))
        return self.worlds[number].copy()

    def spread(self) -> float:
        """The standard deviation of what leaves were worth to this seat."""
        visits = self.root.visits
        if visits < 2:
            return 0.5
        mean = self.total / visits
        return sqrt(max(self.squares / visits - mean * mean, 1e-6))


class SearchBot:
    """Thinks for so many iterations or seconds, whichever is first over."""

    def __init__(
        self,
        seed: int,
        heuristics: Heuristics,
        *,
        iterations: int = 400,
        seconds: float | None = None,
        depth: int = 40,
        explore: float = 1.0,
    ) -> None:
        self.rng = Rng(seed)
        self.decide = heuristics.decide
        self.guided = heuristics.own
        self.evaluate = heuristics.evaluate
        self.shortlist = heuristics.shortlist
        self.iterations = iterations
        self.seconds = seconds
        self.clock = heuristics.clock
        self.depth = depth if heuristics.evaluate else ENDLESS
        self.explore = explore

    def choose(self, known: Knowledge) -> Choice:
        if len(known.ask.choices) == 1:
            return known.ask.choices[0]
        choices = self.worth_trying(known.imagine(self.rng), known.seat)
        if len(choices) == 1:
            return choices[0]
        return self.verdict(self.think(known, choices))

    def weigh(self, known: Knowledge, beside: Choice) -> dict[Choice, float]:
        """What choices that are worth a thought are worth to the seat at least, and what the one beside them is."""
        choices = self.worth_trying(known.imagine(self.rng), known.seat)
        if beside in choices:
            choices.remove(beside)
        choices.insert(0, beside)
        thought = self.think(known, choices)
        doubt = thought.spread()
        return {
            choice: child.mean() if choice is beside else child.mean() - doubt / sqrt(child.visits)
            for choice, child in thought.root.children.items()
            if child.visits
        }

    def think(self, known: Knowledge, choices: list[Choice]) -> Thought:
        thought = Thought(known, choices)
        if self.clock is not None:
            thought.hour = self.clock(known.imagine(self.rng)) + known.players  # everyone has had a turn
        until = None if self.seconds is None else perf_counter() + self.seconds
        for left in range(self.iterations, 0, -1):
            self.iterate(thought)
            if until is not None and perf_counter() >= until:
                break
            if not self.guided and settled(thought.root, left):
                break
        return thought

    def verdict(self, thought: Thought) -> Choice:
        """The most visited choice; with heuristics, their first suggestion unless it is clearly worse than another."""
        children = thought.root.children
        if not self.guided:
            return max(children, key=lambda c: (children[c].visits, children[c].value))
        suggested = next(iter(children))
        doubt = thought.spread()
        best, most = suggested, children[suggested].mean()
        for choice, child in children.items():
            if choice is not suggested and child.visits:
                sure = child.mean() - doubt / sqrt(child.visits)
                if sure > most:
                    best, most = choice, sure
        return best

    def iterate(self, thought: Thought) -> None:
        me = thought.me
        root = thought.root
        choice, node = self.select(root, thought.choices, thought.spread())
        table = thought.world(node.visits, self.rng)
        self.others_choose(table, me)
        path = [(node, me)]
        table.choose(me, choice)
        while node.visits:
            self.others_choose(table, me)
            if table.result is not None:
                break
            seat = table.asks[0].seat
            choice, node = self.select(node, self.worth_trying(table, seat), thought.spread())
            path.append((node, seat))
            table.choose(seat, choice)
        worth = self.play_out(table, thought.hour)
        root.visits += 1
        thought.total += worth[me]
        thought.squares += worth[me] * worth[me]
        for node, seat in path:
            node.visits += 1
            node.value += worth[seat]

    def others_choose(self, table: Table, me: int) -> None:
        """While several seats choose at the same time, all but one of them choose quickly, this seat last of all."""
        while len(table.asks) > 1:
            ask = table.asks[0] if table.asks[0].seat != me else table.asks[1]
            table.choose(ask.seat, self.quick(table, ask.seat))

    def worth_trying(self, table: Table, seat: int) -> list[Choice]:
        """The choices of a node, the suggested one first, then in random order."""
        ask = table.ask(seat)
        if self.shortlist is not None:
            return self.shortlist(table, seat, ask)
        choices = ask.choices[:]
        self.rng.shuffle(choices)
        if self.guided:
            suggested = self.decide(table, seat, ask, self.rng)
            choices.remove(suggested)
            choices.insert(0, suggested)
        return choices

    def select(self, node: Node, choices: list[Choice], spread: float) -> tuple[Choice, Node]:
        """The most promising choice of a node, or one that was never tried."""
        children = node.children
        tried: list[tuple[Choice, Node]] = []
        fresh: Choice | None = None
        for choice in choices:
            child = children.get(choice)
            if child is not None:
                child.available += 1
                tried.append((choice, child))
            elif fresh is None:
                fresh = choice
        if fresh is not None and (self.shortlist or len(tried) < 2 + sqrt(node.visits)):
            child = children[fresh] = Node()
            child.available = 1
            return fresh, child
        best, most = tried[0], -1.0
        for pair in tried:
            child = pair[1]
            bound = child.mean() + self.explore * spread * sqrt(2 * log(child.available + 1) / (child.visits or 1))
            if bound > most:
                best, most = pair, bound
        return best

    def quick(self, table: Table, seat: int) -> Choice:
        ask = table.ask(seat)
        rng = self.rng
        if len(ask.choices) == 1:
            return ask.choices[0]
        return self.decide(table, seat, ask, rng)

    def play_out(self, table: Table, hour: int) -> list[float]:
        """Play on quickly: until the hour where the game has a clock, for so many choices where it has none. What the
        table then is worth to each seat."""
        left = self.depth if self.clock is None else ENDLESS
        while table.result is None and left and (self.clock is None or self.clock(table) < hour):
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


def settled(root: Node, left: int) -> bool:
    """Whether the iterations that are left cannot change which choice is visited most."""
    visits = sorted([child.visits for child in root.children.values()])
    return len(visits) > 1 and visits[-1] - visits[-2] > left
