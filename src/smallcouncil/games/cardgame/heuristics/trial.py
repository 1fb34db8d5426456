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
    from smallcouncil.table import Ask, Choice

ANSWERS = 12  # after so many the trial ends, whatever is open
NOTHING = -1000.0
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


class Trial:
    """Trials of one edition, which knows what a table is worth to a seat, and a card to who controls it."""

    def __init__(self, advantage: Callable[[Any, int], float], dearness: Callable[[Any, int], float]) -> None:
        self.advantage = advantage
        self.dearness = dearness

    def outcome(self, t: CardTable, seat: int, choice: Choice, depth: int, within: int, careful: bool = True) -> float:
        """The advantage of a seat once the procedure at that depth has ended, or is on top again (`within` 1).

        A careful trial tries the targets that follow, too.
        """
        trial = t.copy()
        stack = trial.stack
        anchor = stack[depth]
        stack[framework(t)] = Halt()
        trial.choose(seat, choice)
        for _ in range(ANSWERS):
            if trial.result is not None or len(stack) <= depth + within or stack[depth] is not anchor:
                break
            ask = trial.asks[0]
            trial.choose(ask.seat, self.simple(trial, seat, ask, careful))
        return self.advantage(trial, seat)

    def simple(self, t: CardTable, seat: int, ask: Ask, careful: bool) -> Choice:
        """An answer within a trial."""
        first = ask.choices[0]
        if ask.seat == seat and len(ask.choices) > 1 and ask.question is t.edition.prompts.get(shared.LOOK_KEEP):
            return ask.choices[1]  # one of the cards, whichever
        if first is shared.PASS or first is shared.DONE or ask.seat != seat:
            return first if first is shared.PASS else ask.default
        if first.verb is shared.PICK:
            few = self.likely(t, seat, ask.choices, 1)
            if careful and len(few) > 1:
                top = len(t.stack) - 1
                return max(few, key=lambda c: self.outcome(t, seat, c, top, 0, careful=False))
            return few[0]
        return ask.default

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
