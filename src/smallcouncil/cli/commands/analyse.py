"""`council analyse`: a game looked at afterwards."""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as Grid

import smallcouncil as sc
from smallcouncil.arena import charts
from smallcouncil.arena.analysis import Analysis, analyse
from smallcouncil.cli import boards
from smallcouncil.cli.commands.simulate import progress_bar
from smallcouncil.cli.game_loop import read_record
from smallcouncil.cli.output_files import check_writable
from smallcouncil.cli.screen import news
from smallcouncil.cli.terminal import Terminal
from smallcouncil.locale import Voice
from smallcouncil.table import Record, Table, make_step, read_step

TOLD = 2  # sentences of what happened at a turning point
PARTS = ("phase", "round", "turn")  # that begin: told where there is nothing else


def register(app: typer.Typer, terminal: Terminal, cls: Any) -> None:
    say = terminal.voice.say
    about_html, about_json = say("help-analyse-html"), say("help-analyse-json")

    @app.command("analyse", cls=cls, help=say("help-analyse"))
    def analyse_record(
        file: str = typer.Argument(..., help=say("help-replay-file")),
        iterations: int = typer.Option(100, help=say("help-analyse-iterations")),
        seed: int = typer.Option(0, help=say("help-seed")),
        html: str = typer.Option("", help=about_html, show_default=False),
        json: str = typer.Option("", help=about_json, show_default=False),
    ) -> None:
        record = read_record(file)
        check_writable(html, json)
        table = sc.replay(record)
        voice = terminal.voice.named(boards.seat_names(terminal.voice, table))
        with progress_bar(terminal, voice.game(table.game), 0) as progress:
            found = analyse(record, iterations=iterations, seed=seed, progress=progress)
        told = Told(voice, record, table, found)
        terminal.print(told.grid(*told.turns()))
        terminal.print()
        if found.advice:
            terminal.print(told.grid(*told.advice()))
        else:
            terminal.say("analysis-nothing-better")
        if json:
            Path(json).write_bytes(found.write())
        if html:
            Path(html).write_text(told.html(), encoding="utf-8")
            terminal.say("arena-report", file=html)


class Told:
    """An analysis in words."""

    def __init__(self, voice: Voice, record: Record, table: Table, found: Analysis) -> None:
        self.voice = voice
        self.record = record
        self.found = found
        self.names = [voice.seat(seat, table) for seat in range(table.players)]

    def chosen(self, step: int, text: str) -> str:
        """What a choice says, in a sentence."""
        table = sc.replay(self.record, steps=step)
        seat, _ = read_step(self.record.choices[step])
        ask = next((a for a in (*table.asks, table.may(seat)) if a is not None and a.seat == seat), None)
        choice = next((c for c in ask.choices if table.text(c) == text), None) if ask else None
        return text if choice is None else self.voice.choice(choice, table)

    def happened(self, step: int) -> list[str]:
        """What everyone saw of a choice: most of it explains why the chances moved."""
        table = sc.replay(self.record, steps=step, listen=True)
        before = len(table.log or [])
        make_step(table, self.record.choices[step])
        heard = [event for event in (table.log or [])[before:] if event.heard_by(None)]
        telling = [event for event in heard if event.news.name not in PARTS]
        return list(news(self.voice, table, telling or heard))[:TOLD]

    def turns(self) -> tuple[list[str], list[list[str]]]:
        say, percent = self.voice.say, self.voice.percent
        rows = []
        for turn in self.found.turns:
            chances = [f"{percent(b)} → {percent(a)}" for b, a in zip(turn.before, turn.after, strict=True)]
            chosen = f"{self.names[turn.seat]}: {self.chosen(turn.step - 1, turn.chosen.text)}"
            rows.append([str(turn.step), "\n".join([chosen, *self.happened(turn.step - 1)]), *chances])
        return [say("head-step"), say("head-turning-point"), *self.names], rows

    def advice(self) -> tuple[list[str], list[list[str]]]:
        say, percent = self.voice.say, self.voice.percent
        rows = [
            [
                str(a.step + 1),
                self.names[a.seat],
                self.chosen(a.step, a.chosen.text),
                self.chosen(a.step, a.better.text),
                percent(a.cost, 1),
                say(a.why),
            ]
            for a in self.found.advice
        ]
        return [say(h) for h in ("head-step", "head-seat", "head-chosen", "head-better", "head-cost", "head-why")], rows

    def grid(self, heads: list[str], rows: list[list[str]]) -> Grid:
        grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
        for head in heads:
            grid.add_column(head)
        for row in rows:
            grid.add_row(*row)
        return grid

    def html(self) -> str:
        moments = self.found.moments
        lines = [(name, [m.chances[seat] for m in moments]) for seat, name in enumerate(self.names)]
        steps = [moment.step for moment in moments]
        # a turning point lies between moments
        marks = [(bisect_left(steps, turn.step), str(turn.step)) for turn in self.found.turns]
        parts = [
            charts.lines(lines, marks=marks, write=self.voice.percent),
            charts.html_table(*self.turns()),
        ]
        if self.found.advice:
            parts.append(charts.html_table(*self.advice()))
        return charts.page(self.voice.say("analysis-title"), self.voice.lang, parts)
