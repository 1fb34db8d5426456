"""Occurrences and their windows.

Around every occurrence: would-interrupts (saves, cancels), forced interrupts, interrupts, the occurrence itself,
delayed effects tied to it, forced reactions, reactions. What somebody does in a window is a procedure on top of it:
nesting is the stack. Occurrences caused by one effect share one reaction window, after the whole effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.hearing import (
    AT_ANY_TIME,
    BEFORE,
    is_heard,
    is_heard_at_all,
    kinds_of,
    listen,
    may_be_heard,
)
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.kinds import (
    AS_COST,
    CARD,
    CONDITION,
    DECK_DISCARDED,
    EFFECTS_INITIATE,
    HAND_DISCARDED,
    HAPPENED,
    KIND,
    LEAVING_MASK,
    NO_SAVE,
    ORDERED,
    PENDING,
    STATE,
    STOPPED,
    STRIDE,
)
from smallcouncil.games.cardgame.prints import FORCED_INTERRUPT, FORCED_REACTION, INTERRUPT, REACTION, WOULD
from smallcouncil.games.cardgame.stacking import Stack, grown, heights
from smallcouncil.games.cardgame.uses import collect, find_use, forced_uses
from smallcouncil.games.cardgame.zones import HAND
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

# What a kind of occurrence does: (table, facts, index of the fact, marks of the occurrence).
OCCUR: dict[int, Callable[[Any, list[int], int, int], None]] = {}
# What is done in place of an occurrence: (table, facts, index of the fact, who replaces it).
REPLACEMENTS: list[Callable[[Any, list[int], int, int], None]] = []
# Delayed effects tied to a kind of occurrence: called after it, before forced reactions.
FOLLOW: dict[int, Callable[[Any, list[int]], None]] = {}


AT_ONCE, INTERRUPTS, OCCURRENCE = -1, 0, 3  # the steps of a Happening with which it may begin
TO_PILES = LEAVING_MASK | 1 << HAND_DISCARDED | 1 << DECK_DISCARDED


class Happening(Procedure):
    """Something is about to happen, happens, and is answered."""

    steps = ("would", "forced_interrupts", "interrupts", "occur", "follow", "forced_reactions", "reactions")
    fields = ("facts", "marks", "caller", "instead")

    def __init__(self, facts: list[int], marks: int, caller: int, instead: list[int] | None = None) -> None:
        self.step = 0
        self.instead = instead  # of a fact, what, by whom: replacement effects in the order they were initiated
        self.facts = facts
        self.marks = marks
        self.caller = caller  # depth of the use that causes it, and will open the reaction window; -1: none

    def copy(self) -> Happening:
        other = Happening(self.facts[:], self.marks, self.caller, self.instead and self.instead[:])
        other.step = self.step
        return other

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
        before = heights(t) if kinds_of(facts, PENDING) & TO_PILES and asks_order(t, self.marks) else None
        stopped = False
        for at in range(0, len(facts), STRIDE):
            if facts[at + STATE] == PENDING:
                facts[at + STATE] = HAPPENED
                act = OCCUR.get(facts[at])
                if self.instead and at in self.instead[::3]:
                    self.replaced(t, at)
                elif act is not None:
                    act(t, facts, at, self.marks)
            elif facts[at + STATE] == STOPPED:
                stopped = True
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

    def replaced(self, t: CardTable, at: int) -> None:
        """It counts as having happened, but the replacement initiated last is done in its place."""
        instead = self.instead or []
        last = max(i for i in range(0, len(instead), 3) if instead[i] == at)
        REPLACEMENTS[instead[last + 1]](t, self.facts, at, instead[last + 2])

    def follow(self, t: CardTable) -> None:
        act = FOLLOW.get(self.facts[0])
        if act is not None and t.delayed and self.facts[STATE] == HAPPENED:
            act(t, self.facts)

    def forced_reactions(self, t: CardTable) -> None:
        call_forced(t, FORCED_REACTION, kinds_of(self.facts, HAPPENED))

    def reactions(self, t: CardTable) -> None:
        open_window(t, REACTION, kinds_of(self.facts, HAPPENED))


def asks_order(t: CardTable, marks: int) -> bool:
    """Whether cards that go to a pile together do so in an order that their owner has still to name."""
    return not marks & ORDERED and t.owners_order_piles()


def ask_order(t: CardTable, before: list[int]) -> None:
    found = grown(t, before)
    if found:
        t.call(Stack(found))


def is_leaving(t: CardTable, card: int) -> bool:
    """Whether a card is about to leave play already."""
    for procedure in t.stack:
        if isinstance(procedure, Happening):
            facts = procedure.facts
            for at in range(0, len(facts), STRIDE):
                if facts[at + CARD] == card and facts[at + STATE] == PENDING and LEAVING_MASK >> facts[at] & 1:
                    return True
    return False


def have_duplicates(t: CardTable, facts: list[int]) -> bool:
    """Whether a card that is about to leave play could be saved by a duplicate."""
    return any(t.duplicates(facts[at + CARD]) for at in range(0, len(facts), STRIDE))


class Aftermath(Procedure):
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


def open_window(t: CardTable, timing: int, kinds: int) -> None:
    """A window, if anybody could answer now or, with safe windows, might for all the others know."""
    if may_be_heard(t, timing, kinds):
        t.call(Window(timing, len(t.stack) - 1, kinds, t.first, 0, []))


def call_forced(t: CardTable, timing: int, kinds: int) -> None:
    if is_heard(t, timing, kinds):
        t.call(Forced(timing, len(t.stack) - 1, []))


class Window(Procedure):
    """Who may answer an occurrence, in player order until all have passed in a row."""

    steps = ("offer",)
    fields = ("timing", "depth", "kinds", "seat", "passes", "used")

    def __init__(self, timing: int, depth: int, kinds: int, seat: int, passes: int, used: list[int]) -> None:
        self.step = 0
        self.timing = timing
        self.depth = depth
        self.kinds = kinds
        self.seat = seat
        self.passes = passes
        self.used = used  # keys of the uses made here: each ability once per fact

    def copy(self) -> Window:
        other = Window(self.timing, self.depth, self.kinds, self.seat, self.passes, self.used[:])
        other.step = self.step
        return other

    def offer(self, t: CardTable) -> None:
        above = t.stack[self.depth]
        assert isinstance(above, Happening | Aftermath)
        if self.timing <= INTERRUPT and not kinds_of(above.facts, PENDING):
            self.finish()
            return
        safe = t.options.windows == "safe"
        if self.seat not in t.alive:
            self.seat = t.after(self.seat)
        while self.passes < len(t.alive):
            choices = self.choices(t, self.seat, above)
            always = safe and t.could_answer(self.seat, self.timing, self.kinds)
            if choices or always:
                self.ask(
                    t,
                    self.seat,
                    t.prompt(words.REACT_OR_PASS if self.timing == REACTION else words.INTERRUPT_OR_PASS),
                    [words.PASS, *choices],
                    args=(above.facts[KIND],),
                    always=True,
                )
                return
            self.pass_on(t)  # who cannot answer has passed

    def pass_on(self, t: CardTable) -> None:
        self.passes += 1
        self.seat = t.after(self.seat)

    def choices(self, t: CardTable, seat: int, above: Happening | Aftermath) -> list[Choice]:
        choices = [choice for choice, _ in collect(t, seat, self.timing, self.depth, self.used)]
        if self.timing == WOULD and not above.marks & (NO_SAVE | CONDITION):
            facts = above.facts
            for at in range(0, len(facts), STRIDE):
                if facts[at + STATE] == PENDING and LEAVING_MASK >> facts[at + KIND] & 1:
                    card = facts[at + CARD]
                    if t.control[card] == seat and t.duplicates(card):
                        choices.append(words.SAVE(card))
        return choices

    def on_offer(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.again()
        if choice is words.PASS:
            self.pass_on(t)
            return
        self.passes = 0
        self.seat = t.after(seat)
        if choice.verb is words.SAVE:
            self.save(t, choice.args[0])
            return
        use = find_use(t, seat, self.timing, self.depth, self.used, choice)
        if t.zone[use.card] != HAND:  # each copy of an event is used up anyway
            self.used.append(use.key())
        t.call(use)

    def save(self, t: CardTable, card: int) -> None:
        """A duplicate is discarded to keep the card in play."""
        t.discard_duplicate(t.duplicates(card)[-1])
        stop_fact(t, self.depth, card)


def stop_fact(t: CardTable, depth: int, card: int) -> None:
    """What would have happened to a card does not: it is saved."""
    above = t.stack[depth]
    assert isinstance(above, Happening)
    facts = above.facts
    for at in range(0, len(facts), STRIDE):
        if facts[at + CARD] == card and facts[at + STATE] == PENDING and LEAVING_MASK >> facts[at + KIND] & 1:
            facts[at + STATE] = STOPPED


class Forced(Procedure):
    """Forced abilities, each once per fact; the first player orders them."""

    steps = ("next",)
    fields = ("timing", "depth", "used")

    def __init__(self, timing: int, depth: int, used: list[int]) -> None:
        self.step = 0
        self.timing = timing
        self.depth = depth
        self.used = used

    def next(self, t: CardTable) -> None:
        found = forced_uses(t, self.timing, self.depth, self.used)
        if not found:
            return
        if len(found) == 1:
            self.begin(t, found[0][1])
        else:
            self.ask(t, t.first, t.prompt(words.ORDER_FORCED), [choice for choice, _ in found])

    def on_next(self, t: CardTable, seat: int, choice: Choice) -> None:
        for found, use in forced_uses(t, self.timing, self.depth, self.used):
            if found is choice:
                self.begin(t, use)
                return

    def begin(self, t: CardTable, use: Initiate) -> None:
        self.used.append(use.key())
        self.again()
        t.call(use)


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
    before = heights(t) if kinds & TO_PILES and asks_order(t, marks) else None
    for at in range(0, len(facts), STRIDE):
        if facts[at + STATE] == PENDING:
            facts[at + STATE] = HAPPENED
            act = OCCUR.get(facts[at])
            if act is not None:
                act(t, facts, at, marks)
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
