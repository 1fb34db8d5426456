"""What a seat says in advance: always this answer to that prompt, no question about an ability, pass until something
changes (see `smallcouncil.table.passing`). Answers are given only while they are legal.
"""

from __future__ import annotations

import msgspec

from smallcouncil.server.messages import InAdvance, Scope
from smallcouncil.server.refusals import Denied
from smallcouncil.server.store.rows import InAdvanceRow
from smallcouncil.table import Ask, Choice, IllegalChoice, Table, passing

MOST = 50  # of one seat
ANSWER, MUTE, REST = "answer", "mute", "rest"


def mark(table: Table, scope: str) -> str:
    """Which phase, turn or round it is, as everyone sees it."""
    if scope == "game":
        return ""
    time = table.time()
    if scope == "phase":
        return " ".join(map(str, time))
    found: int = time.turn if scope == "turn" else time.round
    if found < 0:
        raise Denied("no-such", what="scope at this table:", value=scope, field="until")
    return str(found)


# ---------------------------------------------------------------------------- what is said


def answered(table: Table, seat: int, prompt: str, choice: str, until: Scope, n: int) -> InAdvanceRow:
    return InAdvanceRow(seat, ANSWER, prompt, choice, until, mark(table, until), n)


def muted(table: Table, seat: int, ask: int, text: str, n: int) -> InAdvanceRow:
    asked = window(table, seat, ask)
    choice = next((c for c in passing.alternatives(asked) if table.text(c) == text), None)
    if choice is None:
        raise IllegalChoice("illegal", choice=text, prompt=asked.prompt, rule=asked.rule)
    about = asked.ability(choice, table)
    return InAdvanceRow(seat, MUTE, about, written(table, choice), "phase", mark(table, "phase"), n)


def resting(table: Table, seat: int, ask: int, n: int) -> InAdvanceRow:
    asked = window(table, seat, ask)
    known = msgspec.json.encode(passing.chances(table, asked)).decode()
    return InAdvanceRow(seat, REST, "", known, "phase", mark(table, "phase"), n)


def of_passing(rows: list[InAdvanceRow], seat: int) -> list[InAdvanceRow]:
    """What makes a seat pass by itself."""
    return [row for row in rows if row.seat == seat and row.kind in (MUTE, REST)]


def window(table: Table, seat: int, n: int) -> Ask:
    """The question that the seat has to answer now, if one may pass it."""
    ask = table.ask(seat)
    if ask.n != n:
        raise IllegalChoice("stale", answered=n, asked=ask.n)
    if ask.decline is None:
        raise IllegalChoice("illegal", choice="pass", prompt=ask.prompt, rule=ask.rule)
    return ask


def written(table: Table, choice: Choice) -> str:
    data = {"text": table.text(choice), "verb": choice.verb.name, "args": choice.verb.named(choice.args, table)}
    return msgspec.json.encode(data).decode()


# ---------------------------------------------------------------------------- what holds


def answer(table: Table, ask: Ask, rows: list[InAdvanceRow], last_act: int) -> str | None:
    """What was said in advance for this question, if it is legal. `last_act`: the last entry that was not a pass."""
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
    changed = rest is not None and last_act > rest.since
    if ask.decline is not None and passing.passes(table, ask, silent, known, stirred=changed):
        return table.text(ask.decline)
    return None


def outdated(table: Table, rows: list[InAdvanceRow], last_act: int) -> list[InAdvanceRow]:
    """Those whose time is over; and a rest, when its seat is asked all the same."""
    marks = {scope: mark(table, scope) for scope in {row.scope for row in rows}}
    gone = [row for row in rows if row.mark != marks[row.scope]]
    for ask in table.asks:
        if ask.decline is not None and answer(table, ask, rows, last_act) is None:
            gone += [row for row in rows if row.seat == ask.seat and row.kind == REST and row not in gone]
    return gone


def shown(rows: list[InAdvanceRow], seat: int | None) -> list[InAdvance]:
    """What its owner sees of it."""
    return [show(row) for row in rows if row.seat == seat]


def show(row: InAdvanceRow) -> InAdvance:
    return InAdvance(
        kind=row.kind,  # type: ignore[arg-type]
        about=row.about,
        until=row.scope,  # type: ignore[arg-type]
        choice=row.answer if row.kind == ANSWER else None,
        muted=msgspec.json.decode(row.answer) if row.kind == MUTE else None,
    )
