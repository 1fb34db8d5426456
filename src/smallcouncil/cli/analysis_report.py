"""An analysis in sentences: for the terminal, and with the curve for a page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

import smallcouncil as sc
from smallcouncil.arena import charts
from smallcouncil.arena.analysis import Advice, Analysis, Turn
from smallcouncil.cli.screen import news
from smallcouncil.locale import Voice
from smallcouncil.table import Record, Table, make_step, read_step

TOLD = 3  # sentences of what happened at a turning point
PARTS = ("phase", "round", "turn")  # that begin: told where there is nothing else
PERCENT = 100


class Told(NamedTuple):
    """A turning point or a piece of advice."""

    step: int  # choices made
    head: str
    lines: list[str]


class AnalysisReport:
    def __init__(self, voice: Voice, record: Record, table: Table, found: Analysis) -> None:
        self.voice = voice
        self.record = record
        self.found = found
        self.names = [voice.seat(seat, table) for seat in range(table.players)]

    # ------------------------------------------------------------------ in sentences

    def turns(self) -> list[Told]:
        return [self.turn(turn) for turn in self.found.turns]

    def turn(self, turn: Turn) -> Told:
        """Who did what, what came of it, whose chances moved how far, and whether it was luck."""
        table = sc.replay(self.record, steps=turn.step - 1, listen=True)
        head = f"{self.when(table, turn.step)}: {self.names[turn.seat]}"
        chosen = self.chosen(table, turn.step - 1, turn.chosen.text)
        return Told(turn.step, head, [chosen, *self.happened(table, turn.step - 1), *self.moved(turn)])

    def moved(self, turn: Turn) -> list[str]:
        say, percent = self.voice.say, self.voice.percent
        by = [after - before for before, after in zip(turn.before, turn.after, strict=True)]
        most = sorted(range(len(by)), key=lambda seat: -by[seat])
        told = []
        for seat in (most[0], most[-1])[: len(by) - 1]:  # of two who play against each other one is enough
            key = "analysis-rises" if by[seat] > 0 else "analysis-falls"
            before, after = percent(turn.before[seat]), percent(turn.after[seat])
            told.append(say(key, who=self.names[seat], before=before, after=after))
        if turn.by:
            meant = percent((turn.meant or turn.after)[most[0]])
            told.append(say(f"analysis-by-{turn.by}", who=self.names[most[0]], meant=meant))
        return told

    def advice(self) -> list[Told]:
        return [self.advised(advice) for advice in self.found.advice]

    def advised(self, advice: Advice) -> Told:
        """What was asked, chosen and better, why, and what it cost."""
        say, percent = self.voice.say, self.voice.percent
        table = sc.replay(self.record, steps=advice.step)
        asked = self.voice.prompt(table.ask(advice.seat), table)
        head = f"{self.when(table, advice.step + 1)}: {self.names[advice.seat]}, {asked}"
        points = self.voice.number(PERCENT * advice.cost, 0)
        better = say("analysis-better", choice=self.chosen(table, advice.step, advice.better.text))
        return Told(
            advice.step + 1,
            head,
            [
                say("analysis-chosen", choice=self.chosen(table, advice.step, advice.chosen.text)),
                f"{better} – {say(advice.why)}",
                say(
                    "analysis-cost",
                    points=points,
                    left=percent(advice.worth),
                    better=percent(advice.worth + advice.cost),
                ),
            ],
        )

    def when(self, table: Table, step: int) -> str:
        round_ = table.time().round
        if round_ < 1:
            return self.voice.say("web-analysis-move", n=step)
        return self.voice.say("web-analysis-in-round", round=round_, n=step)

    def chosen(self, table: Table, step: int, text: str) -> str:
        """What a choice says, in a sentence."""
        seat, _ = read_step(self.record.choices[step])
        ask = next((a for a in (*table.asks, table.may(seat)) if a is not None and a.seat == seat), None)
        choice = next((c for c in ask.choices if table.text(c) == text), None) if ask else None
        return text if choice is None else self.voice.choice(choice, table)

    def happened(self, table: Table, step: int) -> list[str]:
        """What everyone saw of a choice: most of it explains why the chances moved."""
        before = len(table.log or [])
        make_step(table, self.record.choices[step])
        heard = [event for event in (table.log or [])[before:] if event.heard_by(None)]
        telling = [event for event in heard if event.news.name not in PARTS]
        return list(news(self.voice, table, telling or heard))[:TOLD]

    def parts(self) -> list[tuple[str, str, list[Told]]]:
        """Each with its heading, and what is said where there is none."""
        say = self.voice.say
        return [
            (say("web-analysis-turns"), say("analysis-turns-none"), self.turns()),
            (say("web-analysis-advice"), say("analysis-nothing-better"), self.advice()),
        ]

    # ------------------------------------------------------------------ on the screen, on a page

    def screen(self) -> RenderableType:
        drawn: list[RenderableType] = []
        for head, none, told in self.parts():
            drawn.append(Text(head, "bold cyan"))
            drawn += [part for one in told for part in (Text(one.head, "bold"), indented(one.lines))] or [Text(none)]
            drawn.append(Text())
        return Group(*drawn[:-1])

    def html(self) -> str:
        moments = self.found.moments
        lines = [(name, [m.chances[seat] for m in moments]) for seat, name in enumerate(self.names)]
        marks = [(turn.step, str(turn.step)) for turn in self.found.turns]
        steps = [moment.step for moment in moments]
        parts = [charts.lines(lines, at=steps, marks=marks, write=self.voice.percent)]
        for head, none, told in self.parts():
            parts.append(f"<h2>{escape(head)}</h2>")
            parts += [article(one) for one in told] or [f"<p>{escape(none)}</p>"]
        return charts.page(self.voice.say("analysis-title"), self.voice.lang, parts)


def indented(lines: Sequence[str]) -> Padding:
    return Padding(Text("\n".join(lines)), (0, 0, 0, 2))


def article(told: Told) -> str:
    lines = "".join(f"<p>{escape(line)}</p>" for line in told.lines)
    return f"<article><h3>{escape(told.head)}</h3>{lines}</article>"
