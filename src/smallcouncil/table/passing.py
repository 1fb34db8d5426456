"""Passing in advance, for players who do not want to be asked again and again.

A *window* is a question with an answer that declines (`Ask.decline`): somebody may act, or not. Two things can be said
ahead:

- **mute**: do not ask about this ability (`Ask.ability`) in this phase. A window in which everything else is muted is
  passed.
- **rest**: pass until something changes. The seat rests as long as everyone does nothing but decline, the phase lasts
  (`Table.time`), and nothing is offered that was not offered when it was said: no chance is lost that was not there
  then. A window that offers nothing but to pass is passed in any case.
"""

from __future__ import annotations

from collections.abc import Collection

from smallcouncil.table.table import Table
from smallcouncil.table.words import Ask, Choice


def alternatives(ask: Ask) -> list[Choice]:
    """What could be done instead of declining."""
    return [choice for choice in ask.choices[: ask.answers] if not choice.verb.declines]


def chance(table: Table, ask: Ask, choice: Choice) -> str:
    """A choice with its occasion: the same reaction to something else is another chance."""
    return f"{ask.prompt} {ask.question.named(ask.args, table)} {table.text(choice)}"


def chances(table: Table, ask: Ask) -> list[str]:
    return [chance(table, ask, choice) for choice in alternatives(ask)]


def passes(table: Table, ask: Ask, muted: Collection[str], known: Collection[str] | None, *, stirred: bool) -> bool:
    """Whether the seat declines by itself. `known` are the chances when it began to rest (None: it does not rest),
    `stirred` says that somebody has chosen something else than to decline since then."""
    if ask.decline is None:
        return False
    there = alternatives(ask)
    left = [choice for choice in there if ask.ability(choice, table) not in muted]
    if not left:
        return bool(there) or known is not None
    return known is not None and not stirred and all(chance(table, ask, choice) in known for choice in left)
