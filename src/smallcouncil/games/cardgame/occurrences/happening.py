"""Occurrences, from what is about to happen to the reactions.

Around every occurrence are the windows that the edition declares (timings.py): those before it, the occurrence itself,
delayed effects tied to it, those after it. What somebody does in a window (windows.py) is a procedure on top of it:
nesting is the stack. Occurrences caused by one effect share the windows after it, which open after the whole effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame.abilities.initiate import Initiate
from smallcouncil.games.cardgame.occurrences.kinds import (
    AS_COST,
    CARD,
    EFFECTS_INITIATE,
    HAPPENED,
    KIND,
    LEAVING_MASK,
    NO_SAVE,
    PENDING,
    STATE,
    STOPPED,
    STRIDE,
    TO_PILES,
)
from smallcouncil.games.cardgame.occurrences.listeners import is_heard_at_all, kinds_of, listen
from smallcouncil.games.cardgame.occurrences.occurrence import Occurrence
from smallcouncil.games.cardgame.occurrences.pile_order import ask_order, heights_before
from smallcouncil.games.cardgame.occurrences.windows import open_window

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

AT_ONCE, BEFORE, OCCURRENCE = -1, 0, 1  # the steps of a Happening with which it may begin
FOLLOWING = 2


class Happening(Occurrence):
    """Something is about to happen, happens, and is answered."""

    steps = ("before", "occur", "follow", "after")
    fields = ("facts", "marks", "caller", "instead", "window")
    __slots__ = ("caller", "instead", "window")

    def __init__(
        self, facts: list[int], marks: int, caller: int, instead: list[int] | None = None, window: int = 0
    ) -> None:
        self.step = 0
        self.facts = facts
        self.marks = marks
        self.caller = caller  # depth of the use that causes it, and will open the windows after it; -1: none
        self.instead = instead  # of a fact, what, by whom: replacement effects in the order they were initiated
        self.window = window  # how many of the windows before it, or after it, have been opened

    def copy(self) -> Happening:
        instead = self.instead and self.instead[:]
        return Happening(self.facts[:], self.marks, self.caller, instead, self.window).at(self.step)

    def before(self, t: CardTable) -> None:
        kinds = kinds_of(self.facts, PENDING)
        done = open_window(t, t.edition.before, self.window, kinds) if kinds else -1
        if done >= 0:
            self.step -= 1
            self.window = done
        else:
            self.window = 0

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
        elif self.step == FOLLOWING and not t.unsettled and t.stack[-1] is self:
            self.step += 1
            self.follow(t)

    def follow(self, t: CardTable) -> None:
        act = t.edition.follow[self.facts[0]]
        if act is not None and t.delayed and self.facts[STATE] == HAPPENED:
            act(t, self.facts)
        elif not t.unsettled:
            self.step += 1
            self.after(t)

    def after(self, t: CardTable) -> None:
        done = open_window(t, t.edition.after, self.window, kinds_of(self.facts, HAPPENED))
        if done >= 0:
            self.window = done
            self.step -= 1
        else:
            t.stack.pop()


class Aftermath(Occurrence):
    """The common windows after all that one effect did."""

    steps = ("after",)
    fields = ("facts", "window")
    __slots__ = ("window",)

    def __init__(self, facts: list[int], window: int = 0) -> None:
        self.step = 0
        self.facts = facts
        self.marks = 0
        self.window = window

    def after(self, t: CardTable) -> None:
        done = open_window(t, t.edition.after, self.window, kinds_of(self.facts, HAPPENED))
        if done >= 0:
            self.window = done
            self.step -= 1
        else:
            t.stack.pop()


def come_about(t: CardTable, facts: list[int], marks: int, instead: list[int] | None = None) -> None:
    """All that nothing has stopped happens, or counts as having happened while a replacement is done in its place."""
    occur = t.edition.occur
    for at in range(0, len(facts), STRIDE):
        if facts[at + STATE] == PENDING:
            facts[at + STATE] = HAPPENED
            act = occur[facts[at]]
            if instead and at in instead[::3]:
                do_instead(t, facts, at, instead)
            elif act is not None:
                act(t, facts, at, marks)


def do_instead(t: CardTable, facts: list[int], at: int, instead: list[int]) -> None:
    """Of several replacements of a fact, the one initiated last is done."""
    last = max(i for i in range(0, len(instead), 3) if instead[i] == at)
    t.edition.replacements[instead[last + 1]](t, facts, at, instead[last + 2])


def happen(t: CardTable, facts: list[int], marks: int = 0, own_window: bool = False, caller: int = -1) -> None:
    """Let something happen, with all its windows; at once if nobody could answer it.

    It must be the last thing a step does. Within an ability's effect the windows after it wait until its end, unless
    the occurrence is to have windows of its own (a cost).
    """
    if not facts:
        return
    kinds = 1 << facts[0]
    if len(facts) > STRIDE:
        for at in range(STRIDE, len(facts), STRIDE):
            kinds |= 1 << facts[at]
    if not kinds & t.box.noted and not t.delayed:  # most of what happens
        if len(facts) > STRIDE or facts[STATE] != PENDING:
            come_about(t, facts, marks)
            return
        facts[STATE] = HAPPENED
        act = t.edition.occur[facts[0]]
        if act is not None:
            act(t, facts, 0, marks)
        return
    stack = t.stack
    if caller < 0 and not own_window and isinstance(stack[-1], Initiate):
        caller = len(stack) - 1
    step = begins_with(t, facts, kinds, marks)
    if step != AT_ONCE:
        happening = Happening(facts, marks, caller)
        happening.step = step
        stack.append(happening)
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
            stack.append(Aftermath(facts))
    if before is not None:
        ask_order(t, before)


def begins_with(t: CardTable, facts: list[int], kinds: int, marks: int) -> int:
    """The step with which something occurs: what comes before it; itself, if nobody could stop it; or AT_ONCE."""
    edition = t.edition
    savable = kinds & edition.duplicates_save_from and not marks & NO_SAVE
    followed = t.delayed and edition.follow[facts[0]] is not None
    if not savable and not kinds & t.box.heard_at_all:
        return OCCURRENCE if followed else AT_ONCE
    if t.box.guarded or (savable and have_duplicates(t, facts)):
        return BEFORE
    if t.unsettled and (followed or edition.occur[facts[0]] is not None):
        # what holds at all times comes before what occurs
        return BEFORE if savable or kinds & t.box.heard_before else OCCURRENCE
    if t.listening < 0:
        listen(t)
    if not t.hears & kinds:
        return OCCURRENCE if followed else AT_ONCE
    before = kinds & t.box.heard_before if t.unsettled else t.listening & kinds * edition.before_mask
    return BEFORE if before else OCCURRENCE


def have_duplicates(t: CardTable, facts: list[int]) -> bool:
    """Whether a card that is about to leave play could be saved by a duplicate."""
    save_from = t.edition.duplicates_save_from
    return any(
        save_from >> facts[at + KIND] & 1 and t.duplicates(facts[at + CARD]) for at in range(0, len(facts), STRIDE)
    )
