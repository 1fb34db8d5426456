"""Occurrences, from what is about to happen to the reactions.

Around every occurrence: would-interrupts (saves, cancels), forced interrupts, interrupts, the occurrence itself,
delayed effects tied to it, forced reactions, reactions. What somebody does in a window (windows.py) is a procedure on
top of it: nesting is the stack. Occurrences caused by one effect share one reaction window, after the whole effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame.hearing import (
    AT_ANY_TIME,
    BEFORE,
    is_heard_at_all,
    kinds_of,
    listen,
)
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.kinds import (
    AS_COST,
    CARD,
    CONDITION,
    EFFECTS_INITIATE,
    HAPPENED,
    LEAVING_MASK,
    NO_SAVE,
    PENDING,
    STATE,
    STOPPED,
    STRIDE,
)
from smallcouncil.games.cardgame.occurrence import Occurrence
from smallcouncil.games.cardgame.prints import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, WOULD
from smallcouncil.games.cardgame.stacking import TO_PILES, ask_order, heights_before
from smallcouncil.games.cardgame.windows import Window, call_forced, open_window

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

# What a kind of occurrence does: (table, facts, index of the fact, marks of the occurrence).
OCCUR: dict[int, Callable[[Any, list[int], int, int], None]] = {}
# What is done in place of an occurrence: (table, facts, index of the fact, who replaces it).
REPLACEMENTS: list[Callable[[Any, list[int], int, int], None]] = []
# Delayed effects tied to a kind of occurrence: called after it, before forced reactions.
FOLLOW: dict[int, Callable[[Any, list[int]], None]] = {}

AT_ONCE, INTERRUPTS, OCCURRENCE = -1, 0, 3  # the steps of a Happening with which it may begin


class Happening(Occurrence):
    """Something is about to happen, happens, and is answered."""

    steps = ("would", "forced_interrupts", "interrupts", "occur", "follow", "forced_reactions", "reactions")
    fields = ("facts", "marks", "caller", "instead")

    def __init__(self, facts: list[int], marks: int, caller: int, instead: list[int] | None = None) -> None:
        self.step = 0
        self.facts = facts
        self.marks = marks
        self.caller = caller  # depth of the use that causes it, and will open the reaction window; -1: none
        self.instead = instead  # of a fact, what, by whom: replacement effects in the order they were initiated

    def copy(self) -> Happening:
        return Happening(self.facts[:], self.marks, self.caller, self.instead and self.instead[:]).at(self.step)

    def would(self, t: CardTable) -> None:
        kinds = kinds_of(self.facts, PENDING)
        saves = kinds & LEAVING_MASK and not self.marks & (NO_SAVE | CONDITION)
        if saves and (t.options.windows == "safe" or have_duplicates(t, self.facts)):
            t.call(Window(WOULD, len(t.stack) - 1, kinds, t.first, 0, []))
        else:
            open_window(t, WOULD, kinds)

    def forced_interrupts(self, t: CardTable) -> None:
        kinds = kinds_of(self.facts, PENDING)
        if not kinds:
            self.goto(t, "occur")
        else:
            call_forced(t, FORCED_INTERRUPT, kinds)

    def interrupts(self, t: CardTable) -> None:
        open_window(t, INTERRUPT, kinds_of(self.facts, PENDING))

    def occur(self, t: CardTable) -> None:
        facts = self.facts
        before = heights_before(t, self.marks) if kinds_of(facts, PENDING) & TO_PILES else None
        come_about(t, facts, self.marks, self.instead)
        stopped = STOPPED in facts[STATE::STRIDE]
        if stopped and self.marks & AS_COST:
            payer = t.stack[t.stack.index(self) - 1]
            assert isinstance(payer, Initiate)
            payer.cancelled = 1
        if self.caller >= 0:
            use = t.stack[self.caller]
            assert isinstance(use, Initiate)
            if facts[0] == EFFECTS_INITIATE:
                use.cancelled = int(stopped)
            else:
                use.failed |= int(stopped)
                use.facts += facts
            self.finish()
        if before is not None:
            ask_order(t, before)

    def follow(self, t: CardTable) -> None:
        act = FOLLOW.get(self.facts[0])
        if act is not None and t.delayed and self.facts[STATE] == HAPPENED:
            act(t, self.facts)

    def forced_reactions(self, t: CardTable) -> None:
        call_forced(t, FORCED_REACTION, kinds_of(self.facts, HAPPENED))

    def reactions(self, t: CardTable) -> None:
        open_window(t, REACTION, kinds_of(self.facts, HAPPENED))


class Aftermath(Occurrence):
    """The common reaction windows of all that one effect did."""

    steps = ("forced_reactions", "reactions")
    fields = ("facts",)

    def __init__(self, facts: list[int]) -> None:
        self.step = 0
        self.facts = facts
        self.marks = 0

    def forced_reactions(self, t: CardTable) -> None:
        call_forced(t, FORCED_REACTION, kinds_of(self.facts, HAPPENED))

    def reactions(self, t: CardTable) -> None:
        open_window(t, REACTION, kinds_of(self.facts, HAPPENED))


def come_about(t: CardTable, facts: list[int], marks: int, instead: list[int] | None = None) -> None:
    """All that nothing has stopped happens, or counts as having happened while a replacement is done in its place."""
    for at in range(0, len(facts), STRIDE):
        if facts[at + STATE] == PENDING:
            facts[at + STATE] = HAPPENED
            act = OCCUR.get(facts[at])
            if instead and at in instead[::3]:
                do_instead(t, facts, at, instead)
            elif act is not None:
                act(t, facts, at, marks)


def do_instead(t: CardTable, facts: list[int], at: int, instead: list[int]) -> None:
    """Of several replacements of a fact, the one initiated last is done."""
    last = max(i for i in range(0, len(instead), 3) if instead[i] == at)
    REPLACEMENTS[instead[last + 1]](t, facts, at, instead[last + 2])


def have_duplicates(t: CardTable, facts: list[int]) -> bool:
    """Whether a card that is about to leave play could be saved by a duplicate."""
    return any(t.duplicates(facts[at + CARD]) for at in range(0, len(facts), STRIDE))


def happen(t: CardTable, facts: list[int], marks: int = 0, *, own_window: bool = False, caller: int = -1) -> None:
    """Let something happen, with all its windows; at once if nobody could answer it.

    It must be the last thing a step does. Within an ability's effect the reactions wait until its end, unless the
    occurrence is to have windows of its own (a cost).
    """
    if not facts:
        return
    stack = t.stack
    if caller < 0 and not own_window and isinstance(stack[-1], Initiate):
        caller = len(stack) - 1
    kinds = 1 << facts[0]
    if len(facts) > STRIDE:
        for at in range(STRIDE, len(facts), STRIDE):
            kinds |= 1 << facts[at]
    step = begins_with(t, facts, kinds, marks)
    if step != AT_ONCE:
        happening = Happening(facts, marks, caller)
        happening.step = step
        t.call(happening)
        return
    before = heights_before(t, marks) if kinds & TO_PILES else None
    come_about(t, facts, marks)
    if kinds & LEAVING_MASK:
        kinds = kinds_of(facts, HAPPENED)  # with what went along
    if kinds & t.box.heard_at_all:  # what was drawn or taken back just now may answer
        if caller >= 0:
            use = stack[caller]
            assert isinstance(use, Initiate)
            use.facts += facts
        elif is_heard_at_all(t, kinds):
            t.call(Aftermath(facts))
    if before is not None:
        ask_order(t, before)


def begins_with(t: CardTable, facts: list[int], kinds: int, marks: int) -> int:
    """The step with which something occurs: its interrupts; itself, if nobody could interrupt it; or AT_ONCE."""
    savable = kinds & LEAVING_MASK and not marks & NO_SAVE
    followed = t.delayed and facts[0] in FOLLOW
    if not savable and not kinds & t.box.heard_at_all:
        return OCCURRENCE if followed else AT_ONCE
    if t.options.windows == "safe" or (savable and have_duplicates(t, facts)):
        return INTERRUPTS
    if t.unsettled and (followed or facts[0] in OCCUR):  # what holds at all times comes before what occurs
        return INTERRUPTS if savable or kinds & t.box.heard_before else OCCURRENCE
    if t.hearing < 0:
        listen(t)
    if not t.hearing & kinds * AT_ANY_TIME:
        return OCCURRENCE if followed else AT_ONCE
    before = kinds & t.box.heard_before if t.unsettled else t.hearing & kinds * BEFORE
    return INTERRUPTS if before else OCCURRENCE
