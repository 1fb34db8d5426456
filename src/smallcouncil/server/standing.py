"""Standing answers: "always answer this prompt so, for this turn". They are given only while they are legal."""

from __future__ import annotations

from smallcouncil.server.messages import Scope, Standing
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.shelf import StandingRow
from smallcouncil.table import Ask, Table

MOST = 50  # of one seat


def mark(table: Table, scope: str) -> str:
    """Which turn or round it is, as everyone sees it."""
    if scope == "game":
        return ""
    public = table.look(None)
    if scope not in public:
        raise Denied("no-such", what="scope at this table:", value=scope, field="until")
    return str(public[scope])


def given(table: Table, seat: int, prompt: str, choice: str, until: Scope) -> StandingRow:
    return StandingRow(seat, prompt, choice, until, mark(table, until))


def answer(table: Table, ask: Ask, rows: list[StandingRow]) -> str | None:
    """What stands for this question, if it is among its choices."""
    for row in rows:
        if row.seat == ask.seat and row.prompt == ask.prompt:
            return next((row.choice for c in ask.choices if table.text(c) == row.choice), None)
    return None


def outdated(table: Table, rows: list[StandingRow]) -> list[StandingRow]:
    """Those whose turn or round is over."""
    marks = {scope: mark(table, scope) for scope in {row.scope for row in rows}}
    return [row for row in rows if row.mark != marks[row.scope]]


def shown(rows: list[StandingRow], seat: int | None) -> list[Standing]:
    return [Standing(r.prompt, r.choice, r.scope) for r in rows if r.seat == seat]  # type: ignore[arg-type]
