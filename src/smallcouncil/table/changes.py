"""Changes: options that a game lets change while it is played.

Nobody chooses them, so they stand in the past and in records among the choices as steps of the table itself::

    SAFE_WINDOWS = Change("windows", "fast", "safe", told=News("safe_windows"))

    table.change("windows safe")        # in the record: "table windows safe"

A game declares its changes in `Game.changes`, and what they tell among its words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from smallcouncil.table.words import Choice, Domain, News, Verb

if TYPE_CHECKING:
    from smallcouncil.table.game import Options
    from smallcouncil.table.table import Table

NOBODY = -1  # whose steps changes are


class Change:
    """From one value of an option to another, and never back: what a record was laid with follows from its steps."""

    __slots__ = ("option", "before", "after", "choice", "told")

    def __init__(self, option: str, before: str, after: str, *, told: News) -> None:
        self.option = option
        self.before = before
        self.after = after
        self.choice: Choice = Verb(option, value=Domain(option, (after,)))(0)
        self.told = told

    def __repr__(self) -> str:
        return f"Change({self.option}: {self.before} -> {self.after})"

    def apply(self, table: Table) -> None:
        """The table stands where it stood, as if it had been laid with the other value: open questions keep their
        numbers, and nothing is drawn."""
        position = table.position()
        position["options"] = {**position["options"], self.option: self.after}
        laid = table.game.position(position)
        table.options = laid.options
        table.stack = laid.stack
        table.asks = laid.asks
        table.asked = laid.asked
        table.unsettled = laid.unsettled
        laid.copy_state(table)


SAFE_WINDOWS = Change("windows", "fast", "safe", told=News("safe_windows"))


def options_as_laid(table: Table) -> Options:
    """What the options were before the first step."""
    options: Options = table.options
    for seat, choice in reversed(table.choices_made()):
        if seat == NOBODY:
            change = next(change for change in table.game.changes if change.choice is choice)
            options = msgspec.structs.replace(options, **{change.option: change.before})
    return options
