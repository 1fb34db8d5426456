"""Windows: who may answer an occurrence, optional abilities in player order, forced ones in the first player's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.hearing import is_heard, kinds_of, may_be_heard
from smallcouncil.games.cardgame.initiate import Initiate
from smallcouncil.games.cardgame.kinds import CONDITION, KIND, NO_SAVE, PENDING
from smallcouncil.games.cardgame.occurrence import Occurrence, about_to_leave, answered, stop_leaving
from smallcouncil.games.cardgame.prints import INTERRUPT, REACTION, WOULD
from smallcouncil.games.cardgame.uses import collect, forced_uses, named_by
from smallcouncil.games.cardgame.zones import HAND
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable


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
        return Window(self.timing, self.depth, self.kinds, self.seat, self.passes, self.used[:]).at(self.step)

    def offer(self, t: CardTable) -> None:
        above = answered(t, self.depth)
        if self.timing <= INTERRUPT and not kinds_of(above.facts, PENDING):
            self.finish()
            return
        safe = t.options.windows == "safe"
        if self.seat not in t.alive:
            self.seat = t.after(self.seat)
        while self.passes < len(t.alive):
            choices = self.choices(t, self.seat, above)
            if choices or (safe and t.could_answer(self.seat, self.timing, self.kinds)):
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

    def choices(self, t: CardTable, seat: int, above: Occurrence) -> list[Choice]:
        choices = [choice for choice, _ in collect(t, seat, self.timing, self.depth, self.used)]
        if self.timing == WOULD and not above.marks & (NO_SAVE | CONDITION):
            for card in about_to_leave(above.facts):
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
        use = named_by(choice, collect(t, seat, self.timing, self.depth, self.used))
        if t.zone[use.card] != HAND:  # each copy of an event is used up anyway
            self.used.append(use.key())
        t.call(use)

    def save(self, t: CardTable, card: int) -> None:
        """A duplicate is discarded to keep the card in play."""
        t.discard_duplicate(t.duplicates(card)[-1])
        stop_leaving(answered(t, self.depth).facts, card)


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
        if len(found) == 1:
            self.begin(t, found[0][1])
        elif found:
            self.ask(t, t.first, t.prompt(words.ORDER_FORCED), [choice for choice, _ in found])

    def on_next(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.begin(t, named_by(choice, forced_uses(t, self.timing, self.depth, self.used)))

    def begin(self, t: CardTable, use: Initiate) -> None:
        self.used.append(use.key())
        self.again()
        t.call(use)
