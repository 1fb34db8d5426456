"""What happened at a turning point: the choice, what everyone saw of it, and whether it or luck turned the game."""

from __future__ import annotations

from typing import Literal

from smallcouncil.arena.analysis.chances import look_closely, meant, together
from smallcouncil.arena.analysis.curve import Stretch, apart
from smallcouncil.arena.analysis.findings import Question, Turn
from smallcouncil.bots import heuristics
from smallcouncil.games import game
from smallcouncil.table import ChoiceView, Record, Table, read_step

MOSTLY = 0.67  # the share of what happened that is called the whole


def turn(record: Record, stretch: Stretch, seed: int) -> Turn:
    """Of two moments with one choice between them, which are looked at closely."""
    step = stretch[1].step
    table = record.replay(game(record.game), steps=step - 1, listen=True)
    seat, text = read_step(record.choices[step - 1])
    chosen, asked = named(table, seat, text), question(table, seat)
    known = heuristics(record.game).as_told()
    before = look_closely(table, known, step - 1, seed)
    average = meant(table, seat, text, known, step - 1, seed)
    table.log = []
    table.choose(seat, text)
    events = [event.write(table) for event in table.heard(None)]
    after = look_closely(table, known, step, seed)
    both = together(stretch[0].chances, before), together(stretch[1].chances, after)
    lucky = None if average == after else average
    by = turned_by(before, average, after)
    return Turn(step, apart(*both), *both, seat, chosen, events, asked, lucky, by)


def turned_by(before: list[float], average: list[float], after: list[float]) -> Literal["choice", "luck", "both"]:
    """The choice moves the chances to what it leaves on average, luck does the rest.

    >>> turned_by([0.5, 0.5], [0.45, 0.55], [0.1, 0.9])
    'luck'
    """
    chosen, fallen = apart(before, average), apart(average, after)
    share = fallen / ((chosen + fallen) or 1.0)
    return "luck" if share > MOSTLY else "choice" if share < 1 - MOSTLY else "both"


def named(table: Table, seat: int, text: str) -> ChoiceView:
    """A choice as views show it."""
    asks = [ask for ask in (*table.asks, table.may(seat)) if ask is not None and ask.seat == seat]
    choice = next(c for ask in asks for c in ask.choices if table.text(c) == text)
    return choice.show(table)


def question(table: Table, seat: int) -> Question | None:
    """What a seat is asked, as views show it."""
    if seat not in table.waiting:
        return None
    ask = table.ask(seat)
    return Question(ask.prompt, ask.question.named(ask.args, table))
