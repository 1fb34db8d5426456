"""Search on imagined tables, for any game, any question and any number of seats.

The choices of a question run a race (`race.py`): every iteration takes a table that agrees with what the seat knows,
makes one of the choices, walks down the tree of choices behind it (`tree.py`), and plays on quickly to learn what the
table comes to be worth.

* What the game's heuristics suggest comes first, in the race and in the tree, and is chosen unless another choice is
  better beyond doubt (as much of it as the game asks for).
* Everyone at the table maximizes the own chance to win: values are kept for the seat that chooses.
* Where several seats choose at the same time, the secret choices of the others are drawn from what they are likely to
  choose, anew for every imagined table: the seat cannot know them, and they cannot know its own.
* Where the game has a clock, all tables are weighed at the same hour, after a full round of turns or what
  the game takes for one. (Further on they say less: what was chosen is drowned in luck.)
* Where a choice leads to another question at once, the likely answers to it run as plans of their own.
* Where the next question follows at once, the tree behind what was chosen is kept: what looked good there already comes
  next after the suggestion, and its own tree is searched on.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from smallcouncil.bots.knowledge import Knowledge
from smallcouncil.bots.policy import Heuristics, Policy
from smallcouncil.bots.race import SURE, Race, Runner
from smallcouncil.bots.tree import Node
from smallcouncil.table import Choice, Rng, Table

ENDLESS = 20_000  # choices after which a quick game without an end is given up as even
EXPAND = 8  # visits after which what follows a choice is searched, too, where heuristics know a sensible answer
PLANS = 3  # other answers to the question that follows a choice at once
LIKELY = 4  # the choices that another one may make in secret
DOUBT = 6  # once in so often he does not do what is suggested


class Thought:
    """One search: the race, the imagined tables, and how far values are spread."""

    def __init__(self, known: Knowledge, choices: list[Choice], tree: Node) -> None:
        self.known = known
        self.me = known.seat
        self.race = Race(choices, tree)
        self.worlds: list[Table] = []
        self.begun = 0  # the turn in which it thinks
        self.hour = 0  # when tables are weighed
        self.total = 0.0
        self.squares = 0.0

    def spread(self) -> float:
        """The standard deviation of what tables were worth to this seat."""
        runs = self.race.runs
        if runs < 2:
            return 0.5
        mean = self.total / runs
        return sqrt(max(self.squares / runs - mean * mean, 1e-6))


class Kept(NamedTuple):
    """The tree behind the last choice: whose it was, and the number of its question."""

    seat: int
    number: int
    tree: Node


class SearchBot:
    """Thinks for so many iterations or seconds, whichever is first over; less where there is no doubt."""

    def __init__(
        self,
        seed: int,
        heuristics: Heuristics,
        *,
        iterations: int = 400,
        seconds: float | None = None,
        depth: int = 40,
    ) -> None:
        self.rng = Rng(seed)
        self.decide = heuristics.decide
        self.go_on = heuristics.go_on
        self.guided = heuristics.own
        self.evaluate = heuristics.evaluate
        self.shortlist = heuristics.shortlist
        self.iterations = iterations
        self.seconds = seconds
        self.clock = heuristics.clock
        self.sure = heuristics.sure
        self.depth = depth if heuristics.evaluate else ENDLESS
        self.expand = EXPAND if heuristics.own else 1
        self.kept: Kept | None = None

    def choose(self, known: Knowledge) -> Choice:
        return self.ponder(known)[0][0]

    def ponder(self, known: Knowledge) -> list[tuple[Choice, float | None]]:
        """What it chooses, then the others that it thought about, the best first: each with the chance to win that it
        leaves, where that was weighed."""
        if len(known.ask.choices) == 1:
            return [(known.ask.choices[0], None)]
        choices = self.worth_trying(known.imagine(self.rng, reopened=True), known.seat)
        if len(choices) == 1:
            return [(choices[0], None)]
        race = self.think(known, choices, self.recall(known)).race
        best = race.winner(self.sure) if self.guided else max(race.runners, key=lambda r: (not r.out, r.mean()))
        self.kept = Kept(known.seat, known.ask.n, best.node)
        # compared run by run: who dropped out early saw other tables
        others: dict[Choice, float] = {}
        for runner in race.runners:
            if runner.choice is not best.choice and runner.worths:
                worth = best.mean() - best.lead(runner)[0]
                others[runner.choice] = max(worth, others.get(runner.choice, worth))
        return [(best.choice, best.mean()), *sorted(others.items(), key=lambda pair: -pair[1])]

    def recall(self, known: Knowledge) -> Node:
        """What was thought about this question when the one before it was answered: nothing, unless it followed at
        once, so that the seat knows what it knew then and the outcome of its own choice."""
        kept = self.kept
        follows = kept is not None and (kept.seat, kept.number + 1) == (known.seat, known.ask.n)
        return kept.tree if kept is not None and follows else Node()

    def weigh(self, known: Knowledge, beside: Choice) -> dict[Choice, float]:
        """What choices that are worth a thought are worth to the seat at least, and what the one beside them is."""
        choices = self.worth_trying(known.imagine(self.rng, reopened=True), known.seat)
        race = self.think(known, [beside, *[c for c in choices if c is not beside]]).race
        first = race.suggested
        weighed: dict[Choice, float] = {}
        for runner in race.runners:
            lead, error = runner.lead(first)
            worth = first.mean() + (0.0 if runner is first else lead - SURE * error)
            weighed[runner.choice] = max(worth, weighed.get(runner.choice, worth))
        return weighed

    def think(self, known: Knowledge, choices: list[Choice], tree: Node | None = None) -> Thought:
        thought = Thought(known, choices, tree or Node())
        if self.clock is not None:
            thought.begun = self.clock(known.imagine(self.rng, reopened=True))
            thought.hour = thought.begun + known.players  # everyone has had a turn
        thought.race.follow(self.plans(thought))
        until = None if self.seconds is None else perf_counter() + self.seconds
        for _ in range(self.iterations):
            self.iterate(thought)
            if thought.race.over or (until is not None and perf_counter() >= until):
                break
        return thought

    def iterate(self, thought: Thought) -> None:
        runner = thought.race.next()
        node, me = runner.node, thought.me
        table = self.world(thought, len(runner.worths))
        path = [(node, me)]
        table.choose(me, runner.choice)
        if runner.then is not None and follows_at_once(table, me) and runner.then in table.asks[0].choices:
            node = node.child(runner.then)
            path.append((node, me))
            table.choose(me, runner.then)
        # a tree that was kept helps only after the runs in which choices without one are played out quickly, too
        deep = len(runner.worths) >= self.expand
        while deep and node.visits >= self.expand:
            self.others_choose(table, me)
            if table.result is not None:
                break
            seat = table.asks[0].seat
            choice, node = node.select(self.worth_trying(table, seat), thought.spread())
            path.append((node, seat))
            table.choose(seat, choice)
        self.end_turn(table, thought)
        worth = self.play_out(table, thought.hour)
        thought.total += worth[me]
        thought.squares += worth[me] * worth[me]
        for node, seat in path:
            node.visits += 1
            node.value += worth[seat]
        thought.race.tell(runner, worth[me])

    def plans(self, thought: Thought) -> Iterator[Runner]:
        """Choices with another answer to the question that follows at once than the suggested one: a card with another
        target, a challenge with other attackers. So none is given up for what heuristics would make of it."""
        runners = thought.race.every
        answers: list[tuple[Runner, list[Choice]]] = []
        for runner in (*runners[1:], runners[0]):
            table = self.world(thought, 0)
            table.choose(thought.me, runner.choice)
            if follows_at_once(table, thought.me):
                answers.append((runner, self.worth_trying(table, thought.me)[1 : 1 + PLANS]))
        for place in range(PLANS):
            for runner, others in answers:
                if place < len(others):
                    yield Runner(runner.choice, runner.node, others[place])

    def world(self, thought: Thought, number: int) -> Table:
        """A copy of an imagined table on which the others have made their secret choices; the same number, the same
        one."""
        worlds = thought.worlds
        while len(worlds) <= number:
            table = thought.known.imagine(self.rng, reopened=True)
            self.others_choose(table, thought.me)
            worlds.append(table)
        return worlds[number].copy()

    def others_choose(self, table: Table, me: int) -> None:
        """While several seats choose at the same time, all but one of them choose what is likely, this seat last."""
        while len(table.asks) > 1:
            ask = table.asks[0] if table.asks[0].seat != me else table.asks[1]
            table.choose(ask.seat, self.likely(table, ask.seat))

    def likely(self, table: Table, seat: int) -> Choice:
        """What somebody may choose in secret: mostly what is suggested, as bots that think do in nine cases of ten;
        each further choice is as much rarer."""
        if self.shortlist is None:
            return self.quick(table, seat)
        choices = self.worth_trying(table, seat)
        place = 0
        while place + 1 < min(len(choices), LIKELY) and not self.rng.below(DOUBT):
            place += 1
        return choices[place]

    def worth_trying(self, table: Table, seat: int) -> list[Choice]:
        """The choices of a question: what the heuristics suggest, the best first; the rest in random order."""
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

    def quick(self, table: Table, seat: int, decide: Policy | None = None) -> Choice:
        ask = table.ask(seat)
        if len(ask.choices) == 1:
            return ask.choices[0]
        return (decide or self.decide)(table, seat, ask, self.rng)

    def end_turn(self, table: Table, thought: Thought) -> None:
        """Where the game says so, whoever thinks goes on more carefully in the rest of its turn than others would: it
        will think again."""
        if self.go_on is None or self.clock is None:
            return
        while table.result is None and self.clock(table) == thought.begun:
            seat = table.asks[0].seat
            table.choose(seat, self.quick(table, seat, self.go_on if seat == thought.me else self.decide))

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


def follows_at_once(table: Table, seat: int) -> bool:
    """Whether the next question is for the same seat alone."""
    return table.result is None and len(table.asks) == 1 and table.asks[0].seat == seat


def shares(table: Table) -> list[float]:
    """One victory, shared by the winners."""
    assert table.result is not None
    winners = table.result.winners or tuple(range(table.players))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(table.players)]
