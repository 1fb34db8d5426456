"""The choices that may still be taken back: one's own last ones, while no die was rolled, nobody else has chosen, and
no option of the table has changed.

What others do in secret meanwhile (their small steps on the way to a secret answer) does not count: who could not take
back any more would learn of it. Such steps stand without the choice that is taken back, and are made again upon the
table before it.
"""

from __future__ import annotations

import msgspec

from smallcouncil.server.tables.steps import Stepped, apply
from smallcouncil.table import NOBODY, IllegalChoice, Table

BACK = 16  # choices that may be taken back in a row


class Made(msgspec.Struct):
    """A choice, the table before it, and the question that it answered (None: it was made unasked)."""

    step: Stepped
    before: Table
    ask: int | None
    open: bool = True


class Recent:
    def __init__(self) -> None:
        self.made: list[Made] = []

    def add(self, step: Stepped, before: Table, after: Table) -> None:
        if step.seat == NOBODY or not same_dice(before, after):
            self.made.clear()
            return
        ask = next((a.n for a in before.asks if a.seat == step.seat), None)
        self.made.append(Made(step, before, ask))
        mine = [made for made in self.made if made.open and made.step.seat == step.seat]
        for made in mine[:-BACK]:
            made.open = False
        if not step.secret:
            for made in self.made:
                made.open = made.open and made.step.seat == step.seat
        while not self.made[0].open:
            del self.made[0]

    def last(self, seat: int | None) -> Stepped | None:
        """The choice that a seat may try to take back."""
        return next((made.step for made in reversed(self.made) if made.open and made.step.seat == seat), None)

    def without(self, step: Stepped) -> Table | None:
        """The table as if this choice had not been made; None if later ones do not stand without it."""
        tables = self._tables_without(step)
        return tables[-1] if tables is not None else None

    def take_back(self, step: Stepped) -> Table:
        """It is taken back."""
        tables = self._tables_without(step)
        assert tables is not None
        later = self._later(step)
        self.made = [made for made in self.made if made.step is not step]
        for made, before in zip(later, tables, strict=False):
            made.before = before
        while self.made and not self.made[0].open:
            del self.made[0]
        return tables[-1]

    def _later(self, step: Stepped) -> list[Made]:
        return [made for made in self.made if made.step.n > step.n]

    def _tables_without(self, step: Stepped) -> list[Table] | None:
        """The tables before every later choice, and after the last of them."""
        tables = [made.before for made in self.made if made.step is step]
        for made in self._later(step):
            try:
                tables.append(apply(tables[-1], made.step.seat, made.step.text, made.ask).table)
            except IllegalChoice:
                return None
        return tables


def same_dice(one: Table, other: Table) -> bool:
    a, b = one.rng, other.rng
    return a.block == b.block and a.at == b.at and a.key == b.key
