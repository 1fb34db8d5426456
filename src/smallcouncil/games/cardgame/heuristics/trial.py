"""Trying a choice on a copy of the table: what a card does needs not be known by its name.

The other players pass as long as the trial lasts, and so does who tries, in windows. Of many targets only those are
tried that an effect may be meant for: the dearest of the others, the dearest and the cheapest own ones.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame import words as shared
from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.effects.delayed import Delayed
from smallcouncil.games.cardgame.effects.entering import Enter
from smallcouncil.games.cardgame.occurrences.happening import Aftermath, Happening
from smallcouncil.games.cardgame.occurrences.pile_order import Stack
from smallcouncil.games.cardgame.occurrences.windows import Forced, Window
from smallcouncil.games.cardgame.table import CardTable
from smallcouncil.table import Procedure

if TYPE_CHECKING:
    from smallcouncil.table import Ask, Choice, Verb

ANSWERS = 12  # after so many the trial ends, whatever is open
NOTHING = -1000.0
FEW = 2  # so few choices are all worth a trial
PASSING = (Initiate, Happening, Aftermath, Window, Forced, Enter, Delayed, Stack)  # what an ability leads to


class Halt(Procedure):
    """Stands in for the step of the round under way, so that a trial ends with what is tried and no phase goes on."""

    __slots__ = ()
    steps = ("halt",)

    def halt(self, t: CardTable) -> None:
        self.ask(t, 0, t.prompt(shared.ACT), [shared.PASS], always=True)


def framework(t: CardTable) -> int:
    """The depth of the step of the round under way, or of the window in which something was begun."""
    stack = t.stack
    depth = len(stack) - 2
    while depth and isinstance(stack[depth], PASSING):
        depth -= 1
    return depth


class Run:
    """A copy of a table on which a choice is tried, until the procedure at some depth has ended, or is on top again.

    To compare answers on the way it is forked, and the best fork is taken over: nothing is played twice.
    """

    __slots__ = ("table", "depths", "within", "anchors", "answered", "careless", "framed", "idled")

    def __init__(self, t: CardTable, depths: tuple[int, ...], within: int) -> None:
        """`depths`: of the procedure that is to end, after those of the runs that it is a fork of."""
        self.table = t.copy()
        self.depths = depths
        self.within = within
        stack = self.table.stack
        self.anchors = [stack[depth] for depth in depths]
        self.answered = 0
        self.careless = False  # a careful run would have compared answers
        self.idled: list[list[Choice]] = []  # the choices there were when something idle was said, turn by turn
        frame = framework(t)
        self.framed = isinstance(stack[frame], Halt)  # it ends where the run ends that it is a fork of
        stack[frame] = Halt()

    def is_over(self) -> bool:
        t = self.table
        depth = self.depths[-1]
        return (
            t.result is not None
            or len(t.stack) <= depth + self.within
            or t.stack[depth] is not self.anchors[-1]
            or self.answered >= ANSWERS
        )

    def goes_in_circles(self, choices: list[Choice]) -> bool:
        """Note that something idle is said. If the table was the same before, it would be said to the end."""
        if choices in self.idled:
            self.answered = ANSWERS
            return True
        self.idled.append(choices)
        return False

    def fork(self) -> Run:
        """The same table, to be played until the procedure that asks has ended."""
        return Run(self.table, (*self.depths, len(self.table.stack) - 1), 0)

    def take_over(self, fork: Run) -> bool:
        """Go on from the end of a fork, if this run would have come there itself."""
        if fork.careless or not fork.framed or self.answered + fork.answered > ANSWERS:
            return False
        self.table = fork.table
        self.anchors = fork.anchors[:-1]
        self.answered += fork.answered
        return True


def no_title(t: Any, seat: int, ask: Ask) -> Choice | None:
    return None


def nobody(t: Any, choices: list[Choice]) -> list[Choice]:
    return []


class Trial:
    """Trials of one edition, which knows what a table is worth to a seat, and a card to who controls it."""

    def __init__(
        self,
        advantage: Callable[[Any, int], float],
        dearness: Callable[[Any, int], float],
        idle: tuple[Verb, ...] = (),
        title: Callable[[Any, int, Ask], Choice | None] = no_title,
        weakest: Callable[[Any, list[Choice]], list[Choice]] = nobody,
    ) -> None:
        """`idle`: verbs that may be said at any time and change nothing that counts for an advantage; `title`: which
        one to take where titles are offered; `weakest`: of cards of others, those that a blow is likely to kill."""
        self.advantage = advantage
        self.dearness = dearness
        self.idle = idle
        self.title = title
        self.weakest = weakest

    def outcome(self, t: CardTable, seat: int, choice: Choice, depth: int, within: int, careful: bool = True) -> float:
        """The advantage of a seat once the procedure at that depth has ended, or is on top again (`within` 1).

        A careful trial tries the targets that follow, too.
        """
        return self.play(Run(t, (depth,), within), seat, choice, careful)

    def play(self, run: Run, seat: int, choice: Choice, careful: bool) -> float:
        """Make a choice and play on until the run is over. Gives the advantage of the seat then."""
        run.table.choose(seat, choice)
        while not run.is_over():
            ask = run.table.asks[0]
            options = self.options(run.table, seat, ask)
            run.answered += 1
            if len(options) > 1 and (careful or ask.choices[0].verb is not shared.PICK):
                worth = self.branch(run, seat, ask, options)
                if worth is not None and run.is_over():
                    return worth
            elif options[0].verb in self.idle:
                run.answered = ANSWERS  # as it would be said again and again
            else:
                run.careless |= len(options) > 1
                run.table.choose(ask.seat, options[0])
        return self.advantage(run.table, seat)

    def branch(self, run: Run, seat: int, ask: Ask, options: list[Choice]) -> float | None:
        """Give the answer that turns out best once the procedure that asks has ended. The run goes on from there, and
        what it brings so far is known, unless it would have been played otherwise."""
        found, best, most = None, None, NOTHING
        for choice in options:
            twin = None
            if choice.verb in self.idle and len(ask.choices) > FEW:  # it would be said again and again
                worth = self.advantage(run.table, seat)
            else:
                twin = run.fork()
                worth = self.play(twin, seat, choice, careful=False)
            if found is None or worth > most:
                found, best, most = choice, twin, worth
        assert found is not None
        if found.verb in self.idle:
            if run.goes_in_circles(ask.choices):
                return None
        else:
            run.idled.clear()
        if best is not None and run.take_over(best):
            return most
        run.table.choose(seat, found)
        return None

    def options(self, t: CardTable, seat: int, ask: Ask) -> list[Choice]:
        """The answers within a trial that are worth a comparison; mostly there is one."""
        first = ask.choices[0]
        if ask.seat == seat and (taken := self.title(t, seat, ask)) is not None:
            return [taken]
        if ask.seat == seat and len(ask.choices) > 1 and ask.question is t.edition.prompts.get(shared.LOOK_KEEP):
            return [ask.choices[1]]  # one of the cards, whichever
        if first is shared.PASS or first is shared.DONE or ask.seat != seat:
            return [first if first is shared.PASS else ask.default]
        if first.verb is shared.PICK:
            return self.likely(t, seat, ask.choices, 1)
        return [ask.default]

    def likely(self, t: CardTable, seat: int, choices: list[Choice], each: int) -> list[Choice]:
        """The choices of a card that make sense for some effect or other: few of each sort."""
        if len(choices) <= 2 * each:
            return choices
        own, others, rest = [], [], []
        for choice in choices:
            if choice.verb is not shared.PICK:
                rest.append(choice)
            elif t.control[choice.args[0]] == seat:
                own.append(choice)
            else:
                others.append(choice)
        dearness = self.dearness
        own.sort(key=lambda c: dearness(t, c.args[0]))
        others.sort(key=lambda c: -dearness(t, c.args[0]))
        few = others[:each] + own[-each:]
        few += [c for c in self.weakest(t, others) if c not in few]
        few += [c for c in own[:each] if c not in few]
        return rest[: 2 * each] + few

    def targets(self, t: CardTable, seat: int, ask: Ask) -> list[Choice]:
        """The answers worth a thought."""
        return self.likely(t, seat, ask.choices[: ask.answers], 3)

    def best(self, t: CardTable, seat: int, ask: Ask) -> Choice:
        """The choice that turns out best, once the ability or card in question is done with."""
        choices = self.targets(t, seat, ask)
        if len(choices) == 1:
            return choices[0]
        depth = len(t.stack) - 1
        found, most = choices[0], NOTHING
        for choice in choices:
            worth = self.outcome(t, seat, choice, depth, 0)
            if worth > most:
                found, most = choice, worth
        return found
