"""What a seat says in advance: always this answer to that prompt, no question about an ability, pass until something
changes (see `smallcouncil.table.passing`). Answers are given only while they are legal.
"""

from __future__ import annotations

import msgspec

from smallcouncil.server.messages import Scope, Standing
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.shelf import StandingRow
from smallcouncil.table import Ask, Choice, IllegalChoice, Table, passing

MOST = 50  # of one seat
ANSWER, MUTE, REST = "answer", "mute", "rest"


def mark(table: Table, scope: str) -> str:
    """Which phase, turn or round it is, as everyone sees it."""
    if scope == "game":
        return ""
    if scope == "phase":
        return passing.phase(table)
    public = table.look(None)
    if scope not in public:
        raise Denied("no-such", what="scope at this table:", value=scope, field="until")
    return str(public[scope])


# ---------------------------------------------------------------------------- what is said


def answered(table: Table, seat: int, prompt: str, choice: str, until: Scope, n: int) -> StandingRow:
    return StandingRow(seat, ANSWER, prompt, choice, until, mark(table, until), n)


def muted(table: Table, seat: int, ask: int, text: str, n: int) -> StandingRow:
    asked = window(table, seat, ask)
    choice = next((c for c in passing.alternatives(table, asked) if table.text(c) == text), None)
    if choice is None:
        raise IllegalChoice("illegal", choice=text, prompt=asked.prompt, rule=asked.rule)
    about = passing.ability(table, asked, choice)
    return StandingRow(seat, MUTE, about, written(table, choice), "phase", mark(table, "phase"), n)


def resting(table: Table, seat: int, ask: int, n: int) -> StandingRow:
    asked = window(table, seat, ask)
    known = msgspec.json.encode(passing.chances(table, asked)).decode()
    return StandingRow(seat, REST, "", known, "phase", mark(table, "phase"), n)


def of_passing(rows: list[StandingRow], seat: int) -> list[StandingRow]:
    """What makes a seat pass by itself."""
    return [row for row in rows if row.seat == seat and row.kind in (MUTE, REST)]


def window(table: Table, seat: int, n: int) -> Ask:
    """The question that the seat has to answer now, if one may pass it."""
    ask = table.ask(seat)
    if ask.n != n:
        raise IllegalChoice("stale", answered=n, asked=ask.n)
    if not passing.is_window(table, ask):
        raise IllegalChoice("illegal", choice=passing.PASS, prompt=ask.prompt, rule=ask.rule)
    return ask


def written(table: Table, choice: Choice) -> str:
    data = {"text": table.text(choice), "verb": choice.verb.name, "args": choice.verb.named(choice.args, table)}
    return msgspec.json.encode(data).decode()


# ---------------------------------------------------------------------------- what holds


def answer(table: Table, ask: Ask, rows: list[StandingRow], stirred: int) -> str | None:
    """What was said in advance for this question, if it is legal. `stirred`: the last entry that was not a pass."""
    mine = [row for row in rows if row.seat == ask.seat]
    if not mine:
        return None
    mine = [row for row in mine if row.mark == mark(table, row.scope)]
    for row in mine:
        if row.kind == ANSWER and row.about == ask.prompt:
            said = next((row.answer for c in ask.choices if table.text(c) == row.answer), None)
            if said is not None:
                return said
    silent = {row.about for row in mine if row.kind == MUTE}
    rest = next((row for row in mine if row.kind == REST), None)
    known = msgspec.json.decode(rest.answer, type=list[str]) if rest is not None else None
    changed = rest is not None and stirred > rest.since
    return passing.PASS if passing.passes(table, ask, silent, known, stirred=changed) else None


def outdated(table: Table, rows: list[StandingRow], stirred: int) -> list[StandingRow]:
    """Those whose time is over; and a rest, when its seat is asked all the same."""
    marks = {scope: mark(table, scope) for scope in {row.scope for row in rows}}
    gone = [row for row in rows if row.mark != marks[row.scope]]
    for ask in table.asks:
        if passing.is_window(table, ask) and answer(table, ask, rows, stirred) is None:
            gone += [row for row in rows if row.seat == ask.seat and row.kind == REST and row not in gone]
    return gone


def shown(rows: list[StandingRow], seat: int | None) -> list[Standing]:
    """What its owner sees of it."""
    return [show(row) for row in rows if row.seat == seat]


def show(row: StandingRow) -> Standing:
    return Standing(
        kind=row.kind,  # type: ignore[arg-type]
        about=row.about,
        until=row.scope,  # type: ignore[arg-type]
        choice=row.answer if row.kind == ANSWER else None,
        muted=msgspec.json.decode(row.answer) if row.kind == MUTE else None,
    )
