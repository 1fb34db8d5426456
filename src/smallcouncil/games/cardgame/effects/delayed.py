"""Delayed effects: they wait for a moment, which resolves them before anybody reacts to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallcouncil.games.cardgame import words
from smallcouncil.games.cardgame.values.current import SOURCE
from smallcouncil.table import Choice, Procedure

if TYPE_CHECKING:
    from smallcouncil.games.cardgame.table import CardTable

# The moments.
AT_PHASE_END, AT_RESULT = range(2)

# One that waits is a tuple: these two, then subject, value, seat and source as in a lasting effect (current.py).
MOMENT, WHICH = range(2)


def delay(
    t: CardTable, moment: int, number: int, *, subject: int = -1, value: int = 0, seat: int = -1, source: int = -1
) -> None:
    t.delayed.append((moment, number, subject, value, seat, source))


def resolve_delayed(t: CardTable, moment: int) -> None:
    """The moment has come. The last thing a step does."""
    if any(e[MOMENT] == moment for e in t.delayed):
        t.call(Delayed(moment))


def forget_delayed(t: CardTable, moment: int) -> None:
    """The moment does not come any more."""
    t.delayed = [e for e in t.delayed if e[MOMENT] != moment]


class Delayed(Procedure):
    """Delayed effects of a moment, one after the other; the first player orders them."""

    steps = ("next",)
    fields = ("moment", "source")

    def __init__(self, moment: int, source: int = -1) -> None:
        self.step = 0
        self.moment = moment
        self.source = source  # of the one being resolved

    def next(self, t: CardTable) -> None:
        sources = list(dict.fromkeys(e[SOURCE] for e in t.delayed if e[MOMENT] == self.moment))
        if sources:
            self.ask(t, t.first, t.prompt(words.ORDER_DELAYED), [words.PICK(s) for s in sources])

    def on_next(self, t: CardTable, seat: int, choice: Choice) -> None:
        self.again()
        self.source = choice.args[0]
        effect = next(e for e in t.delayed if e[MOMENT] == self.moment and e[SOURCE] == self.source)
        t.delayed.remove(effect)
        t.edition.delayed[effect[WHICH]][1](t, effect)
