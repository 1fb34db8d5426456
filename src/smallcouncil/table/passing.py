"""Passing in advance, for players who do not want to be asked again and again.

A *window* is a question with a choice whose text is `pass`: somebody may act, or not. Two things can be said ahead:

- **mute**: do not ask about this ability (a verb and the first thing it is about, in answer to one prompt) in this
  phase. A window in which everything else is muted is passed.
- **rest**: pass until something changes. The seat rests as long as everyone does nothing but pass, the phase lasts, and
  nothing is offered that was not offered when it was said: no chance is lost that was not there then. A window that
  offers nothing but to pass is passed in any case.
"""

from __future__ import annotations

from collections.abc import Collection

from smallcouncil.table.table import Table
from smallcouncil.table.words import Ask, Choice

PASS = "pass"
MARKS = ("round", "turn", "phase")


def is_window(table: Table, ask: Ask) -> bool:
    return ask.must and any(table.text(choice) == PASS for choice in ask.choices[: ask.own])


def alternatives(table: Table, ask: Ask) -> list[Choice]:
    """What could be done instead of passing."""
    return [choice for choice in ask.choices[: ask.own] if table.text(choice) != PASS]


def ability(table: Table, ask: Ask, choice: Choice) -> str:
    """What is muted with a choice: `react trigger arya_stark.0a`, whatever else it is about."""
    return " ".join([ask.prompt, *table.text(choice).split()[:2]])


def chance(table: Table, ask: Ask, choice: Choice) -> str:
    """A choice with its occasion: the same reaction to something else is another chance."""
    return f"{ask.prompt} {ask.words.named(ask.args, table)} {table.text(choice)}"


def chances(table: Table, ask: Ask) -> list[str]:
    return [chance(table, ask, choice) for choice in alternatives(table, ask)]


def phase(table: Table) -> str:
    """What everyone sees of the round, the turn and the phase: another one is another time."""
    public = table.look(None)
    return " ".join(str(public[name]) for name in MARKS if name in public)


def passes(table: Table, ask: Ask, muted: Collection[str], known: Collection[str] | None, *, stirred: bool) -> bool:
    """Whether the seat passes by itself. `known` are the chances when it began to rest (None: it does not rest),
    `stirred` says that somebody has chosen something else than to pass since then."""
    if not is_window(table, ask):
        return False
    there = alternatives(table, ask)
    left = [choice for choice in there if ability(table, ask, choice) not in muted]
    if not left:
        return bool(there) or known is not None
    return known is not None and not stirred and all(chance(table, ask, choice) in known for choice in left)
